import { brotliCompressSync } from 'node:zlib'
import { isRefusal, play, saveLog, scriptedChance, startLog } from '@tactic48/rules'
import { playedGame } from '../../packages/web/test/replayGames.ts'
import { against, alone, type Figure } from '../figure.ts'
import { leastSeconds, secondsOf } from '../work.ts'
import { secondsOfMoves } from './boardgame.ts'
import { companyGrowth, logs, orderOfAHundred } from './company.ts'
import { heaviest } from './heaviest.ts'
import { decisions } from './opponent.ts'
import { type RecordedGame, recordGame, replayed } from './recordedGame.ts'
import { search } from './search.ts'

const WARM_UP = 60
const ROUNDS = 20
/** As many games of ours as last as long as one of the peer's: in shorter times there would be no garbage to collect. */
const OURS_A_WINDOW = 25

/**
 * Rates are a second. Games are recorded first; what is timed is check → resolve → apply → react of their commands.
 * The contestants take turns, all games each, and every game keeps its best time: other work on the machine counts for
 * neither.
 */
export function* figures(wanted: (part: string) => boolean): Generator<Figure> {
  if (wanted('commands')) yield* commandsAgainstPeer()
  if (wanted('games')) yield alone('games/8v8/random, a second', gamesASecond())
  if (wanted('commands')) yield* growth()
  if (wanted('search')) yield* search()
  if (wanted('opponent')) yield* decisions()
  if (wanted('opponent')) yield* heaviest()
  if (wanted('log')) yield* logSize()
  if (wanted('company/growth')) yield* companyGrowth()
  if (wanted('order')) yield* orderOfAHundred()
  if (wanted('log')) yield* logs()
}

export const parts = ['commands', 'games', 'search', 'opponent', 'log', 'company/growth', 'order']

const recordedGames = (): readonly RecordedGame[] => Array.from({ length: 12 }, (_, i) => recordGame(8, `bench ${i}`))

function* commandsAgainstPeer(): Generator<Figure> {
  const games = recordedGames()
  const commands = games.reduce((sum, game) => sum + game.play.commands.length, 0)
  const movesEach = Math.round(commands / games.length)
  for (let round = 0; round < WARM_UP; round++) games.forEach(replayed)
  const ours = games.map(() => Number.POSITIVE_INFINITY)
  const peer = games.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    keepBest(ours, games, secondsToReplay)
    keepBest(peer, games, ({ first }) => secondsOfMoves(first, movesEach))
  }
  const rate = commands / sum(ours)
  const peerRate = (movesEach * games.length) / sum(peer)
  yield against('commands/8v8/vs-boardgame.io', rate, 'boardgame.io moves', peerRate)
  yield against('commands/8v8/vs-boardgame.io, production', rate, 'boardgame.io moves', peerRate)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function keepBest(best: number[], games: readonly RecordedGame[], time: (game: RecordedGame) => number): void {
  games.forEach((game, i) => {
    best[i] = Math.min(best[i] ?? Number.POSITIVE_INFINITY, time(game))
  })
}

function secondsToReplay(game: RecordedGame): number {
  const seconds = secondsOf(() => {
    for (let again = 0; again < OURS_A_WINDOW; again++) replayed(game)
  })
  return seconds / OURS_A_WINDOW
}

/** Complete random-legal games, their choosing included. */
const gamesASecond = (): number => 1 / leastSeconds(8, () => recordGame(8, 'one and the same'))

/** A command's cost as the table fills: sight, contact and the list of figures grow, the rest does not. */
function* growth(): Generator<Figure> {
  let small = 0
  for (const figures of [16, 64, 200]) {
    const game = recordGame(figures / 2, `growth ${figures}`, 200)
    const rate = game.play.commands.length / leastSeconds(WARM_UP, () => replayed(game))
    if (figures === 16) small = rate
    yield against(`commands/${figures} figures`, rate, '16 figures', small)
  }
}

/** Bytes of a game's log, with its spec: plain and compressed. */
function* logSize(): Generator<Figure> {
  const games = recordedGames()
  const texts = games.map((game) => logOf(game))
  const plain = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  const packed = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / texts.length
  yield alone('log/bytes a game, plain', plain, 'less')
  yield against('log/bytes a game, compressed', packed, 'plain', plain, 'less')
  yield* quickStartLog()
}

/** Goal: a quick start of 100 commands without its spec, before compression. */
const GOAL = 30_000

/** Bytes of the file of a quick start without its spec, before compression, for every 100 commands of it. */
function* quickStartLog(): Generator<Figure> {
  let [bytes, commands, names] = [0, 0, 0]
  for (const seed of ['quick start', 'b', 'c', 'd']) {
    const { log } = playedGame(seed, 100)
    const { value } = JSON.parse(saveLog(log)) as { readonly value: { readonly spec: unknown; readonly rows: unknown } }
    const { spec: _, rows, ...stored } = value
    bytes += JSON.stringify(stored).length
    // Written once in a file, however long the game.
    names = Math.max(names, JSON.stringify(rows).length)
    commands += log.entries.length
  }
  yield against(
    'log/quick-start, bytes of 100 commands without spec',
    (100 * bytes) / commands + names,
    'goal',
    GOAL,
    'less',
  )
}

/** The whole game once more, set-up included, this time with its log. */
function logOf({ spec, setup, play: turns }: RecordedGame): string {
  const chance = scriptedChance([...setup.draws, ...turns.draws])
  let played = startLog(spec, chance)
  for (const command of [...setup.commands, ...turns.commands]) {
    if (!isRefusal(played)) played = play(played, command, chance)
  }
  if (isRefusal(played)) throw new Error(`${played.rule} ${played.code}`)
  return saveLog(played.log)
}
