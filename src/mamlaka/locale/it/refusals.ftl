## Why something cannot be done

must-follow = Devi rispondere a { $suit }. Puoi giocare: { $cards }.
empty-place = Nella tua mano non c’è una carta { $number }.
place-must-follow = La carta { $number } non risponde a { $suit }. Scegline una che risponde.
any = Ora questa carta non si può giocare: { $card }. Puoi giocare: { $cards }.
does-not-fit = Questa carta non si attacca da nessuna parte: { $card }. Puoi giocare: { $cards }.
not-in-hand = Non hai in mano: { $cards }.
cannot-double = Ora non puoi raddoppiare: { $cards }.
must-double = Ora devi contrare { $other }.
cannot-choose = Non puoi scegliere { $name }. Restano: { $names }.
cannot-declare = Ora non puoi accusare { $name }.
cannot-say = Ora non puoi dire «{ $name }» con { $card }.
wrong-count = Scegli il numero giusto di carte: { $count }.
wrong-cards = Per questo non puoi usare: { $cards }.
wrong-number = Ora non puoi dire { $number }. Scegli da { $least } a { $most }.
not-offered = Non è una delle risposte. Puoi dire: { $offers }.
not-your-turn = Non tocca a te.
forbidden-sum = Non puoi dichiarare { $number }: la somma delle dichiarazioni sarebbe { $count }, cioè il numero delle prese.
no-such-card = In questo gioco non c’è una carta così.
no-such-seat = Il posto { $seat } non esiste. Numero di posti: { $seats }.
match-over = La partita è finita.
stale = Troppo tardi: ormai la risposta non serve più.
refusal-other = Ora non puoi farlo: { $reason }.

## Why the server refuses

no-such-table = Tavolo non trovato. Controlla di avere il link intero.
table-full = I posti sono tutti occupati, ma puoi guardare.
seat-taken = Quel posto è già occupato. Scegline un altro.
bad-name = Scrivi un nome da 1 a { $most } caratteri.
name-taken = A questo tavolo c'è già qualcuno con quel nome. Scegline un altro.
unknown-token = Non hai un posto a questo tavolo. Prendine uno, o guarda.
not-seated = Può farlo solo chi siede al tavolo, e solo nella finestra aperta per ultima.
not-begun = La partita non è ancora cominciata.
no-nonce = Il tuo browser non ha ancora dato il suo contributo alle smazzate. Riprova tra un momento.
starting = La partita sta per cominciare. Le smazzate sono già fissate.
not-starting = La partita non sta per cominciare.
other-nonce = Il contributo del tuo browser alle smazzate è cambiato da quando hai preso posto. Lascia il posto e riprendilo.
not-over = La partita non è finita. La registrazione resta segreta fino alla fine.
hint-people = I consigli ci sono solo quando giochi contro i soli bot.
hint-running = Un consiglio è già in arrivo.
no-hint = Qui non ci sono consigli.
nothing-to-report = Nessun bot ha ancora fatto una scelta del genere.
report-failed = Il bot { $bot } ({ $origin }) ha dato errore alla seconda richiesta, quindi non è stato salvato nulla.
report-many = Non puoi segnalare altre giocate: questo tavolo ha raggiunto il limite.
not-saved = Il salvataggio non è riuscito, quindi non è cambiato nulla. Riprova tra un momento.
too-many = Troppe richieste. Riprova tra { $seconds } s.
server-busy = Il server è occupato. Riprova tra un momento.
many-spectators = A questo tavolo non c'è posto per altri spettatori: ce ne sono già { $most }.
blocked-here = Non puoi giocare su questo server.
unknown-host = Il server non conosce il nome { $host }. Usa il suo indirizzo numerico o avvialo con --allowed-host.
other-origin = La richiesta non viene dalla pagina di questo server.
bad-message = Il server non ha capito: { $reason }
other-protocol = Questa pagina (versione { $yours }) non va d’accordo con il server (versione { $mine }). Ricarica la pagina.
other-rules = Questa partita è cominciata con la versione { $version } delle regole, ma il server gioca con la versione { $installed }.
no-hello = La connessione è stata chiusa perché la pagina non si è presentata in tempo.
invalid-setup = Con queste impostazioni non si può giocare: { $reason }
