### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Ярус { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Ярусы
replay-chapter-before = Предыдущий ярус
replay-chapter-next = Следующий ярус
