### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = Výprava { $number }
replay-chapters = Výpravy
replay-chapter-before = Předchozí výprava
replay-chapter-next = Další výprava
