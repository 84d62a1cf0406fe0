### The words of the board in the browser.

board = Стол

## The mine

board-mine = Шахта
board-level = Ярус { $level }: { $tiles ->
    [0] плиток больше нет.
    [one] осталась { $tiles } плитка.
    [few] осталось { $tiles } плитки.
    [many] осталось { $tiles } плиток.
   *[other] осталось { $tiles } плитки.
}
board-here = Гномы сейчас здесь.
board-bench = Взятая плитка и сброс
board-drawn-none = Взятая плитка
board-drawn-own = Твоя плитка
board-drawn-by = Плитку берёт { $name }
board-pile = Сброс: { $tiles }
board-pile-top = Сверху: { $tile }
board-pile-open = Просмотреть сброс
board-pile-title = Сброс ({ $tiles }), сначала новые

## Rows

board-row = Ряд игрока { $name }
board-row-own = Твой ряд ({ $name })
board-active = Ходит
board-waiting = выбирает
board-ready = выбор сделан
board-won = побеждает
board-up = { $diamonds ->
    [one] открыт { $diamonds } алмаз
    [few] открыто { $diamonds } алмаза
    [many] открыто { $diamonds } алмазов
   *[other] открыто { $diamonds } алмаза
}
board-sum = { $diamonds ->
    [one] всего { $diamonds } алмаз
    [few] всего { $diamonds } алмаза
    [many] всего { $diamonds } алмазов
   *[other] всего { $diamonds } алмаза
}
board-place = Место { $slot }
board-place-own = Твоё место { $slot }
board-label = { $named }: { $what }
board-hole = пусто
board-face-up = открытая плитка, { $tile }
board-face-seen = ты смотришь: { $tile }
board-face-known = закрытая плитка, ярус { $level }; тебе известно: { $tile }
board-face-down = закрытая плитка, ярус { $level }
board-lookers = { $count ->
    [1] сюда смотрит { $names }
   *[other] сюда смотрят { $names }
}
board-seen-by = её уже знают: { $names }
board-goes-up = едет наверх в вагонетке

## What to do

board-do-discard = Сбросить
board-do-pass = Не смотреть
board-do-confirm = Готово
board-do-stop = Больше не смотреть
board-hint-memorise = Скоро они лягут лицом вниз.
board-hint-keep = Нажми на плитку, которую хочешь заменить, или сбрось новую.
board-hint-lantern = Нажми на одну из своих плиток.
board-hint-torch = Нажми на чужую плитку.
board-hint-peek = Эту плитку видишь только ты.
board-hint-arrows = Шаг 1 из 2: нажми на одну из своих плиток.
board-hint-arrows-then = Шаг 2 из 2: нажми на чужую плитку, которая придёт на твоё место { $slot }.
board-hint-bats = Шаг 1 из 2: нажми на одну из своих плиток.
board-hint-bats-then = Шаг 2 из 2: нажми на плитку, которая поменяется с местом { $slot }.
board-hint-explosion = Нажми на плитку, с которой расстанешься.
board-hint-cart = Нажми на плитку, которая поедет наверх.
board-hint-lit = { $round ->
    [4] Это был последний взгляд.
   *[other] Взгляд { $round } из 3: нажми на любую закрытую плитку.
}
board-hint-change = Ещё можно передумать.

## Memory help

board-unseen = Плитки, которые тебе неизвестны
board-unseen-level = Ярус { $level }
board-unseen-none = ни одной

## The result

board-outcome = { $tiles }
