### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Together on this device
hotseat-title = Who plays on this device?
hotseat-person = Person { $number }
hotseat-another-name = { $words }: a name for person { $number }
hotseat-remove = Without { $name }
hotseat-add = One more person
hotseat-others = Who else plays?
hotseat-others-nobody = nobody else
hotseat-others-bots = bots
hotseat-others-friends = friends with a link
hotseat-count = How many others
hotseat-begin = Start
hotseat-open = Open the table

## Before the start

hotseat-here = on this device
hotseat-another = Another person on this device
hotseat-sit = Join the table

## The curtain

hotseat-pass = Pass to { $name }
hotseat-lift = { $name } is here
hotseat-see-table = See the table
hotseat-change = { $name }: choose again
hotseat-leave-it = Leave it as it was
hotseat-lower = Lower the curtain

## While somebody has the device

hotseat-who = Who has the device
hotseat-turn = { $name } is on turn.
hotseat-everybody = For everybody to see
hotseat-hold = Hold to look
hotseat-tap = Look
hotseat-cover = Cover
hotseat-waits = the table waits

## Settings

hotseat-tap-to-look = Look at secrets by tapping, without holding
