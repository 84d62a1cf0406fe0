### The frame around the rules of the games, in the browser.

rules-page-link = Pravidla
rules-page-title = { $title }: pravidla
rules-page-edition = Vydání: { $edition }
rules-page-other-editions = Jiná vydání
rules-page-own-words = Převyprávěno vlastními slovy, s počty z tohoto vydání. Malá čísla označují jednotlivá pravidla, takže na každé můžeš odkázat.
rules-page-to-game = Hrát: { $title }
rules-page-contents = Obsah
rules-page-changed = U tohoto stolu jinak:
rules-page-ruling = { $option }: { $value }
rules-page-now = Teď důležité
