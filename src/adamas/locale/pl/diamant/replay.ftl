### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Wyprawa { $number }
replay-chapters = Wyprawy
replay-chapter-before = Poprzednia wyprawa
replay-chapter-next = Następna wyprawa
