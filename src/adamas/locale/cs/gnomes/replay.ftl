### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = { $number ->
    [1] I. patro
    [2] II. patro
   *[other] III. patro
}
replay-chapters = Patra
replay-chapter-before = Předchozí patro
replay-chapter-next = Další patro
