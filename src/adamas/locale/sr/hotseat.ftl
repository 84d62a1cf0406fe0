### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Заједно на овом уређају
hotseat-title = Ко игра на овом уређају?
hotseat-person = Играч { $number }
hotseat-another-name = { $words }: играч { $number }
hotseat-remove = Уклони: { $name }
hotseat-add = Још један играч
hotseat-others = Ко још игра?
hotseat-others-nobody = нико више
hotseat-others-bots = ботови
hotseat-others-friends = пријатељи преко линка
hotseat-count = Колико њих
hotseat-begin = Почни
hotseat-open = Отвори сто

## Before the start

hotseat-here = на овом уређају
hotseat-another = Још неко на овом уређају
hotseat-sit = Додај за сто

## The curtain

hotseat-pass = Уређај узима { $name }
hotseat-lift = { $name } је ту
hotseat-see-table = Погледај сто
hotseat-change = { $name }: промени избор
hotseat-leave-it = Остави како јесте
hotseat-lower = Спусти завесу

## While somebody has the device

hotseat-who = Ко држи уређај
hotseat-turn = На потезу: { $name }.
hotseat-everybody = Ово смеју да виде сви
hotseat-hold = Држи и гледај
hotseat-tap = Погледај
hotseat-cover = Покриј
hotseat-waits = сто чека

## Settings

hotseat-tap-to-look = Тајне се гледају на додир, без држања
