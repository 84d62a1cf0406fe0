### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Patro { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Patra
replay-chapter-before = Předchozí patro
replay-chapter-next = Další patro
