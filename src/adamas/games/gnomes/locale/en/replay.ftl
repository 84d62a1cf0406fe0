### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Level { $number }
replay-chapters = Levels
replay-chapter-before = Level before
replay-chapter-next = Next level
