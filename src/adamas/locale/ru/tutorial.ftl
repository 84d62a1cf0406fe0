### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Обучение: { $minutes } минута
    [few] Обучение: { $minutes } минуты
    [many] Обучение: { $minutes } минут
   *[other] Обучение: { $minutes } минуты
}
tutorial-title = { $title }: первая партия
tutorial-guide = Твой помощник
tutorial-step = Шаг { $step } из { $steps }
tutorial-back = Шаг назад
tutorial-restart = Начать заново
tutorial-leave = Выйти из обучения
tutorial-go-on = Дальше
tutorial-show = Показать
tutorial-other = В настоящей партии так можно. А здесь, пожалуйста, следуй за стрелкой.
tutorial-done = Молодец! Теперь ты умеешь играть. Сыграй настоящую партию с ботами, которых легко обыграть.
tutorial-play = Сыграть по-настоящему
