### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = O co chodzi

G1-1 = Prowadzicie gromadki gnomów w głąb kopalni diamentów; może was być od { $least_seats } do { $most_seats }. Wasze płytki leżą zakryte, a wy musicie pamiętać, co na nich jest. Wygrywa ten, kto ma najwięcej diamentów, gdy Królewna Śnieżka zawoła na kolację.

heading-tiles = Płytki

G1-2 = Na zwykłej płytce są diamenty i jeden symbol: latarnia, pochodnia albo strzałki.{ $plains ->
    [0] { "" }
   *[other] {" "}Niektóre nie mają symbolu.
} Rewers pokazuje kondygnację: { $tiles_1 ->
    [one] 1 płytka należy
    [few] { $tiles_1 } płytki należą
    [many] { $tiles_1 } płytek należy
   *[other] { $tiles_1 } płytki należy
} do I kondygnacji, { $tiles_2 } do II i { $tiles_3 } do III.
G1-3 = { $specials ->
    [0] Nie ma płytek specjalnych poza Królewną Śnieżką, głęboko na III kondygnacji.
   *[other] Niżej, na II i III kondygnacji, czekają płytki specjalne:{ $fives ->
        [0] { "" }
       *[other] {" "}pięć diamentów (×{ $fives }),
    }{ $lits ->
        [0] { "" }
       *[other] {" "}oświetlony korytarz (×{ $lits }),
    }{ $bats ->
        [0] { "" }
       *[other] {" "}nietoperze (×{ $bats }),
    }{ $explosions ->
        [0] { "" }
       *[other] {" "}wybuch (×{ $explosions }),
    } a także Królewna Śnieżka.
}
G8-2 = { $tile_set ->
    [b] Instrukcja nie mówi, ile jest których płytek, więc ten zestaw to propozycja: od 0 do 3 diamentów na płytce na I kondygnacji, niżej od 1 do 4.
    [a] Instrukcja nie mówi, ile jest których płytek, więc ten zestaw to propozycja: od 1 do 4 diamentów na zwykłej płytce na każdej kondygnacji.
   *[house] Gracie własnym zestawem płytek.
}

heading-before = Zanim zaczniecie

G2-1 = Potasujcie każdą kondygnację osobno. We dwoje odłóżcie do pudełka bez patrzenia { $removed_2 ->
    [one] 1 płytkę
    [few] { $removed_2 } płytki
    [many] { $removed_2 } płytek
   *[other] { $removed_2 } płytki
} I kondygnacji, we troje { $removed_3 }, we czworo żadnej.
G2-2 = Każdy dostaje { $places ->
    [one] 1 płytkę
    [few] { $places } płytki
    [many] { $places } płytek
   *[other] { $places } płytki
} I kondygnacji. Obejrzyj je, naucz się ich na pamięć i { $arrange ->
    [own_order] połóż zakryte w rzędzie, w kolejności, w której najłatwiej je zapamiętasz.
   *[as_dealt] zakryj je tam, gdzie leżą.
} { $stack ->
    [one] Pozostała 1 płytka to
    [few] Pozostałe { $stack } płytki to
    [many] Pozostałych { $stack } płytek to
   *[other] Pozostałe { $stack } płytki to
} pierwszy stos.
G-A14 = { $memory_help ->
    [on] Ekran ci pomaga: dalej pokazuje to, co już znasz, i to, kto co widział.
   *[off] Gdy raz je obejrzysz, ekran już ich nie pokaże. Pamiętanie to cała gra.
}
G2-4 = { $begins ->
    [lot] Kto zaczyna, decyduje los.
    [agreed] Już ustalono, kto zaczyna.
   *[first] Zaczyna gracz na pierwszym miejscu; według instrukcji jest to najmłodsza osoba.
} Potem gra toczy się zgodnie z ruchem wskazówek zegara.

heading-turn = Twoja kolejka

