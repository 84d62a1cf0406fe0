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

dice-check = Bolo rozdanie poctivé?
fair-good = Rozdanie bolo poctivé: každá karta bola určená skôr, ako si niekto sadol k stolu.
fair-bad = Niečo v tejto hre nesedí.
fair-repeat = Toto sú karty zo staršej hry.
fair-how = Pozri sa ako
fair-what = Pozri sa čo
dice-title = Bolo rozdanie poctivé?
dice-how = Tvoj prehliadač znova vypočíta všetky karty. Servera sa nepýta.
dice-running = Overené: { $done } / { $all }.
dice-good = { $cards ->
    [one] Jediná karta je tá, ktorá bola určená pred začiatkom.
    [few] Všetky { $cards } karty sú tie, ktoré boli určené pred začiatkom.
    [many] Všetkých { $cards } karty je tých, ktoré boli určené pred začiatkom.
   *[other] Všetkých { $cards } kariet je tých, ktoré boli určené pred začiatkom.
}
dice-proven = Mená, voľby a body sú tie, ktoré sa naozaj hrali.
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
    [head] niečo v hre bolo zmenené, alebo je záznam skrátený
    [house] dom tento záznam nepodpísal
   *[entropy] tvoje náhodné číslo je iné
}. Na potvrdenke je { $kept }, v zázname { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = bolo to dodatočne zmenené
dice-fault-no-head = bolo to dodatočne pridané
dice-fault-cut = záznam je skrátený
dice-fault-signature = dom toto nepodpísal
dice-show = Ukázať tento okamih
dice-none = Tento záznam nemá žrebovanie. Odkiaľ sú jeho karty, sa overiť nedá.
dice-repeats = Táto hra opakuje karty stola { $table }. Nič o nich nebolo sľúbené. Kontrola ukazuje len to, že karty vyplývajú z kľúčov v zázname.
dice-receipt-kept = Toto zariadenie si počas hry uložilo potvrdenku. Záznam sa s ňou porovná.
dice-receipt-none = Toto zariadenie nemá od tohto stola žiadnu potvrdenku.
dice-limits = Zloženie kôpok si kontrola berie zo záznamu. Či je správne, vedia povedať iba pravidlá: overí to príkaz „adamas verify“.
dice-limit-unfinished = Tento záznam sa končí skôr ako hra: bol skrátený, alebo sa hra nedohrala.
dice-limit-no-ledger = Tento záznam je starého druhu. Kto súbor zapísal, mohol zmeniť voľby, mená aj koniec, a nič by to neukázalo.
dice-limit-unproven = Nie je tu potvrdenka ani podpis. Voľby a mená mohol zmeniť ten, kto súbor zapísal.
dice-limit-late = Potvrdenka kryje iba prvých { $number } zápisov. Čo bolo po nich, mohlo byť zmenené.
dice-limit-house = Podpísané kľúčom { $name }. Či je to kľúč domu, povie jeho stránka /.well-known/adamas-keys.json.
dice-limit-name = { $name }: toto meno bolo zabudnuté a už sa nedá overiť.
dice-commitments = Určené pred začiatkom
dice-ledger = Priebeh hry
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
dice-opening = Pravidlá, miesta a karty, ako boli určené na začiatku
dice-start = Kto kde sedel na začiatku
dice-change = Krok { $number }, { $name }: kto hrá na tomto mieste
dice-over = Koniec a body
dice-signature = Podpis domu
dice-move = Krok { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Stôl
    [game] Hra
    [options] Pravidlá
    [seats] Počet miest
    [anchor] Sľub stola
    [head] Čo sa hralo až po tvoju potvrdenku
    [house] Kľúč domu
   *[entropy] Tvoje náhodné číslo
}

## The same deal

deal-play = Hrať toto rozdanie
deal-waiting = Pri tomto stole sa znova hrá s kartami staršej hry. Kto bol pri nej, môže si niektoré pamätať.
deal-compared = Toto rozdanie sa už hralo. Porovnávajú sa body každého miesta.
deal-before = Predtým
deal-before-unknown = –
