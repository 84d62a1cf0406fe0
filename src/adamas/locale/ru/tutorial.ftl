### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Научиться за { $minutes } минуту
    [few] Научиться за { $minutes } минуты
    [many] Научиться за { $minutes } минут
   *[other] Научиться за { $minutes } минуты
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
