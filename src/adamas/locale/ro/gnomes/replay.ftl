### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Nivelul { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Niveluri
replay-chapter-before = Nivelul dinainte
replay-chapter-next = Nivelul următor
