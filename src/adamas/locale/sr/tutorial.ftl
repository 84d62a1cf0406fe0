### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Научи за { $minutes } минут
    [few] Научи за { $minutes } минута
   *[other] Научи за { $minutes } минута
}
tutorial-title = { $title }: прва партија
tutorial-guide = Твој водич
tutorial-step = Корак { $step } од { $steps }
tutorial-back = Корак назад
tutorial-restart = Испочетка
tutorial-leave = Напусти лекцију
tutorial-go-on = Даље
tutorial-show = Покажи ми
tutorial-other = У правој партији то смеш. Овде, молим те, прати стрелицу.
tutorial-done = Браво! Сада знаш да играш. Опробај се у правој партији, против ботова које је лако победити.
tutorial-play = Играј праву партију
