### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] our ruling
    [reading] another reading
    [elsewhere] from elsewhere
   *[house] house rule
}
source-mark-edition = from another edition: { $editions }
source-mark-changeable = { $mark } · can be changed

## What the marks mean, above the rules

source-key = Where each rule comes from
source-key-printed = What has no mark is in the rulebook of this edition.
source-key-described = We have not read the rulebook of this edition. What has no mark is as public descriptions tell it.
source-key-ruling = Our ruling: the rulebook says nothing about it, or not clearly. This is how we understand it.
source-key-reading = Another reading: the rulebook says nothing about it, or not clearly. It can be understood like this too.
source-key-elsewhere = From elsewhere: another edition, the rules in another language, public descriptions or other programs have it.
source-key-house = House rule: it stands in no rulebook.
source-key-changeable = Can be changed: whoever sets up a table can choose another way.

## The value of an option

source-value = { $source ->
    [printed] printed in the rulebook
    [ruling] our ruling: the rulebook leaves it open
    [reading] another reading: the rulebook leaves it open
    [elsewhere] from elsewhere: other languages, editions or programs have it
    [house] house rule: in no rulebook
   *[screen] changes only what a screen shows
}
source-value-edition = printed in: { $editions }
