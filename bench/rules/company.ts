import { brotliCompressSync } from 'node:zlib'
import { consultation, regular } from '@tactic48/ai'
import type { Point } from '@tactic48/geometry'
import {
  type CardBook,
  type CharacterCard,
  type CommandOf,
  cardId,
  createGame,
  defaultAnswer,
  execute,
  figureId,
  type GameState,
  isRefusal,
  type Marker,
  markerId,
  orderPreview,
  type PlacedFigure,
  type Played,
  type PreparedGame,
  play,
  ruleSetOf,
  type SideId,
  type Step,
  saveLog,
  seededChance,
  startLog,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { CARDS } from '../../packages/rules/test/world/cards.ts'
import { SEATS, seatFor } from '../../packages/rules/test/world/games.ts'
import { against, alone, type Figure } from '../figure.ts'
import { leastSeconds } from '../work.ts'
import { type RecordedGame, record, replayed, timed } from './recordedGame.ts'

const SIZES = [20, 60, 120, 240] as const
const COMMANDS = 120
const GAMES = 6
const ROUNDS = 40
/** An order takes a millisecond: fewer would be timed before they are warm. */
const ORDERS = 300
/** Of a platoon and a company, a side. */
const PLATOON = 34
const COMPANY = 110

const lieutenant = CARDS.characters[cardId('lieutenant')] as CharacterCard
const BOOK: CardBook = {
  ...CARDS,
  characters: {
    ...CARDS.characters,
    [cardId('captain')]: { ...lieutenant, id: cardId('captain'), rank: 'captain' },
    [cardId('medic')]: medic(),
  },
}

function medic(): CharacterCard {
  const rifleman = CARDS.characters[cardId('rifleman')] as CharacterCard
  return { ...rifleman, id: cardId('medic'), healthy: { ...rifleman.healthy, firstAid: 3 } }
}

/** The tenth man leads nine; every thirty have an officer. */
const cardFor = (i: number): string => {
  if (i % 30 === 0) return i === 0 ? 'captain' : 'lieutenant'
  if (i % 10 === 5) return 'sergeant'
  return i % 10 === 7 ? 'medic' : 'rifleman'
}

/** Both sides in ranks of ten, 1.5 u apart, as far from each other as a rifle is sure of. */
function companySpec(aSide: number, apart = 14): PreparedGame {
  const rows = Math.ceil(aSide / 10)
  const width = 24_000 + 3_000 * rows
  const height = Math.max(24_000, 2 * (2_000 + 1_500 * rows) + apart * 1000)
  const placed = (side: SideId): readonly PlacedFigure[] =>
    Array.from({ length: aSide }, (_, i) => {
      const x = 4_000 + (i % 10) * 1_700
      const y = 2_000 + Math.floor(i / 10) * 1_500
      return {
        id: figureId(`${side}-${i}`),
        side,
        card: cardId(cardFor(i)),
        position: { x, y: side === 'blue' ? y : height - y },
        unit: { company: side, platoon: String(Math.floor(i / 30)) },
      }
    })
  return {
    start: 'position',
    rules: ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options: { turnLimit: 40 } }),
    cards: BOOK,
    seats: SEATS,
    gameType: 'skirmish',
    position: {
      table: { width, height, elements: [], edges: { blue: 'north', ember: 'south' } },
      figures: [...placed('blue'), ...placed('ember')],
      sides: { blue: { tokens: 5 }, ember: { tokens: 5 } },
      turn: { active: 'blue' },
    },
  }
}

/**
 * Random-legal play with officers and medics; every size is replayed until it is warm. The peer is the smallest. Larger games give
 * more orders for each turn that ends, so the same is told for the commands of the smallest: as many of each kind.
 */
export function* companyGrowth(): Generator<Figure> {
  const sizes = SIZES.map((figures) => {
    const games = Array.from({ length: GAMES }, (_, i) => record(companySpec(figures / 2), `company ${i}`, COMMANDS))
    const seconds = games.reduce((sum, game) => sum + leastSeconds(ROUNDS, () => replayed(game)), 0)
    return { figures, seconds, costs: costsOf(games) }
  })
  const [small] = sizes
  if (!small) return
  const common = [...small.costs].filter(([kind]) => sizes.every(({ costs }) => costs.has(kind)))
  for (const mix of ['as played', 'same mix'] as const) {
    const rateOf = ({ seconds, costs }: (typeof sizes)[number]): number => {
      const all = total(costs.values())
      if (mix === 'as played') return all.count / seconds
      // What a replay costs beside its commands falls on them all.
      const dearer = seconds / all.seconds
      const mixed = total(
        common.map(([kind, { count }]) => ({ count, seconds: count * (costs.get(kind) ?? NO_COST).mean })),
      )
      return mixed.count / (mixed.seconds * dearer)
    }
    const suffix = mix === 'as played' ? '' : `, ${mix}`
    for (const size of sizes) {
      yield against(`company/growth/${size.figures}${suffix}`, rateOf(size), `${SIZES[0]} figures`, rateOf(small))
    }
  }
}

interface Cost {
  readonly count: number
  readonly seconds: number
}

const NO_COST = { count: 0, seconds: 0, mean: 0 }

function total(costs: Iterable<Cost>): Cost {
  let [count, seconds] = [0, 0]
  for (const cost of costs) {
    count += cost.count
    seconds += cost.seconds
  }
  return { count, seconds }
}

