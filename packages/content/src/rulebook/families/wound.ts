import { rule, say, unless, when } from '../template.ts'

export const WOUND = {
  'WOUND-01': rule(
    ['Wounded', 'Ferito', 'Herido'],
    say(
      'Turn the card at once: from now on the values of the wounded side apply. Actions already done this turn stay done, even if the new maximum is lower.',
      'Gira subito la carta: da ora valgono i valori del lato ferito. Le Azioni già fatte nel turno restano fatte, anche se il nuovo massimo è più basso.',
      'Da la vuelta a la carta al momento: desde ahora valen los valores del lado herido. Las Acciones ya hechas este turno quedan hechas, aunque el nuevo máximo sea menor.',
    ),
  ),
  'WOUND-02': rule(
    ['The Shock marker', 'Il segnalino Shock', 'La ficha de Conmoción'],
    say(
      'Every wound brings a Shock marker with it.',
      'Ogni ferita porta con sé un segnalino Shock.',
      'Toda herida trae consigo una ficha de Conmoción.',
    ),
  ),
  'WOUND-03': rule(
    ['In Shock', 'In Shock', 'En Conmoción'],
    say(
      'A Character in Shock does nothing: no Action, no reaction, no Opportunity shot. It counts as having Take Cover, free of charge (not up close, COVER-04), and drops out of Suppression Fire.',
      'Un Personaggio in Shock non fa nulla: niente Azioni, reazioni o Fuoco di Opportunità. Conta come al riparo, gratis (non da vicino, COVER-04), e lascia il Fuoco di Soppressione.',
      'Un Personaje en Conmoción no hace nada: ni Acciones, ni reacciones, ni disparos de Oportunidad. Cuenta como En Cobertura, gratis (no de cerca, COVER-04), y deja el Fuego de Supresión.',
    ),
    say(
      'Abilities printed on the side that lies up keep working.',
      'Le abilità sul lato scoperto restano attive.',
      'Las habilidades impresas en el lado visible siguen activas.',
    ),
  ),
  'WOUND-04': rule(
    ['When Shock ends', 'Quando finisce lo Shock', 'Cuándo acaba la Conmoción'],
    when(
      { shockEndsAt: 'endOfCurrentTurn' },
      'Shock goes at the end of the turn in which the wound happened, whoever’s turn it is.',
      'Lo Shock si toglie alla fine del turno in cui è avvenuta la ferita, di chiunque sia il turno.',
      'La Conmoción se quita al final del turno en que se produjo la herida, sea de quien sea.',
    ),
    when(
      { shockEndsAt: 'startOfOwnersNextTurn' },
      'Shock goes when its owner’s next turn begins. Wounded in your own turn, you therefore sit out the opponent’s turn as well.',
      'Lo Shock si toglie quando comincia il prossimo turno del giocatore del ferito. Chi è ferito nel suo turno salta quindi anche quello avversario.',
      'La Conmoción se quita cuando empieza el siguiente turno de su jugador. Herido en tu propio turno, pierdes por tanto también el del rival.',
    ),
  ),
  'WOUND-05': rule(
    ['A second wound', 'La seconda ferita', 'La segunda herida'],
    say(
      'A wounded Character who is wounded again is eliminated.',
      'Chi è già ferito e viene ferito ancora è eliminato.',
      'Quien ya está herido y vuelve a ser herido queda eliminado.',
    ),
  ),
  'WOUND-06': rule(
    ['Eliminated at once', 'Eliminato subito', 'Eliminado de golpe'],
    say(
      'A headshot (FIRE-11) or two wounds from one explosion (GREN-12) eliminate even an unhurt Character at once.',
      'Un Personaggio illeso è eliminato subito da un headshot (FIRE-11) o da due ferite della stessa esplosione (GREN-12).',
      'Un Personaje ileso cae de golpe por un headshot (FIRE-11) o por dos heridas de una misma explosión (GREN-12).',
    ),
  ),
  'WOUND-07': rule(
    ['Eliminated', 'Eliminato', 'Eliminado'],
    say(
      'The figure and its markers leave the table.',
      'La miniatura e i suoi segnalini lasciano il tavolo.',
      'La miniatura y sus fichas salen del tablero.',
    ),
    when(
      { company: true },
      'Where medics are played a casualty lies there instead; it blocks nothing and no one can attack it (EVAC-01).',
      'Dove ci sono medici, al suo posto resta una vittima; non blocca nulla e nessuno può attaccarla (EVAC-01).',
      'Donde hay sanitarios queda un caído en su lugar; no estorba y nadie puede atacarlo (EVAC-01).',
    ),
  ),
  'WOUND-08': rule(
    ['Cards with one side', 'Carte a un solo lato', 'Cartas de un solo lado'],
    say(
      'A Character without a wounded side is eliminated by its first wound.',
      'Senza lato ferito, la prima ferita elimina.',
      'Sin lado herido, la primera herida elimina.',
    ),
  ),
} as const

