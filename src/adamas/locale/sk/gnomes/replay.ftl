### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = { $number ->
    [1] I.
    [2] II.
   *[other] III.
} podlažie
replay-chapters = Podlažia
replay-chapter-before = Predošlé podlažie
replay-chapter-next = Ďalšie podlažie
