### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [1] В замке 1 часть.
    [one] В замке { $parts } часть. Точками намечено то, чего ещё не хватает.
    [few] В замке { $parts } части. Точками намечено то, чего ещё не хватает.
    [many] В замке { $parts } частей. Точками намечено то, чего ещё не хватает.
   *[other] В замке { $parts } части. Точками намечено то, чего ещё не хватает.
}
figure-growing-alt = Замок растёт от первой части до последней; всего частей: { $parts }.
figure-kinds = { $cards ->
    [1] 1 карта.
   *[other] Все карты, их { $cards }. У каждого цвета свой знак.
}
figure-kinds-card = { $kind ->
    [red] Красный замок
    [blue] Синий замок
    [green] Зелёный замок
    [yellow] Жёлтый замок
    [diamond] Алмаз
    [witch] Ведьма
   *[fairy] Фея
}
figure-castle = Твой замок
figure-reserve = Твой запас
figure-discards = Сброс
figure-home = Что лежит перед тобой. Этот замок красный, поэтому части других цветов — лишние.
figure-places = Куда идёт карта. В этом примере ты строишь красный замок.
figure-places-card = { $kind ->
    [own] Твой замок
    [red] Твой цвет: в замок
    [blue] Другой цвет: в запас
    [diamond] Алмаз: в запас
   *[fairy] Фея: в запас
}
figure-toll = Ведьма уносит с собой { $toll ->
    [one] { $toll } карту. Какую — выбираешь ты.
    [few] { $toll } карты. Какие — выбираешь ты.
    [many] { $toll } карт. Какие — выбираешь ты.
   *[other] { $toll } карты. Какие — выбираешь ты.
}
figure-toll-alt = { $toll ->
    [one] Ведьма и ещё { $toll } карта уходят в сброс.
    [few] Ведьма и ещё { $toll } карты уходят в сброс.
    [many] Ведьма и ещё { $toll } карт уходят в сброс.
   *[other] Ведьма и ещё { $toll } карты уходят в сброс.
}
figure-toll-cards = { $toll ->
    [one] Ведьма и { $toll } твоя карта
    [few] Ведьма и { $toll } твои карты
    [many] Ведьма и { $toll } твоих карт
   *[other] Ведьма и { $toll } твоей карты
}
figure-fairy = Фея уходит вместе с ведьмой, а всё остальное остаётся у тебя.
figure-fairy-alt = Ведьма и фея уходят в сброс.
figure-fairy-cards = Ведьма и твоя фея
figure-buying = { $payment ->
    [discard] Ты платишь, и часть встаёт в твой замок. Алмазы идут в сброс.
   *[seller] Ты платишь, и часть встаёт в твой замок. Алмазы получает продавец.
}
figure-buying-alt = { $price ->
    [one] { $price } алмаз меняют на часть замка твоего цвета.
    [few] { $price } алмаза меняют на часть замка твоего цвета.
    [many] { $price } алмазов меняют на часть замка твоего цвета.
   *[other] { $price } алмаза меняют на часть замка твоего цвета.
}
figure-buying-price = { $price ->
    [one] { $price } алмаз
    [few] { $price } алмаза
    [many] { $price } алмазов
   *[other] { $price } алмаза
}
figure-buying-part = Чужая лишняя часть
