### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = Ход { $number }
replay-chapters = Ходы
replay-chapter-before = Предыдущий ход
replay-chapter-next = Следующий ход
