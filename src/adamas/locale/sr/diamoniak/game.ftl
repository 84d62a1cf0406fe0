### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

title = Дијамонијак
tagline = Сагради свој дворац пре свих осталих и чувај се вештица.

## Cards and actions

first = { $seat } почиње
red = { $count ->
    [1] део црвеног дворца
    [one] { $count } део црвеног дворца
    [few] { $count } дела црвеног дворца
   *[other] { $count } делова црвеног дворца
}
blue = { $count ->
    [1] део плавог дворца
    [one] { $count } део плавог дворца
    [few] { $count } дела плавог дворца
   *[other] { $count } делова плавог дворца
}
green = { $count ->
    [1] део зеленог дворца
    [one] { $count } део зеленог дворца
    [few] { $count } дела зеленог дворца
   *[other] { $count } делова зеленог дворца
}
yellow = { $count ->
    [1] део жутог дворца
    [one] { $count } део жутог дворца
    [few] { $count } дела жутог дворца
   *[other] { $count } делова жутог дворца
}
diamond = { $count ->
    [1] дијамант
    [one] { $count } дијамант
    [few] { $count } дијаманта
   *[other] { $count } дијаманата
}
fairy = { $count ->
    [1] вила
    [one] { $count } вила
    [few] { $count } виле
   *[other] { $count } вила
}
witch = { $count ->
    [1] вештица
    [one] { $count } вештица
    [few] { $count } вештице
   *[other] { $count } вештица
}
draw = извуци карту
buy = купи део дворца (продаје { $seller })
stop = стани
shield = пошаљи вилу на вештицу
give = { $cards_count ->
    [0] не дај вештици ништа
   *[other] дај вештици: { $cards }
}

## What a player is asked

question = Шта радиш?
question-begin = Нови потез: шта радиш?
question-more = Још једна карта, или је доста?
question-witch = Вештица! Како ћеш је отерати?

## Events

event-begins = { $seat } почиње.
event-pile-shuffled = Одбачене карте се мешају и постају шпил { $number }, у њему { $cards ->
    [one] је { $cards } карта
    [few] су { $cards } карте
   *[other] је { $cards } карата
}.
event-drew = { $seat } извлачи: { $card }.
event-castle-begun = { $seat } започиње { $colour ->
    [red] црвени
    [blue] плави
    [green] зелени
    [yellow] жути
   *[other] { $colour }
} дворац{ $joined ->
    [0] {""}
    [one] , а из оставе му се придружује { $joined } део
    [few] , а из оставе му се придружују { $joined } дела
   *[other] , а из оставе му се придружује { $joined } делова
}.
event-part-built = { $seat }: { $colour ->
    [red] црвени
    [blue] плави
    [green] зелени
    [yellow] жути
   *[other] { $colour }
} дворац расте и сада има { $parts ->
    [one] { $parts } део
    [few] { $parts } дела
   *[other] { $parts } делова
}.
event-put-aside = { $seat } ставља у оставу: { $card }.
event-stopped = { $seat } стаје.
event-part-bought = { $seat } купује део { $colour ->
    [red] црвеног
    [blue] плавог
    [green] зеленог
    [yellow] жутог
   *[other] { $colour }
} дворца за { $diamonds ->
    [one] { $diamonds } дијамант
    [few] { $diamonds } дијаманта
   *[other] { $diamonds } дијаманата
}. Продаје { $seller }, а дијаманти { $seller_paid ->
    [true] иду продавцу
   *[false] се одбацују
}.
event-fairy-helped = { $seat } шаље вилу, и вештица бежи.
event-cards-lost = { $seat } даје вештици: { $cards }.
event-nothing-lost = { $seat } нема ништа за вештицу.
event-castle-lost = { $seat } остаје без { $colour ->
    [red] црвеног
    [blue] плавог
    [green] зеленог
    [yellow] жутог
   *[other] { $colour }
} дворца; { $freed ->
    [true] сада свако може да га започне
   *[false] нико други не сме да га гради
}.
event-castle-finished = { $seat } има цео { $colour ->
    [red] црвени
    [blue] плави
    [green] зелени
    [yellow] жути
   *[other] { $colour }
} дворац и побеђује!

