### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] notre lecture
    [reading] autre lecture
    [elsewhere] autre source
   *[house] règle maison
}
source-mark-edition = d’une autre édition : { $editions }
source-mark-changeable = { $mark } · modifiable

## What the marks mean, above the rules

source-key = D’où vient chaque règle
source-key-printed = Ce qui n’est pas signalé est dans le livret de cette édition.
source-key-described = Nous n’avons pas lu le livret de cette édition. Ce qui n’est pas signalé vient de descriptions publiques.
source-key-ruling = Notre lecture : le livret n’en dit rien, ou rien de clair. Voici comment nous le comprenons.
source-key-reading = Autre lecture : le livret n’en dit rien, ou rien de clair. On peut aussi le comprendre ainsi.
source-key-elsewhere = Autre source : une autre édition, les règles dans une autre langue, des descriptions publiques ou d’autres programmes.
source-key-house = Règle maison : elle n’est dans aucun livret.
source-key-changeable = Modifiable : qui ouvre une table peut en décider autrement.

## The value of an option

source-value = { $source ->
    [printed] imprimé dans le livret
    [ruling] notre lecture : le livret ne tranche pas
    [reading] autre lecture : le livret ne tranche pas
    [elsewhere] autre source : d’autres langues, éditions ou programmes
    [house] règle maison : dans aucun livret
   *[screen] ne change que l’affichage
}
source-value-edition = imprimé dans l’édition : { $editions }
