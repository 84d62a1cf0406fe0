### Where a rule comes from: what is said beside a sentence of the rules and beside a setting.

## The mark of a sentence

source-mark = { $source ->
    [ruling] наше тумачење
    [reading] друго тумачење
    [elsewhere] из других извора
   *[house] кућно правило
}
source-mark-edition = из другог издања: { $editions }
source-mark-changeable = { $mark } · може се променити

## What the marks mean, above the rules

source-key = Одакле је које правило
source-key-printed = Што није означено, пише у правилима овог издања.
source-key-described = Штампана правила овог издања нисмо читали. Што није означено, знамо из јавних описа.
source-key-ruling = Наше тумачење: правила о томе ништа не кажу или нису јасна. Ми их разумемо овако.
source-key-reading = Друго тумачење: правила о томе ништа не кажу или нису јасна. Могу се разумети и овако.
source-key-elsewhere = Из других извора: из другог издања, из правила на другом језику, из јавних описа или из других програма.
source-key-house = Кућно правило: нема га ни у једним штампаним правилима.
source-key-changeable = Може се променити: ко отвара сто, може да изабере другачије.

## The value of an option

source-value = { $source ->
    [printed] пише у правилима
    [ruling] наше тумачење: правила то остављају отворено
    [reading] друго тумачење: правила то остављају отворено
    [elsewhere] из других извора: други језици, издања или програми
    [house] кућно правило: нема га ни у једним правилима
   *[screen] мења само оно што се види на екрану
}
source-value-edition = пише у издању: { $editions }
