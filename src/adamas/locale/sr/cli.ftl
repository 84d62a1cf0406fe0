### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Дом дијамантских игара. Незванично: види adamas games.
cli-usage = употреба
cli-commands = команде
cli-arguments = шта се може навести
cli-options = опције
cli-help = прикажи ово и заврши
cli-version = прикажи верзију и заврши
cli-language = говори овим језиком: { $languages }
cli-not-understood = adamas: { $message }. Више: { $command } --help
cli-examples = примери
cli-example-serve = отвори столове за прегледаче, овде и у својој мрежи
cli-example-play = изабери игру и играј је у терминалу
cli-example-games = игре: { $games }
cli-example-play-one = играј једну од њих против ботова
cli-example-record = сачувај оно што је одиграно…
cli-example-verify = …и провери је
cli-example-rules = правила те игре
cli-codes = излазни кодови
cli-code-done = готово
cli-code-negative = негативан одговор: запис који се не слаже, недовршена партија
cli-code-usage = команда није препозната

## Commands

cli-serve = отвори столове за прегледаче, на овом рачунару или за многе
cli-keys = прикажи кључеве којима ова кућа потписује записе
cli-play = играј у терминалу против ботова
cli-games = наброј игре, њихова издања и опције, с објашњењима
cli-rules = испиши правила игре нашим речима
cli-replay = испричај снимљену партију потез по потез
cli-verify = провери снимљену партију: сваку карту, сваки избор, свако име
cli-export = запиши снимљену партију у другом облику
cli-simulate = пусти ботове да одиграју много партија и преброј победе
cli-arena = измери снагу ботова и оцени их

## What several commands can be told

cli-all-game = која игра
cli-all-edition = штампано издање (види adamas games)
cli-all-option = промени једно правило (види adamas games); може се поновити
cli-all-seats = колико играча
cli-all-record = датотека коју је направио adamas play --record
cli-all-seed = исто семе даје исте партије
cli-all-force = замени постојеће датотеке
cli-all-json = испиши за програм
cli-all-threads = колико нити; ако се не наведе, сва језгра
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT или processes://N

## Serving

cli-serve-port = обично { $default }
cli-serve-host = слушај на овој адреси; обично овај рачунар и његова адреса у кућној мрежи
cli-serve-local = слушај само на овом рачунару
cli-serve-database = датотека, или postgresql://… за више процеса; обично твоја сопствена датотека
cli-serve-allow-host = име под којим прегледачи налазе сервер, на пример games.example.org
cli-serve-no-browser = не отварај прегледач
cli-serve-public = отвори за интернет; одбија небезбедна подешавања
cli-serve-behind-proxy = твој прокси завршава TLS и јавља адресе клијената
cli-serve-keep-days = колико дана се чувају завршени столови (обично { $default })
cli-serve-max-tables = највећи број столова (обично { $default })
cli-serve-max-sockets = највећи број веза (обично { $default })
cli-serve-max-sockets-per-address = највећи број веза с једне адресе (обично { $default })
cli-serve-no-rate-limits = за тестове оптерећења на сопственом рачунару
cli-serve-bot = сопствени играч, који се по имену може сместити за столове; може се поновити
cli-keys-database = датотека, или postgresql://… за више процеса; обично твоја сопствена датотека
cli-keys-rotate = од сада потписуј новим кључем

## Playing

cli-play-game = која игра; ако се изостави, програм пита
cli-play-seats = колико играча, заједно с тобом
cli-play-bots = ко седи на осталим местима, редом (види adamas games); може се поновити
cli-play-name = твоје име; понови за сваку особу која дели овај терминал
cli-play-watch = пусти ботове да играју на свим местима
cli-play-record = запиши одиграно у датотеку
cli-play-receipt = сачувај оно што је сто обећао о својим коцкицама
cli-play-deal = поново играј с картама снимљене партије
cli-play-seed = учини партију поновљивом; њене коцкице тада нису тајна

## Looking things up

cli-games-game = само ова
cli-rules-markdown = као текст у облику Markdown

## Recorded games

