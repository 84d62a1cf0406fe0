### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Играй в алмазные игры с ботами или с друзьями. Неофициальный проект, не связанный с издателями этих игр.

## Without a server

app-offline = Сервер недоступен. Страница сама пробует связаться с ним и продолжит, как только он ответит.

## A new version

app-newer = Появилась новая версия этой страницы. Обнови её, и игра продолжится.

## On this device

app-install = Установить приложение
app-install-title = Приложение
app-install-text = Значок на устройстве открывает Adamas в отдельном окне. Чтобы играть, сервер всё равно нужен.
