### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnomy
tagline = Zjeżdżaj w głąb kopalni i pamiętaj swoje diamenty, aż Śnieżka zawoła na kolację.
note-tiles = Instrukcja nie mówi, ile jest których płytek, więc zestaw to propozycja tego projektu, a nie zestaw z pudełka.

## Tiles

first = zaczyna { $seat }
lantern = { $count ->
    [one] latarnia
    [few] { $count } latarnie
    [many] { $count } latarni
   *[other] { $count } latarni
} { $diamonds ->
    [0] bez diamentów
   *[other] { $count ->
        [1] { $diamonds ->
            [one] z 1 diamentem
            [few] z { $diamonds } diamentami
            [many] z { $diamonds } diamentami
           *[other] z { $diamonds } diamentu
        }
       *[other] { $diamonds ->
            [one] po 1 diamencie
            [few] po { $diamonds } diamenty
            [many] po { $diamonds } diamentów
           *[other] po { $diamonds } diamentu
        }
    }
}
torch = { $count ->
    [one] pochodnia
    [few] { $count } pochodnie
    [many] { $count } pochodni
   *[other] { $count } pochodni
} { $diamonds ->
    [0] bez diamentów
   *[other] { $count ->
        [1] { $diamonds ->
            [one] z 1 diamentem
            [few] z { $diamonds } diamentami
            [many] z { $diamonds } diamentami
           *[other] z { $diamonds } diamentu
        }
       *[other] { $diamonds ->
            [one] po 1 diamencie
            [few] po { $diamonds } diamenty
            [many] po { $diamonds } diamentów
           *[other] po { $diamonds } diamentu
        }
    }
}
arrows = { $count ->
    [one] strzałki
    [few] { $count } płytki strzałek
    [many] { $count } płytek strzałek
   *[other] { $count } płytki strzałek
} { $diamonds ->
    [0] bez diamentów
   *[other] { $count ->
        [1] { $diamonds ->
            [one] z 1 diamentem
            [few] z { $diamonds } diamentami
            [many] z { $diamonds } diamentami
           *[other] z { $diamonds } diamentu
        }
       *[other] { $diamonds ->
            [one] po 1 diamencie
            [few] po { $diamonds } diamenty
            [many] po { $diamonds } diamentów
           *[other] po { $diamonds } diamentu
        }
    }
}
plain = { $count ->
    [one] płytka bez symbolu
    [few] { $count } płytki bez symbolu
    [many] { $count } płytek bez symbolu
   *[other] { $count } płytki bez symbolu
}, { $diamonds ->
    [0] bez diamentów
   *[other] { $count ->
        [1] { $diamonds ->
            [one] z 1 diamentem
            [few] z { $diamonds } diamentami
            [many] z { $diamonds } diamentami
           *[other] z { $diamonds } diamentu
        }
       *[other] { $diamonds ->
            [one] po 1 diamencie
            [few] po { $diamonds } diamenty
            [many] po { $diamonds } diamentów
           *[other] po { $diamonds } diamentu
        }
    }
}
five = { $count ->
    [one] pięć diamentów
    [few] { $count } płytki po pięć diamentów
    [many] { $count } płytek po pięć diamentów
   *[other] { $count } płytki po pięć diamentów
}
lit = oświetlony korytarz
bats = nietoperze
explosion = wybuch
snow-white = Królewna Śnieżka
lot = los wskazuje miejsce { $slot }

## Actions

discard = odrzuć
keep = zatrzymaj na miejscu { $slot }
look = { $seat_self ->
    [true] podejrzyj swoją płytkę nr { $slot }
   *[false] podejrzyj płytkę nr { $slot } ({ $seat })
}
pass = nie podglądaj
confirm = gotowe
lay = ułóż płytki w kolejności: { $slots }
swap = zamień swoją płytkę nr { $slot } na płytkę nr { $other_slot } ({ $seat })
offer = zamień płytkę nr { $slot } na wylosowaną płytkę ({ $seat })
cart = wyślij na górę płytkę nr { $slot }
exchange = zamień miejscami płytki nr { $slot } i { $other }
bury = poświęć płytkę nr { $slot }
stop = nie podglądaj więcej

