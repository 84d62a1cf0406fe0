### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Потез { $number }
replay-chapters = Потези
replay-chapter-before = Претходни потез
replay-chapter-next = Следећи потез
