### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] náš výklad
    [reading] iný výklad
    [elsewhere] z iného zdroja
   *[house] domáce pravidlo
}
source-mark-edition = z iného vydania: { $editions }
source-mark-changeable = { $mark } · dá sa zmeniť

## What the marks mean, above the rules

source-key = Odkiaľ je ktoré pravidlo
source-key-printed = Čo nemá značku, je v pravidlách tohto vydania.
source-key-described = Tlačené pravidlá tohto vydania sme nečítali. Čo nemá značku, poznáme z verejných opisov.
source-key-ruling = Náš výklad: pravidlá o tom nič nehovoria, alebo nie sú jasné. Takto im rozumieme my.
source-key-reading = Iný výklad: pravidlá o tom nič nehovoria, alebo nie sú jasné. Dá sa im rozumieť aj takto.
source-key-elsewhere = Z iného zdroja: je to z iného vydania, z pravidiel v inom jazyku, z verejných opisov alebo z iných programov.
source-key-house = Domáce pravidlo: nie je v nijakých tlačených pravidlách.
source-key-changeable = Dá sa zmeniť: kto zakladá stôl, môže zvoliť inak.

## The value of an option

source-value = { $source ->
    [printed] je v pravidlách
    [ruling] náš výklad: pravidlá to nechávajú otvorené
    [reading] iný výklad: pravidlá to nechávajú otvorené
    [elsewhere] z iného zdroja: z iných jazykov, vydaní alebo programov
    [house] domáce pravidlo: nie je v nijakých pravidlách
   *[screen] mení iba to, čo ukazuje obrazovka
}
source-value-edition = je v pravidlách vydania: { $editions }
