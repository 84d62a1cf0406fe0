### The frame around the rules of the games, in the browser.

rules-page-link = Правила
rules-page-title = { $title }: правила
rules-page-edition = Издание: { $edition }
rules-page-other-editions = Другие издания
rules-page-own-words = Пересказано своими словами, с числами этого издания. Мелким шрифтом — номера правил: на каждое можно дать ссылку.
rules-page-to-game = К игре «{ $title }»
rules-page-contents = Содержание
rules-page-changed = Изменено за этим столом:
rules-page-ruling = { $option }: { $value }
rules-page-now = Важно сейчас
