### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Pe un ecran mare
wall-open = Arată masa pe un ecran mare

## The big screen before the start

wall-join = Îndreaptă un telefon spre imagine
wall-only-here = Telefoanele nu pot ajunge încă aici
wall-only-here-how = Serverul răspunde numai pe acest calculator. Oprește-l și pornește-l cu această comandă:
# The same.
wall-only-here-command = adamas serve
wall-free = liber
wall-bot = robot
wall-nobody = Un nume, o atingere, și gata: intri în joc.
wall-seats-free = { $count ->
    [one] 1 loc e liber.
    [few] { $count } locuri sunt libere.
   *[other] { $count } de locuri sunt libere.
} Partida se pornește de pe un telefon.
wall-all-here = Toată lumea e aici. Partida se pornește de pe un telefon.
wall-keys = Tasta F sau o atingere: ecran complet și sunet.
wall-full-screen = Ecran complet

## The big screen while people play

wall-waiting-many = { $count ->
    [one] 1 jucător încă alege.
    [few] { $count } jucători încă aleg.
   *[other] { $count } de jucători încă aleg.
}
wall-join-late = Intră sau revino
wall-again = Atinge „Joacă din nou” pe un telefon și jocul continuă aici.

## The phones

card-join = Intră în joc
card-full = Toate locurile sunt ocupate. Privește pe ecranul mare.
card-room = Mai pot intra și alții, cu imaginea de pe ecranul mare.
card-look = Privește ecranul mare.
card-whole = Toată masa
card-back = Înapoi la cartea mea
card-won = Ai câștigat!
card-place = Locul { $place }
card-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
