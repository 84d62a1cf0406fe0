### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Pozrieť si hru znova
replay-title = Záznam: { $title }
replay-page-title = Záznam: { $title } · Adamas
replay-none-title = Túto hru nemožno ukázať
replay-to-table = K stolu
replay-controls = Pohyb v hre
replay-position = Okamih hry
replay-place = { $moment } / { $last }
replay-first = Na začiatok
replay-last = Na koniec
replay-back = O krok späť
replay-forward = O krok dopredu
replay-play = Spustiť
replay-pause = Pozastaviť
replay-tempo = Tempo
replay-eyes = Pohľad
replay-eyes-spectator = divák
replay-deciding = Práve sa rozhoduje: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } volí: { $action }
replay-cut-off = Tu sa záznam končí.
replay-link = Odkaz na tento okamih
replay-copy = Kopírovať odkaz na tento okamih

## Records from files

replay-file-link = Pozrieť si hru zo súboru
replay-file-title = Hra zo súboru
replay-file-text = Vyber záznam stiahnutý od stola alebo zapísaný v termináli. Server ho prejde podľa pravidiel a nič si z neho nenechá.
replay-file-choose = Vybrať súbor
replay-file-drop = Súbor môžeš aj presunúť sem.
replay-file-none = Tento súbor nie je záznam hry alebo nie je úplný.
replay-file-refused = Tento záznam nemožno ukázať: nezodpovedá pravidlám, ktoré tento server pozná. Jeho žrebovanie sa však dá overiť.
replay-file-not-shared = Táto hra je zo súboru. Jej okamihy nemajú adresu, ktorú by mohli otvoriť iní.

## Checking the dice

dice-check = Overiť žrebovanie
dice-title = Žrebovanie tejto hry
dice-how = Tvoj prehliadač znova vypočíta všetky karty. Servera sa nepýta.
dice-running = Overené: { $done } / { $all }.
dice-good = Všetko sedí: { $commitments ->
    [0] žiadne sľuby
    [one] 1 sľub
    [few] { $commitments } sľuby
    [many] { $commitments } sľubu
   *[other] { $commitments } sľubov
} a { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}.
dice-partly = Čo je zverejnené, sedí. { $open ->
    [one] 1 kartu nemožno overiť
    [few] { $open } karty nemožno overiť
    [many] { $open } karty nemožno overiť
   *[other] { $open } kariet nemožno overiť
}, lebo hra nie je dohraná.
dice-bad = { $count ->
    [one] Jedna vec nesedí.
    [few] { $count } veci nesedia. Prvá je uvedená tu.
    [many] { $count } veci nesedí. Prvá je uvedená tu.
   *[other] { $count } vecí nesedí. Prvá je uvedená tu.
}
dice-bad-card = Krok { $move } záznamu (okamih { $moment }). V zázname: { $card }. Podľa žrebovania: { $due }.
dice-bad-card-none = Krok { $move } záznamu (okamih { $moment }). V zázname: { $card }. Žrebovanie nedáva nič, lebo chýba tajomstvo alebo karta.
dice-bad-secret = Tajomstvo { $number }: jeho haš je { $hash }. Mal by byť { $due }.
dice-bad-entropy = { $name }: náhodné číslo nie je to, ktoré bolo sľúbené pred začiatkom.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Kôpka { $number }: { $fault ->
    [missing] záznam neuvádza žiadnu kôpku.
    [order] nezačína sa tam, kde sa ťahá prvá karta, alebo prichádza priskoro.
    [no-draw] tam, kde sa začína, sa neťahá žiadna karta.
    [epoch] jej miešanie nie je to nasledujúce.
   *[too-small] ťahalo sa z nej viac kariet, než má.
}
dice-bad-receipt = Tvoja potvrdenka: { $part ->
    [table] je od iného stola
    [game] je z inej hry
    [options] má iné pravidlá
    [seats] má iný počet miest
    [anchor] pred začiatkom bol daný iný sľub
   *[entropy] tvoje náhodné číslo je iné
}. Na potvrdenke je { $kept }, v zázname { $due }.
dice-show = Ukázať tento okamih
dice-none = Tento záznam nemá žrebovanie. Odkiaľ sú jeho karty, sa overiť nedá.
dice-repeats = Táto hra opakuje karty stola { $table }. Nič o nich nebolo sľúbené. Kontrola ukazuje len to, že karty vyplývajú z kľúčov v zázname.
dice-receipt-kept = Tvoj prehliadač si nechal potvrdenku spred začiatku. Overuje sa aj tá.
dice-receipt-none = Tento prehliadač nemá potvrdenku tohto stola.
dice-limits = Zloženie kôpok si kontrola berie zo záznamu. Či je správne, vedia povedať iba pravidlá: overí to príkaz „adamas verify“.
dice-commitments = Sľuby spred začiatku
dice-stacks = Kôpky
dice-cards = Karty
dice-receipt = Tvoja potvrdenka
dice-group = { $title }: sedí { $good } / { $count }
dice-holds = sedí:
dice-fails = nesedí:
dice-open = zatiaľ nemožno overiť:
dice-secret = Tajomstvo { $number }
dice-entropy = { $name }: náhodné číslo
dice-stack = Kôpka { $number }
dice-card = Krok { $move }: { $card }
dice-receipt-part = { $part ->
    [table] Stôl
    [game] Hra
    [options] Pravidlá
    [seats] Počet miest
    [anchor] Sľub stola
   *[entropy] Tvoje náhodné číslo
}

## The same deal

deal-play = Hrať toto rozdanie
deal-waiting = Pri tomto stole sa znova hrá s kartami staršej hry. Kto bol pri nej, môže si niektoré pamätať.
deal-compared = Toto rozdanie sa už hralo. Porovnávajú sa body každého miesta.
deal-before = Predtým
deal-before-unknown = –