## Editions

edition-cs = Djeco, чешка правила
edition-djeco = Djeco, правила на другим језицима: ко купује, не извлачи карту

## Options

option-payment = Коме иду дијаманти за део дворца
option-payment-seller = продавцу
option-payment-discard = међу одбачене карте
option-buy = Кад се може купити део дворца
option-buy-after_first_draw = после прве карте у потезу, уместо још једне
option-buy-instead_of_drawing = на почетку потеза, уместо свих карата
option-buy-any_draw = уместо било које карте, па и прве
option-lost_colour = Шта се дешава с бојом кад вештица узме цео дворац
option-lost_colour-freed = свако може поново да је гради
option-lost_colour-kept = остаје свом играчу
option-win = Шта доноси победу
option-win-own_colour = сви делови свог дворца
option-win-any_colour = сви делови једне боје, и они у остави
option-witch = Шта бива после вештице
option-witch-ends_turn = потез се завршава
option-witch-turn_goes_on = потез може да се настави
option-fairy = Кад дође вештица, вила помаже
option-fairy-optional = ако њен власник то жели
option-fairy-automatic = одмах, увек
option-fairy_given = Вила сме да буде међу картама за вештицу
option-fairy_given-allowed = да, као и свака друга карта
option-fairy_given-kept_back = не, чува се или се шаље на вештицу
option-reshuffle = Кад одбачене карте постају нови шпил
option-reshuffle-when_needed = кад неко треба да вуче, а шпил је празан
option-reshuffle-when_empty = чим се извуче последња карта
option-witches = Колико има вештица
option-witches-7 = 7, како кажу чешка правила
option-witches-8 = 8, као у старијем издању
option-odds = Лампа која показује колико је вероватно да је следећа карта вештица
option-odds-off = искључена
option-odds-on = укључена, за све
option-first_seat = Ко почиње
option-first_seat-random = одлучује жреб

## The drawing

sketch-pile = Шпил { $number }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
}
sketch-discards = Одбачено: { $cards ->
    [0] ништа
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
}
sketch-no-castle = још без дворца
sketch-castle = { $colour ->
    [red] црвени дворац
    [blue] плави дворац
    [green] зелени дворац
    [yellow] жути дворац
   *[other] { $colour }
}
sketch-parts = { $parts } од { $of }
sketch-cards = { $card ->
    [red] црвени ×{ $count }
    [blue] плави ×{ $count }
    [green] зелени ×{ $count }
    [yellow] жути ×{ $count }
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] { $count } вила
        [few] { $count } виле
       *[other] { $count } вила
    }
   *[witch] { $count ->
        [one] { $count } вештица
        [few] { $count } вештице
       *[other] { $count } вештица
    }
}
sketch-lot = Ко почиње, одлучује жреб.
sketch-begin = На потезу: { $name }.
sketch-draw = { $name } окреће карту.
sketch-more = { $name } сме да настави.
sketch-witch = Стиже вештица! На потезу: { $name }.
sketch-over = { $name } има цео дворац и побеђује.

## Bots

bot-mouse = Само вуче и вуче, а сваки други потез му је хир.
bot-badger = Зна колико карте вреде, али се превише плаши вештица, а понекад и сања.
bot-fox = Зна да се још једна карта углавном исплати и да је вила ту да помогне.
bot-owl = Гледа једну карту унапред, пореди свачије изгледе на победу и ништа не заборавља.
bot-random = Ради било шта што је дозвољено.
bot-sensible = Вуче док то у просеку вреди више него што би вештица коштала.
bot-cautious = Стаје после задатог броја карата, у просеку.
bot-greedy = Купује кад може, а иначе никад не стаје.
bot-search = Сваки избор у глави одигра стотине пута (само у симулатору).
