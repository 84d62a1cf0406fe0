### The frame around the rules of the games, in the browser.

rules-page-link = Reguli
rules-page-title = { $title }: regulile
rules-page-edition = Ediția: { $edition }
rules-page-other-editions = Alte ediții
rules-page-own-words = Povestite în cuvintele noastre, cu numerele acestei ediții. Fiecare regulă are un număr mic, ca să poți trimite un link spre ea.
rules-page-to-game = Joacă { $title }
rules-page-contents = Cuprins
rules-page-changed = Schimbat la această masă:
rules-page-ruling = { $option }: { $value }
rules-page-now = Contează acum
