import { rule, say, when } from '../template.ts'

export const COVER = {
  'COVER-01': rule(
    ['Take Cover', 'Ripararsi', 'En Cobertura'],
    say(
      'For {takeCoverCost} AT the Character is {takeCoverBonus} harder to hit. It works anywhere, in the open too, and on top of what the terrain gives.',
      'Con {takeCoverCost} AT il Personaggio diventa più difficile da colpire di {takeCoverBonus}. Vale ovunque, anche allo scoperto, e si aggiunge alla copertura del terreno.',
      'Por {takeCoverCost} FA aumenta en {takeCoverBonus} el resultado necesario para impactar al Personaje. Vale en cualquier sitio, también al descubierto, y se acumula con el terreno.',
    ),
  ),
  'COVER-02': rule(
    ['How long it lasts', 'Quanto dura', 'Cuánto dura'],
    say(
      'The marker stays, turn after turn, until its Character does any other Action. Fighting hand to hand and moving by order end it as well.',
      'Il segnalino resta, turno dopo turno, finché il suo Personaggio non fa un’altra Azione. Lo tolgono anche il Corpo a Corpo e un movimento ordinato.',
      'La ficha permanece, turno tras turno, hasta que su Personaje hace otra Acción. También la quitan luchar Cuerpo a Cuerpo y moverse por una orden.',
    ),
  ),
  'COVER-03': rule(
    ['As a reaction', 'Come reazione', 'Como reacción'],
    say(
      'When someone declares a shot at your Character from beyond {takeCoverDistance}, it may Take Cover at once, before the dice.',
      'Quando qualcuno dichiara un tiro sul tuo Personaggio da oltre {takeCoverDistance}, questo può Ripararsi subito, prima dei dadi.',
      'Cuando alguien declara un disparo contra tu Personaje desde más de {takeCoverDistance}, este puede ponerse En Cobertura al momento, antes de los dados.',
    ),
    when(
      { reactionCoverFree: false },
      'It is the ordinary Action: it costs {takeCoverCost} AT and one Action of this turn, and ends its Opportunity or Suppression marker.',
      'È la normale Azione: costa {takeCoverCost} AT e una delle Azioni di questo turno, e toglie il suo segnalino OF o SF.',
      'Es la Acción normal: cuesta {takeCoverCost} FA y una de sus Acciones de este turno, y quita su ficha de Oportunidad o Supresión.',
    ),
    when(
      { reactionCoverFree: true },
      'Here it costs no AT, and ends its Opportunity or Suppression marker.',
      'Qui non costa AT, e toglie il suo segnalino OF o SF.',
      'Aquí no cuesta FA, y quita su ficha de Oportunidad o Supresión.',
    ),
    say(
      'Not in Shock, and not against Opportunity Fire, Suppression, grenades or hand to hand. A suppressed Character may.',
      'Non può chi è in Shock, né contro Fuoco di Opportunità, Fuoco di Soppressione, granate o Corpo a Corpo. Chi è sotto soppressione può.',
      'No en Conmoción, ni contra Fuego de Oportunidad, Supresión, granadas o Cuerpo a Cuerpo. Un suprimido sí puede.',
    ),
  ),
  'COVER-04': rule(
    ['Too close', 'Troppo vicino', 'Demasiado cerca'],
    when(
      { takeCoverVoidInclusive: true },
      'From {takeCoverDistance} or nearer Take Cover does nothing, at exactly {takeCoverDistance} included.',
      'Da {takeCoverDistance} o meno Ripararsi non serve, a {takeCoverDistance} esatti compresi.',
      'Desde {takeCoverDistance} o menos En Cobertura no sirve, tampoco justo a {takeCoverDistance}.',
    ),
    when(
      { takeCoverVoidInclusive: false },
      'Nearer than {takeCoverDistance}, Take Cover does nothing. At exactly {takeCoverDistance} a marker already there works, but it is too late to react.',
      'Da meno di {takeCoverDistance} Ripararsi non serve. A {takeCoverDistance} esatti un segnalino già presente vale, ma è tardi per reagire.',
      'Desde menos de {takeCoverDistance} En Cobertura no sirve. Justo a {takeCoverDistance} vale la ficha que ya estuviera, pero es tarde para reaccionar.',
    ),
    when(
      { takeCoverVoidAgainst: 'anyAttack' },
      'That applies to attacks of every kind.',
      'Vale per gli attacchi di ogni tipo.',
      'Eso vale para ataques de cualquier tipo.',
    ),
    say('The marker stays all the same.', 'Il segnalino comunque resta.', 'La ficha permanece de todos modos.'),
  ),
  'COVER-05': rule(
    ['The needed score', 'Il risultato minimo', 'El resultado necesario'],
    say(
      'In the open {needOpen}, in Partial Cover {needPartial}. Add {takeCoverBonus} if the target has a Take Cover marker, is in Shock or has working Camouflage, and is not too close (COVER-04).',
      'Allo scoperto {needOpen}, in Copertura Parziale {needPartial}. Aggiungi {takeCoverBonus} se il bersaglio ha il segnalino Ripararsi, è in Shock o ha il Camouflage attivo, e non è troppo vicino (COVER-04).',
      'Al descubierto {needOpen}, en Cobertura Parcial {needPartial}. Suma {takeCoverBonus} si el objetivo tiene la ficha En Cobertura, está en Conmoción o tiene el Camuflaje activo, y no está demasiado cerca (COVER-04).',
    ),
  ),
  'COVER-06': rule(
    ['Only once', 'Una volta sola', 'Una sola vez'],
    when(
      { camoStacksWithTakeCover: false },
      'Take Cover, Shock and Camouflage are the same protection: together they give {takeCoverBonus}, not one each.',
      'Ripararsi, Shock e Camouflage sono la stessa protezione: insieme danno {takeCoverBonus}, non uno ciascuno.',
      'En Cobertura, Conmoción y Camuflaje son la misma protección: juntas dan {takeCoverBonus}, no una cada una.',
    ),
    when(
      { camoStacksWithTakeCover: true },
      'Here Camouflage adds its {takeCoverBonus} to that of Take Cover or Shock; a six still hits (FIRE-12).',
      'Qui il Camouflage aggiunge il suo {takeCoverBonus} a quello di Ripararsi o dello Shock; il sei colpisce comunque (FIRE-12).',
      'Aquí el Camuflaje suma su {takeCoverBonus} al de En Cobertura o la Conmoción; el seis sigue impactando (FIRE-12).',
    ),
  ),
  'COVER-07': rule(
    ['Where it does not help', 'Contro che cosa non serve', 'Contra qué no sirve'],
    say(
      'Take Cover changes nothing in hand to hand or against Suppression rolls.',
      'Ripararsi non cambia nulla nel Corpo a Corpo né contro i dadi del Fuoco di Soppressione.',
      'En Cobertura no cambia nada en Cuerpo a Cuerpo ni contra las tiradas de Supresión.',
    ),
    when(
      { takeCoverStopsBlast: false },
      'Nor against an explosion.',
      'E nemmeno contro un’esplosione.',
      'Ni contra una explosión.',
    ),
    when(
      { company: true },
      'Nor against a shot through a bunker’s slit from afar (BUNKER-04).',
      'E nemmeno contro un tiro da lontano attraverso la feritoia di un bunker (BUNKER-04).',
      'Ni contra un disparo lejano por la tronera de un búnker (BUNKER-04).',
    ),
  ),
} as const
