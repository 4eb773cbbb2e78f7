import { rectangleOutline } from '@tactic48/geometry'
import {
  type CardBook,
  type CardFace,
  type CardId,
  CC_EDITIONS,
  type CcEdition,
  type Chance,
  type CharacterCard,
  type Command,
  cardId,
  check,
  createGame,
  defaultAnswer,
  EDGES,
  type Element,
  elementId,
  execute,
  type Figure,
  type Force,
  fold,
  friendsOf,
  type GameSpec,
  type GameState,
  type Goal,
  type Goals,
  initialState,
  isRefusal,
  type NewGame,
  OPTION_NAMES,
  OPTIONS,
  type PreparedGame,
  perSide,
  QS_EDITIONS,
  RULINGS,
  type RuleSet,
  restoreState,
  ruleSetOf,
  type SeededChance,
  type SideId,
  type SideSpec,
  type Step,
  saveState,
  seededChance,
  topQuestion,
  type WeaponCard,
  weaponId,
} from '@tactic48/rules'
import { CARDS } from '../world/cards.ts'
import { force, man, newGame, prepared, seatFor } from '../world/games.ts'
import { piece, rectangle } from '../world/places.ts'
import { holding, TACTIC_BOOK, TACTICS } from '../world/tactics.ts'
import { companyField, type FieldSize } from './companyField.ts'
import { watched } from './invariants.ts'
import { isLower, measureOf } from './measure.ts'
import { samples } from './sampler.ts'

const NUMBERS: { readonly [option: string]: readonly (number | null)[] } = {
  figureBaseDiameterMm: [20, 25, 32],
  markerRadius: [0, 0.4],
  needCap: [6, null],
  grenadeMaxRange: [15, null],
  weaponsPerTurn: [1, 2, null],
  objectiveFromRound: [1, 2],
}

const pick = <T>(chance: Chance, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[chance.int(list.length)] as T
}

/** Any edition under either preset: as it stands in one game of three, else with any value of every option. */
function randomRules(chance: Chance, cc?: CcEdition, anyHouse = false): RuleSet {
  const options: { [name: string]: unknown } = {}
  const rulings = pick(chance, RULINGS)
  const plain = chance.int(3) === 0
  for (const name of OPTION_NAMES) {
    const { domain } = OPTIONS[name]
    const isKept = name === 'rulings' || (name.startsWith('house.') && !anyHouse)
    if (plain || isKept || chance.int(2) === 0) continue
    if (domain.kind === 'flag') options[name] = chance.int(2) === 1
    if (domain.kind === 'choice') options[name] = pick(chance, domain.of)
    const numbers = NUMBERS[name]
    if (numbers) options[name] = pick(chance, numbers)
  }
  const qs = pick(chance, QS_EDITIONS)
  // SHOCK-01, HOUSE-17: switched on now and then where a company plays.
  const house = cc && { 'house.psychShock': chance.int(2) === 1, 'house.clock': chance.int(2) === 1 }
  const turnLimit = 3 + chance.int(10)
  return ruleSetOf({ qs, ...(cc && { cc }), rulings, options: { ...options, ...house, turnLimit } })
}

/** Officers only where a company edition gives them something to do (FORCE-09). */
const OFFICER = 'lieutenant'
const NAMES = Object.keys(CARDS.characters).filter((name) => name !== OFFICER)

function randomForce(chance: Chance, size: number): Force {
  return force(...Array.from({ length: size }, () => pick(chance, NAMES)))
}

const worth = ({ characters }: Force): number =>
  characters.reduce((ap, { card }) => ap + (CARDS.characters[card]?.ap ?? 0), 0)

function randomSpec(chance: Chance): {
  readonly spec: NewGame
  readonly forces: { readonly [S in SideId]: Force }
} {
  const rules = randomRules(chance)
  const blue = randomForce(chance, 2 + chance.int(4))
  const ember = randomForce(chance, 2 + chance.int(4))
  const agreedAp = Math.max(worth(blue), worth(ember))
  const spec = newGame(
    { agreedAp, gameType: pick(chance, ['skirmish', 'mission']) },
    { ...rules, forceTolerancePct: 1000 },
  )
  return { spec, forces: { blue, ember } }
}

const SIDES = ['blue', 'ember'] as const
const BAND = ['gunner', 'gunner', 'rifleman', 'sergeant', 'scout', 'recruit'].filter((name) => NAMES.includes(name))

/**
 * Two bands at arm's length, most with machine guns: volleys with several sixes, blasts among many, ties. In two of three an officer
 * leads each of them.
 */
