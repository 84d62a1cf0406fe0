### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Три обычные плитки: сверху знак, снизу алмазы.
figure-levels = Обратная сторона плиток. На ней указан ярус.
figure-levels-level = { $number ->
    [one] Ярус { $roman }: { $number } плитка
    [few] Ярус { $roman }: { $number } плитки
    [many] Ярус { $roman }: { $number } плиток
   *[other] Ярус { $roman }: { $number } плитки
}, на обычных от { $least } до { $most } алмазов
figure-specials = Особые плитки и сколько их в игре.
figure-specials-tile = { $type ->
    [five] Пять алмазов
    [lit] Освещён{"\u00AD"}ный коридор
    [bats] Летучие мыши
    [explosion] Взрыв
   *[snow-white] Бело{"\u00AD"}снежка
}
figure-learning = На свой ряд смотришь только ты.
figure-learning-look = Сначала: посмотри и запомни.
figure-learning-then = Потом: лицом вниз, пока не уедут наверх или игра не кончится.
figure-keeping = В рамке — плитка, которую ты сбрасываешь. Действует её знак.
figure-keeping-discard = Сбрось взятую плитку.
figure-keeping-keep = Оставь взятую плитку, а ту, что лежала на этом месте, сбрось.
figure-symbols = Что делает знак на сброшенной плитке.
figure-symbols-lantern = Фонарь: посмотри одну свою плитку.
figure-symbols-torch = Факел: посмотри одну чужую плитку.
figure-symbols-arrows = Стрелки: обменяй одну свою плитку на чужую.
figure-carts = Ряд на пути вниз. { $safe ->
    [explosion] Что уехало наверх, больше нельзя обменять.
   *[yes] Что уехало наверх, в безопасности.
}
figure-carts-level = { $up ->
    [0] Ярус { $roman }: закрытых плиток — { $down }.
   *[other] Ярус { $roman }: закрытых плиток — { $down }, открытых — { $up }.
}
figure-own-row = Твой ряд
figure-other-row = Чужой ряд
figure-light = Освещённый коридор: { $lit ->
    [exactly_three] три взгляда
   *[up_to_three] до трёх взглядов
}, куда захочешь.
figure-bats = Летучие мыши: две твои плитки меняются местами.
figure-explosion = Взрыв: одной твоей плитки больше нет.
figure-counting = { $sum } = { $diamonds ->
    [one] { $diamonds } алмаз
    [few] { $diamonds } алмаза
    [many] { $diamonds } алмазов
   *[other] { $diamonds } алмаза
}