## Questions

question = Co robisz?
question-memorise = To twoje płytki. Znasz je na pamięć?
question-keep = Zatrzymujesz pobraną płytkę? Na którym miejscu?
question-lantern = Którą ze swoich płytek podejrzysz?
question-torch = Którą płytkę innego gracza podejrzysz?
question-peek = Zapamiętane?
question-arrows = Którą ze swoich płytek zamienisz i na którą?
question-lit = Korytarz jest oświetlony dla wszystkich: którą płytkę podejrzysz?
question-bats = Nietoperze! Które dwie ze swoich płytek zamienisz miejscami?
question-explosion = Wybuch! Którą ze swoich płytek poświęcisz?
question-cart = Wózek jedzie na górę. Którą płytkę wyślesz? Będzie odkryta do końca gry.

## Events

event-begins = Zaczyna { $seat }.
event-row-dealt = { $seat } dostaje rząd płytek.
event-level-entered = { $level ->
    [1] Gnomy wchodzą na I kondygnację kopalni.
    [2] Gnomy zjeżdżają na II kondygnację.
   *[other] Gnomy zjeżdżają na III kondygnację.
}
event-drew = { $seat } pobiera płytkę; { $left ->
    [0] stos jest teraz pusty
    [one] zostaje 1
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
}.
event-happening-drawn = { $seat } pokazuje: { $tile }!
event-discarded = { $seat } odrzuca: { $tile }.
event-kept = { $seat } zatrzymuje płytkę na miejscu { $slot } i odrzuca: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } podgląda swoją płytkę nr { $slot }.
   *[false] { $seat } podgląda płytkę nr { $slot } gracza { $owner }.
}
event-did-not-look = { $seat } nie podgląda.
event-swapped = { $seat } zamienia swoją płytkę nr { $slot } na płytkę nr { $other_slot } gracza { $owner }.
event-exchanged = { $seat } zamienia miejscami płytki nr { $slot } i { $other }.
event-buried = { $seat } traci płytkę nr { $slot }.
event-cart-sent-up = { $seat } wysyła na górę płytkę nr { $slot }: { $tile }.
event-skipped = { $seat } nie ma odpowiedniej płytki.
event-counted = { $seat } odkrywa: { $tiles }; razem { $diamonds ->
    [one] 1 diament
    [few] { $diamonds } diamenty
    [many] { $diamonds } diamentów
   *[other] { $diamonds } diamentu
}.

## Editions

edition-kukuryku = KUKURYKU (instrukcja polska, czeska, słowacka, węgierska i rumuńska)

## Options

option-tiles = Z jakich płytek są stosy (propozycja albo własny plik)
option-tiles-b = na I kondygnacji od 0 do 3 diamentów na płytce, niżej od 1 do 4
option-tiles-a = od 1 do 4 diamentów na każdej płytce każdej kondygnacji
option-arrange = Jak układasz swój rząd przed rozpoczęciem
option-arrange-own_order = w dowolnej kolejności
option-arrange-as_dealt = tak, jak go rozdano
option-look = Czy latarni albo pochodni trzeba użyć
option-look-optional = nie, możesz zrezygnować ze spojrzenia
option-look-must = tak, musisz podejrzeć
option-look_at = Na co można spojrzeć
option-look_at-face_down = tylko na zakrytą płytkę
option-look_at-any = na każdą płytkę, nawet odkrytą
option-arrows = Którą płytkę przynoszą strzałki
option-arrows-chosen = tę, którą wybierzesz
option-arrows-by_lot = gracza wybierasz ty, płytkę los
option-lit = Ile spojrzeń daje oświetlony korytarz
option-lit-up_to_three = ile chcesz, najwyżej trzy
option-lit-exactly_three = każdemu trzy
option-bats = Które płytki mogą przenieść nietoperze
option-bats-face_down = dwie zakryte
option-bats-any = dowolne dwie, także wysłaną na górę
option-cart = Kiedy na górę jedzie wózek
option-cart-stack_empty = po kolejce z ostatnią płytką
option-cart-last_draw = zaraz po pobraniu ostatniej płytki
option-explosion = Którą płytkę można stracić w wybuchu
option-explosion-face_down = zakrytą
option-explosion-any = każdą, także wysłaną na górę
option-discard_pile = Ile odrzuconych płytek widać na ekranie
option-discard_pile-top_only = tylko wierzchnią
option-discard_pile-open = wszystkie
option-memory_help = Pomoc dla pamięci: ekran pokazuje to, co już znasz
option-memory_help-off = wyłączona, bo pamiętanie to cała gra
option-memory_help-on = włączona, gra jest łatwiejsza
option-first_seat = Kto zaczyna
option-first_seat-random = decyduje los

