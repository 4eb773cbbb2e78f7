import {
  type CommandEntry,
  cardId,
  check,
  type Draw,
  type Force,
  type GameState,
  isRefusal,
  type LogEntry,
  type Played,
  perSide,
  play,
  type Refusal,
  redact,
  redactEntries,
  redactEntry,
  type SeatId,
  type SideId,
  scriptedChance,
  seatId,
  seededChance,
  startLog,
  topQuestion,
  view,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { Seals } from '../../src/log/view.ts'
import { hostileCommand } from '../support/hostile.ts'
import { walkRandomGame } from '../support/randomGame.ts'
import { act, BLUE, EMBER, force, newGame, opened, prepared, SEATS, seatFor } from '../world/games.ts'

const SPECTATOR = seatId('spectator')

const UNSEALED = opened(newGame())

const withForce = (list: Force) => act(UNSEALED, { verb: 'submitForce', seat: BLUE, force: list })

/** A state in which the sealed test question is open and blue has answered. */
const withBid = (value: number) => {
  const state = opened(prepared())
  const task = { kind: 'sealed', purpose: 'test', awaiting: ['blue', 'ember'], step: 'reveal' } as const
  const question = {
    kind: 'sealedNumber',
    purpose: 'test',
    awaiting: ['blue', 'ember'],
    answers: {},
    since: 0,
  } as const
  const asking: GameState = {
    ...state,
    stack: [...state.stack, { frame: 'task', task }, { frame: 'question', question }],
  }
  return act(asking, { verb: 'seal', seat: BLUE, value })
}

function keep(played: Played | Refusal): Played {
  if (isRefusal(played)) throw new Error(JSON.stringify(played))
  return played
}

describe('views', () => {
  test('[GEN-09] states that differ only in a sealed force look the same from outside', () => {
    const [one, other] = [
      withForce(force('gunner', 'gunner')),
      withForce(force('rifleman', 'rifleman', 'scout', 'recruit')),
    ]
    for (const seat of [EMBER, SPECTATOR]) {
      expect(JSON.stringify(view(one.state, seat))).toBe(JSON.stringify(view(other.state, seat)))
      expect(JSON.stringify(redact(one.state, one.events, seat))).toBe(
        JSON.stringify(redact(other.state, other.events, seat)),
      )
    }
    expect(view(one.state, BLUE)).toEqual(one.state)
    expect(redact(one.state, one.events, BLUE)).toBe(one.events)
  })

  test('[GEN-09] states that differ only in a sealed number look the same from outside', () => {
    const [one, other] = [withBid(0), withBid(4)]
    expect(JSON.stringify(view(one.state, EMBER))).toBe(JSON.stringify(view(other.state, EMBER)))
    expect(JSON.stringify(redact(one.state, one.events, EMBER))).toBe(
      JSON.stringify(redact(other.state, other.events, EMBER)),
    )
    expect(JSON.stringify(view(one.state, BLUE))).not.toBe(JSON.stringify(view(other.state, BLUE)))
  })

  test('[GEN-09] sealed numbers are revealed together and play goes on', () => {
    const step = act(withBid(3).state, { verb: 'seal', seat: EMBER, value: 1 })
    expect(step.events).toContainEqual({ type: 'answersRevealed', purpose: 'test', values: { blue: 3, ember: 1 } })
    expect(topQuestion(step.state)?.kind).toBe('action')
  })

  test('[GEN-09] the log hides a sealed command until the reveal', () => {
    const chance = seededChance('log')
    const lists = perSide(() => force('rifleman', 'rifleman', 'rifleman', 'rifleman'))
    const start = keep(startLog(newGame(), chance))
    const half = keep(play(start, { verb: 'submitForce', seat: BLUE, force: lists.blue }, chance))
    expect(redactEntries(half.state, half.log.entries, EMBER)[0]).not.toHaveProperty('command')
    expect(JSON.stringify(redactEntries(half.state, half.log.entries, EMBER))).not.toContain('rifleman')
    expect(redactEntries(half.state, half.log.entries, BLUE)[0]).toHaveProperty('command.force')
    const full = keep(play(half, { verb: 'submitForce', seat: EMBER, force: lists.ember }, chance))
    expect(redactEntries(full.state, full.log.entries, EMBER)[0]).toHaveProperty('command.force')
  })

  test('[GEN-09] what a seat is refused never depends on what it cannot know', () => {
    const chance = seededChance('views')
    const judge = (state: GameState, command: unknown) => JSON.stringify(check(state, command))
    walkRandomGame('views', (state, command) => {
      for (const [seat] of Object.entries(SEATS)) {
        const seen = view(state, seatId(seat))
        for (const tried of [{ ...command, seat }, hostileCommand(chance, state, seat)]) {
          expect(judge(seen, tried)).toBe(judge(state, tried))
        }
      }
    })
    for (const state of [withForce(force('gunner', 'gunner')).state, withBid(2).state]) {
      for (let i = 0; i < 500; i++) {
        const command = hostileCommand(chance, state, EMBER)
        expect(judge(view(state, EMBER), command)).toBe(judge(state, command))
      }
    }
  })
})

const entry = (side: SideId, command: object, events: readonly object[], draws: readonly Draw[] = []) =>
  ({ entry: 'command', side, command: { seat: seatFor(side), ...command }, draws, events }) as CommandEntry

describe('an entry of the log as a seat may know it', () => {
  const state = opened(prepared())
  const over: GameState = { ...state, phase: 'over' }
  const known = (seat: SeatId, one: CommandEntry, now = state) => redactEntry(now, one, seat, false)

  test('[GEN-09] sealed, it has neither command nor draws for the other side, and everything for its own', () => {
    const sealed = entry(
      'blue',
      { verb: 'seal', value: 3 },
      [{ type: 'answerSealed', side: 'blue', answer: 3 }],
      [[6, 1]],
    )
    for (const seat of [EMBER, SPECTATOR])
      expect(redactEntry(state, sealed, seat, true)).toEqual({
        entry: 'command',
        side: 'blue',
        events: [{ type: 'answerSealed', side: 'blue', answer: { sealed: true } }],
      })
    expect(redactEntry(state, sealed, BLUE, true)).toBe(sealed)
    expect(known(EMBER, sealed)).toBe(sealed)
    const back = { entry: 'undone', side: 'blue', to: 0 } as const
    expect(redactEntry(state, back, EMBER, true)).toBe(back)
  })

  test('[TACTIC-07] one that draws a card keeps card and draws from all but its owner, until the game is over', () => {
    const drawn = { type: 'cardDrawn', side: 'blue', card: 'dash' }
    const draw = entry('blue', { verb: 'drawCard' }, [drawn], [[3, 1]])
    for (const seat of [EMBER, SPECTATOR])
      expect(known(seat, draw)).toEqual({
        entry: 'command',
        side: 'blue',
        command: draw.command,
        events: [{ type: 'cardDrawn', side: 'blue' }],
      })
    expect(known(BLUE, draw)).toBe(draw)
    expect(known(EMBER, draw, over)).toBe(draw)
  })

  test('[TACTIC-07] a force is open once both are in, its deck only after the game', () => {
    const deck = [cardId('dash')]
    const decks = perSide(() => ({ size: 1, ap: 2, cards: deck }))
    const reveal = { type: 'forcesRevealed', forces: {}, decks, figures: [], sheets: [] }
    const list = force('gunner')
    const submit = entry('blue', { verb: 'submitForce', force: { ...list, deck } }, [reveal])
    const hidden = { size: 1, ap: 2, cards: undefined }
    expect(known(EMBER, submit)).toEqual({
      ...submit,
      command: { verb: 'submitForce', seat: BLUE, force: list },
      events: [{ ...reveal, decks: { blue: hidden, ember: decks.ember } }],
    })
    expect(known(BLUE, submit)).toEqual({
      ...submit,
      events: [{ ...reveal, decks: { blue: decks.blue, ember: hidden } }],
    })
    expect(known(EMBER, submit, over)).toBe(submit)
    const bare = entry('ember', { verb: 'submitForce', force: list }, [reveal])
    expect(known(EMBER, bare)).toEqual({
      ...bare,
      events: [{ ...reveal, decks: { blue: hidden, ember: decks.ember } }],
    })
    const plain = entry('ember', { verb: 'submitForce', force: list }, [])
    expect(known(BLUE, plain)).toBe(plain)
  })
})

describe('the seals of a log', () => {
  const seal = (side: SideId, ...more: readonly object[]) =>
    entry(side, { verb: 'seal', value: 1 }, [{ type: 'answerSealed', side, answer: 1 }, ...more])
  const REVEAL = { type: 'answersRevealed', purpose: 'test', values: perSide(() => 1) }
  const back = (to: number) => ({ entry: 'undone', side: 'blue', to }) as const

  test('[GEN-09] are broken by the reveal; what was taken back before it stays closed', () => {
    const seals = new Seals()
    const log: readonly LogEntry[] = [
      entry('blue', { verb: 'endTurn' }, [{ type: 'turnEnded', side: 'blue' }]),
      seal('blue'),
      back(1),
      seal('blue'),
      seal('ember', REVEAL),
    ]
    for (const one of log.slice(0, 4)) seals.add(one)
    expect(log.map((_, at) => seals.isClosed(at))).toEqual([false, true, false, true, false])
    seals.add(log[4] as LogEntry)
    expect(log.map((_, at) => seals.isClosed(at))).toEqual([false, true, false, false, false])
    expect(seals.secret).toEqual([1, 3, 4])
  })

  test('[GEN-09] somebody who has some entries is told which of them were opened since, in their order', () => {
    const seals = new Seals()
    const log: readonly LogEntry[] = [
      ...[seal('blue'), seal('ember', REVEAL)],
      ...[seal('blue'), seal('ember'), entry('blue', { verb: 'pass' }, [REVEAL])],
      entry('blue', { verb: 'pass' }, []),
    ]
    for (const one of log) seals.add(one)
    expect([0, 1, 2, 3, 4, 5, 6].map((entries) => seals.openedSince(entries))).toEqual([
      ...[[], [0], [], [2], [2, 3], [], []],
    ])
    expect(seals.secret).toEqual([0, 1, 2, 3, 4])
  })
})

test('[GEN-12] scripted chance reports what is missing, left over or out of range', () => {
  const chance = scriptedChance([6, 2, 7])
  expect(chance.d6()).toBe(6)
  expect(chance.left()).toEqual([2, 7])
  expect(() => chance.int(2)).toThrow('scripted value 2 is 2')
  expect(chance.int(3)).toBe(2)
  expect(() => chance.d6()).toThrow('1 to 6')
  expect(() => scriptedChance([]).d6()).toThrow('no scripted value left for draw 1')
})
