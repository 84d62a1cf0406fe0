### The parts of a game of Gnomes, for whoever looks at it again.

replay-chapter = Niveau { $number }
replay-chapters = Niveaux
replay-chapter-before = Niveau précédent
replay-chapter-next = Niveau suivant
