### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Vezi din nou partida
replay-title = Reluare: { $title }
replay-page-title = Reluare: { $title } · Adamas
replay-none-title = Partida nu se poate arăta
replay-to-table = La masă
replay-controls = Prin partidă
replay-position = Momentul partidei
replay-place = { $moment } din { $last }
replay-first = La început
replay-last = La sfârșit
replay-back = Un pas înapoi
replay-forward = Un pas înainte
replay-play = Redă
replay-pause = Pauză
replay-tempo = Viteză
replay-eyes = Văzut de
replay-eyes-spectator = un spectator
replay-deciding = Urmează să decidă: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } a ales: { $action }
replay-cut-off = Înregistrarea se oprește aici.
replay-link = Link spre acest moment
replay-copy = Copiază linkul spre acest moment

## Records from files

replay-file-link = Vezi o partidă dintr-un fișier
replay-file-title = O partidă dintr-un fișier
replay-file-text = Alege o înregistrare descărcată de la o masă sau scrisă într-un terminal. Serverul o joacă după reguli și nu păstrează nimic din ea.
replay-file-choose = Alege un fișier
replay-file-drop = Poți și să tragi fișierul aici.
replay-file-none = Fișierul nu este înregistrarea unei partide sau nu este complet.
replay-file-refused = Înregistrarea nu se poate arăta: nu se potrivește cu regulile cunoscute de server. Amestecarea se poate totuși verifica.
replay-file-not-shared = Partida vine dintr-un fișier. Momentele ei nu au o adresă pe care s-o poată deschide alții.

## Checking the dice

dice-check = A fost cinstită împărțirea?
fair-good = Împărțirea a fost cinstită: fiecare carte a fost fixată înainte să se așeze cineva la masă.
fair-bad = Ceva din această partidă nu se confirmă.
fair-repeat = Acestea sunt cărțile unei partide mai vechi.
fair-how = Vezi cum
fair-what = Vezi ce
dice-title = A fost cinstită împărțirea?
dice-how = Browserul tău calculează din nou toate cărțile. Nu întreabă serverul.
dice-running = Verificate: { $done } din { $all }.
dice-good = { $cards ->
    [one] Singura carte este cea fixată înainte de început.
    [few] Toate cele { $cards } cărți sunt cele fixate înainte de început.
   *[other] Toate cele { $cards } de cărți sunt cele fixate înainte de început.
}
dice-proven = Numele, alegerile și punctele sunt cele din partida jucată.
dice-partly = Ce s-a publicat se confirmă. { $open ->
    [one] 1 carte nu se poate verifica, fiindcă partida nu e terminată.
    [few] { $open } cărți nu se pot verifica, fiindcă partida nu e terminată.
   *[other] { $open } de cărți nu se pot verifica, fiindcă partida nu e terminată.
}
dice-bad = { $count ->
    [one] Un lucru nu se confirmă.
    [few] { $count } lucruri nu se confirmă. Primul e arătat aici.
   *[other] { $count } de lucruri nu se confirmă. Primul e arătat aici.
}
dice-bad-card = Pasul { $move } din înregistrare (momentul { $moment }). În înregistrare: { $card }. Din amestecare: { $due }.
dice-bad-card-none = Pasul { $move } din înregistrare (momentul { $moment }). În înregistrare: { $card }. Din amestecare nu rezultă nimic, fiindcă lipsește secretul sau cartea.
dice-bad-secret = Secretul { $number }: amprenta lui este { $hash }. Ar trebui să fie { $due }.
dice-bad-entropy = { $name }: numărul aleator nu este cel promis înainte de început.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Teancul { $number }: { $fault ->
    [missing] înregistrarea nu numește niciun teanc.
    [order] nu începe acolo unde se trage prima carte sau vine prea devreme.
    [no-draw] acolo unde începe nu se trage nicio carte.
    [epoch] amestecarea lui nu este următoarea la rând.
   *[too-small] s-au tras mai multe cărți decât are.
}
dice-bad-receipt = Dovada ta: { $part ->
    [table] este de la altă masă
    [game] este de la alt joc
    [options] are alte reguli
    [seats] are alt număr de locuri
    [anchor] înainte de început s-a promis altceva
    [head] ceva din partidă s-a schimbat sau înregistrarea este tăiată
    [house] casa nu a semnat această înregistrare
   *[entropy] numărul tău aleator este altul
}. În dovadă scrie { $kept }, în înregistrare { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = s-a modificat ulterior
dice-fault-no-head = s-a adăugat ulterior
dice-fault-cut = înregistrarea este tăiată
dice-fault-signature = casa nu a semnat acest lucru
dice-show = Arată acest moment
dice-none = Înregistrarea nu spune cum s-a amestecat. Nu se poate verifica de unde au venit cărțile.
dice-repeats = Partida repetă cărțile mesei { $table }. Despre ele nu s-a promis nimic. Verificarea arată doar că ele rezultă din cheile înregistrării.
dice-receipt-kept = Acest dispozitiv a păstrat o dovadă în timpul partidei. Înregistrarea este comparată cu ea.
dice-receipt-none = Acest dispozitiv nu a păstrat nicio dovadă de la această masă.
dice-limits = Verificarea ia din înregistrare cărțile fiecărui teanc. Numai regulile pot spune dacă teancurile sunt cele corecte: „adamas verify” verifică și asta.
dice-limit-unfinished = Înregistrarea se termină înainte de sfârșitul partidei: a fost tăiată sau partida a fost părăsită.
dice-limit-no-ledger = Înregistrarea este de tip vechi. Cine a scris fișierul putea să schimbe alegeri, nume și sfârșitul, iar aici nu s-ar vedea.
dice-limit-unproven = Nu există nici dovadă, nici semnătură. Alegerile și numele puteau fi schimbate de cine a scris fișierul.
dice-limit-late = Dovada acoperă numai primele însemnări; numărul lor: { $number }. Ce a urmat putea fi schimbat.
dice-limit-house = Semnat cu cheia { $name }. Dacă aceasta este cheia casei, spune pagina ei /.well-known/adamas-keys.json.
dice-limit-name = { $name }: acest nume a fost uitat și nu se mai poate verifica.
dice-commitments = Fixate înainte de început
dice-ledger = Desfășurarea partidei
dice-stacks = Teancuri
dice-cards = Cărți
dice-receipt = Dovada ta
dice-group = { $title }: se confirmă { $good } din { $count }
dice-holds = se confirmă:
dice-fails = nu se confirmă:
dice-open = nu se poate verifica încă:
dice-secret = Secretul { $number }
dice-entropy = { $name }: număr aleator
dice-stack = Teancul { $number }
dice-card = Pasul { $move }: { $card }
dice-opening = Regulile, locurile și cărțile, așa cum au fost fixate la început
dice-start = Cine stătea unde la început
dice-change = Pasul { $number }, { $name }: cine joacă pe acest loc
dice-over = Sfârșitul și punctele
dice-signature = Semnătura casei
dice-move = Pasul { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Masa
    [game] Jocul
    [options] Regulile
    [seats] Numărul de locuri
    [anchor] Promisiunea mesei
    [head] Ce s-a jucat până la dovada ta
    [house] Cheia casei
   *[entropy] Numărul tău aleator
}

## The same deal

deal-play = Joacă aceleași cărți
deal-waiting = La această masă se joacă din nou cărțile unei partide mai vechi. Cine a fost acolo își poate aminti unele dintre ele.
deal-compared = Cu aceste cărți s-a mai jucat. Se compară punctele fiecărui loc.
deal-before = Înainte
deal-before-unknown = –
