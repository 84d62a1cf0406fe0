### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Prohlédnout hru
replay-title = Záznam: { $title }
replay-page-title = Záznam: { $title } · Adamas
replay-none-title = Tuto hru nejde ukázat
replay-to-table = Ke stolu
replay-controls = Pohyb ve hře
replay-position = Okamžik hry
replay-place = { $moment } / { $last }
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-forward = O krok vpřed
replay-play = Přehrát
replay-pause = Pauza
replay-tempo = Rychlost
replay-eyes = Pohled
replay-eyes-spectator = divák
replay-deciding = Teď se rozhoduje: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } volí: { $action }
replay-cut-off = Tady záznam končí.
replay-link = Odkaz na tento okamžik
replay-copy = Kopírovat odkaz na tento okamžik

## Records from files

replay-file-link = Prohlédnout hru ze souboru
replay-file-title = Hra ze souboru
replay-file-text = Vyber záznam stažený od stolu nebo zapsaný v terminálu. Server ho přehraje podle pravidel a nic si z něj neuloží.
replay-file-choose = Vybrat soubor
replay-file-drop = Soubor sem můžeš i přetáhnout.
replay-file-none = Tento soubor není záznam hry, nebo není úplný.
replay-file-refused = Tento záznam nejde ukázat: neodpovídá pravidlům, která server zná. Losování se ale ověřit dá.
replay-file-not-shared = Tato hra je ze souboru. Její okamžiky nemají adresu, kterou by mohli otevřít ostatní.

## Checking the dice

dice-check = Ověřit losování
dice-title = Losování této hry
dice-how = Tvůj prohlížeč všechny karty znovu spočítá. Serveru se na nic neptá.
dice-running = Ověřeno: { $done } z celkem { $all }.
dice-good = Všechno souhlasí: { $commitments ->
    [0] žádné sliby
    [one] 1 slib
    [few] { $commitments } sliby
    [many] { $commitments } slibu
   *[other] { $commitments } slibů
} a { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
dice-partly = Co je zveřejněno, souhlasí. { $open ->
    [one] 1 kartu ověřit nejde, protože hra neskončila.
    [few] { $open } karty ověřit nejde, protože hra neskončila.
    [many] { $open } karty ověřit nejde, protože hra neskončila.
   *[other] { $open } karet ověřit nejde, protože hra neskončila.
}
dice-bad = { $count ->
    [one] Jedna věc nesouhlasí.
    [few] { $count } věci nesouhlasí. Tady je první z nich.
    [many] { $count } věci nesouhlasí. Tady je první z nich.
   *[other] { $count } věcí nesouhlasí. Tady je první z nich.
}
dice-bad-card = Krok záznamu { $move } (okamžik { $moment }). V záznamu: { $card }. Podle losování: { $due }.
dice-bad-card-none = Krok záznamu { $move } (okamžik { $moment }). V záznamu: { $card }. Z losování nevychází nic, protože chybí tajemství nebo karta.
dice-bad-secret = Tajemství { $number }: jeho otisk je { $hash }. Má být { $due }.
dice-bad-entropy = { $name }: náhodné číslo není to, které bylo slíbeno před začátkem.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Hromádka { $number }: { $fault ->
    [missing] záznam žádnou hromádku neuvádí.
    [order] nezačíná tam, kde se táhne první karta, nebo přichází moc brzy.
    [no-draw] tam, kde začíná, se žádná karta netáhne.
    [epoch] její zamíchání není to, které má následovat.
   *[too-small] táhlo se z ní víc karet, než má.
}
dice-bad-receipt = Tvoje stvrzenka: { $part ->
    [table] je od jiného stolu
    [game] je z jiné hry
    [options] má jiná pravidla
    [seats] má jiný počet míst
    [anchor] slib před začátkem byl jiný
   *[entropy] tvoje náhodné číslo je jiné
}. Ve stvrzence je { $kept }, v záznamu { $due }.
dice-show = Ukázat tento okamžik
dice-none = Tento záznam nemá losování. Odkud se vzaly jeho karty, ověřit nejde.
dice-repeats = Tato hra opakuje karty stolu { $table }. Žádný slib o nich dán nebyl. Kontrola ukazuje jen to, že karty vyplývají z klíčů v záznamu.
dice-receipt-kept = Tvůj prohlížeč má stvrzenku z doby před začátkem. Ověří se také.
dice-receipt-none = Tento prohlížeč nemá od tohoto stolu žádnou stvrzenku.
dice-limits = Které karty byly v které hromádce, bere kontrola ze záznamu. Jestli jsou hromádky správné, poznají jen pravidla: to ověří také „adamas verify“.
dice-commitments = Sliby z doby před začátkem
dice-stacks = Hromádky
dice-cards = Karty
dice-receipt = Tvoje stvrzenka
dice-group = { $title }: souhlasí { $good } z celkem { $count }
dice-holds = souhlasí:
dice-fails = nesouhlasí:
dice-open = zatím nejde ověřit:
dice-secret = Tajemství { $number }
dice-entropy = { $name }: náhodné číslo
dice-stack = Hromádka { $number }
dice-card = Krok { $move }: { $card }
dice-receipt-part = { $part ->
    [table] Stůl
    [game] Hra
    [options] Pravidla
    [seats] Počet míst
    [anchor] Slib stolu
   *[entropy] Tvoje náhodné číslo
}

## The same deal

deal-play = Hrát toto rozdání
deal-waiting = U tohoto stolu se znovu hraje s kartami dřívější hry. Kdo u ní byl, může si některé pamatovat.
deal-compared = Toto rozdání se už hrálo. Porovnávají se body na každém místě.
deal-before = Dříve
deal-before-unknown = –