function closeSpec(chance: Chance): PreparedGame {
  const cc = pick(chance, [undefined, ...CC_EDITIONS])
  const rules = randomRules(chance, cc)
  const size = 3 + chance.int(3)
  const gap = 3 + chance.int(5)
  const figures = SIDES.flatMap((side) =>
    Array.from({ length: size }, (_, i) =>
      man(`${side} ${i}`, side, 5 + 2 * i + chance.int(5) / 10, (side === 'blue' ? 8 : 8 + gap) + chance.int(5) / 10, {
        is: cc && i === 0 ? OFFICER : pick(chance, BAND),
        ...(cc && i === 1 && { assigned: HEAVY_CARDS.map(({ id }) => cardId(id)) }),
      }),
    ),
  )
  const hedge = chance.int(2) === 0 ? [] : [rectangle('hedge', 6, 8 + gap / 2, 4, 0.4)]
  const elements = cc && chance.int(2) === 0 ? [...hedge, positionAt(chance, 8 + gap)] : hedge
  const table = { width: 24_000, height: 24_000, elements, edges: { blue: 'north', ember: 'south' } } as const
  const sides = cc && perSide(() => ({ tokens: 5, ...randomCards(chance) }))
  const turn = { active: pick(chance, SIDES), step: 'start' } as const
  const cards = cc ? { ...CARDS, weapons: { ...CARDS.weapons, ...HEAVY_BOOK }, tactics: TACTIC_BOOK } : CARDS
  const goals = cc && chance.int(2) === 1 ? { goals: randomGoals(chance, hedge.length > 0) } : {}
  return prepared({ figures, table, turn, ...(sides && { sides }) }, rules, { cards, ...goals })
}

/** BUNKER-06, HOUSE-02: what beats armour, on weapon cards. */
const HEAVY_CARDS: readonly WeaponCard[] = [
  { type: 'rocket', kind: 'heavy', maxShots: 2, short: 2, long: 1, h: 4, ammo: 'he' } as const,
  { type: 'satchel', kind: 'charge', maxShots: 1, short: 0, long: 0, uses: 1 } as const,
].map((weapon) => ({ ...weapon, id: weaponId(weapon.type), ap: 3, faction: 'any' }))
const HEAVY_BOOK = Object.fromEntries(HEAVY_CARDS.map((card) => [cardId(card.id), card]))

/** A bunker around the first man of the row at y, with or without armour. */
const positionAt = (chance: Chance, y: number): Element =>
  piece('bunker', rectangleOutline(3400, Math.round((y - 1.2) * 1000), 2900, 3200), {
    terrainClass: 'sheltering',
    bunker: {
      slits: [{ wall: 0, from: 900, to: 2000 }],
      doors: [{ wall: 2, from: 600, to: 2300 }],
      ...(chance.int(2) === 0 && { armour: 7 }),
    },
  })

/** Any cards of the vocabulary, some of them twice. */
function randomCards(chance: Chance): SideSpec {
  const some = (most: number): readonly CardId[] =>
    Array.from({ length: chance.int(most + 1) }, () => pick(chance, TACTICS).id)
  return holding(some(6), some(5))
}

const FOOT = NAMES.filter((name) => CARDS.characters[cardId(name)]?.rank === 'private')

/** Squads of two: an officer who feints and takes the initiative, an NCO, a team, some men, a deck. */
const COMPANY_CARDS: CardBook = {
  ...CARDS,
  characters: {
    ...CARDS.characters,
    ...byId([
      changed(OFFICER, 'chief', { feint: 2, takeInitiative: 1, advancePlanning: 1 }),
      { ...changed('rifleman', 'team', {}), figures: 2, ap: 6 },
    ]),
  },
  tactics: TACTIC_BOOK,
  factions: { any: { squadSize: 2, platoonMortar: false } },
}

function changed(name: string, id: string, face: Partial<CardFace>): CharacterCard {
  const card = CARDS.characters[cardId(name)]
  if (!card) throw new Error(`no card ${name}`)
  return { ...card, id: cardId(id), healthy: { ...card.healthy, ...face } }
}