export const ABILITIES = {
  'CMD-01': rule(
    ['Abilities', 'Abilità', 'Habilidades'],
    say(
      'An ability belongs to one Character, works as long as it is printed on the side that lies up, and costs no AT.',
      'Un’abilità è di un solo Personaggio, vale finché è sul lato scoperto della carta e non costa AT.',
      'Una habilidad es de un solo Personaje, vale mientras esté impresa en el lado visible y no cuesta FA.',
    ),
  ),
  'CMD-02': rule(
    ['Command', 'Comando', 'Mando'],
    when(
      { commandMode: 'perCharacter' },
      'Each other friend within the commander’s radius may do as many extra Actions in a turn as the Command value says. The commander does not profit.',
      'Ogni altro amico nel raggio del comandante può fare in un turno tante Azioni extra quanto il valore di Comando. Il comandante no.',
      'Cada uno de los demás amigos dentro del radio del jefe puede hacer en un turno tantas Acciones extra como diga el valor de Mando. El jefe no se beneficia.',
    ),
    when(
      { commandMode: 'pool' },
      'The Command value is the total number of extra Actions a commander gives per turn, shared by the other friends in his radius.',
      'Il valore di Comando è un totale per comandante e turno: tante Azioni extra per tutti gli altri amici nel raggio.',
      'El valor de Mando es un total por jefe y turno: tantas Acciones extra entre todos los demás amigos del radio.',
    ),
    when(
      { company: false },
      'The radius is {commandRadius}.',
      'Il raggio è {commandRadius}.',
      'El radio es de {commandRadius}.',
    ),
    when(
      { company: true },
      'The radius goes by rank (STRUCT-09).',
      'Il raggio dipende dal grado (STRUCT-09).',
      'El radio depende del rango (STRUCT-09).',
    ),
  ),
  'CMD-03': rule(
    ['Extra Actions are paid', 'Le Azioni extra si pagano', 'Las Acciones extra se pagan'],
    say(
      'Each extra Action costs its AT as usual.',
      'Ogni Azione extra costa i suoi AT come al solito.',
      'Cada Acción extra cuesta sus FA como siempre.',
    ),
  ),
  'CMD-04': rule(
    ['When it is measured', 'Quando si misura', 'Cuándo se mide'],
    say(
      'The radius counts when the extra Action is declared. Walking out of it afterwards undoes nothing.',
      'Il raggio conta quando si dichiara l’Azione extra. Uscirne dopo non annulla nulla.',
      'El radio cuenta al declarar la Acción extra. Salir de él después no anula nada.',
    ),
  ),
  'CMD-05': rule(
    ['Several commanders', 'Più comandanti', 'Varios jefes'],
    when(
      { commandStacks: true },
      'The values of several commanders in reach add up.',
      'I valori di più comandanti a portata si sommano.',
      'Los valores de varios jefes al alcance se suman.',
    ),
    when(
      { commandStacks: false },
      'Of several commanders in reach only the best counts.',
      'Fra più comandanti a portata conta solo il migliore.',
      'De varios jefes al alcance solo cuenta el mejor.',
    ),
  ),
  'CMD-06': rule(
    ['Radius in a company', 'Il raggio con Company Commander', 'El radio en la compañía'],
    when(
      { company: true },
      'With a company edition the radius of Command is that of the leader’s rank (STRUCT-09).',
      'Con le regole Company Commander il raggio del Comando è quello del grado (STRUCT-09).',
      'Con un reglamento de compañía el radio del Mando es el del rango (STRUCT-09).',
    ),
    when(
      { company: false },
      'Without a company edition rank plays no part; with one the radius goes by it (STRUCT-09).',
      'Senza le regole Company Commander il grado non conta; con esse il raggio dipende dal grado (STRUCT-09).',
      'Sin reglamento de compañía el rango no cuenta; con uno, el radio depende de él (STRUCT-09).',
    ),
  ),
  'CMD-07': rule(
    ['A commander in Shock', 'Un comandante in Shock', 'Un jefe en Conmoción'],
    say(
      'Shock does not end Command; only a wounded side without it does.',
      'Lo Shock non toglie il Comando; si perde solo se il lato ferito non ce l’ha.',
      'La Conmoción no quita el Mando; solo lo quita un lado herido que no lo tenga.',
    ),
  ),
  'CAMO-01': rule(
    ['Camouflage', 'Camouflage', 'Camuflaje'],
    when(
      { camouflageWhen: 'partialCover' },
      'While in Partial Cover the Character counts as having Take Cover, so it is hit on {needPartialCovered}.',
      'In Copertura Parziale il Personaggio conta come al riparo: lo si colpisce con {needPartialCovered}.',
      'En Cobertura Parcial el Personaje cuenta como En Cobertura: se le impacta con {needPartialCovered}.',
    ),
    when(
      { camouflageWhen: 'always' },
      'The Character always counts as having Take Cover: it is hit on {needOpenCovered} in the open and on {needPartialCovered} in Partial Cover.',
      'Il Personaggio conta sempre come al riparo: lo si colpisce con {needOpenCovered} allo scoperto e con {needPartialCovered} in Copertura Parziale.',
      'El Personaje cuenta siempre como En Cobertura: se le impacta con {needOpenCovered} al descubierto y con {needPartialCovered} en Cobertura Parcial.',
    ),
  ),
  'CAMO-02': rule(
    ['Its limits', 'I suoi limiti', 'Sus límites'],
    say('Up close it does nothing (COVER-04).', 'Da vicino non serve (COVER-04).', 'De cerca no sirve (COVER-04).'),
    unless(
      { camoStacksWithTakeCover: true },
      'It does not add to a real Take Cover (COVER-06).',
      'Non si somma a un vero Ripararsi (COVER-06).',
      'No se suma a un En Cobertura de verdad (COVER-06).',
    ),
    when(
      { camoStacksWithTakeCover: true },
      'Here it adds to a real Take Cover (COVER-06).',
      'Qui si somma a un vero Ripararsi (COVER-06).',
      'Aquí se suma a un En Cobertura de verdad (COVER-06).',
    ),
  ),
} as const
