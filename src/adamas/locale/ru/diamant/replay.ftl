### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Экспедиция { $number }
replay-chapters = Экспедиции
replay-chapter-before = Предыдущая экспедиция
replay-chapter-next = Следующая экспедиция
