### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnómové
tagline = Cestou do dolu si pamatuj své diamanty, dokud Sněhurka nezavolá k večeři.
note-tiles = Pravidla neuvádějí, kolik je kterých dlaždic, takže sada je návrh tohoto projektu, ne ta z krabice.

## Tiles

first = začíná { $seat }
lantern = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] svítilna bez diamantů
    [6] svítilna se 6 diamanty
    [7] svítilna se 7 diamanty
    [one] svítilna s 1 diamantem
    [few] svítilna se { $diamonds } diamanty
    [many] svítilna s { $diamonds } diamantu
   *[other] svítilna s { $diamonds } diamanty
}
torch = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] pochodeň bez diamantů
    [6] pochodeň se 6 diamanty
    [7] pochodeň se 7 diamanty
    [one] pochodeň s 1 diamantem
    [few] pochodeň se { $diamonds } diamanty
    [many] pochodeň s { $diamonds } diamantu
   *[other] pochodeň s { $diamonds } diamanty
}
arrows = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] šipky bez diamantů
    [6] šipky se 6 diamanty
    [7] šipky se 7 diamanty
    [one] šipky s 1 diamantem
    [few] šipky se { $diamonds } diamanty
    [many] šipky s { $diamonds } diamantu
   *[other] šipky s { $diamonds } diamanty
}
plain = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] dlaždice bez symbolu a bez diamantů
    [6] dlaždice bez symbolu, se 6 diamanty
    [7] dlaždice bez symbolu, se 7 diamanty
    [one] dlaždice bez symbolu, s 1 diamantem
    [few] dlaždice bez symbolu, se { $diamonds } diamanty
    [many] dlaždice bez symbolu, s { $diamonds } diamantu
   *[other] dlaždice bez symbolu, s { $diamonds } diamanty
}
five = { $count ->
    [1] pět diamantů
   *[other] { $count }× pět diamantů
}
lit = osvětlená chodba
bats = netopýři
explosion = výbuch
snow-white = Sněhurka
lot = los určí místo { $slot }

## Actions

discard = odložit
keep = ponechat si na místě { $slot }
look = { $seat_self ->
    [true] podívat se na své místo { $slot }
   *[false] podívat se na místo { $slot } ({ $seat })
}
pass = nedívat se
confirm = hotovo
lay = položit dlaždice v pořadí: { $slots }
swap = vyměnit své místo { $slot } za místo { $other_slot } ({ $seat })
offer = vyměnit dlaždici z místa { $slot } za vylosovanou dlaždici ({ $seat })
cart = poslat nahoru dlaždici z místa { $slot }
exchange = prohodit místa { $slot } a { $other }
bury = obětovat dlaždici z místa { $slot }
stop = už se nedívat

## Questions

question = Co uděláš?
question-memorise = Tohle jsou tvoje dlaždice. Umíš je nazpaměť?
question-keep = Ponecháš si přibranou dlaždici? A kam s ní?
question-lantern = Na kterou svou dlaždici se podíváš?
question-torch = Na kterou cizí dlaždici se podíváš?
question-peek = Pamatuješ si ji?
question-arrows = Kterou svou dlaždici vyměníš a za kterou?
question-lit = Chodba je osvětlená pro všechny: na kterou dlaždici se podíváš?
question-bats = Netopýři! Které dvě své dlaždice prohodíš?
question-explosion = Výbuch! Kterou svou dlaždici obětuješ?
question-cart = Nahoru jede vozík: kterou svou dlaždici s ním pošleš, odkrytou až do konce hry?

## Events

event-begins = Začíná { $seat }.
event-row-dealt = { $seat } dostává řadu dlaždic.
event-level-entered = { $level ->
    [1] Skřítci vcházejí do I. patra dolu.
    [2] Skřítci sjíždějí do II. patra.
   *[other] Skřítci sjíždějí do III. patra.
}
event-drew = { $seat } přibírá dlaždici; { $left ->
    [0] hromádka je teď prázdná
    [one] zbývá 1
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
}.
event-happening-drawn = { $seat } ukazuje: { $tile }!
event-discarded = { $seat } odkládá: { $tile }.
event-kept = { $seat } si ji ponechává na místě { $slot } a odkládá: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } se dívá na své místo { $slot }.
   *[false] { $seat } se dívá na dlaždici, kterou má { $owner } na místě { $slot }.
}
event-did-not-look = { $seat } se nedívá.
event-swapped = { $seat } vyměňuje dlaždici na místě { $slot } za tu, kterou má { $owner } na místě { $other_slot }.
event-exchanged = { $seat } prohazuje místa { $slot } a { $other }.
event-buried = { $seat } přichází o dlaždici z místa { $slot }.
event-cart-sent-up = { $seat } posílá nahoru dlaždici z místa { $slot }: { $tile }.
event-skipped = { $seat } na to nemá dlaždici.
event-counted = { $seat } odkrývá: { $tiles }; celkem { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantů
}.

## Editions

edition-kukuryku = KUKURYKU (polská, česká, slovenská, maďarská a rumunská pravidla)

