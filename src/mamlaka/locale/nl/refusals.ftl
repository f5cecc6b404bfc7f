## Why something cannot be done

must-follow = Je moet { $suit } bekennen: speel { $cards }.
empty-place = Er is geen kaart { $number } in je hand.
place-must-follow = Kaart { $number } bekent { $suit } niet. Kies er een die bekent.
any = Je kunt { $card } nu niet spelen. Je mag spelen: { $cards }.
does-not-fit = Je kunt { $card } nergens aanleggen. Je mag spelen: { $cards }.
not-in-hand = Je hebt { $cards } niet.
cannot-double = Je kunt { $cards } nu niet verdubbelen.
must-double = Je moet { $other } nu doubleren.
cannot-choose = Je kunt { $name } niet kiezen. Nog te kiezen: { $names }.
cannot-declare = Je kunt dit nu niet aankondigen: { $name }.
cannot-say = Bij { $card } kun je nu niet ‘{ $name }’ zeggen.
wrong-count = Kies het juiste aantal kaarten: { $count }.
wrong-cards = Dat kan niet met { $cards }.
wrong-number = { $number } kan nu niet. Kies van { $least } tot en met { $most }.
not-offered = Dat is geen van de antwoorden. Je mag zeggen: { $offers }.
not-your-turn = Je bent niet aan de beurt.
forbidden-sum = Je kunt geen { $number } bieden: alle biedingen zouden samen { $count } zijn, het aantal slagen.
no-such-card = Die kaart bestaat niet in dit spel.
no-such-seat = Plaats { $seat } bestaat niet. Aantal plaatsen: { $seats }.
match-over = De partij is afgelopen.
stale = Te laat: die vraag is al afgehandeld.
refusal-other = Dat kan nu niet: { $reason }.

## Why the server refuses

no-such-table = Tafel niet gevonden. Controleer of je de hele link hebt.
table-full = Alle plaatsen zijn bezet, maar je kunt meekijken.
seat-taken = Die plaats is al bezet. Kies een andere.
bad-name = Vul een naam in van 1 tot en met { $most } tekens.
name-taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
unknown-token = Je hebt geen plaats aan deze tafel. Neem er een, of kijk mee.
not-seated = Dat kan alleen als je aan tafel zit, en alleen in het venster dat je het laatst hebt geopend.
not-begun = De partij is nog niet begonnen.
no-nonce = De bijdrage van je browser aan het delen is nog niet binnen. Probeer het zo nog eens.
starting = De partij begint al. De kaarten liggen vast.
not-starting = De partij begint nog niet.
other-nonce = De bijdrage van je browser aan het delen is veranderd sinds je ging zitten. Sta op en neem de plaats opnieuw.
not-over = De partij is nog bezig. De gegevens blijven tot het einde geheim.
hint-people = Tips krijg je alleen als je uitsluitend tegen bots speelt.
hint-running = Er is al een tip onderweg.
no-hint = Hier is geen tip te geven.
nothing-to-report = Nog geen enkele bot heeft zo’n beslissing genomen.
report-failed = De bot { $bot } ({ $origin }) liep vast toen de vraag opnieuw werd gesteld. Er is dus niets opgeslagen.
report-many = Je kunt geen zet meer melden: deze tafel zit aan zijn maximum.
not-saved = Opslaan is niet gelukt, dus er is niets veranderd. Probeer het zo nog eens.
too-many = Te veel verzoeken. Probeer het over { $seconds } s opnieuw.
server-busy = De server heeft het druk. Probeer het zo nog eens.
many-spectators = Aan deze tafel is geen ruimte voor meer toeschouwers: er kijken er al { $most }.
blocked-here = Op deze server kun je niet spelen.
unknown-host = De server kent de naam { $host } niet. Gebruik het numerieke adres, of start de server met --allowed-host.
other-origin = Het verzoek kwam niet van de pagina van deze server.
bad-message = De server begreep dat niet: { $reason }
other-protocol = Deze pagina (versie { $yours }) past niet bij de server (versie { $mine }). Laad de pagina opnieuw.
other-rules = Deze partij is begonnen met versie { $version } van de regels, maar de server speelt versie { $installed }.
no-hello = De verbinding is verbroken omdat de pagina zich niet op tijd meldde.
invalid-setup = Met deze instellingen kun je niet spelen: { $reason }
