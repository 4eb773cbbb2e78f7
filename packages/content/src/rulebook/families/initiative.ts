import { rule, say, when } from '../template.ts'

export const INIT = {
  'INIT-01': rule(
    ['Seizing the turn', 'Prendere il turno', 'Arrebatar el turno'],
    say(
      'In your opponent’s turn an officer with TAKE INITIATIVE may try to end it and begin yours:',
      'Nel turno avversario un Ufficiale con PRENDERE INIZIATIVA può tentare di chiuderlo e cominciare il tuo:',
      'En el turno del rival un oficial con TOMAR LA INICIATIVA puede intentar acabarlo y empezar el tuyo:',
    ),
    when(
      { initiativeWindow: 'anyTime' },
      'at the start of the turn or after any Action.',
      'all’inizio del turno o dopo ogni Azione.',
      'al empezar el turno o tras cualquier Acción.',
    ),
    when(
      { initiativeWindow: 'afterFirstAction' },
      'after any Action, but not before the other player has done one that cost AT.',
      'dopo ogni Azione, ma non prima che l’avversario ne abbia fatta una pagata in AT.',
      'tras cualquier Acción, pero no antes de que el otro haya hecho una pagada.',
    ),
  ),
  'INIT-02': rule(
    ['Price', 'Prezzo', 'Precio'],
    say(
      'It is an Action of that officer and costs {initiativeCost} AT on his card.',
      'È un’Azione di quell’Ufficiale e costa {initiativeCost} AT sulla sua carta.',
      'Es una Acción de ese oficial y cuesta {initiativeCost} FA en su carta.',
    ),
  ),
  'INIT-03': rule(
    ['The roll', 'Il lancio', 'La tirada'],
    when(
      { initiativeValueAs: 'bonus' },
      'Both players roll one die at the same time.',
      'I due giocatori tirano un dado nello stesso momento.',
      'Ambos jugadores tiran un dado a la vez.',
    ),
    when(
      { initiativeValueAs: 'dice' },
      'Both players roll at the same time and keep their best die.',
      'I due giocatori tirano nello stesso momento e tengono il dado migliore.',
      'Ambos jugadores tiran a la vez y se quedan con su mejor dado.',
    ),
  ),
  'INIT-04': rule(
    ['What officers add', 'Che cosa aggiungono gli Ufficiali', 'Qué suman los oficiales'],
    when(
      { initiativeValueAs: 'bonus' },
      'Each adds the TAKE INITIATIVE values of all his officers on the table; only the one who tries pays.',
      'Ognuno somma i valori di PRENDERE INIZIATIVA di tutti i suoi Ufficiali sul tavolo; paga solo chi tenta.',
      'Cada uno suma los valores de TOMAR LA INICIATIVA de todos sus oficiales en el tablero; solo paga quien lo intenta.',
    ),
    when(
      { initiativeValueAs: 'dice' },
      'Each rolls as many dice as the TAKE INITIATIVE values of all his officers on the table add up to.',
      'Ognuno tira tanti dadi quanto la somma dei valori di PRENDERE INIZIATIVA dei suoi Ufficiali sul tavolo.',
      'Cada uno tira tantos dados como sumen los valores de TOMAR LA INICIATIVA de sus oficiales en el tablero.',
    ),
  ),
  'INIT-05': rule(
    ['Secret bids', 'Offerte segrete', 'Pujas secretas'],
    say(
      'Before the roll each player may secretly bid any number of AT; each one adds {bidBonus} to his total. The defender needs no officer. What is bid is gone, win or lose.',
      'Prima del lancio entrambi possono offrire AT in segreto, senza limite: ognuno aggiunge {bidBonus} al totale. A chi si difende non serve un Ufficiale. Ciò che si offre è perso, comunque vada.',
      'Antes de tirar ambos pueden apartar FA en secreto, {bidBonus} más en el total por cada una, sin límite. El defensor no necesita oficial. Lo pujado se pierde, pase lo que pase.',
    ),
  ),
  'INIT-06': rule(
    ['Showing the bids', 'Mostrare le offerte', 'Mostrar las pujas'],
    when(
      { initiativeRaises: true },
      'Both are shown together; then each may raise openly in turn, the lower bidder first, until two pass in a row.',
      'Si mostrano insieme; poi si può rilanciare a turno, in vista di tutti, prima chi ha offerto meno, finché si passa due volte di seguito.',
      'Se muestran a la vez; luego cada uno puede subir a la vista por turnos, primero quien pujó menos, hasta dos pases seguidos.',
    ),
    when(
      { initiativeRaises: false },
      'Both are shown together and then stand.',
      'Si mostrano insieme e non cambiano più.',
      'Se muestran a la vez y ya no cambian.',
    ),
  ),
  'INIT-07': rule(
    ['Success', 'Riuscita', 'Éxito'],
    say(
      'The one who tries needs the higher total; a tie fails.',
      'Chi tenta deve avere il totale più alto; a parità fallisce.',
      'Quien lo intenta necesita el total más alto; el empate fracasa.',
    ),
  ),
  'INIT-08': rule(
    ['Failure', 'Fallimento', 'Fracaso'],
    say('The turn goes on.', 'Il turno continua.', 'El turno sigue.'),
  ),
  'INIT-09': rule(
    ['The turn changes hands', 'Il turno cambia mano', 'El turno cambia de manos'],
    say(
      'The other player’s turn ends at once and yours begins with its AT; what the other had not spent stays in the pool.',
      'Il turno dell’avversario finisce subito e comincia il tuo, con gli AT che ti spettano; gli AT che l’avversario non ha speso restano nella sua riserva.',
      'El turno del otro acaba al momento y empieza el tuyo con sus FA; lo que el otro no había gastado queda en su reserva.',
    ),
    when(
      { seizedTurnImmune: false },
      'A turn won like this can be seized in its turn.',
      'Un turno così ottenuto può essere ripreso a sua volta.',
      'Un turno ganado así se puede arrebatar a su vez.',
    ),
    when(
      { seizedTurnImmune: true },
      'A turn won like this cannot be seized.',
      'Un turno così ottenuto non può essere ripreso.',
      'Un turno ganado así no se puede arrebatar.',
    ),
  ),
  'INIT-10': rule(
    ['Officers who are used', 'Gli Ufficiali impegnati', 'Los oficiales empleados'],
    when(
      { initiativeLocksDefender: true },
      'All officers with the ability on both sides do nothing more in the turn that was interrupted: no Action, no reaction, no Opportunity shot.',
      'Tutti gli Ufficiali con l’abilità, di entrambe le forze, non fanno altro nel turno interrotto: né Azioni, né reazioni, né Fuoco di Opportunità.',
      'Todos los oficiales con la habilidad, de ambos bandos, no hacen nada más en el turno interrumpido: ni Acciones, ni reacciones, ni disparos de Oportunidad.',
    ),
    when(
      { initiativeLocksDefender: false },
      'The officers with the ability on the side that tried do nothing more in the turn that was interrupted; the defender’s may still act.',
      'Gli Ufficiali con l’abilità di chi ha tentato non fanno altro nel turno interrotto; quelli di chi si difende sono liberi.',
      'Los oficiales con la habilidad del bando que lo intentó no hacen nada más en el turno interrumpido; los del defensor quedan libres.',
    ),
    say(
      'The one who tries must not have acted in it before.',
      'Chi tenta non deve aver già agito in quel turno.',
      'Quien lo intenta no debe haber actuado antes en él.',
    ),
  ),
  'INIT-11': rule(
    ['A second try', 'Un secondo tentativo', 'Un segundo intento'],
    say(
      'In the same turn it takes another officer who is not locked, so in practice there is one attempt a turn.',
      'Nello stesso turno serve un altro Ufficiale non bloccato: in pratica c’è un tentativo per turno.',
      'En el mismo turno hace falta otro oficial no bloqueado: en la práctica hay un intento por turno.',
    ),
  ),
} as const