cli-replay-seat = само оно што се видело с овог места
cli-replay-screens = цртај сто код сваке одлуке
cli-replay-step = чекај Enter после сваког потеза
cli-replay-json = по један JSON објекат у реду за сваки потез
cli-verify-receipt = потврда која је сачувана за столом
cli-export-form = text: прича за читање (подразумевано); csv: ред за сваку карту и сваки избор; events: JSON редови о ономе што су сви видели; json: запис, исписан изнова
cli-export-output = запиши у датотеку

## Simulating

cli-simulate-bots = ко игра, место по место (види adamas games); последњи попуњава преостала места
cli-simulate-games = колико партија (обично { $default })
cli-simulate-fixed-seats = не мењај ботовима места за столом
cli-simulate-csv = запиши поене сваке партије
cli-simulate-plot = нацртај поене као SVG, PNG или PDF
cli-arena-bots = ко се мери; ако се не наведе, сви нивои
cli-arena-against = пусти сваког бота и да сам игра против пуног стола сваке од ових врста
cli-arena-games = колико партија сваке врсте (обично { $default })
cli-arena-markdown = запиши табеле у датотеку

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Таква игра не постоји.
    [bad_option] То не може да се изабере.
    [bad_record] Овај запис не може да се употреби.
    [store] База података није употребљива.
   *[other] То није могуће.
} Детаљи: { $detail }

file-unreadable = Датотека `{ $path }` не може да се прочита: { $reason }.
file-unwritable = Датотека `{ $path }` не може да се запише: { $reason }.
file-no-text = `{ $path }` није текстуална датотека.
file-folder = `{ $path }` је фасцикла. Наведи датотеку у њој.
file-odd = `{ $path }` није обична датотека.
file-exists = Датотека `{ $path }` већ постоји. Изабери друго име или додај --force.
file-protected = Датотека `{ $path }` не може да се запише: фасцикла не постоји или је заштићена.
file-output = Излаз не може да се запише: { $reason }.
file-no-program = Датотека `{ $path }` не може да се покрене: { $error }.
file-no-function = Датотека `{ $path }` нема функцију `{ $name }`. Наведи неку: { $path }:ФУНКЦИЈА.
bad-language = Језик `{ $language }` не постоји. Могући су: { $languages }.
bad-pair = `--option { $pair }` треба да буде име и вредност: K=V.
bad-arena = За арену су потребна бар два бота.
bad-same-file = За запис и потврду потребне су две различите датотеке.
bad-receipt = Потврда не може да се сачува: нико не седа за сто, или се понавља стара подела.
bad-same-name = Две особе не могу имати исто име.
bad-names = { $names ->
    [one] Наведено је { $names } име
    [few] Наведена су { $names } имена
   *[other] Наведено је { $names } имена
}, а места за столом има { $seats }.
bad-deal = `{ $path }` је запис игре { $game }; његова подела овде не вреди.
bad-seat = Место { $seat } не постоји; места су од 0 до { $last }.
bad-least = { $option } је најмање { $least }.
bad-bots = { $bots ->
    [one] Наведен је { $bots } бот
    [few] Наведена су { $bots } бота
   *[other] Наведено је { $bots } ботова
} за { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } места
}.
bad-seed = --seed је број од 0 до { $most }.
bad-part = Овај део програма није инсталиран. Инсталираће га наредба: { $command }
bad-port = Порт је број од 0 до 65535, а не { $port }.
bad-together = { $one } и { $other } не иду заједно.
bad-host = --host прима адресу као што је 0.0.0.0, а не `{ $host }`; име које користе прегледачи иде уз --allow-host.
bad-public-name = --public тражи --allow-host NAME: без имена под којим је доступан, сервер не може да разликује своје странице од туђих.
bad-public-proxy = --public тражи --behind-proxy: кључеви би иначе ишли интернетом нешифровани. Испред стави прокси с TLS-ом; docs/hosting.md показује како.
bad-public-limits = --public и --no-rate-limits не иду заједно: било ко би могао да га затрпа.
bad-admin-key = { $variable } тражи најмање { $least } знакова.
