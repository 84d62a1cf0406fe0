### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Tah { $number }
replay-chapters = Tahy
replay-chapter-before = Předchozí tah
replay-chapter-next = Další tah
