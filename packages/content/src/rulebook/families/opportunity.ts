import { rule, say, when } from '../template.ts'

export const OF = {
  'OF-01': rule(
    ['Watching a place', 'Tenere sotto tiro', 'Vigilar un lugar'],
    say(
      'For {ofCost} AT a Character with the OF symbol puts its marker on a point it can see, at any distance. It needs a weapon that can shoot, chosen now; a suppressed Character cannot.',
      'Con {ofCost} AT un Personaggio con il simbolo OF mette il suo segnalino su un punto che vede, a qualsiasi distanza. Serve un’arma che possa sparare, scelta ora; chi è sotto soppressione non può.',
      'Por {ofCost} FA un Personaje con el símbolo FO coloca su ficha en un punto que vea, a cualquier distancia. Necesita un arma que pueda disparar, elegida ahora; un suprimido no puede.',
    ),
  ),
  'OF-02': rule(
    ['The watched area', 'L’area sotto tiro', 'El área vigilada'],
    say(
      'It reaches as far from the marker as the number beside the OF symbol says.',
      'Arriva dal segnalino fino alla distanza indicata accanto al simbolo OF.',
      'Llega desde la ficha hasta la distancia que indica el número junto al símbolo FO.',
    ),
  ),
  'OF-03': rule(
    ['What triggers it', 'Che cosa lo fa scattare', 'Qué lo activa'],
    say(
      'An enemy triggers the marker at the first moment it is both in the area and in the watcher’s sight, if it was not so just before.',
      'Un nemico fa scattare il segnalino nel primo istante in cui è sia nell’area sia in vista di chi la tiene sotto tiro, se un attimo prima non lo era.',
      'Un enemigo activa la ficha en el primer instante en que está a la vez en el área y a la vista del vigilante, sin haberlo estado justo antes.',
    ),
    when(
      { ofTrigger: 'enter' },
      'One who was inside already, or moves about inside, does not.',
      'Chi era già dentro, o si muove senza uscirne, non lo fa scattare.',
      'Quien ya estaba dentro, o se mueve sin salir, no la activa.',
    ),
    when(
      { ofTrigger: 'enterOrMoveInside' },
      'Here moving about inside the area triggers it as well.',
      'Qui lo fa scattare anche chi si muove dentro l’area.',
      'Aquí también la activa quien se mueve dentro del área.',
    ),
    when(
      { ofTrigger: 'anyAction' },
      'Here any Action of an enemy in the area triggers it as well.',
      'Qui lo fa scattare anche qualsiasi Azione di un nemico nell’area.',
      'Aquí también la activa cualquier Acción de un enemigo en el área.',
    ),
    when(
      { company: true, orderTriggersOf: true },
      'An officer who gives an order there triggers it too (ORDER-04).',
      'Lo fa scattare anche un Ufficiale che vi dà un ordine (ORDER-04).',
      'También la activa un oficial que dé allí una orden (ORDER-04).',
    ),
  ),
  'OF-04': rule(
    ['Shoot or wait', 'Sparare o aspettare', 'Disparar o esperar'],
    say(
      'You choose whether to shoot. Decline and the marker stays, but this enemy must leave and come in again to trigger it.',
      'Scegli tu se sparare. Se rinunci il segnalino resta, ma quel nemico deve uscire e rientrare per farlo scattare di nuovo.',
      'Tú eliges si disparas. Si renuncias, la ficha queda, pero ese enemigo debe salir y volver a entrar para activarla.',
    ),
    when(
      { ofSecondOffer: true },
      'If it still stands in the area and in sight when its movement ends, you are asked once more there.',
      'Se alla fine del movimento è ancora nell’area e in vista, lì puoi decidere un’altra volta.',
      'Si al acabar su movimiento sigue en el área y a la vista, allí se te pregunta otra vez.',
    ),
  ),
  'OF-05': rule(
    ['Where it is shot', 'Dove si spara', 'Dónde se dispara'],
    say(
      'The movement pauses at the very point of the trigger; range and cover are judged there.',
      'Il movimento si ferma nel punto esatto in cui scatta; distanza e copertura si valutano lì.',
      'El movimiento se detiene en el punto exacto de la activación; distancia y cobertura se miden allí.',
    ),
    when(
      { ofStopsMove: false },
      'A mover who is not hurt goes on (MOVE-10).',
      'Chi muove, se è illeso, prosegue (MOVE-10).',
      'Quien mueve, si sale ileso, sigue (MOVE-10).',
    ),
    when(
      { ofStopsMove: true },
      'Here the movement ends there, hit or not.',
      'Qui il movimento finisce lì, colpito o no.',
      'Aquí el movimiento acaba allí, haya impacto o no.',
    ),
  ),
  'OF-06': rule(
    ['The shot', 'Il tiro', 'El disparo'],
    say(
      'One shot like any Fire, headshot included, but without Aim. It costs neither AT nor an Action, though it counts as one shot of the weapon (FIRE-07); then the marker is used up.',
      'Un tiro come Sparare, headshot compreso, ma senza Mira. Non costa né AT né un’Azione, però conta come un tiro dell’arma (FIRE-07); poi il segnalino si toglie.',
      'Un disparo como Disparar, headshot incluido, pero sin Apuntar. No cuesta FA ni una Acción, aunque cuenta como un disparo del arma (FIRE-07); luego la ficha se gasta.',
    ),
  ),
  'OF-07': rule(
    ['No ducking', 'Niente Ripararsi', 'Sin cubrirse'],
    say(
      'The target cannot Take Cover against it. Camouflage and Shock still protect.',
      'Il bersaglio non può Ripararsi. Camouflage e Shock proteggono lo stesso.',
      'El objetivo no puede ponerse En Cobertura. El Camuflaje y la Conmoción sí protegen.',
    ),
  ),
  'OF-08': rule(
    ['How long it lasts', 'Quanto dura', 'Cuánto dura'],
    say(
      'The marker stays until it has shot or its owner does any other Action.',
      'Il segnalino resta finché non ha sparato o chi l’ha messo non fa un’altra Azione.',
      'La ficha permanece hasta que dispara o su dueño hace otra Acción.',
    ),
  ),
  'OF-09': rule(
    ['Several watchers', 'Più uomini in agguato', 'Varios vigilantes'],
    say(
      'If one step triggers several markers, take them one by one in the order you like, deciding on each after you have seen the last. If the target falls, the rest stay unused.',
      'Se un passo fa scattare più segnalini, risolvili uno alla volta nell’ordine che vuoi, decidendo di ciascuno dopo aver visto il precedente. Se il bersaglio cade, gli altri restano.',
      'Si un paso activa varias fichas, resuélvelas una a una en el orden que quieras, decidiendo cada una tras ver la anterior. Si el objetivo cae, las demás quedan sin usar.',
    ),
  ),
  'OF-10': rule(
    ['Several intruders', 'Più intrusi', 'Varios intrusos'],
    say(
      'If several enemies trigger one marker in the same instant, its owner picks one of them.',
      'Se più nemici fanno scattare un segnalino nello stesso istante, chi l’ha messo ne sceglie uno.',
      'Si varios enemigos activan una ficha en el mismo instante, su dueño elige a uno.',
    ),
  ),
  'OF-11': rule(
    ['A wounded watcher', 'Chi è ferito', 'Un vigilante herido'],
    when(
      { woundClearsOf: true },
      'A wound takes the marker away.',
      'Una ferita toglie il segnalino.',
      'Una herida quita la ficha.',
    ),
    when(
      { woundClearsOf: false },
      'A wound does not take the marker away. It is idle during Shock and then works with the radius of the wounded side; without the OF symbol there it cannot shoot.',
      'Una ferita non toglie il segnalino. Durante lo Shock resta inattivo, poi vale con il raggio del lato ferito; se questo non ha il simbolo OF, non può sparare.',
      'Una herida no quita la ficha. Queda inactiva durante la Conmoción y luego vale con el radio del lado herido; sin el símbolo FO en él no puede disparar.',
    ),
  ),
  'OF-12': rule(
    ['A suppressed watcher', 'Chi è sotto soppressione', 'Un vigilante suprimido'],
    say(
      'Suppressed, it cannot shoot; its marker stays.',
      'Chi è sotto soppressione non può sparare; il segnalino resta.',
      'Suprimido no puede disparar; su ficha se queda.',
    ),
  ),
  'OF-13': rule(
    ['One marker each', 'Un segnalino a testa', 'Una ficha cada uno'],
    say(
      'Placing a new OF marker removes the old one.',
      'Un nuovo segnalino OF toglie quello vecchio.',
      'Una ficha FO nueva quita la anterior.',
    ),
  ),
  'OF-14': rule(
    ['Arriving in the area', 'Arrivare nell’area', 'Llegar al área'],
    when(
      { ofOnArrival: true },
      'A figure that enters play inside the area triggers it: a reinforcement, a returning messenger, a rider who dismounts.',
      'Una miniatura che entra in gioco nell’area lo fa scattare: un rinforzo, un messaggero che torna, chi smonta.',
      'Una miniatura que entra en juego dentro del área la activa: un refuerzo, un enlace que vuelve, quien desmonta.',
    ),
    when(
      { ofOnArrival: false },
      'Here figures that enter play inside the area do not trigger it.',
      'Qui le miniature che entrano in gioco nell’area non lo fanno scattare.',
      'Aquí las miniaturas que entran en juego dentro del área no la activan.',
    ),
  ),
  'OF-15': rule(
    ['Any movement', 'Ogni movimento', 'Cualquier movimiento'],
    say(
      'It answers every enemy movement, whenever it happens: a Move, Move & Fire, a charge, a move by order.',
      'Risponde a ogni movimento nemico, in qualunque momento: Muovere, Muovi & Spara, una carica, un movimento ordinato.',
      'Responde a todo movimiento enemigo, ocurra cuando ocurra: Mover, Mover y Disparar, una carga, un movimiento por orden.',
    ),
  ),
  'OF-16': rule(
    ['Against Move & Fire', 'Contro Muovi & Spara', 'Contra Mover y Disparar'],
    say(
      'A mover who shoots first does so before any Opportunity Fire; one who shoots afterwards only if still able.',
      'Chi spara prima di muovere lo fa prima di ogni Fuoco di Opportunità; chi spara dopo, solo se ne è ancora in grado.',
      'Quien dispara antes de mover lo hace antes de cualquier Fuego de Oportunidad; quien dispara después, solo si aún puede.',
    ),
  ),
} as const
