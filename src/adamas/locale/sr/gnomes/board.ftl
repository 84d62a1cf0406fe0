### The words of the board in the browser.

board = Сто

## The mine

board-mine = Рудник
board-level = Ниво { $level }: { $tiles ->
    [0] нема више плочица.
    [one] још { $tiles } плочица.
    [few] још { $tiles } плочице.
   *[other] још { $tiles } плочица.
}
board-here = Гномови су овде.
board-bench = Извучена плочица и одбачене плочице
board-drawn-none = Извучено
board-drawn-own = Извлачиш
board-drawn-own-shared = Извлачи { $name }
board-drawn-by = Извлачи { $name }
board-pile = Одбачено: { $tiles }
board-pile-top = На врху: { $tile }
board-pile-open = Прегледај одбачене плочице
board-pile-title = Одбачене плочице ({ $tiles }), почев од најновије

## Rows

board-row = Ред: { $name }
board-row-own = Твој ред ({ $name })
board-row-own-shared = Ред: { $name }
board-active = Потез
board-waiting = бира
board-ready = избор је готов
board-won = побеђује
board-up = { $diamonds ->
    [one] { $diamonds } откривен дијамант
    [few] { $diamonds } откривена дијаманта
   *[other] { $diamonds } откривених дијаманата
}
board-sum = { $diamonds ->
    [one] укупно { $diamonds } дијамант
    [few] укупно { $diamonds } дијаманта
   *[other] укупно { $diamonds } дијаманата
}
board-place = Место { $slot }
board-place-own = Твоје место { $slot }
board-place-own-shared = Сопствено место { $slot }
board-label = { $named }: { $what }
board-hole = празно
board-face-up = откривено: { $tile }
board-face-seen = гледаш: { $tile }
board-face-seen-shared = сада се види: { $tile }
board-face-known = покривено, ниво { $level }; знаш: { $tile }
board-face-known-shared = покривено, ниво { $level }; већ виђено: { $tile }
board-face-down = покривено, ниво { $level }
board-lookers = { $count ->
    [1] гледа { $names }
   *[other] гледају { $names }
}
board-seen-by = већ виђено ({ $names })
board-goes-up = иде горе колицима

## What to do

board-do-discard = Одбаци
board-do-pass = Не гледај
board-do-confirm = Готово
board-do-stop = Не гледај даље
board-do-lay = Поређај их овако
board-hint-memorise = Ускоро ће бити покривене.
board-hint-arrange = Превуци плочицу или додирни две да замене места.
board-hint-arrange-then = Додирни плочицу с којом мења место.
board-hint-laid = Леже покривене, овим редом.
board-arranging-keys = Enter или размак подиже и спушта плочицу, тастери са стрелицама је померају.
board-moved = Сада на месту { $slot } од { $places }: { $tile }
board-hint-keep = Додирни плочицу коју мењаш, или одбаци нову.
board-hint-lantern = Додирни једну своју плочицу.
board-hint-lantern-shared = Додирни једну сопствену плочицу.
board-hint-torch = Додирни једну туђу плочицу.
board-hint-peek = Ову плочицу видиш само ти.
board-hint-peek-shared = Ову плочицу сме да види само { $name }.
board-hint-arrows = Корак 1 од 2: додирни једну своју плочицу.
board-hint-arrows-shared = Корак 1 од 2: додирни једну сопствену плочицу.
board-hint-arrows-then = Корак 2 од 2: додирни плочицу коју желиш на свом месту { $slot }.
board-hint-arrows-then-shared = Корак 2 од 2: додирни плочицу која долази на место { $slot }.
board-hint-offer-then = Корак 2 од 2: додирни нечији ред. Коју плочицу из њега добијаш, одлучује жреб.
board-hint-offer-then-shared = Корак 2 од 2: додирни нечији ред. Која плочица долази из њега, одлучује жреб.
board-hint-bats = Корак 1 од 2: додирни једну своју плочицу.
board-hint-bats-shared = Корак 1 од 2: додирни једну сопствену плочицу.
board-hint-bats-then = Корак 2 од 2: додирни плочицу која иде на место { $slot }.
board-hint-explosion = Додирни плочицу коју жртвујеш.
board-hint-explosion-shared = Додирни плочицу која се жртвује.
board-hint-cart = Додирни плочицу која иде горе.
board-hint-lit = { $round ->
    [4] То је био твој последњи поглед.
   *[other] Поглед { $round } од 3: додирни било коју плочицу.
}
board-hint-lit-shared = { $round ->
    [4] То је био последњи поглед.
   *[other] Поглед { $round } од 3: додирни било коју плочицу.
}
board-hint-change = Још можеш да се предомислиш.
board-hint-change-shared = Избор још може да се промени.

## What is asked, where several people share a device

question-shared = Шта сада?
question-memorise-shared = Погледај плочице и научи их напамет.
question-keep-shared = Задржати извучену плочицу, и где?
question-lantern-shared = Коју сопствену плочицу погледати?
question-torch-shared = Коју туђу плочицу погледати?
question-peek-shared = Погледај плочицу и запамти је. Готово?
question-arrows-shared = Коју сопствену плочицу заменити, и за коју?
question-lit-shared = Ходник је осветљен за све: коју плочицу погледати?
question-bats-shared = Слепи мишеви! Које две сопствене плочице мењају места?
question-explosion-shared = Експлозија! Коју сопствену плочицу жртвовати?
question-cart-shared = Колица иду горе: коју сопствену плочицу послати, заувек откривену?
swap-shared = замени плочицу (место { $slot }) за туђу: { $seat }, место { $other_slot }

## Memory help

board-unseen = Плочице које још не знаш
board-unseen-shared = Плочице које { $name } још не зна
board-unseen-level = Ниво { $level }
board-unseen-none = нема их

## The result

board-outcome = { $tiles }
