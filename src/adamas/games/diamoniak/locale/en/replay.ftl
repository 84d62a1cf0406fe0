### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Turn { $number }
replay-chapters = Turns
replay-chapter-before = Turn before
replay-chapter-next = Next turn
