### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Tour { $number }
replay-chapters = Tours
replay-chapter-before = Tour précédent
replay-chapter-next = Tour suivant
