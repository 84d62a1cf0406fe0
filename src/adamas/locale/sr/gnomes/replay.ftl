### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Ниво { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Нивои
replay-chapter-before = Претходни ниво
replay-chapter-next = Следећи ниво
