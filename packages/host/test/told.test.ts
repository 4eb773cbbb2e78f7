import {
  type Command,
  check,
  defaultAnswer,
  type Force,
  fold,
  type GameState,
  isRefusal,
  liveEntries,
  type PerSide,
  redact,
  redactEntries,
  type SeatId,
  type SeenEntry,
  seededChance,
  stateFrom,
  topQuestion,
  view,
} from '@tactic48/rules'
import { expect, test } from 'vitest'
import { anySpec, pick } from '../../rules/test/support/randomSpec.ts'
import { samples } from '../../rules/test/support/sampler.ts'
import { BLUE, EMBER, seatFor } from '../../rules/test/world/games.ts'
import { type HostedGame, MemoryKeeper, seeded } from '../src/index.ts'
import { asSent, BOTH, freshId, hosted, SPECTATOR, sent } from './contract.ts'

const SEATS: readonly SeatId[] = [BLUE, EMBER, SPECTATOR]
const MOST = 60

const text = (value: unknown): string => JSON.stringify(value)

/** Somebody who is given updates and nothing else. */
class Reader {
  seat: SeatId
  state: GameState
  private entries: readonly SeenEntry[]
  private begun: object

  constructor(game: HostedGame, seat: SeatId) {
    const { state, entries, begun } = game.told(seat)
    this.seat = seat
    this.state = state
    this.entries = entries
    this.begun = begun
  }

  read(game: HostedGame, seat = this.seat): void {
    const news = game.told(seat, { entries: this.entries.length, as: this.seat })
    this.seat = seat
    const entries = [...this.entries, ...news.added]
    for (const [at, entry] of news.changed) entries[at] = entry
    this.entries = entries
    this.state =
      news.state ??
      news.added.reduce((now, entry) => (entry.entry === 'command' ? fold(now, entry.events) : now), this.state)
    this.begun = news.begun ?? this.begun
  }

  expectAll({ log }: HostedGame, whole: GameState): void {
    expect(text(this.state)).toBe(text(view(whole, this.seat)))
    expect(text(this.entries)).toBe(text(redactEntries(whole, log.entries, this.seat)))
    const first = view(stateFrom(log.spec), this.seat)
    expect(text(this.begun)).toBe(text({ first, opening: redact(whole, log.opening.events, this.seat) }))
  }
}

/** The state that the whole log leads to. */
function folded({ log, state }: HostedGame): GameState {
  const whole = liveEntries(log.entries).reduce(
    (now, { events }) => fold(now, events),
    fold(stateFrom(log.spec), log.opening.events),
  )
  expect(text(state)).toBe(text(whole))
  return whole
}

function chosen(
  state: GameState,
  forces: PerSide<Force>,
  chance: ReturnType<typeof seededChance>,
): Command | undefined {
  const question = topQuestion(state)
  const side = question && pick(chance, question.awaiting)
  if (!question || !side) return undefined
  if (question.kind === 'force') return { verb: 'submitForce', seat: seatFor(side), force: forces[side] }
  const ideas = [...samples(state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')
  while (ideas.length > 0 && chance.int(8) > 0) {
    const [idea] = ideas.splice(chance.int(ideas.length), 1)
    if (idea && !isRefusal(check(state, idea))) return idea
  }
  return defaultAnswer(state, side, chance)
}

/** Something else than the next command: a take-back, asked for or not, or a request that is answered. */
async function meddled(game: HostedGame, chance: ReturnType<typeof seededChance>): Promise<void> {
  const kind = topQuestion(game.state)?.kind
  const side = pick(chance, ['blue', 'ember'] as const)
  if (kind === 'undo') {
    const asked = topQuestion(game.state)?.awaiting[0] ?? 'blue'
    await sent(game, { verb: 'answerUndo', seat: seatFor(asked), accept: chance.int(3) > 0 })
  } else if (chance.int(6) === 0) {
    await game.takeBack(BOTH, { id: freshId(), seat: seatFor(side) })
  } else if (chance.int(12) === 0 && game.log.entries.length > 0) {
    await sent(game, { verb: 'askUndo', seat: seatFor(side), to: chance.int(game.log.entries.length) })
  }
}

test('[GEN-09] what a seat has been given is its view of the fold, after every entry, at any lag, from any seat', async () => {
  let takenBack = 0
  let over = 0
  for (let i = 0; i < 10; i++) {
    const chance = seededChance(`told ${i}`)
    const { spec, forces } = anySpec(chance)
    const game = hosted(new MemoryKeeper(), spec, { chanceFor: seeded(`told ${i}`) })
    await game.begin()
    const readers = SEATS.map((seat) => new Reader(game, seat))
    const late = SEATS.map((seat) => new Reader(game, seat))
    const wanderer = new Reader(game, SPECTATOR)
    for (let n = 0; n < MOST && game.state.phase !== 'over'; n++) {
      await meddled(game, chance)
      const command = n === MOST - 1 ? { verb: 'resign', seat: BLUE } : chosen(game.state, forces, chance)
      if (command) await game.submit(BOTH, [asSent(game, command)])
      const whole = folded(game)
      for (const reader of readers) {
        reader.read(game)
        reader.expectAll(game, whole)
      }
      if (chance.int(5) === 0) wanderer.read(game, pick(chance, SEATS))
      if (chance.int(17) > 0) continue
      for (const reader of late) {
        reader.read(game)
        reader.expectAll(game, whole)
      }
    }
    wanderer.read(game, EMBER)
    const whole = folded(game)
    for (const reader of [...late, wanderer]) {
      reader.read(game)
      reader.expectAll(game, whole)
    }
    takenBack += game.log.entries.filter(({ entry }) => entry === 'undone').length
    over += game.state.phase === 'over' ? 1 : 0
  }
  expect(takenBack).toBeGreaterThan(10)
  expect(over).toBeGreaterThan(5)
})
