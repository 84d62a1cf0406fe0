### The frame around the rules of the games, in the browser.

rules-page-link = Zasady
rules-page-title = { $title }: zasady
rules-page-edition = Wydanie: { $edition }
rules-page-other-editions = Inne wydania
rules-page-own-words = Opowiedziane własnymi słowami, z liczbami tego wydania. Małe numery oznaczają zasady, żeby można było podać link do każdej z nich.
rules-page-to-game = Zagraj: { $title }
rules-page-contents = Spis treści
rules-page-changed = Zmienione przy tym stole:
rules-page-ruling = { $option }: { $value }
rules-page-now = Ważne właśnie teraz
