import type { InLanguages, Language } from './template.ts'

/** A word of the game: how each language writes it in the text, and what it means. */
export interface Term {
  readonly name: InLanguages
  /** As it stands in sentences, the longest form first where one is part of another. */
  readonly forms: { readonly [language in Language]: readonly string[] }
  readonly means: InLanguages
}

const word = (
  name: readonly [en: string, it: string, es: string],
  forms: readonly [en: readonly string[], it: readonly string[], es: readonly string[]],
  means: readonly [en: string, it: string, es: string],
): Term => ({
  name: { en: name[0], it: name[1], es: name[2] },
  forms: { en: forms[0], it: forms[1], es: forms[2] },
  means: { en: means[0], it: means[1], es: means[2] },
})

/** Terms of the printed sheet of each language come first: a player has the sheet in hand. */
export const GLOSSARY = {
  at: word(
    ['AT (Action Token)', 'AT (gettone Azione)', 'FA (Ficha de Acción)'],
    [['AT'], ['AT'], ['FA']],
    [
      'What Actions are paid with. You get new ones each turn and keep what you save.',
      'Con che cosa si pagano le Azioni. A ogni turno ne ricevi di nuovi e tieni quelli messi da parte.',
      'Con lo que se pagan las Acciones. Cada turno recibes más y conservas las que guardas.',
    ],
  ),
  ap: word(
    ['AP (points)', 'VP (Punti Vittoria)', 'Puntos (Valor en Puntos)'],
    [['AP'], ['VP'], ['puntos enemigos', 'cuántos puntos', 'más puntos']],
    [
      'The points printed on a card: the worth of a Character, and what decides the game.',
      'I punti indicati su una carta: quanto vale un Personaggio, e ciò che decide la partita.',
      'Los puntos impresos en una carta: lo que vale un Personaje y lo que decide la partida.',
    ],
  ),
  u: word(
    ['u (unit)', 'u (unità)', 'u (unidad)'],
    [[], [], []],
    [
      'The unit of length: an inch or 2.5 cm, as the edition says (GEN-03).',
      'L’unità di lunghezza: un pollice o 2,5 cm, secondo l’edizione (GEN-03).',
      'La unidad de longitud: una pulgada o 2,5 cm, según la edición (GEN-03).',
    ],
  ),
  odds: word(
    ['odds', 'probabilità', 'probabilidad'],
    [['odds'], ['probabilità'], ['probabilidad']],
    [
      'The exact chance of an outcome before the dice are rolled: 50 % means one time in two.',
      'La probabilità esatta di un risultato prima di tirare i dadi: 50% vuol dire una volta su due.',
      'La probabilidad exacta de un resultado antes de tirar: 50 % es una vez de cada dos.',
    ],
  ),
  losesAt: word(
    ['loses at', 'perde a', 'pierde con'],
    [['loses at'], ['perde a'], ['pierde con']],
    [
      'The losses at which a side is beaten (VICT-05).',
      'Le perdite con cui si è sconfitti (VICT-05).',
      'Las bajas con las que un bando queda derrotado (VICT-05).',
    ],
  ),
  need: word(
    ['4+, 5+, 6+', '4+, 5+, 6+', '4+, 5+, 6+'],
    [[], [], []],
    [
      'What a die must show: that number or more.',
      'Il risultato minimo di un dado: quel numero o più.',
      'Lo que debe sacar un dado: ese número o más.',
    ],
  ),
  character: word(
    ['Character', 'Personaggio', 'Personaje'],
    [
      ['Characters', 'Character'],
      ['Personaggi', 'Personaggio'],
      ['Personajes', 'Personaje'],
    ],
    [
      'A soldier in the game: a figure on its base with a stat card.',
      'Un soldato in gioco: una miniatura sulla sua base con una carta profilo.',
      'Un soldado del juego: una miniatura en su peana con su carta.',
    ],
  ),
  action: word(
    ['Action', 'Azione', 'Acción'],
    [[], [], []],
    [
      'Something a Character does. The card says which it may do and how many in a turn.',
      'Qualcosa che un Personaggio fa. La carta dice quali può fare e quante in un turno.',
      'Algo que hace un Personaje. La carta dice cuáles puede hacer y cuántas por turno.',
    ],
  ),
  attackAction: word(
    ['Attack Action', 'Azione di attacco', 'Acción de Ataque'],
    [
      ['Attack Actions', 'Attack Action'],
      ['Azioni di attacco', 'Azione di attacco'],
      ['Acciones de Ataque', 'Acción de Ataque'],
    ],
    [
      'Fire, Move & Fire, Opportunity Fire, Suppression Fire, a grenade and hand to hand (TURN-18).',
      'Sparare, Muovi & Spara, Fuoco di Opportunità, Fuoco di Soppressione, granata e Corpo a Corpo (TURN-18).',
      'Disparar, Mover y Disparar, Fuego de Oportunidad, Fuego de Supresión, Lanzar Granada y Cuerpo a Cuerpo (TURN-18).',
    ],
  ),
  los: word(
    ['LOS (Line Of Sight)', 'LOS (linea di vista)', 'LdV (Línea de Visión)'],
    [['LOS'], ['LOS'], ['LdV']],
    [
      'Whether one base can see any point of another (LOS-03).',
      'Se una base vede almeno un punto di un’altra (LOS-03).',
      'Si una peana ve algún punto de otra (LOS-03).',
    ],
  ),
  totalCover: word(
    ['Total Cover', 'Copertura Totale', 'Cobertura Total'],
    [['Total Cover'], ['Copertura Totale'], ['Cobertura Total']],
    [
      'Scenery that cannot be seen through: it hides those behind it.',
      'Elementi scenici attraverso cui non si vede: nascondono chi sta dietro.',
      'Escenografía a través de la que no se ve: oculta a quien está detrás.',
    ],
  ),
  partialCover: word(
    ['Partial Cover', 'Copertura Parziale', 'Cobertura Parcial'],
    [['Partial Cover'], ['Copertura Parziale'], ['Cobertura Parcial']],
    [
      'Cover that makes a target harder to hit but not invisible.',
      'Copertura che rende più difficile colpire il bersaglio, ma non lo nasconde.',
      'Cobertura que hace más difícil impactar al objetivo, pero no lo oculta.',
    ],
  ),
  open: word(
    ['in the open', 'allo scoperto', 'al descubierto'],
    [['in the open'], ['allo scoperto'], ['al descubierto']],
    [
      'Wholly visible and behind no cover (LOS-06).',
      'Del tutto visibile e senza coperture davanti (LOS-06).',
      'Del todo visible y sin cobertura delante (LOS-06).',
    ],
  ),
  takeCover: word(
    ['Take Cover', 'Ripararsi', 'En Cobertura'],
    [['Take Cover'], ['Ripararsi', 'al riparo'], ['En Cobertura']],
    [
      'The Action that makes a Character harder to hit until it does something else (COVER-01).',
      'L’Azione che rende un Personaggio più difficile da colpire finché non fa altro (COVER-01).',
      'La Acción que hace más difícil impactar a un Personaje hasta que haga otra cosa (COVER-01).',
    ],
  ),
  of: word(
    ['OF (Opportunity Fire)', 'OF (Fuoco di Opportunità)', 'FO (Fuego de Oportunidad)'],
    [
      ['Opportunity Fire', 'OF'],
      ['Fuoco di Opportunità', 'OF'],
      ['Fuego de Oportunidad', 'FO'],
    ],
    [
      'Watching a place in order to shoot in the enemy’s turn (OF-01).',
      'Tenere sotto tiro un punto per sparare nel turno avversario (OF-01).',
      'Vigilar un lugar para disparar en el turno del rival (OF-01).',
    ],
  ),
  sf: word(
    ['SF (Suppression Fire)', 'SF (Fuoco di Soppressione)', 'FS (Fuego de Supresión)'],
    [
      ['Suppression Fire', 'SF'],
      ['Fuoco di Soppressione', 'SF'],
      ['Fuego de Supresión', 'FS'],
    ],
    [
      'Fire on an area that keeps everyone in it from attacking (SF-01).',
      'Fuoco su un’area che impedisce di attaccare a chi vi si trova (SF-01).',
      'Fuego sobre un área que impide atacar a quien está en ella (SF-01).',
    ],
  ),
  suppressed: word(
    ['suppressed', 'sotto soppressione', 'suprimido'],
    [['suppressed'], ['sotto soppressione'], ['suprimidos', 'suprimido']],
    [
      'Has been in a Suppression area this turn and therefore cannot take Attack Actions (SF-04).',
      'Chi in questo turno è stato in un’area di Fuoco di Soppressione, e quindi non fa Azioni di attacco (SF-04).',
      'Ha estado en un área de Supresión este turno y por eso no hace Acciones de Ataque (SF-04).',
    ],
  ),
  h2h: word(
    ['H2H (hand to hand)', 'H2H (Corpo a Corpo)', 'CaC (Cuerpo a Cuerpo)'],
    [
      ['hand to hand', 'H2H'],
      ['Corpo a Corpo', 'H2H'],
      ['Cuerpo a Cuerpo', 'CaC'],
    ],
    [
      'The fight of two enemies whose bases touch, and the dice a card has for it (H2H-01).',
      'Lo scontro fra due nemici base a base, e i dadi con cui un Personaggio lo combatte (H2H-01).',
      'La lucha entre dos enemigos con las peanas en contacto, y los dados que la carta tiene para ella (H2H-01).',
    ],
  ),
  shock: word(
    ['Shock', 'Shock', 'Conmoción'],
    [['Shock'], ['Shock'], ['Conmoción']],
    [
      'The first moments after a wound: no Actions, but harder to hit (WOUND-03).',
      'I primi momenti dopo una ferita: nessuna Azione, ma più difficile da colpire (WOUND-03).',
      'Los primeros momentos tras una herida: ninguna Acción, pero es más difícil impactarle (WOUND-03).',
    ],
  ),
  headshot: word(
    ['headshot', 'headshot', 'headshot'],
    [['headshot'], ['headshot'], ['headshot']],
    [
      'A shot with enough sixes to eliminate at once (FIRE-11).',
      'Un tiro con abbastanza sei da eliminare subito il bersaglio (FIRE-11).',
      'Un disparo con tantos seises que elimina en el acto (FIRE-11).',
    ],
  ),
  command: word(
    ['Command', 'Comando', 'Mando'],
    [['Command'], ['Comando'], ['Mando']],
    [
      'The ability that lets friends nearby do more Actions (CMD-02).',
      'L’abilità che permette Azioni extra agli amici vicini (CMD-02).',
      'La habilidad que permite más Acciones a los amigos cercanos (CMD-02).',
    ],
  ),
  officer: word(
    ['officer (CO)', 'Ufficiale (CO)', 'oficial (CO)'],
    [
      ['officers', 'officer'],
      ['Ufficiali', 'Ufficiale'],
      ['oficiales', 'oficial'],
    ],
    [
      'A leader from second lieutenant up. Officers give orders (ORDER-01).',
      'Un comandante dal sottotenente in su. Gli Ufficiali danno ordini (ORDER-01).',
      'Un jefe de alférez para arriba. Los oficiales dan órdenes (ORDER-01).',
    ],
  ),
  nco: word(
    ['NCO', 'sottufficiale (NCO)', 'suboficial (NCO)'],
    [
      ['NCOs', 'NCO'],
      ['sottufficiali', 'sottufficiale'],
      ['suboficiales', 'suboficial'],
    ],
    [
      'A leader below the officers: corporal, sergeant or one without a named rank.',
      'Un graduato sotto gli Ufficiali: caporale, sergente o senza grado preciso.',
      'Un jefe por debajo de los oficiales: cabo, sargento o sin rango concreto.',
    ],
  ),
  nameless: word(
    ['nameless (foot)', 'senza nome', 'sin nombre'],
    [['nameless'], ['senza nome'], ['sin nombre']],
    [
      'A common soldier without a name, of whom a force may have as many as it likes (FORCE-01).',
      'Un soldato comune: una forza può averne quanti ne vuole (FORCE-01).',
      'Un soldado raso sin nombre, del que una fuerza puede tener los que quiera (FORCE-01).',
    ],
  ),
  hq: word(
    ['HQ', 'QG', 'CG'],
    [['HQ'], ['QG'], ['CG']],
    [
      'Headquarters off the table, which sends reinforcements and support fire (CALL-01).',
      'Il Quartier Generale fuori dal tavolo, che manda rinforzi e Fuoco di Supporto (CALL-01).',
      'El Cuartel General fuera del tablero, que manda refuerzos y fuego de apoyo (CALL-01).',
    ],
  ),
  casualty: word(
    ['casualty', 'vittima', 'caído'],
    [
      ['casualties', 'casualty'],
      ['vittime', 'vittima'],
      ['caídos', 'caído'],
    ],
    [
      'An eliminated soldier who may still be alive and be carried away (EVAC-01).',
      'Un soldato eliminato che può essere ancora vivo e trasportato via (EVAC-01).',
      'Un soldado eliminado que quizá siga vivo y pueda ser evacuado (EVAC-01).',
    ],
  ),
} as const satisfies { readonly [id: string]: Term }

