### The page of whoever looks after the server: reports, tables and people.

admin-title = Administrarea serverului
admin-look-again = Actualizează
admin-leave = Ieși

## The door

admin-key = Cheia acestui server
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Serverul a afișat cheia la pornire, dacă nu ai ales una cu { $variable }. Pagina o ține minte până ieși din ea și nu o păstrează nicăieri.
admin-open = Deschide

## What is going on

admin-version = Versiunea { $version }
# A server may consist of several processes.
admin-pages = Acest proces deservește { $count ->
    [one] 1 pagină deschisă
    [few] { $count } pagini deschise
   *[other] { $count } de pagini deschise
}.
admin-rooms = Acest proces are în memorie { $count ->
    [one] 1 masă
    [few] { $count } mese
   *[other] { $count } de mese
}.

## The lists

admin-reports = Sesizări
admin-no-reports = Nu există nicio sesizare.
admin-tables = Mese
admin-no-tables = Nu există nicio masă.
admin-people = Persoane
admin-no-people = Nu a fost nimeni aici.

## Titles of their columns

admin-reported-at = Când
admin-changed-at = Modificată
admin-since = De când
admin-name = Nume
admin-person = Persoana
admin-reason = Motiv
admin-game = Joc
admin-table = Masa
admin-status = Stare
# A column with buttons; it is only read aloud.
admin-to-do = De făcut

## What stands in them

admin-status-open = așteaptă jucători
admin-status-playing = se joacă
admin-status-over = terminată
admin-status-closed = închisă
# Stands beside the name of a person.
admin-is-blocked = acces blocat

## What can be done

admin-block = Blochează
# Read aloud for the button “Block”.
admin-block-person = Blochează accesul pentru { $name }
admin-block-question = Blochezi accesul pentru { $name }?
admin-block-consequence = Toate paginile acestei persoane se închid, locurile ei se eliberează, iar persoana nu se mai poate întoarce.
admin-block-yes = Blochează
admin-blocked = Acces blocat: { $name }.
admin-unblock = Deblochează
# Read aloud for the button “Unblock”.
admin-unblock-person = Deblochează accesul pentru { $name }
admin-unblocked = Acces deblocat: { $name }.
admin-close = Închide
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Închide masa { $table }
admin-close-question = Închizi această masă de { $game }?
admin-close-consequence = Partida de la această masă se încheie pentru toți.
admin-close-yes = Închide masa
admin-closed = Masa a fost închisă.
admin-cancel = Renunță

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Aceasta nu este cheia acestui server. Cheia bună este cea afișată de server la ultima pornire.
admin-error-not_welcome = Acest server nu are cheie. Poate fi administrat numai din terminalul lui.
admin-error-malformed = Persoana nu mai există. Actualizează lista.
admin-error-no_table = Masa nu se poate închide: partida s-a terminat sau masa a fost strânsă. Actualizează lista.
