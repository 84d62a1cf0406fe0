### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Експедиција { $number }
replay-chapters = Експедиције
replay-chapter-before = Претходна експедиција
replay-chapter-next = Следећа експедиција
