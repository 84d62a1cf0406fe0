### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = { $number ->
    [1] I
    [2] II
   *[other] III
} kondygnacja
replay-chapters = Kondygnacje
replay-chapter-before = Poprzednia kondygnacja
replay-chapter-next = Następna kondygnacja