export type TermId = keyof typeof GLOSSARY
export const TERM_IDS = Object.keys(GLOSSARY) as readonly TermId[]

interface Forms {
  readonly pattern: RegExp
  readonly terms: ReadonlyMap<string, TermId>
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One search for all words of a language, the longer of two that begin together first. */
function formsIn(language: Language): Forms {
  const terms = new Map(TERM_IDS.flatMap((id) => GLOSSARY[id].forms[language].map((form) => [form, id] as const)))
  const longestFirst = [...terms.keys()].sort((a, b) => b.length - a.length)
  const pattern = `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`
  return { terms, pattern: new RegExp(pattern, 'gu') }
}

const FORMS: { readonly [language in Language]: Forms } = { en: formsIn('en'), it: formsIn('it'), es: formsIn('es') }

interface FoundTerm {
  readonly term: TermId
  readonly at: number
  readonly length: number
}

/** The first word of the glossary in a text; those in `known` are passed over. */
export function termIn(text: string, language: Language, known: ReadonlySet<TermId>): FoundTerm | undefined {
  const { pattern, terms } = FORMS[language]
  for (const { 0: form, index } of text.matchAll(pattern)) {
    const term = terms.get(form)
    if (term !== undefined && !known.has(term)) return { term, at: index, length: form.length }
  }
  return undefined
}
