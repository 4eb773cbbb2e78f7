import { brotliCompressSync } from 'node:zlib'
import { consultation, regular } from '@tactic48/ai'
import {
  type CardBook,
  type CharacterCard,
  type CommandOf,
  cardId,
  createGame,
  execute,
  figureId,
  type GameState,
  isRefusal,
  orderPreview,
  type PlacedFigure,
  type Played,
  type PreparedGame,
  play,
  ruleSetOf,
  type SideId,
  saveLog,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { CARDS } from '../../packages/rules/test/world/cards.ts'
import { SEATS, seatFor } from '../../packages/rules/test/world/games.ts'
import { against, alone, type Figure } from '../figure.ts'
import { leastSeconds } from '../work.ts'
import { record, replayed } from './recordedGame.ts'

const SIZES = [20, 60, 120, 240] as const
const COMMANDS = 120
const GAMES = 6
const ROUNDS = 40
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

export function* company(): Generator<Figure> {
  yield* growth()
  yield* orderOfAHundred()
  yield* logs()
}

/** Random-legal play with officers and medics; every size is replayed until it is warm. The peer is the smallest. */
function* growth(): Generator<Figure> {
  let small = 0
  for (const figures of SIZES) {
    const games = Array.from({ length: GAMES }, (_, i) => record(companySpec(figures / 2), `company ${i}`, COMMANDS))
    const commands = games.reduce((sum, { play: { commands: given } }) => sum + given.length, 0)
    const rate = commands / games.reduce((sum, game) => sum + leastSeconds(ROUNDS, () => replayed(game)), 0)
    if (small === 0) small = rate
    yield against(`company/growth/${figures}`, rate, `${SIZES[0]} figures`, small)
  }
}

const CAPTAIN = figureId('blue-0')
const FORWARD: CommandOf<'giveOrder'> = {
  verb: 'giveOrder',
  seat: seatFor('blue'),
  figure: CAPTAIN,
  order: { kind: 'forward' },
}

/** A hundred men are ordered forward, watched by an enemy; against the same men sent one by one. */
function* orderOfAHundred(): Generator<Figure> {
  const ordered = startOf(hundred())
  const ends = new Map<string, { readonly x: number; readonly y: number }>()
  const moves = new Set<string>()
  for (const event of orderGiven(ordered).events) {
    if (event.type !== 'moveEnded') continue
    ends.set(event.figure, event.at)
    moves.add(event.figure)
  }
  const byOrder = moves.size / leastSeconds(ROUNDS, () => orderGiven(ordered))
  const single = startOf(hundred(200))
  const oneByOne = moves.size / leastSeconds(ROUNDS, () => sentOneByOne(single, ends))
  yield against('order/100', byOrder, 'moves one by one', oneByOne)
  const executed = leastSeconds(ROUNDS, () => orderGiven(ordered))
  const foreseen = leastSeconds(ROUNDS, () => orderPreview(ordered, FORWARD))
  yield against('preview/100', 1 / foreseen, 'the order executed', 1 / executed)
  yield alone('preview/100, ms', foreseen * 1000)
}

const hundred = (tokens = 5): PreparedGame => {
  const spec = companySpec(101, 30)
  return { ...spec, position: { ...spec.position, sides: { blue: { tokens }, ember: { tokens: 0 } } } }
}

function startOf(spec: PreparedGame): GameState {
  const game = createGame(spec, seededChance('order'))
  if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
  return game.state
}

function orderGiven(state: GameState) {
  const chance = seededChance('order')
  const given = execute(state, FORWARD, chance)
  if (isRefusal(given)) throw new Error(`${given.rule} ${given.code}`)
  const done = execute(given.state, { verb: 'executeOrder', seat: seatFor('blue') }, chance)
  if (isRefusal(done)) throw new Error(`${done.rule} ${done.code}`)
  return done
}

function sentOneByOne(
  start: GameState,
  ends: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
): GameState {
  const chance = seededChance('order')
  let state = start
  for (const [id, to] of ends) {
    const done = execute(state, { verb: 'move', seat: seatFor('blue'), figure: id, path: [to] }, chance)
    if (isRefusal(done)) throw new Error(`${done.rule} ${done.code}`)
    state = done.state
  }
  return state
}

/** Bytes of whole games that the opponent plays against itself, compressed. */
function* logs(): Generator<Figure> {
  yield alone('log/platoon, bytes compressed', bytesOf(PLATOON))
  yield alone('log/company, bytes compressed', bytesOf(COMPANY))
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
