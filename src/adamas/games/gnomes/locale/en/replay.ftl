### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Level { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Levels
replay-chapter-before = Level before
replay-chapter-next = Next level
