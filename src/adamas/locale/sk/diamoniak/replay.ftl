### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Ťah { $number }
replay-chapters = Ťahy
replay-chapter-before = Predošlý ťah
replay-chapter-next = Ďalší ťah