/** What commands of each kind cost, each at its least of several rounds; one that ends a turn is of a kind of its own. */
function costsOf(games: readonly RecordedGame[]): ReadonlyMap<string, Cost & { readonly mean: number }> {
  const costs = new Map<string, Cost & { readonly mean: number }>()
  for (const game of games) {
    for (const { kind, seconds } of timed(game, ROUNDS)) {
      const old = costs.get(kind) ?? NO_COST
      const [count, sum] = [old.count + 1, old.seconds + seconds]
      costs.set(kind, { count, seconds: sum, mean: sum / count })
    }
  }
  return costs
}

const CAPTAIN = figureId('blue-0')
const FORWARD: CommandOf<'giveOrder'> = {
  verb: 'giveOrder',
  seat: seatFor('blue'),
  figure: CAPTAIN,
  order: { kind: 'forward' },
}

/**
 * A hundred men are ordered forward into the areas of ten who wait for them, each of whom shoots at the first he may; against
 * the same men sent there one by one. Every shot misses, so that both end alike.
 */
export function* orderOfAHundred(): Generator<Figure> {
  const ordered = startOf(hundred(5))
  const ends = new Map<string, Point>()
  const { events } = orderGiven(ordered)
  for (const event of events) if (event.type === 'moveEnded') ends.set(event.figure, event.at)
  const interrupts = events.filter(({ type }) => type === 'opportunityTriggered').length
  if (ends.size !== 100 || interrupts !== WATCHERS) throw new Error(`${ends.size} moves, ${interrupts} interrupts`)
  const byOrder = ends.size / leastSeconds(ORDERS, () => orderGiven(ordered))
  const single = startOf(hundred(200))
  const oneByOne = ends.size / leastSeconds(ORDERS, () => sentOneByOne(single, ends))
  yield against('order/100', byOrder, 'moves one by one', oneByOne)
  const executed = leastSeconds(ORDERS, () => orderGiven(ordered))
  const foreseen = leastSeconds(ORDERS, () => orderPreview(ordered, FORWARD))
  yield against('preview/100', 1 / foreseen, 'the order executed', 1 / executed)
  yield alone('preview/100, ms', foreseen * 1000, 'less')
}

/** Of so many a hundred hear their captain, through his NCOs. */
const IN_RANKS = 113
const WATCHERS = 10
const MISSES = { d6: () => 1, int: () => 0 }

/** The ten foremost of the enemy watch the ground before the foremost rank. */
function hundred(tokens: number): PreparedGame {
  const spec = companySpec(IN_RANKS, 14)
  const { figures, table } = spec.position
  const markers: Marker[] = []
  const watching = figures.map((figure, i): PlacedFigure => {
    if (figure.side === 'blue' || i < figures.length - WATCHERS) return figure
    const marker = markerId(`of-${i}`)
    const at = { x: figure.position.x, y: figure.position.y - 11_000 }
    const owner = figure.id
    markers.push({
      kind: 'opportunityFire',
      id: marker,
      side: 'ember',
      owner,
      weapon: weaponId('rifle'),
      at,
      radius: 3,
    })
    return { ...figure, standing: { kind: 'opportunityFire', marker } }
  })
  const sides = { blue: { tokens }, ember: { tokens: 0 } }
  return { ...spec, position: { ...spec.position, table, figures: watching, markers, sides } }
}

function startOf(spec: PreparedGame): GameState {
  const game = createGame(spec, seededChance('order'))
  if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
  return game.state
}

function orderGiven(state: GameState): Step {
  const given = done(state, FORWARD)
  return interrupted(done(given.state, { verb: 'executeOrder', seat: seatFor('blue') }))
}

function sentOneByOne(start: GameState, ends: ReadonlyMap<string, Point>): GameState {
  let state = start
  for (const [figure, to] of ends) {
    state = interrupted(done(state, { verb: 'move', seat: seatFor('blue'), figure, path: [to] })).state
  }
  return state
}

/** With the fire that it draws, up to the next Action. */
function interrupted(begun: Step): Step {
  let step = begun
  const events = [...begun.events]
  for (let question = topQuestion(step.state); question && question.kind !== 'action'; ) {
    const [side] = question.awaiting
    step = done(step.state, side && defaultAnswer(step.state, side, MISSES))
    events.push(...step.events)
    question = topQuestion(step.state)
  }
  return { state: step.state, events }
}

function done(state: GameState, command: unknown): Step {
  const step = execute(state, command, MISSES)
  if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
  return step
}

/** Bytes of whole games that the opponent plays against itself, compressed. */
export function* logs(): Generator<Figure> {
  yield alone('log/platoon, bytes compressed', bytesOf(PLATOON), 'less')
  yield alone('log/company, bytes compressed', bytesOf(COMPANY), 'less')
}

function bytesOf(aSide: number): number {
  const chance = seededChance(`log ${aSide}`)
  let played: Played | ReturnType<typeof startLog> = startLog(companySpec(aSide, 30), chance)
  for (;;) {
    if (isRefusal(played)) throw new Error(`${played.rule} ${played.code}`)
    const side = topQuestion(played.state)?.awaiting[0]
    const asked = side && consultation(played.state, side)
    if (!asked) return brotliCompressSync(saveLog(played.log)).length
    played = play(played, regular(asked.view, asked.question, chance), chance)
  }
}
