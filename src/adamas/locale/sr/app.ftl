### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Играј дијамантске игре против ботова или с пријатељима. Незваничан пројекат, који није повезан с издавачима ових игара.

## Without a server

app-offline = Сервер није доступан. Ова страница сама покушава поново и наставља чим се сервер јави.

## A new version

app-newer = Постоји новија верзија ове странице. Кад је поново учиташ, твоја партија се наставља.

## On this device

app-install = Инсталирај апликацију
app-install-title = Као апликација
app-install-text = Иконица на твом уређају отвара Adamas у посебном прозору. За игру је и даље потребан сервер.
