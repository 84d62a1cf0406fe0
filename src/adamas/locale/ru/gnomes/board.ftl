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
board-drawn-own = Новая плитка
board-drawn-own-shared = Плитку берёт { $name }
board-drawn-by = Плитку берёт { $name }
board-pile = Сброс: { $tiles }
board-pile-top = Сверху: { $tile }
board-pile-open = Просмотреть сброс
board-pile-title = Сброс ({ $tiles }), сначала новые

## Rows

board-row = Ряд игрока { $name }
board-row-own = Твой ряд ({ $name })
board-row-own-shared = Ряд игрока { $name }
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
board-place-own-shared = Своё место { $slot }
board-label = { $named }: { $what }
board-hole = пусто
board-face-up = открытая плитка, { $tile }
board-face-seen = ты смотришь: { $tile }
board-face-seen-shared = сейчас видно: { $tile }
board-face-known = закрытая плитка, ярус { $level }; тебе известно: { $tile }
board-face-known-shared = закрытая плитка, ярус { $level }; уже известно: { $tile }
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
board-do-lay = Положить так
board-hint-memorise = Скоро они лягут лицом вниз.
board-hint-arrange = Перетащи плитку или нажми на две: они поменяются местами.
board-hint-arrange-then = Нажми на плитку, с которой она поменяется местами.
board-hint-laid = Они лежат лицом вниз в этом порядке.
board-arranging-keys = Enter или пробел поднимает и кладёт плитку, клавиши со стрелками её двигают.
board-moved = Теперь на месте { $slot } из { $places }: { $tile }
board-hint-keep = Нажми на плитку для замены или сбрось новую.
board-hint-lantern = Нажми на одну из своих плиток.
board-hint-lantern-shared = Нажми на свою плитку.
board-hint-torch = Нажми на чужую плитку.
board-hint-peek = Эту плитку видишь только ты.
board-hint-peek-shared = Эту плитку видит только { $name }.
board-hint-arrows = Шаг 1 из 2: нажми на одну из своих плиток.
board-hint-arrows-shared = Шаг 1 из 2: нажми на свою плитку.
board-hint-arrows-then = Шаг 2 из 2: нажми на чужую плитку, которая придёт на твоё место { $slot }.
board-hint-arrows-then-shared = Шаг 2 из 2: нажми на чужую плитку, которая придёт на место { $slot }.
board-hint-offer-then = Шаг 2 из 2: нажми на чужой ряд. Какую плитку ты получишь, решит жребий.
board-hint-offer-then-shared = Шаг 2 из 2: нажми на чужой ряд. Какая плитка придёт оттуда, решит жребий.
board-hint-bats = Шаг 1 из 2: нажми на одну из своих плиток.
board-hint-bats-shared = Шаг 1 из 2: нажми на свою плитку.
board-hint-bats-then = Шаг 2 из 2: нажми на плитку, которая поменяется с местом { $slot }.
board-hint-explosion = Нажми на плитку, с которой расстанешься.
board-hint-explosion-shared = Нажми на плитку, которая пропадёт.
board-hint-cart = Нажми на плитку, которая поедет наверх.
board-hint-lit = { $round ->
    [4] Это был последний взгляд.
   *[other] Взгляд { $round } из 3: нажми на любую плитку.
}
board-hint-lit-shared = { $round ->
    [4] Это был последний взгляд.
   *[other] Взгляд { $round } из 3: нажми на любую плитку.
}
board-hint-change = Ещё можно передумать.
board-hint-change-shared = Это ещё можно изменить.

## What is asked, where several people share a device

question-shared = Что теперь?
question-memorise-shared = Посмотри на плитки и запомни их.
question-keep-shared = Оставить новую плитку? И куда её положить?
question-lantern-shared = На какую свою плитку посмотреть?
question-torch-shared = На какую чужую плитку посмотреть?
question-peek-shared = Посмотри на плитку. Запомнилось?
question-arrows-shared = Какую свою плитку обменять и на какую чужую?
question-lit-shared = В коридоре светло для всех: на какую плитку посмотреть?
question-bats-shared = Летучие мыши! Какие две свои плитки поменять местами?
question-explosion-shared = Взрыв! С какой своей плиткой расстаться?
question-cart-shared = Вагонетка едет наверх: какую свою плитку отправить? Она останется открытой.
swap-shared = обменять свою плитку { $slot } на плитку { $other_slot } ({ $seat })

## Memory help

board-unseen = Плитки, которые тебе неизвестны
board-unseen-shared = Плитки, которых ещё не знает { $name }
board-unseen-level = Ярус { $level }
board-unseen-none = ни одной

## The result

board-outcome = { $tiles }