## Options

option-tiles = Z jakých dlaždic jsou hromádky (návrh, nebo vlastní soubor)
option-tiles-b = v I. patře 0 až 3 diamanty na dlaždici, hlouběji 1 až 4
option-tiles-a = 1 až 4 diamanty na každé dlaždici v každém patře
option-arrange = Jak si před začátkem položíš řadu
option-arrange-own_order = v libovolném pořadí
option-arrange-as_dealt = tak, jak byla rozdána
option-look = Jestli se svítilna nebo pochodeň musí použít
option-look-optional = ne, pohled smíš odmítnout
option-look-must = ano, podívat se musíš
option-look_at = Na co se dá podívat
option-look_at-face_down = jen na zakrytou dlaždici
option-look_at-any = na kteroukoli dlaždici, i na odkrytou
option-arrows = Kterou dlaždici přinesou šipky
option-arrows-chosen = tu, kterou si vybereš
option-arrows-by_lot = hráče vybíráš ty, dlaždici los
option-lit = Kolik pohledů přinese osvětlená chodba
option-lit-up_to_three = kolik chceš, nejvýš tři
option-lit-exactly_three = každému tři
option-bats = Které dlaždice netopýři prohodí
option-bats-face_down = dvě zakryté
option-bats-any = kterékoli dvě, i poslanou nahoru
option-cart = Kdy jede nahoru vozík
option-cart-stack_empty = když skončí tah s poslední dlaždicí
option-cart-last_draw = hned po přibrání poslední dlaždice
option-explosion = O kterou dlaždici se dá výbuchem přijít
option-explosion-face_down = o zakrytou
option-explosion-any = o kteroukoli, i poslanou nahoru
option-discard_pile = Kolik z odložených dlaždic obrazovka ukazuje
option-discard_pile-top_only = jen tu navrchu
option-discard_pile-open = všechny
option-memory_help = Pomoc paměti: obrazovka ukazuje, co už znáš
option-memory_help-off = vypnutá, právě o paměť tu jde
option-memory_help-on = zapnutá, pro snazší hru
option-first_seat = Kdo začíná
option-first_seat-random = určí los

## The drawing

sketch-level = { $level }. patro dolu
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Kdo začíná?
    [deal] Rozdávají se řady.
    [memorise] Každý si pamatuje svou řadu.
    [draw] { $seat } přibírá další dlaždici.
    [keep] { $seat } si novou dlaždici ponechá, nebo ji odloží.
    [lantern] Svítilna: { $seat } se může podívat na svou dlaždici.
    [torch] Pochodeň: { $seat } se může podívat na cizí dlaždici.
    [peek] { $seat } se dívá.
    [arrows] Šipky: { $seat } musí vyměnit dlaždici.
    [lit] { $round ->
        [4] Chodba je osvětlená: poslední pohled.
       *[other] Chodba je osvětlená: pohled { $round } ze 3.
    }
    [bats] Netopýři: každý prohazuje dvě dlaždice.
    [explosion] Výbuch: každý přichází o dlaždici.
    [cart] Hromádka je prázdná: každý posílá nahoru vozík.
   *[over] Večeře je hotová: konec hry.
}
sketch-pile = { $tiles ->
    [0] Žádné odložené dlaždice.
   *[other] Odložené dlaždice ({ $tiles }):
}
sketch-tile = { $tile ->
    [lantern] svítil.
    [torch] pochod.
    [arrows] šipky
    [five] pětka
    [lit] chodba
    [bats] netopýři
    [explosion] výbuch
    [snow-white] Sněhurka
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ nahoře
sketch-looking = { $owner_self ->
    [true] { $seat } se dívá na své místo { $slot }.
   *[false] { $seat } se dívá na dlaždici, kterou má { $owner } na místě { $slot }.
}
sketch-drawn = Přibíráš: { $tile }.
sketch-waits = Přibráno, čeká na vozíky: { $tile }
sketch-unseen = { $tiles ->
    [0] { $level }. patro: znáš všechno.
   *[other] { $level }. patro, co neznáš:
}

## Bots

bot-mouse = Polovinu toho, co vidí, zapomene a každý pátý tah je jen chvilkový nápad.
bot-badger = Jde po nejbohatších dlaždicích, ale ty staré mu mizí z paměti.
bot-fox = Domyslí si, co plyne z odložené dlaždice, ale staré jí mizí z paměti.
bot-owl = Nic nezapomíná, šetří si šipky a ví, kdo zná její nejlepší dlaždici.
bot-random = Dělá cokoli, co je dovoleno.
bot-sensible = Dělá, co hned přinese nejvíc diamantů, a má dokonalou paměť.
bot-forgetful = Totéž, ale pamatuje si jen některé dlaždice.
bot-fading = Totéž, ale staré dlaždice mu mizí z paměti.
bot-prudent = Úsudek sovy s ručně nastavenými váhami.
bot-search = Každou možnost si v hlavě několiksetkrát přehraje (jen v simulátoru).
