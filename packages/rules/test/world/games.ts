import {
  type Chance,
  type Command,
  type Counters,
  cardId,
  check,
  createGame,
  defaultRules,
  execute,
  type Figure,
  type Force,
  figureId,
  figureOf,
  type GameEvent,
  type GameSpec,
  type GameState,
  isRefusal,
  type NewGame,
  type PlacedFigure,
  type Position,
  type PreparedGame,
  type QsEdition,
  type Refusal,
  type RuleSet,
  type SeatId,
  type Sheet,
  type SheetCounters,
  type SideId,
  type Step,
  scriptedChance,
  seatId,
  sheetOf,
  type Whereabouts,
} from '@tactic48/rules'
import { CARDS } from './cards.ts'

export const BLUE = seatId('north player')
export const EMBER = seatId('south player')
export const SEATS: { readonly [seat: SeatId]: SideId } = { [BLUE]: 'blue', [EMBER]: 'ember' }
export const seatFor = (side: SideId): SeatId => (side === 'blue' ? BLUE : EMBER)

export const rulesOf = (qs: QsEdition = 'qs-en', change: Partial<RuleSet> = {}): RuleSet => ({
  ...defaultRules(qs),
  ...change,
})

export const force = (...cards: readonly string[]): Force => ({
  faction: 'any',
  characters: cards.map((card) => ({ card: cardId(card), assigned: [] })),
})

export function newGame(change: Partial<NewGame> = {}, rules: RuleSet = rulesOf()): NewGame {
  return {
    start: 'setup',
    rules,
    cards: CARDS,
    seats: SEATS,
    gameType: 'skirmish',
    agreedAp: 20,
    table: { width: 24_000, height: 24_000 },
    ...change,
  }
}

/** Places in u. */
export function man(
  id: string,
  side: SideId,
  x: number,
  y: number,
  change: Partial<PlacedFigure> & { readonly is?: string } = {},
): PlacedFigure {
  const { is = 'rifleman', ...rest } = change
  return {
    id: figureId(id),
    side,
    card: cardId(is),
    position: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
    ...rest,
  }
}

export const PAIR: readonly PlacedFigure[] = [
  man('a', 'blue', 4, 4),
  man('b', 'blue', 8, 4),
  man('c', 'blue', 12, 4),
  man('x', 'ember', 4, 20),
  man('y', 'ember', 8, 20),
  man('z', 'ember', 12, 20),
]

export function prepared(
  change: Partial<Position> = {},
  rules: RuleSet = rulesOf(),
  spec: Partial<PreparedGame> = {},
): PreparedGame {
  return {
    start: 'position',
    rules,
    cards: CARDS,
    seats: SEATS,
    gameType: 'skirmish',
    position: {
      table: { width: 24_000, height: 24_000, elements: [], edges: { blue: 'north', ember: 'south' } },
      figures: PAIR,
      sides: { blue: { tokens: 5 }, ember: { tokens: 5 } },
      turn: { active: 'blue' },
      ...change,
    },
    ...spec,
  }
}

/** What must not be refused. */
export function held<T extends object>(value: T): Exclude<T, Refusal> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`)
  return value as Exclude<T, Refusal>
}

export const started = (spec: GameSpec, ...dice: readonly number[]): Step =>
  held(createGame(spec, scriptedChance(dice)))

export const opened = (spec: GameSpec, ...dice: readonly number[]): GameState => started(spec, ...dice).state

/** Executes what must be legal; scripted values must fit exactly. */
export function act(state: GameState, command: Command, ...dice: readonly number[]): Step {
  const chance = scriptedChance(dice)
  const step = held(execute(state, command, chance))
  if (chance.left().length > 0) throw new Error(`dice left over: ${chance.left().join(', ')}`)
  return step
}

export function refusalOf(state: GameState, command: unknown): Refusal {
  const answer = check(state, command)
  if (!isRefusal(answer)) throw new Error('not refused')
  return answer
}

/** The rule and code of the refusal; throws where the command is legal. */
export function refusal(state: GameState, command: unknown): string {
  const { rule, code } = refusalOf(state, command)
  return `${rule} ${code}`
}

export const types = (events: readonly GameEvent[]): readonly string[] => events.map((event) => event.type)

export const noChance: Chance = scriptedChance([])

/** A figure together with its card, in the words of a prepared position. */
export interface SeenMan extends Omit<Figure, 'counters'>, Pick<Sheet, 'card' | 'used'> {
  readonly whereabouts: Whereabouts
  readonly wounded: boolean
  readonly counters: Counters & SheetCounters
}

export function manOf(state: GameState, id: string): SeenMan {
  const figure = figureOf(state, figureId(id))
  if (!figure) throw new Error(`no figure ${id}`)
  const { card, used, face, counters } = sheetOf(state, figure)
  const { at } = figure.place
  return {
    ...figure,
    card,
    used,
    wounded: face === 'wounded',
    whereabouts: at === 'gone' ? 'eliminated' : at === 'reserve' ? 'reserve' : 'table',
    counters: { ...figure.counters, ...counters },
  }
}

/** The whole refusal: what a translation has to work with. */
export const refused = (rule: Refusal['rule'], code: Refusal['code'], params: object = {}) => ({
  refused: true,
  rule,
  code,
  params,
})
