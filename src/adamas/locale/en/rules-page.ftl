### The frame around the rules of the games, in the browser.

rules-page-link = Rules
rules-page-title = { $title }: the rules
rules-page-edition = Edition: { $edition }
rules-page-other-editions = Other editions
rules-page-own-words = Retold in our own words, with the numbers of this edition. The small numbers name the rules, so that you can link to one of them.
rules-page-to-game = Play { $title }
rules-page-contents = Contents
rules-page-changed = Changed at this table:
rules-page-ruling = { $option }: { $value }
rules-page-now = This matters now