## The drawing

sketch-level = { $level } kondygnacja kopalni
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Kto zaczyna?
    [deal] Rozdawanie płytek.
    [memorise] Każdy zapamiętuje swój rząd.
    [draw] { $seat } pobiera następną płytkę.
    [keep] { $seat } zatrzymuje lub odrzuca pobraną płytkę.
    [lantern] Latarnia: { $seat } może podejrzeć swoją płytkę.
    [torch] Pochodnia: { $seat } może podejrzeć cudzą płytkę.
    [peek] { $seat } podgląda.
    [arrows] Strzałki: { $seat } musi zamienić płytkę.
    [lit] { $round ->
        [4] Oświetlony korytarz: ostatnie spojrzenie.
       *[other] Oświetlony korytarz: spojrzenie { $round } z 3.
    }
    [bats] Nietoperze: każdy zamienia miejscami dwie płytki.
    [explosion] Wybuch: każdy traci płytkę.
    [cart] Stos jest pusty: każdy wysyła wózek na górę.
   *[over] Kolacja gotowa: koniec gry.
}
sketch-pile = { $tiles ->
    [0] Nie ma odrzuconych płytek.
   *[other] Odrzucone płytki ({ $tiles }):
}
sketch-tile = { $tile ->
    [lantern] latarn.
    [torch] pochod.
    [arrows] strzał.
    [five] piątka
    [lit] korytarz
    [bats] nietoperze
    [explosion] wybuch
    [snow-white] Śnieżka
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ na górze
sketch-looking = { $owner_self ->
    [true] { $seat } podgląda swoją płytkę nr { $slot }.
   *[false] { $seat } podgląda płytkę nr { $slot } gracza { $owner }.
}
sketch-drawn = Twoja pobrana płytka: { $tile }.
sketch-waits = Pobrana płytka czeka na wózki: { $tile }
sketch-unseen = { $tiles ->
    [0] Z { $level } kondygnacji znasz już wszystko.
   *[other] Z { $level } kondygnacji nie znasz:
}

## Bots

bot-mouse = Zapomina połowę tego, co widzi, a co piąty ruch to zachcianka.
bot-badger = Gra o najbogatsze płytki, ale stare zacierają mu się w pamięci.
bot-fox = Widzi, co wynika z odrzuconej płytki, ale stare zacierają mu się w pamięci.
bot-owl = Niczego nie zapomina, gromadzi strzałki i wie, kto widział jej najlepszą płytkę.
bot-random = Robi cokolwiek, byle zgodnie z zasadami.
bot-sensible = Robi to, co od razu daje najwięcej diamentów, i ma doskonałą pamięć.
bot-forgetful = Tak samo, ale pamięta tylko niektóre płytki.
bot-fading = Tak samo, ale stare płytki zacierają mu się w pamięci.
bot-prudent = Osąd sowy z wagami ustawionymi ręcznie.
bot-search = Każdą możliwość rozgrywa w myślach setki razy (tylko w symulatorze).
