### The frame around the rules of the games, in the browser.

rules-page-link = Règles
rules-page-title = { $title } : les règles
rules-page-edition = Édition : { $edition }
rules-page-other-editions = Autres éditions
rules-page-own-words = Racontées avec nos propres mots et les nombres de cette édition. Les petits numéros désignent les règles, pour faire un lien vers l’une d’elles.
rules-page-to-game = Jouer à { $title }
rules-page-contents = Sommaire
rules-page-changed = Modifié à cette table :
rules-page-ruling = { $option } : { $value }
rules-page-now = Utile maintenant
