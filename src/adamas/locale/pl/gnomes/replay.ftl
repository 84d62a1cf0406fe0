### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Kondygnacja { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Kondygnacje
replay-chapter-before = Poprzednia kondygnacja
replay-chapter-next = Następna kondygnacja