export const FEINT = {
  'FEINT-01': rule(
    ['A feint', 'La Finta di Schieramento', 'La finta'],
    say(
      'When both sides have deployed, a player whose officer has the ability may pick up part of the force and place it again. It is not an Action and costs no AT.',
      'Quando le due forze sono sul tavolo, chi ha un Ufficiale con l’abilità può rischierare una parte della sua. Nessuna Azione, nessun AT.',
      'Cuando ambos bandos han desplegado, quien tenga un oficial con la habilidad puede recoger parte de su fuerza y volver a colocarla. Ni Acción ni FA.',
    ),
  ),
  'FEINT-02': rule(
    ['How much', 'Quanto', 'Cuánto'],
    when(
      { feintUnit: 'percentAp' },
      'Each point of the value moves {feintPerValue} % of your AP on the table, rounded up; at least {feintMinimum} Character. Crews, heavy weapons and vehicles may go too.',
      'Per ogni punto del valore puoi rischierare {feintPerValue}% dei tuoi VP sul tavolo, per eccesso; almeno {feintMinimum} Personaggio. Anche serventi, armi pesanti e veicoli.',
      'Cada punto del valor mueve el {feintPerValue} % de tus puntos en el tablero, redondeado hacia arriba; al menos {feintMinimum} Personaje. También dotaciones, armas pesadas y vehículos.',
    ),
    when(
      { feintUnit: 'characters' },
      'Each point of the value moves {feintPerValue} Character; a team or crew counts as one.',
      'Per ogni punto del valore puoi rischierare {feintPerValue} Personaggio; una squadra di due o i serventi di un’arma contano come uno.',
      'Cada punto del valor mueve {feintPerValue} Personaje; un equipo o una dotación cuentan como uno.',
    ),
    say('Several such officers add up.', 'I valori di più Ufficiali si sommano.', 'Varios oficiales así se suman.'),
  ),
  'FEINT-03': rule(
    ['Where', 'Dove', 'Dónde'],
    say(
      'Inside your own deployment zone. If both may feint, the one who deployed first goes first; each does it once.',
      'Nella tua zona di schieramento. Se potete farlo entrambi, comincia chi ha schierato per primo; una volta a testa.',
      'Dentro de tu zona de despliegue. Si ambos pueden, va primero quien desplegó primero; una vez cada uno.',
    ),
  ),
} as const
