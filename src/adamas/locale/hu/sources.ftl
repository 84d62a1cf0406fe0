### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] a mi értelmezésünk
    [reading] másik értelmezés
    [elsewhere] máshonnan
   *[house] házi szabály
}
source-mark-edition = egy másik kiadásból: { $editions }
source-mark-changeable = { $mark } · megváltoztatható

## What the marks mean, above the rules

source-key = Honnan való egy-egy szabály
source-key-printed = Ami mellett nincs jelzés, az benne van ennek a kiadásnak a szabályfüzetében.
source-key-described = Ennek a kiadásnak a szabályfüzetét nem olvastuk. Ami mellett nincs jelzés, azt nyilvános leírásokból ismerjük.
source-key-ruling = A mi értelmezésünk: a szabályfüzet nem ír róla, vagy nem világosan. Mi így értjük.
source-key-reading = Másik értelmezés: a szabályfüzet nem ír róla, vagy nem világosan. Így is érthető.
source-key-elsewhere = Máshonnan: egy másik kiadásból, más nyelvű szabályokból, nyilvános leírásokból vagy más programokból való.
source-key-house = Házi szabály: egyik szabályfüzetben sincs benne.
source-key-changeable = Megváltoztatható: aki asztalt nyit, választhat mást.

## The value of an option

source-value = { $source ->
    [printed] benne van a szabályfüzetben
    [ruling] a mi értelmezésünk: a szabályfüzet nyitva hagyja
    [reading] másik értelmezés: a szabályfüzet nyitva hagyja
    [elsewhere] máshonnan: más nyelvű szabályokból, kiadásokból vagy programokból
    [house] házi szabály: egyik szabályfüzetben sincs benne
   *[screen] csak azt változtatja, amit a képernyő mutat
}
source-value-edition = ebben a kiadásban van benne: { $editions }
