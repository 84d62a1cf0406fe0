### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [1] Дворац има { $parts } део.
    [one] Дворац има { $parts } део. Тачкице показују шта још недостаје.
    [few] Дворац има { $parts } дела. Тачкице показују шта још недостаје.
   *[other] Дворац има { $parts } делова. Тачкице показују шта још недостаје.
}
figure-growing-alt = Дворац који расте од првог дела до свих { $parts } делова.
figure-kinds = Све карте, укупно { $cards }. Свака боја има свој знак.
figure-kinds-card = { $kind ->
    [red] Црвени дворац
    [blue] Плави дворац
    [green] Зелени дворац
    [yellow] Жути дворац
    [diamond] Дијамант
    [witch] Вештица
   *[fairy] Вила
}
figure-castle = Твој дворац
figure-reserve = Твоја остава
figure-discards = Одбачене карте
figure-home = Шта лежи пред тобом. Овај дворац је црвен, па делови других боја иду у оставу.
figure-places = Куда иде која карта. У овом примеру градиш црвени дворац.
figure-places-card = { $kind ->
    [own] Твој дворац
    [red] Твоја боја: у дворац
    [blue] Друга боја: у оставу
    [diamond] Дијамант: у оставу
   *[fairy] Вила: у оставу
}
figure-toll = { $toll ->
    [1] Вештица односи { $toll } карту. Ти бираш коју.
    [one] Вештица односи { $toll } карту. Ти бираш које.
    [few] Вештица односи { $toll } карте. Ти бираш које.
   *[other] Вештица односи { $toll } карата. Ти бираш које.
}
figure-toll-alt = { $toll ->
    [one] Вештица и још { $toll } карта иду међу одбачене карте.
    [few] Вештица и још { $toll } карте иду међу одбачене карте.
   *[other] Вештица и још { $toll } карата иду међу одбачене карте.
}
figure-toll-cards = { $toll ->
    [one] Вештица и { $toll } твоја карта
    [few] Вештица и { $toll } твоје карте
   *[other] Вештица и { $toll } твојих карата
}
figure-fairy = Вила одлази с вештицом, а ти задржаваш све остало.
figure-fairy-alt = Вештица и вила иду међу одбачене карте.
figure-fairy-cards = Вештица и твоја вила
figure-buying = { $payment ->
    [discard] Плаћаш, и део прелази у твој дворац. Дијаманти иду међу одбачене карте.
   *[seller] Плаћаш, и део прелази у твој дворац. Дијаманте добија продавац.
}
figure-buying-alt = { $price ->
    [one] { $price } дијамант се мења за део дворца твоје боје.
    [few] { $price } дијаманта се мењају за део дворца твоје боје.
   *[other] { $price } дијаманата се мења за део дворца твоје боје.
}
figure-buying-price = { $price ->
    [one] { $price } дијамант
    [few] { $price } дијаманта
   *[other] { $price } дијаманата
}
figure-buying-part = Део из туђе оставе
