### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Rândul { $number }
replay-chapters = Rânduri
replay-chapter-before = Rândul dinainte
replay-chapter-next = Rândul următor
