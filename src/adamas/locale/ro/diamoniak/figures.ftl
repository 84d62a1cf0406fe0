### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Un castel are 1 piesă.
    [few] Un castel are { $parts } piese. Punctele arată ce mai lipsește.
   *[other] Un castel are { $parts } de piese. Punctele arată ce mai lipsește.
}
figure-growing-alt = Un castel care crește de la prima piesă până la toate cele { $parts }.
figure-kinds = { $cards ->
    [one] 1 carte.
    [few] Toate cele { $cards } cărți. Fiecare culoare are semnul ei.
   *[other] Toate cele { $cards } de cărți. Fiecare culoare are semnul ei.
}
figure-kinds-card = { $kind ->
    [red] Castel roșu
    [blue] Castel albastru
    [green] Castel verde
    [yellow] Castel galben
    [diamond] Diamant
    [witch] Vrăjitoare
   *[fairy] Zână
}
figure-castle = Castelul tău
figure-reserve = Rezerva ta
figure-discards = Teancul de decartare
figure-home = Ce ai în față. Castelul e roșu, așa că piesele de alte culori sunt de rezervă.
figure-places = Unde se pune o carte. În acest exemplu construiești castelul roșu.
figure-places-card = { $kind ->
    [own] Castelul tău
    [red] Culoarea ta: la castel
    [blue] Altă culoare: în rezervă
    [diamond] Un diamant: în rezervă
   *[fairy] O zână: în rezervă
}
figure-toll = { $toll ->
    [one] Vrăjitoarea ia cu ea 1 carte. Tu alegi care.
    [few] Vrăjitoarea ia cu ea { $toll } cărți. Tu alegi care.
   *[other] Vrăjitoarea ia cu ea { $toll } de cărți. Tu alegi care.
}
figure-toll-alt = { $toll ->
    [one] O vrăjitoare și încă 1 carte ajung în teancul de decartare.
    [few] O vrăjitoare și alte { $toll } cărți ajung în teancul de decartare.
   *[other] O vrăjitoare și alte { $toll } de cărți ajung în teancul de decartare.
}
figure-toll-cards = { $toll ->
    [one] Vrăjitoarea și 1 carte a ta
    [few] Vrăjitoarea și { $toll } cărți ale tale
   *[other] Vrăjitoarea și { $toll } de cărți ale tale
}
figure-fairy = O zână pleacă împreună cu vrăjitoarea, iar tu păstrezi tot restul.
figure-fairy-alt = O vrăjitoare și o zână ajung în teancul de decartare.
figure-fairy-cards = Vrăjitoarea și zâna ta
figure-buying = { $payment ->
    [discard] Plătești, iar piesa intră în castelul tău. Diamantele ajung în teancul de decartare.
   *[seller] Plătești, iar piesa intră în castelul tău. Diamantele ajung la vânzător.
}
figure-buying-alt = { $price ->
    [one] 1 diamant se schimbă
    [few] { $price } diamante se schimbă
   *[other] { $price } de diamante se schimbă
} pe o piesă de castel de culoarea ta.
figure-buying-price = { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}
figure-buying-part = O piesă de rezervă a altcuiva
