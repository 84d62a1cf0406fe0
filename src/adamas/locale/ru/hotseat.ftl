### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = На одном устройстве
hotseat-title = Кто играет на этом устройстве?
hotseat-person = Игрок { $number }
hotseat-another-name = { $words }: игрок { $number }
hotseat-remove = Убрать: { $name }
hotseat-add = Ещё игрок
hotseat-others = Кто ещё играет?
hotseat-others-nobody = больше никто
hotseat-others-bots = боты
hotseat-others-friends = друзья по ссылке
hotseat-count = Сколько ещё
hotseat-begin = Начать
hotseat-open = Открыть стол

## Before the start

hotseat-here = на этом устройстве
hotseat-another = Ещё игрок на этом устройстве
hotseat-sit = Посадить за стол

## The curtain

hotseat-pass = Устройство берёт { $name }
hotseat-lift = { $name } здесь
hotseat-see-table = Посмотреть на стол
hotseat-change = { $name }: выбрать заново
hotseat-leave-it = Оставить как было
hotseat-lower = Опустить занавес

## While somebody has the device

hotseat-who = У кого устройство
hotseat-turn = Ходит { $name }.
hotseat-everybody = Можно смотреть всем
hotseat-hold = Держи и смотри
hotseat-tap = Посмотреть
hotseat-cover = Спрятать
hotseat-waits = стол ждёт

## Settings

hotseat-tap-to-look = Смотреть тайное нажатием, не удерживая кнопку
