### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Niveau { $number ->
    [1] I
    [2] II
   *[other] III
}
replay-chapters = Niveaux
replay-chapter-before = Niveau précédent
replay-chapter-next = Niveau suivant
