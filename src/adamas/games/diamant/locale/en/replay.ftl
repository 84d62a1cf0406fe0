### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Expedition { $number }
replay-chapters = Expeditions
replay-chapter-before = Expedition before
replay-chapter-next = Next expedition
