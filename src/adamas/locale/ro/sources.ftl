### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] interpretarea noastră
    [reading] altă interpretare
    [elsewhere] din altă parte
   *[house] regulă de casă
}
source-mark-edition = din altă ediție: { $editions }
source-mark-changeable = { $mark } · se poate schimba

## What the marks mean, above the rules

source-key = De unde vine fiecare regulă
source-key-printed = Ce nu are semn este în regulamentul acestei ediții.
source-key-described = Nu am citit regulamentul acestei ediții. Ce nu are semn știm din descrieri publice.
source-key-ruling = Interpretarea noastră: regulamentul nu spune nimic sau nu spune limpede. Noi îl înțelegem așa.
source-key-reading = Altă interpretare: regulamentul nu spune nimic sau nu spune limpede. Se poate înțelege și așa.
source-key-elsewhere = Din altă parte: dintr-o altă ediție, din reguli în altă limbă, din descrieri publice sau din alte programe.
source-key-house = Regulă de casă: nu este în niciun regulament.
source-key-changeable = Se poate schimba: cine deschide o masă poate alege altfel.

## The value of an option

source-value = { $source ->
    [printed] tipărit în regulament
    [ruling] interpretarea noastră: regulamentul lasă întrebarea deschisă
    [reading] altă interpretare: regulamentul lasă întrebarea deschisă
    [elsewhere] din altă parte: din alte limbi, ediții sau programe
    [house] regulă de casă: nu este în niciun regulament
   *[screen] schimbă numai ce arată ecranul
}
source-value-edition = tipărit în ediția: { $editions }
