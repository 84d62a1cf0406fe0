### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] nasza interpretacja
    [reading] inna interpretacja
    [elsewhere] z innego źródła
   *[house] zasada domowa
}
source-mark-edition = z innego wydania: { $editions }
source-mark-changeable = { $mark } · można zmienić

## What the marks mean, above the rules

source-key = Skąd pochodzi która zasada
source-key-printed = To, co nie ma oznaczenia, jest w instrukcji tego wydania.
source-key-described = Nie czytaliśmy instrukcji tego wydania. To, co nie ma oznaczenia, znamy z publicznych opisów.
source-key-ruling = Nasza interpretacja: instrukcja nic o tym nie mówi albo mówi niejasno. Tak ją rozumiemy.
source-key-reading = Inna interpretacja: instrukcja nic o tym nie mówi albo mówi niejasno. Można ją rozumieć także tak.
source-key-elsewhere = Z innego źródła: inne wydanie, instrukcja w innym języku, publiczne opisy albo inne programy.
source-key-house = Zasada domowa: nie ma jej w żadnej instrukcji.
source-key-changeable = Można zmienić: kto zakłada stół, może wybrać inaczej.

## The value of an option

source-value = { $source ->
    [printed] jest w instrukcji
    [ruling] nasza interpretacja: instrukcja tego nie rozstrzyga
    [reading] inna interpretacja: instrukcja tego nie rozstrzyga
    [elsewhere] z innego źródła: inne języki, wydania albo programy
    [house] zasada domowa: nie ma jej w żadnej instrukcji
   *[screen] zmienia tylko to, co widać na ekranie
}
source-value-edition = jest w instrukcji wydania: { $editions }
