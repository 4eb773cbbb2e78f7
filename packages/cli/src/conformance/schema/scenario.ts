import {
  BOMBS,
  CALL_KINDS,
  EDGES,
  ENEMY_ACTIONS,
  LASTS,
  type OptionValues,
  ORDER_KINDS,
  type Parameters,
  RULINGS,
  SHELLS,
  SUPPORT,
  TACTIC_EFFECT_KINDS,
  TACTIC_TURNS,
  TERRAIN_CLASSES,
  VEHICLE_KINDS,
  WHO,
} from '@tactic48/rules'
import * as z from 'zod'
import { expectation } from './expectation.ts'
import { factionData, force } from './force.ts'
import {
  atom,
  byEdition,
  company as companyEditions,
  concerned,
  coordinates,
  count,
  countBySide,
  counts,
  described,
  dice,
  editions,
  filled,
  flag,
  length,
  named,
  optional,
  place,
  printed,
  type Read,
  shared,
  side,
  text,
  textBySide,
  texts,
  textsBySide,
  values,
  way,
  words,
} from './terms.ts'

/** What a scenario file may hold. Types, faults and `conformance/scenario.schema.json` follow from here. */

const gaps = named('a list of [[x, y], [x, y]] in u, the ends of a gap', z.array(z.tuple([coordinates, coordinates])))

const element = shared(
  'element',
  z.strictObject({
    disc: optional(coordinates),
    radius: optional(length),
    scenicBase: optional(coordinates),
    polygon: optional(named('a list of at least three [x, y] in u', z.array(coordinates).min(3))),
    rectangle: optional(named('[x, y, width, height] in u', z.tuple([z.number(), z.number(), z.number(), z.number()]))),
    wall: optional(named('[[x, y], [x, y]] in u', z.tuple([coordinates, coordinates]))),
    thickness: optional(length),
    cover: optional(z.enum(['total', 'partial', 'none'])),
    passable: optional(flag),
    elevated: optional(flag),
    obstacle: optional(flag),
    enterable: optional(flag),
    terrainClass: optional(z.enum(TERRAIN_CLASSES)),
    level: optional(z.number()),
    hqLine: optional(described('A field telephone or a fixed line to HQ.', flag)),
    aidStation: optional(flag),
    bunker: optional(z.strictObject({ slits: optional(gaps), doors: optional(gaps), armour: optional(z.number()) })),
  }),
)
const elements = shared('elements', z.record(z.string(), element))
const table = shared(
  'table',
  z.strictObject({ size: optional(coordinates), edges: optional(textBySide), elements: optional(elements) }),
)

const used = shared(
  'used',
  z.strictObject({
    slots: optional(count),
    movement: optional(count),
    shots: optional(counts),
    weapons: optional(texts),
    attacked: optional(flag),
    shot: optional(flag),
    aims: optional(count),
    lent: optional(count),
    uses: optional(counts),
  }),
)
const unit = shared(
  'unit',
  z.strictObject({
    squad: optional(text),
    platoon: optional(text),
    company: optional(text),
    attached: optional(flag),
  }),
)
const figureFields = {
  at: optional(place),
  move: optional(printed),
  moveFire: optional(printed),
  of: optional(printed),
  sf: optional(printed),
  aim: optional(printed),
  command: optional(printed),
  actions: optional(printed),
  h2h: optional(printed),
  camouflage: optional(flag),
  weapons: optional(words),
  woundedWeapons: optional(words),
  cards: optional(described('Weapon cards assigned to it.', words)),
  woundedSide: optional(flag),
  ap: optional(count),
  rank: optional(text),
  named: optional(described('A hero (FORCE-01); true unless said otherwise.', flag)),
  unit: optional(described('Squad, platoon and company it belongs to (FORCE-08).', unit)),
  planning: optional(described('ADVANCE PLANNING.', printed)),
  call: optional(described('CALL.', printed)),
  contactHq: optional(described('CONTACT HQ.', printed)),
  initiative: optional(described('TAKE INITIATIVE.', printed)),
  feint: optional(described('FEINT DEPLOYMENT.', printed)),
  firstAid: optional(described('FIRST AID.', printed)),
  rider: optional(flag),
  biker: optional(flag),
  stretcher: optional(flag),
  state: optional(words),
  used: optional(used),
  figures: optional(described('Figures that share the card: a team or, with `crew`, a crew.', count.min(1).max(3))),
  crew: optional(described('The weapon that the figures of the card serve together.', text)),
  kits: optional(described('First-aid kits left.', count)),
  on: optional(described('The mount or vehicle that it sits on.', text)),
  carriedBy: optional(described('The two bearers of the stretcher on which this casualty lies.', texts)),
  loadedOn: optional(described('The vehicle in which this casualty lies.', text)),
  shares: optional(described('Plays the card of this figure.', text)),
  message: optional(described('Carries the message of this officer.', text)),
  returns: optional(described('Off the table; comes back in so many own turns where at says.', count)),
}
const figure = shared('figure', z.strictObject({ side, ...figureFields }))
const figurePatch = shared('figurePatch', z.strictObject({ side: optional(side), ...figureFields }))

