## Score keeper: a new sheet

keeper-title = Segnapunti
keeper-about = Per chi gioca con carte vere: tu inserisci chi ha preso che cosa, e il foglio somma i punti.
keeper-sheets = I tuoi fogli
keeper-older = Fogli più vecchi
keeper-new = Nuovo foglio
keeper-names = Giocatori, in ordine di gioco
keeper-player = Giocatore { $number }
keeper-partners = In coppia: { $names }
keeper-options = Altre opzioni
keeper-start = Apri il foglio
keeper-forget = Elimina il foglio di { $names }
keeper-forget-sure = Elimina
keeper-missing = Questo foglio non è su questo dispositivo.
keeper-unsaved = Questo browser non conserva dati: alla chiusura della pagina il foglio andrà perso. Stampalo prima.

## Score keeper: the sheet

keeper-section = Giro { $number }
keeper-owner = Di turno: { $name }
keeper-first-owner = Di chi è il primo giro?
keeper-change = Cambia
keeper-who-owns = Cambia di chi è il giro
keeper-what = Che cosa si è giocato?
keeper-together = Inserisci { $count ->
    [one] questo contratto
    [many] questi { $count } contratti
   *[other] questi { $count } contratti
}
keeper-used = (giocato: correggi i dati)
keeper-undo = Annulla
keeper-redo = Ripeti
keeper-print = Stampa
keeper-again = Nuovo foglio con gli stessi giocatori
keeper-partners-total = { $names }: { $points }
keeper-over = La partita è finita
keeper-rank = { $rank }. { $names }
keeper-saved = Inserito: { $contract }, somma { $sum }
keeper-complete = Al completo, somma { $sum }. Ora tocca a { $name }
keeper-undone = Annullato
keeper-redone = Ripetuto

## Score keeper: a deal

keeper-step = { $step } di { $steps }
keeper-takers = Chi ha preso?
keeper-taker = Chi ha preso { $card }?
keeper-twice-card = raddoppio su { $card }
keeper-who-twice = Chi ha raddoppiato { $card }?
keeper-counts = Quante delle { $units } a testa?
keeper-count = Quante ne ha prese { $name }?
keeper-places = Chi ha finito le carte per primo, per secondo, per terzo?
keeper-place = { $place }º posto
keeper-points = Punti di questa smazzata
keeper-back = Indietro
keeper-next = Avanti
keeper-save = Salva
keeper-fault-taker = Scegli chi ha preso { $card }.
keeper-fault-twice = Scegli chi ha raddoppiato { $card }, o togli il raddoppio.
keeper-fault-short = Ne hai inserite { $entered } su { $units }: ne mancano { $count }. In tutto i punti devono fare { $total }.
keeper-fault-over = Ne hai inserite { $entered }, ma sono solo { $units }: { $count } di troppo. In tutto i punti devono fare { $total }.
keeper-fault-place = Tocca chi è al { $place }º posto.
