### The parts of a game of Diamant, for whoever looks at it again.

replay-chapter = { $number }. expedíció
replay-chapters = Expedíciók
replay-chapter-before = Előző expedíció
replay-chapter-next = Következő expedíció
