### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] наше толкование
    [reading] другое толкование
    [elsewhere] из других источников
   *[house] домашнее правило
}
source-mark-edition = из другого издания: { $editions }
source-mark-changeable = { $mark } · можно изменить

## What the marks mean, above the rules

source-key = Откуда взято каждое правило
source-key-printed = Что не отмечено, есть в правилах этого издания.
source-key-described = Печатных правил этого издания мы не читали. Что не отмечено, известно из открытых описаний.
source-key-ruling = Наше толкование: в печатных правилах об этом не сказано или сказано неясно. Мы понимаем их так.
source-key-reading = Другое толкование: в печатных правилах об этом не сказано или сказано неясно. Их можно понять и так.
source-key-elsewhere = Из других источников: из другого издания, правил на другом языке, открытых описаний или других программ.
source-key-house = Домашнее правило: его нет ни в каких печатных правилах.
source-key-changeable = Можно изменить: кто открывает стол, может выбрать иначе.

## The value of an option

source-value = { $source ->
    [printed] есть в печатных правилах
    [ruling] наше толкование: в правилах это не решено
    [reading] другое толкование: в правилах это не решено
    [elsewhere] из других источников: других языков, изданий или программ
    [house] домашнее правило: нет ни в каких правилах
   *[screen] меняет только то, что видно на экране
}
source-value-edition = есть в издании: { $editions }
