### The parts of a game of Diamoniak, for whoever looks at it again.

replay-chapter = { $number }. kör
replay-chapters = Körök
replay-chapter-before = Előző kör
replay-chapter-next = Következő kör