const vehicleFields = {
  move: optional(length),
  seats: optional(count),
  size: optional(described('Diameter of its disc in u.', length)),
  armour: optional(count),
  openTopped: optional(flag),
  casualties: optional(described('How many casualties it carries.', count)),
  weapons: optional(words),
  driver: optional(text),
  damage: optional(count),
  ap: optional(count),
}
const vehicleKind = z.enum(VEHICLE_KINDS)
const vehicle = shared('vehicle', z.strictObject({ side, at: coordinates, kind: vehicleKind, ...vehicleFields }))
const vehiclePatch = shared(
  'vehiclePatch',
  z.strictObject({
    side: optional(side),
    at: optional(coordinates),
    kind: optional(vehicleKind),
    ...vehicleFields,
  }),
)

const soldier = shared('soldier', z.strictObject(figureFields))

const awaited = shared(
  'awaited',
  z.strictObject({
    caller: text,
    in: described('Own turns still to begin.', count),
    support: optional(z.enum(SUPPORT)),
    mortar: optional(z.enum(BOMBS)),
    ammo: optional(z.enum(SHELLS)),
    at: optional(coordinates),
    points: optional(z.array(coordinates)),
    line: optional(coordinates),
    teams: optional(described("Cards of single soldiers, or of a team such as 'Rifleman 2'.", texts)),
  }),
)
const cloud = shared('cloud', z.strictObject({ side, at: coordinates, radius: length, turns: optional(count) }))

const marker = shared(
  'marker',
  z.strictObject({
    of: optional(described('Opportunity Fire of this figure.', text)),
    sf: optional(described('Suppression Fire of these figures, initiator first.', texts.min(1))),
    at: place,
    radius: optional(length),
    weapon: optional(text),
    waiting: optional(flag),
  }),
)

