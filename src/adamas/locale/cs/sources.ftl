### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] náš výklad
    [reading] jiný výklad
    [elsewhere] z jiného zdroje
   *[house] domácí pravidlo
}
source-mark-edition = z jiného vydání: { $editions }
source-mark-changeable = { $mark } · dá se změnit

## What the marks mean, above the rules

source-key = Odkud které pravidlo je
source-key-printed = Co nemá značku, stojí v pravidlech tohoto vydání.
source-key-described = Tištěná pravidla tohoto vydání jsme nečetli. Co nemá značku, známe z veřejných popisů.
source-key-ruling = Náš výklad: pravidla o tom nic neříkají, nebo nejsou jasná. Takhle jim rozumíme my.
source-key-reading = Jiný výklad: pravidla o tom nic neříkají, nebo nejsou jasná. Dá se jim rozumět i takhle.
source-key-elsewhere = Z jiného zdroje: je to z jiného vydání, z pravidel v jiném jazyce, z veřejných popisů nebo z jiných programů.
source-key-house = Domácí pravidlo: není v žádných tištěných pravidlech.
source-key-changeable = Dá se změnit: kdo zakládá stůl, může zvolit jinak.

## The value of an option

source-value = { $source ->
    [printed] stojí v pravidlech
    [ruling] náš výklad: pravidla to nechávají otevřené
    [reading] jiný výklad: pravidla to nechávají otevřené
    [elsewhere] z jiného zdroje: z jiných jazyků, vydání nebo programů
    [house] domácí pravidlo: není v žádných pravidlech
   *[screen] mění jen to, co ukazuje obrazovka
}
source-value-edition = stojí v pravidlech vydání: { $editions }
