### The words of the board in the browser.

board-label = Сто
board-players = Остали играчи

## What lies in front of somebody

board-own = (то си ти)
board-own-shared = (држи уређај)
board-on-turn = на потезу
board-castle = { $colour ->
    [red] Црвени дворац
    [blue] Плави дворац
    [green] Зелени дворац
    [yellow] Жути дворац
   *[other] Дворац
}: { $parts } од { $of } делова
board-no-castle = Још без дворца
board-reserve = Карте поред дворца
board-stack = { $card ->
    [red] { $count ->
        [one] { $count } део црвеног дворца у остави
        [few] { $count } дела црвеног дворца у остави
       *[other] { $count } делова црвеног дворца у остави
    }
    [blue] { $count ->
        [one] { $count } део плавог дворца у остави
        [few] { $count } дела плавог дворца у остави
       *[other] { $count } делова плавог дворца у остави
    }
    [green] { $count ->
        [one] { $count } део зеленог дворца у остави
        [few] { $count } дела зеленог дворца у остави
       *[other] { $count } делова зеленог дворца у остави
    }
    [yellow] { $count ->
        [one] { $count } део жутог дворца у остави
        [few] { $count } дела жутог дворца у остави
       *[other] { $count } делова жутог дворца у остави
    }
    [diamond] { $count ->
        [one] { $count } дијамант
        [few] { $count } дијаманта
       *[other] { $count } дијаманата
    }
   *[fairy] { $count ->
        [one] { $count } вила
        [few] { $count } виле
       *[other] { $count } вила
    }
}

## The middle of the table

board-pile = Извуци карту. { $cards ->
    [0] Шпил је празан и поново ће се промешати.
    [one] У шпилу је још { $cards } карта.
    [few] У шпилу су још { $cards } карте.
   *[other] У шпилу је још { $cards } карата.
}
board-discards = Одбачено: { $cards ->
    [0] ништа
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
}
board-stop = Доста!
board-buy = Купи део за свој дворац за { $price ->
    [one] { $price } дијамант
    [few] { $price } дијаманта
   *[other] { $price } дијаманата
}; продаје { $seller }{ $count ->
    [1] {""}
   *[other] {""}, има их { $count }
}
board-buy-shared = Купи део дворца за { $price ->
    [one] { $price } дијамант
    [few] { $price } дијаманта
   *[other] { $price } дијаманата
}; продаје { $seller }{ $count ->
    [1] {""}
   *[other] {""}, има их { $count }
}

## The witch

board-shield = Пошаљи вилу!
board-sack = Карте за вештицу: { $picked } од { $toll }
board-give = Дај!
board-give-nothing = Не дам ништа!
board-pick = Дај { $card ->
    [red] део црвеног дворца из оставе
    [blue] део плавог дворца из оставе
    [green] део зеленог дворца из оставе
    [yellow] део жутог дворца из оставе
    [diamond] дијамант
   *[fairy] вилу
}, преостало: { $left }
board-pick-castle = Дај део свог дворца, преостало: { $left }
board-pick-castle-shared = Дај део дворца, преостало: { $left }
board-unpick = Ипак задржи { $card ->
    [red] део црвеног дворца
    [blue] део плавог дворца
    [green] део зеленог дворца
    [yellow] део жутог дворца
    [diamond] дијамант
   *[fairy] вилу
}

## What to do now

board-hint-draw = Додирни шпил!
board-hint-more = Још једна? Или доста?
board-hint-witch = { $toll ->
    [0] Вештица не налази ништа. Одлично!
   *[other] { $left ->
        [0] То добија вештица.
        [one] Још { $left } карта за вештицу!
        [few] Још { $left } карте за вештицу!
       *[other] Још { $left } карата за вештицу!
    }
}
board-hint-wait = На потезу: { $name }.
board-hint-over = { $name } има цео дворац!

## What is asked, where several people share a device

question-shared = Шта сада?
question-begin-shared = Нови потез.
question-witch-shared = Вештица! Шта ће добити?

## The lamp

board-odds = { $mood ->
    [calm] Лампа се смеши: вештица тешко да ће доћи
    [careful] Лампа је опрезна: вештица би могла доћи
   *[danger] Лампа је забринута: вештица ће вероватно доћи
}
board-odds-numbers = Карата: { $cards }, од тога вештица: { $witches }.