const tactic = shared(
  'tactic',
  z.strictObject({
    faction: optional(text),
    window: z.union([
      z.enum(TACTIC_TURNS),
      named('afterEnemyAction', z.strictObject({ afterEnemyAction: z.enum(ENEMY_ACTIONS) })),
    ]),
    ap: optional(count),
    atCost: optional(count),
    effects: z.array(
      z.strictObject({
        effect: z.enum(TACTIC_EFFECT_KINDS),
        who: optional(z.enum(WHO)),
        amount: optional(z.int()),
        lasts: optional(z.enum(LASTS)),
      }),
    ),
  }),
)
const WORDS = [
  'endTurn',
  'pass',
  'holdFire',
  'skipShot',
  'resign',
  'offerDraw',
  'executeOrder',
  'drawCard',
  'timeout',
] as const
const phraseMap = named(
  'a verb with its details',
  filled(
    z.strictObject({
      move: optional(text),
      fire: optional(text),
      aim: optional(text),
      moveAndFire: optional(text),
      placeOpportunityFire: optional(text),
      startSuppression: optional(text),
      joinSuppression: optional(text),
      throwGrenade: optional(text),
      takeCover: optional(text),
      giveOrder: optional(text),
      firstAid: optional(text),
      checkCasualty: optional(text),
      takeInitiative: optional(text),
      patient: optional(text),
      contactHq: optional(text),
      fireAtArmour: optional(text),
      layCharge: optional(text),
      call: optional(text),
      kind: optional(described('What is called for, declared beforehand.', z.enum(CALL_KINDS))),
      credit: optional(described("On a messenger's credit.", flag)),
      chooseCall: optional(z.enum(CALL_KINDS)),
      placeSupport: optional(z.enum(SUPPORT)),
      ammo: optional(z.enum([...SHELLS, ...BOMBS])),
      line: optional(described('Another point of the line of a strafing attack.', coordinates)),
      chooseTeams: optional(described("'team' or a card with what it carries, such as 'Scout Rifle'.", texts)),
      aimMortar: optional(z.array(coordinates)),
      each: optional(described('The kind of every bomb, where they are mixed.', z.array(z.enum(BOMBS)))),
      enterTable: optional(described('A point for each who comes in.', z.array(coordinates))),
      takeMessage: optional(text),
      officer: optional(text),
      message: optional(described('The officer whose message the mover takes on the way.', text)),
      leave: optional(described('The mover leaves the table where the way ends.', flag)),
      leaves: optional(described('Messengers who leave the table during an ordered move.', texts)),
      messages: optional(described("Who takes whose message on his ordered way, such as 'M Lt'.", texts)),
      playCard: optional(described('A tactic card, with the Character that it is for as `on`.', text)),
      on: optional(described('The Character that a card is played on.', text)),
      carry: optional(described('A medic or bearer who moves with a casualty.', text)),
      pickUp: optional(text),
      putDown: optional(described('The casualty that is put down.', text)),
      loadCasualty: optional(text),
      mount: optional(text),
      dismount: optional(text),
      casualty: optional(text),
      helper: optional(text),
      vehicle: optional(text),
      drives: optional(flag),
      toward: optional(described('On which side of the vehicle.', way)),
      carries: optional(
        described("Medics who take casualties along by order, such as 'M P' or 'M P H' with a helper.", texts),
      ),
      executeOrder: optional(described('Who carries it out first; the others follow, nearest first.', texts)),
      continueMove: optional(flag),
      reactTakeCover: optional(flag),
      opportunityShot: optional(text),
      shootAfterMove: optional(text),
      chooseVictim: optional(text),
      chooseSix: optional(text),
      drift: optional(way),
      chooseOpponent: optional(text),
      answerDraw: optional(flag),
      askUndo: optional(z.int()),
      answerUndo: optional(flag),
      seal: optional(z.int()),
      raise: optional(described('AT that a bid is raised by.', z.int())),
      submitForce: optional(texts),
      layOut: optional(elements),
      chooseEdge: optional(z.enum(EDGES)),
      nameObjective: optional(text),
      deploy: optional(text),
      with: optional(described('Where the others of a team or crew stand.', z.array(coordinates))),
      feint: optional(
        described('Who is deployed once more, and where; nobody = no feint.', z.record(z.string(), coordinates)),
      ),
      deck: optional(described('The tactic deck that comes with a force.', texts)),
      command: optional(described('A command sent exactly as it is written.', z.unknown())),
      weapon: optional(text),
      target: optional(text),
      at: optional(place),
      to: optional(way),
      path: optional(z.array(coordinates)),
      stepInto: optional(coordinates),
      touch: optional(described('A figure or scenic element that the movement ends in contact with.', text)),
      shoot: optional(z.enum(['before', 'after', 'none'])),
      joiners: optional(texts),
      of: optional(described('The owner of the marker to join.', text)),
      order: optional(z.enum(ORDER_KINDS)),
      unit: optional(described('The company that an order addresses.', text)),
      joins: optional(described('The officer does it too.', flag)),
      halts: optional(texts),
      refuses: optional(texts),
      weapons: optional(described("Weapons of those who fire by order, such as 'B rifle'.", texts)),
    }),
  ),
)
const phrase = shared(
  'phrase',
  z.union([named(`${WORDS.slice(0, -1).join(', ')} or ${WORDS.at(-1)}`, z.enum(WORDS)), phraseMap]),
)

const step = shared(
  'step',
  z.strictObject({
    note: optional(text),
    editions: optional(concerned),
    do: optional(phrase),
    try: optional(phrase),
    by: optional(side),
    dice: optional(dice),
    ints: optional(dice),
    draws: optional(described('All that chance gives, in the order of a saved game.', dice)),
    expect: optional(z.union([expectation, byEdition('an expectation for each edition', expectation)])),
  }),
)

const goal = shared(
  'goal',
  z.union([
    z.strictObject({ kind: z.literal('touch'), element: text }),
    z.strictObject({ kind: z.literal('hold'), element: text, until: count }),
    z.strictObject({ kind: z.literal('leave'), edge: z.enum(EDGES), figures: count }),
    z.strictObject({ kind: z.literal('evacuate'), casualties: count }),
    z.strictObject({ kind: z.literal('message'), messages: count, edge: optional(z.enum(EDGES)) }),
    z.strictObject({ kind: z.literal('survive'), until: count, figures: count }),
    z.strictObject({ kind: z.literal('eliminate'), share: count }),
  ]),
)
const sideGoals = z.strictObject({ needs: z.enum(['all', 'any']), list: z.array(goal).min(1) })
const goals = shared(
  'goals',
  z.strictObject({
    blue: optional(sideGoals),
    ember: optional(sideGoals),
    losses: optional(z.enum(['decide', 'ignore'])),
    limit: optional(z.strictObject({ rounds: count, winner: z.enum(['blue', 'ember', 'draw', 'share']) })),
  }),
)

