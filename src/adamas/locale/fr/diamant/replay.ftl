### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Expédition { $number }
replay-chapters = Expéditions
replay-chapter-before = Expédition précédente
replay-chapter-next = Expédition suivante
