### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Три обичне плочице: горе је знак, доле су дијаманти.
figure-levels = Полеђине плочица. Оне показују ниво.
figure-levels-level = { $number ->
    [one] Ниво { $roman }: { $number } плочица
    [few] Ниво { $roman }: { $number } плочице
   *[other] Ниво { $roman }: { $number } плочица
}, на обичнима { $least } до { $most ->
    [one] { $most } дијамант
    [few] { $most } дијаманта
   *[other] { $most } дијаманата
}
figure-specials = Посебне плочице, и колико их има.
figure-specials-tile = { $type ->
    [five] Пет дијаманата
    [lit] Осветљен ходник
    [bats] Слепи мишеви
    [explosion] Експлозија
   *[snow-white] Снежана
}
figure-learning = Свој ред гледаш само ти.
figure-learning-look = Најпре: погледај и запамти.
figure-learning-then = Затим: лицем надоле, док не оду горе или се игра не заврши.
figure-keeping = Плочица с оквиром је она коју одбацујеш. Њен знак делује.
figure-keeping-discard = Одбаци извучену плочицу.
figure-keeping-keep = Задржи извучену плочицу, а одбаци ону која је ту лежала.
figure-symbols = Шта ради знак на плочици коју одбациш.
figure-symbols-lantern = Фењер: погледај једну своју плочицу.
figure-symbols-torch = Бакља: погледај једну туђу плочицу.
figure-symbols-arrows = Стрелице: замени једну своју плочицу за туђу.
figure-carts = Ред на путу у дубину. { $safe ->
    [explosion] Што је отишло горе, више се не мења.
   *[yes] Што је отишло горе, на сигурном је.
}
figure-carts-level = Ниво { $roman }: { $down ->
    [one] { $down } покривена плочица
    [few] { $down } покривене плочице
   *[other] { $down } покривених плочица
}{ $up ->
    [0] .
    [one] , { $up } откривена.
    [few] , { $up } откривене.
   *[other] , { $up } откривених.
}
figure-own-row = Твој ред
figure-other-row = Туђи ред
figure-light = Осветљен ходник: { $lit ->
    [exactly_three] три погледа
   *[up_to_three] до три погледа
}, где год желиш.
figure-bats = Слепи мишеви: две твоје плочице мењају места.
figure-explosion = Експлозија: једна твоја плочица нестаје.
figure-counting = { $sum } = { $diamonds ->
    [one] { $diamonds } дијамант
    [few] { $diamonds } дијаманта
   *[other] { $diamonds } дијаманата
}