const layoutFields = {
  editions: optional(editions),
  company: optional(described('The company layer on top of the quick start.', companyEditions)),
  rulings: optional(
    described('The preset of all rule options; printed takes each sheet at its word.', z.enum(RULINGS)),
  ),
  options: optional(described('Rule options by name.', values)),
  overrides: optional(described('Parameters of the rule set that the scenario replaces.', values)),
  game: optional(z.enum(['skirmish', 'mission'])),
  agreedAp: optional(length),
  theatre: optional(text),
  faction: optional(described('What the rules ask of the faction of both sides (HOUSE-19).', factionData)),
  forces: optional(
    described('Forces to be judged, one after the other; no game is played with them.', z.array(force).min(1)),
  ),
  table: optional(table),
  objectives: optional(textBySide),
  tokens: optional(countBySide),
  goals: optional(described('What a battle is about (HOUSE-20).', goals)),
  markers: optional(z.array(marker)),
  tactics: optional(
    described('Tactic cards of its own by name; others are those of the game.', z.record(z.string(), tactic)),
  ),
  decks: optional(described('Tactic cards still to be drawn.', textsBySide)),
  hands: optional(described('Tactic cards in hand.', textsBySide)),
  leftWeapons: optional(
    described(
      'Emplaced weapons without crew.',
      z.array(z.strictObject({ side, at: coordinates, weapon: described("Such as 'mg S 4 L 4 mg'.", text) })),
    ),
  ),
  vehicles: optional(described('Mounts and vehicles by name.', z.record(z.string(), vehicle))),
  soldiers: optional(described('Cards in the book that nobody plays yet.', z.record(z.string(), soldier))),
  mortars: optional(
    described(
      'The factions have platoon mortars, or mortars of the company only (HOUSE-19).',
      z.union([flag, z.enum(['company'])]),
    ),
  ),
  support: optional(described('Support on offer (SUPP-03).', z.array(z.enum(SUPPORT)))),
  teamCard: optional(described('The card of a reinforcement team (HOUSE-07).', text)),
  credits: optional(described('Calls that messengers have brought to officers.', counts)),
  schedule: optional(z.array(awaited)),
  smoke: optional(z.array(cloud)),
  turn: optional(
    described(
      'Whose turn it is.',
      z.union([
        side,
        named(
          'side, number and first',
          z.strictObject({ side, number: optional(z.int().min(1)), first: optional(side) }),
        ),
      ]),
    ),
  ),
  start: optional(
    described(
      'action: the active side is to choose its next Action. turn: its turn is about to begin. setup: the sides are to name their forces. table: the forces are known, the table roll comes next.',
      z.enum(['action', 'turn', 'setup', 'table']),
    ),
  ),
  dice: optional(dice),
  ints: optional(dice),
  steps: optional(z.array(step)),
}

const scenarioCase = z.strictObject({
  case: text,
  ...layoutFields,
  figures: optional(z.record(z.string(), figurePatch)),
  vehicles: optional(z.record(z.string(), vehiclePatch)),
})
const figures = optional(described('Figures by name.', z.record(z.string(), figure)))
const layout = z.strictObject({ ...layoutFields, figures })

export const scenarioSchema = z
  .strictObject({
    title: described('What the scenario shows, in one sentence.', text),
    example: optional(named('a worked example such as EX-05', text.regex(/^EX-[0-9]{2,3}$/))),
    rules: described('The rules that it checks.', z.array(atom).min(1)),
    parameters: optional(described('Rows of the edition matrix whose values it shows.', texts.min(1))),
    note: optional(text),
    ...layoutFields,
    figures,
    saved: optional(described('A position as `saveState` writes it, instead of one that is laid out here.', text)),
    cases: optional(
      described(
        'Variants: each is laid over the scenario, maps are merged and lists replaced.',
        z.array(scenarioCase).min(1),
      ),
    ),
  })
  .meta({ title: 'a scenario of the conformance suite' })

/** The same as JSON Schema, for editors; `tactic48 conform --schema` prints it. */
export const scenarioJsonSchema = (): object => z.toJSONSchema(scenarioSchema, { io: 'input' })

type Stated = Read<z.infer<typeof layout>>

/** Options and overrides are judged by the rule set that they go into. */
export interface Layout extends Omit<Stated, 'options' | 'overrides'> {
  readonly saved?: string
  readonly options?: OptionValues
  readonly overrides?: Partial<Parameters>
}
export type Scenario = Read<z.infer<typeof scenarioSchema>>
export type ElementText = Read<z.infer<typeof element>>
export type ElementsText = { readonly [name: string]: ElementText }
export type FigureText = Read<z.infer<typeof figure>>
export type SoldierText = Read<z.infer<typeof soldier>>
export type AwaitedText = Read<z.infer<typeof awaited>>
export type UsedText = Read<z.infer<typeof used>>
export type TacticText = Read<z.infer<typeof tactic>>
export type VehicleText = Read<z.infer<typeof vehicle>>
export type GoalsText = Read<z.infer<typeof goals>>
export type MarkerText = Read<z.infer<typeof marker>>
export type StepText = Read<z.infer<typeof step>>
export type PhraseText = Read<z.infer<typeof phrase>>
export type PhraseMap = Read<z.infer<typeof phraseMap>>
