### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = { $number ->
    [1] I. szint
    [2] II. szint
    [3] III. szint
   *[other] { $number }. szint
}
replay-chapters = Szintek
replay-chapter-before = Előző szint
replay-chapter-next = Következő szint
