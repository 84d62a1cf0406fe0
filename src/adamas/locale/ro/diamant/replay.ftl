### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Expediția { $number }
replay-chapters = Expediții
replay-chapter-before = Expediția dinainte
replay-chapter-next = Expediția următoare
