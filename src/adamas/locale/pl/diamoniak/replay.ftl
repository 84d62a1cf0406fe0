### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Tura { $number }
replay-chapters = Tury
replay-chapter-before = Poprzednia tura
replay-chapter-next = Następna tura
