### The frame around the rules of the games, in the browser.

rules-page-link = Pravidlá
rules-page-title = { $title }: pravidlá
rules-page-edition = Vydanie: { $edition }
rules-page-other-editions = Ďalšie vydania
rules-page-own-words = Prerozprávané vlastnými slovami, s číslami tohto vydania. Malé čísla označujú pravidlá, takže na každé sa dá odkázať.
rules-page-to-game = Hrať: { $title }
rules-page-contents = Obsah
rules-page-changed = Zmenené pri tomto stole:
rules-page-ruling = { $option }: { $value }
rules-page-now = Toto je dôležité teraz
