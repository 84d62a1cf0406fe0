### The frame around the rules of the games, in the browser.

rules-page-link = Szabályok
rules-page-title = { $title }: a szabályok
rules-page-edition = Kiadás: { $edition }
rules-page-other-editions = Más kiadások
rules-page-own-words = Saját szavainkkal elmondva, ennek a kiadásnak a számaival. A kis számok a szabályokat jelölik, így bármelyikre linket küldhetsz.
rules-page-to-game = Játék: { $title }
rules-page-contents = Tartalom
rules-page-changed = Ennél az asztalnál más:
rules-page-ruling = { $option }: { $value }
rules-page-now = Most ez számít
