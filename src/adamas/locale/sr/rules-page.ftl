### The frame around the rules of the games, in the browser.

rules-page-link = Правила
rules-page-title = { $title }: правила
rules-page-edition = Издање: { $edition }
rules-page-other-editions = Друга издања
rules-page-own-words = Препричано нашим речима, с бројевима овог издања. Мали бројеви означавају правила, да можеш да пошаљеш линк до неког од њих.
rules-page-to-game = Заиграј: { $title }
rules-page-contents = Садржај
rules-page-changed = За овим столом је другачије:
rules-page-ruling = { $option }: { $value }
rules-page-now = Ово је сада важно
