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

dice-check = Bylo rozdání poctivé?
fair-good = Rozdání bylo poctivé: každá karta byla určena dřív, než si kdokoli sedl ke stolu.
fair-bad = Něco v této hře nesouhlasí.
fair-repeat = Toto jsou karty z dřívější hry.
fair-how = Podívej se jak
fair-what = Podívej se co
dice-title = Bylo rozdání poctivé?
dice-how = Tvůj prohlížeč všechny karty znovu spočítá. Serveru se na nic neptá.
dice-running = Ověřeno: { $done } z celkem { $all }.
dice-good = { $cards ->
    [one] Jediná karta je ta, která byla určena před začátkem.
    [few] Všechny { $cards } karty jsou ty, které byly určeny před začátkem.
    [many] Všech { $cards } karty je těch, které byly určeny před začátkem.
   *[other] Všech { $cards } karet je těch, které byly určeny před začátkem.
}
dice-proven = Jména, volby a body jsou ty, které se opravdu hrály.
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
    [head] něco ve hře bylo změněno, nebo je záznam zkrácený
    [house] dům tento záznam nepodepsal
   *[entropy] tvoje náhodné číslo je jiné
}. Ve stvrzence je { $kept }, v záznamu { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = bylo to dodatečně změněno
dice-fault-no-head = bylo to dodatečně přidáno
dice-fault-cut = záznam je zkrácený
dice-fault-signature = dům toto nepodepsal
dice-show = Ukázat tento okamžik
dice-none = Tento záznam nemá losování. Odkud se vzaly jeho karty, ověřit nejde.
dice-repeats = Tato hra opakuje karty stolu { $table }. Žádný slib o nich dán nebyl. Kontrola ukazuje jen to, že karty vyplývají z klíčů v záznamu.
dice-receipt-kept = Toto zařízení si během hry uložilo stvrzenku. Záznam se s ní porovná.
dice-receipt-none = Toto zařízení nemá od tohoto stolu žádnou stvrzenku.
dice-limits = Které karty byly v které hromádce, bere kontrola ze záznamu. Jestli jsou hromádky správné, poznají jen pravidla: to ověří také „adamas verify“.
dice-limit-unfinished = Tento záznam končí dřív než hra: byl zkrácen, nebo se hra nedohrála.
dice-limit-no-ledger = Tento záznam je starého druhu. Kdo soubor zapsal, mohl změnit volby, jména i konec, a nic by to neukázalo.
dice-limit-unproven = Není tu stvrzenka ani podpis. Volby a jména mohl změnit ten, kdo soubor zapsal.
dice-limit-late = Stvrzenka kryje jen prvních { $number } zápisů. Co bylo po nich, mohlo být změněno.
dice-limit-house = Podepsáno klíčem { $name }. Jestli je to klíč domu, řekne jeho stránka /.well-known/adamas-keys.json.
dice-limit-name = { $name }: toto jméno bylo zapomenuto a už ho nejde ověřit.
dice-commitments = Určeno před začátkem
dice-ledger = Průběh hry
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
dice-opening = Pravidla, místa a karty, jak byly určeny na začátku
dice-start = Kdo kde seděl na začátku
dice-change = Krok { $number }, { $name }: kdo hraje na tomto místě
dice-over = Konec a body
dice-signature = Podpis domu
dice-move = Krok { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Stůl
    [game] Hra
    [options] Pravidla
    [seats] Počet míst
    [anchor] Slib stolu
    [head] Co se hrálo až po tvoji stvrzenku
    [house] Klíč domu
   *[entropy] Tvoje náhodné číslo
}

## The same deal

deal-play = Hrát toto rozdání
deal-waiting = U tohoto stolu se znovu hraje s kartami dřívější hry. Kdo u ní byl, může si některé pamatovat.
deal-compared = Toto rozdání se už hrálo. Porovnávají se body na každém místě.
deal-before = Dříve
deal-before-unknown = –
