### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Együtt egy eszközön
hotseat-title = Kik játszanak ezen az eszközön?
hotseat-person = { $number }. játékos
hotseat-another-name = { $words }: { $number }. játékos
hotseat-remove = { $name } nélkül
hotseat-add = Még egy játékos
hotseat-others = Ki játszik még?
hotseat-others-nobody = senki más
hotseat-others-bots = robotok
hotseat-others-friends = barátok linkkel
hotseat-count = Még hányan?
hotseat-begin = Kezdés
hotseat-open = Asztal megnyitása

## Before the start

hotseat-here = ezen az eszközön
hotseat-another = Még valaki ezen az eszközön
hotseat-sit = Beszállok

## The curtain

hotseat-pass = Most { $name } kapja az eszközt
hotseat-lift = { $name } itt van
hotseat-see-table = Asztal megnézése
hotseat-change = { $name }: új választás
hotseat-leave-it = Maradjon így
hotseat-lower = Függöny le

## While somebody has the device

hotseat-who = Kinél van az eszköz?
hotseat-turn = { $name } következik.
hotseat-everybody = Mindenki láthatja
hotseat-hold = Tartsd nyomva!
hotseat-tap = Megnézem
hotseat-cover = Elrejtem
hotseat-waits = az asztal vár

## Settings

hotseat-tap-to-look = Titkok megnézése koppintással, nyomva tartás nélkül