G3-1 = Musisz pobrać wierzchnią płytkę stosu. Obejrzyj ją i nikomu nie pokazuj.
G3-2 = Odrzuć ją albo zatrzymaj. Jeśli ją zatrzymujesz, wybierz jedną ze swoich zakrytych płytek, odrzuć tamtą, a nową połóż zakrytą na jej miejscu.
G3-3 = Teraz działa symbol z płytki, którą właśnie odrzucasz. Latarnia: spojrzenie na jedną z własnych płytek. Pochodnia: spojrzenie na płytkę innego gracza. Strzałki: musisz zamienić jedną ze swoich zakrytych płytek na zakrytą płytkę innego gracza, a nikt przy tym nie podgląda.
G-A5 = { $look ->
    [must] Ze spojrzenia nie można zrezygnować.
   *[optional] Jeśli nie chcesz, nie musisz podglądać.
}
G-A20 = { $look_at ->
    [any] Spojrzeć można na każdą płytkę, nawet na odkrytą.
   *[face_down] Podejrzeć można tylko zakryte płytki.
}
G-A6 = { $arrows ->
    [by_lot] Do zamiany wybierasz jedną ze swoich płytek i innego gracza. O tym, którą z jego zakrytych płytek dostaniesz, decyduje los.
   *[chosen] Obie płytki do zamiany wybierasz ty.
} Oddać możesz nawet tę, którą właśnie zatrzymujesz.
G-A4 = Odrzucone płytki leżą odkryte. { $discard_pile ->
    [open] W każdej chwili możesz przejrzeć je wszystkie.
   *[top_only] Widać tylko wierzchnią.
} Nic nigdy stamtąd nie wraca.
G7-7 = Wszyscy widzą, które płytki podglądasz lub przekładasz. To, co na nich jest, widzisz tylko ty.
G-A19 = Jeśli nie odpowiesz na czas, twój rząd zostaje tak, jak go rozdano, pobrana płytka zostaje odrzucona, podglądasz tylko wtedy, gdy musisz, a gdzie trzeba wybrać płytkę, wybrana zostaje pierwsza z lewej.

heading-down = W głąb kopalni

G4-1 = { $cart ->
    [last_draw] Gdy tylko ktoś pobierze ostatnią płytkę stosu, a zanim ona zadziała, na powierzchnię jedzie wózek:
   *[stack_empty] Gdy stos jest pusty i kolejka się kończy, na powierzchnię jedzie wózek:
} każdy potajemnie wybiera jedną ze swoich zakrytych płytek i wszyscy odkrywają je jednocześnie. Po tej kolejce zjeżdżacie na następną kondygnację. Dzieje się to dwa razy, po I i po II kondygnacji.
G4-2 = Tego, co leży odkryte, nie można już zastąpić ani zamienić, a na końcu liczy się ono dla ciebie{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , chyba że poświęcisz je podczas wybuchu
       *[face_down] { "" }
    }
}.

heading-special = Płytki specjalne

G5-1 = { $fives ->
    [0] { "" }
   *[other] Pięć diamentów: zatrzymaj tę płytkę jak każdą inną albo ją odrzuć. Nie ma na niej symbolu.
}
G-A11 = { $fives ->
    [0] Płytki specjalne pokazuje się i odrzuca zaraz po pobraniu.
   *[other] Wszystkie inne płytki specjalne pokazuje się i odrzuca zaraz po pobraniu.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] Oświetlony korytarz: każdy { $lit ->
        [exactly_three] trzy razy podgląda
       *[up_to_three] może najwyżej trzy razy podejrzeć
    } { $look_at ->
        [any] płytkę
       *[face_down] zakrytą płytkę
    }, swoją albo cudzą.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] Podglądacie po jednej płytce, wszyscy w tym samym czasie. { $lit ->
        [exactly_three] Po każdym spojrzeniu wybierasz następną płytkę.
       *[up_to_three] Po każdym spojrzeniu wybierasz następną płytkę albo kończysz.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Nietoperze: każdy musi zamienić miejscami dwie swoje { $bats_move ->
        [any] płytki, zakryte albo odkryte
       *[face_down] zakryte płytki
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] Wybuch: każdy poświęca { $explosion ->
        [any] jedną ze swoich płytek, zakrytą albo odkrytą
       *[face_down] jedną ze swoich zakrytych płytek
    }. Płytka trafia do pudełka, nikt jej nie ogląda i nic nie jest warta.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
    [few] Jeśli wybuch nie ma już czego zabrać, nic nie tracisz. Ostatnia płytka zawsze zostaje.
    [many] Jeśli wybuch nie ma już czego zabrać, nic nie tracisz. Ostatnia płytka zawsze zostaje.
   *[other] Jeśli wybuch nie ma już czego zabrać, nic nie tracisz. Ostatnia płytka zawsze zostaje.
}
G5-5 = Królewna Śnieżka: kolacja gotowa, gra natychmiast się kończy.

heading-end = Koniec gry

G6-1 = Odkryjcie wszystkie swoje płytki i policzcie diamenty. Wygrywa ten, kto ma ich najwięcej; jeśli jest to kilka osób, dzielą się zwycięstwem.