function byId(cards: readonly CharacterCard[]): CardBook['characters'] {
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** The set-up of a company: forces with decks, one drop per card, feint, the opening initiative. */
function companySpec(chance: Chance): { readonly spec: NewGame; readonly forces: { readonly [S in SideId]: Force } } {
  const rules = randomRules(chance, pick(chance, CC_EDITIONS))
  const led = (): Force => ({
    ...force('chief', 'sergeant', 'team', ...Array.from({ length: chance.int(3) }, () => pick(chance, FOOT))),
    deck: Array.from({ length: chance.int(4) }, () => pick(chance, TACTICS).id),
  })
  const gameType = pick(chance, ['skirmish', 'mission'] as const)
  const spec = newGame({ agreedAp: 200, gameType, cards: COMPANY_CARDS }, { ...rules, forceTolerancePct: 1000 })
  return { spec, forces: { blue: led(), ember: led() } }
}

/** HOUSE-20: one to three goals for each side, of every kind. */
function randomGoals(chance: Chance, hedge: boolean): Goals {
  const element = elementId('hedge')
  const kinds: readonly Goal[] = [
    ...(hedge
      ? ([
          { kind: 'touch', element },
          { kind: 'hold', element, until: 2 },
        ] as const)
      : []),
    { kind: 'leave', edge: pick(chance, EDGES), figures: 1 + chance.int(2) },
    { kind: 'evacuate', casualties: 1 },
    { kind: 'message', messages: 1, edge: pick(chance, EDGES) },
    { kind: 'survive', until: 1 + chance.int(4), figures: 1 + chance.int(4) },
    { kind: 'eliminate', share: 20 + chance.int(80) },
  ]
  const some = () => ({
    needs: pick(chance, ['all', 'any'] as const),
    list: Array.from({ length: 1 + chance.int(3) }, () => pick(chance, kinds)),
  })
  return { sides: { blue: some(), ember: some() }, losses: pick(chance, ['decide', 'ignore'] as const) }
}

const NO_FORCES = { blue: force(), ember: force() }

function anySpec(chance: Chance): { readonly spec: GameSpec; readonly forces: { readonly [S in SideId]: Force } } {
  const kind = chance.int(8)
  if (kind < 2) return { spec: closeSpec(chance), forces: NO_FORCES }
  return kind === 2 ? companySpec(chance) : randomSpec(chance)
}

export interface Report {
  readonly commands: number
  readonly state: GameState
  readonly faults: readonly string[]
}

/** How thoroughly a game is watched. */
export interface Watch {
  readonly invariants: boolean
  readonly saves: boolean
  /** Two formations of this size, everything of a company around them; absent: small games of all kinds. */
  readonly field?: FieldSize
}

function fieldSpec(chance: Chance, size: FieldSize): { readonly spec: GameSpec; readonly forces: typeof NO_FORCES } {
  return {
    spec: companyField(chance, size, randomRules(chance, pick(chance, CC_EDITIONS), true)),
    forces: NO_FORCES,
  }
}

/** A complete random-legal game; every fault met on the way is reported, none is thrown. */
export function playRandomGame(seed: string, watch: Watch, follow?: (step: Step) => void): Report {
  const chance = seededChance(seed)
  const { spec, forces } = watch.field ? fieldSpec(chance, watch.field) : anySpec(chance)
  const created = createGame(spec, chance)
  if (isRefusal(created))
    return { commands: 0, state: {} as GameState, faults: [`spec refused: ${JSON.stringify(created)}`] }
  const game = new RandomGame(chance, forces, watch, created.state, undefined, follow)
  game.run()
  if (watch.invariants) {
    const initial = initialState(spec)
    const events = [...created.events, ...game.events]
    if (isRefusal(initial) || saveState(fold(initial, events)) !== saveState(game.state)) {
      game.faults.push('fold(events) is not the state')
    }
  }
  return { commands: game.commands, state: game.state, faults: game.faults.map((fault) => `${seed}: ${fault}`) }
}

const COMMAND_LIMIT = 5000
const CROWD = 8

class RandomGame {
  state: GameState
  commands = 0
  readonly faults: string[] = []
  readonly events: Step['events'][number][] = []
  private readonly chance: SeededChance
  private readonly forces: { readonly [S in SideId]: Force }
  private readonly watch: Watch

  private readonly visit: ((state: GameState, command: Command) => void) | undefined
  private readonly told: ((step: Step) => void) | undefined

  constructor(
    chance: SeededChance,
    forces: { readonly [S in SideId]: Force },
    watch: Watch,
    state: GameState,
    visit?: (state: GameState, command: Command) => void,
    told?: (step: Step) => void,
  ) {
    this.visit = visit
    this.told = told
    this.chance = chance
    this.forces = forces
    this.watch = watch
    this.state = state
  }

  run(): void {
    while (this.state.phase !== 'over' && this.faults.length === 0) {
      if (this.commands++ > COMMAND_LIMIT) this.faults.push('the game does not end')
      if (this.watch.saves) this.roundTrip()
      const command = this.choose()
      if (!command) return
      this.visit?.(this.state, command)
      const step = execute(this.state, command, this.chance)
      if (isRefusal(step)) this.faults.push(`candidate refused: ${JSON.stringify([command, step])}`)
      else this.follow(command, step)
    }
  }

  private choose(): Command | undefined {
    const question = topQuestion(this.state)
    const side = question && pick(this.chance, question.awaiting)
    if (!question || !side) {
      this.faults.push('nobody is asked')
      return undefined
    }
    if (question.kind === 'force') return { verb: 'submitForce', seat: seatFor(side), force: this.forces[side] }
    if (this.state.rules.house.clock && this.chance.int(20) === 0) return { verb: 'timeout', seat: seatFor(side) }
    if (question.kind === 'layout' || this.chance.int(20) === 0) {
      const answer = defaultAnswer(this.state, side, this.chance)
      if (!answer) this.faults.push(`no default for ${question.kind}`)
      return answer
    }
    const legal = this.legal([...samples(this.state, side, this.movers(side))].filter(({ verb }) => this.wanted(verb)))
    if (legal) return legal
    const any = this.legal([...samples(this.state, side)])
    if (!any) this.faults.push(`no candidate for ${question.kind}`)
    return any
  }

  /** Where many stand on the table two of them look where they may go; all of them would take too long. */
  private movers(side: SideId): readonly Figure[] {
    const friends = friendsOf(this.state, side)
    return friends.length <= CROWD ? friends : [pick(this.chance, friends), pick(this.chance, friends)]
  }

  /** A verb at random, then one of its commands; those that `check` refuses are thrown away. */
  private legal(proposed: Command[]): Command | undefined {
    const byVerb = new Map<Command['verb'], Command[]>()
    for (const command of proposed) {
      const list = byVerb.get(command.verb)
      if (list) list.push(command)
      else byVerb.set(command.verb, [command])
    }
    while (byVerb.size > 0) {
      const verb = pick(this.chance, [...byVerb.keys()])
      const list = byVerb.get(verb) ?? []
      const [command] = list.splice(this.chance.int(list.length), 1)
      if (list.length === 0) byVerb.delete(verb)
      if (command && !isRefusal(check(this.state, command))) return command
    }
    return undefined
  }

  /** Games that end by agreement at the first question prove little. */
  private wanted(verb: Command['verb']): boolean {
    if (verb === 'resign') return this.chance.int(2000) === 0
    if (verb === 'offerDraw') return this.chance.int(50) === 0
    return verb !== 'endTurn' || this.chance.int(4) === 0 || this.state.sides[this.state.turn.active].tokens < 2
  }

  private follow(command: Command, step: Step): void {
    this.told?.(step)
    if (this.watch.invariants) {
      const { faults } = watched(this.state, step.events)
      this.faults.push(...faults.map((fault) => `${fault} (${command.verb})`))
      this.events.push(...step.events)
      const { state } = this
      const sameTurn =
        step.state.turn.number === state.turn.number && step.state.phase === 'play' && state.phase === 'play'
      if (sameTurn && !isLower(measureOf(step.state), measureOf(state))) {
        this.faults.push(`the measure does not fall: ${command.verb} ${measureOf(state)} → ${measureOf(step.state)}`)
      }
    }
    this.state = step.state
  }

  /** At every question: the same bytes come back, and play goes on from what was restored. */
  private roundTrip(): void {
    const text = saveState(this.state)
    const restored = restoreState(text)
    if (isRefusal(restored)) {
      this.faults.push(`a saved state is refused: ${JSON.stringify(restored)}`)
      return
    }
    if (saveState(restored) !== text) {
      this.faults.push('a saved state does not come back to the same bytes')
      return
    }
    this.state = restored
  }
}

/** Shows every state of a random game with the command chosen in it. */
export function walkRandomGame(
  seed: string,
  visit: (state: GameState, command: Command) => void,
  field?: FieldSize,
): void {
  const chance = seededChance(seed)
  const { spec, forces } = field ? fieldSpec(chance, field) : anySpec(chance)
  const created = createGame(spec, chance)
  if (isRefusal(created)) throw new Error(JSON.stringify(created))
  const game = new RandomGame(chance, forces, { invariants: false, saves: false }, created.state, visit)
  game.run()
  if (game.faults.length > 0) throw new Error(game.faults.join('; '))
}
