import {
  check,
  type Force,
  type GameState,
  isRefusal,
  type Played,
  perSide,
  play,
  type Refusal,
  redact,
  redactEntries,
  scriptedChance,
  seatId,
  seededChance,
  startLog,
  topQuestion,
  view,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { hostileCommand } from '../support/hostile.ts'
import { walkRandomGame } from '../support/randomGame.ts'
import { act, BLUE, EMBER, force, newGame, opened, prepared, SEATS } from '../world/games.ts'

const SPECTATOR = seatId('spectator')

const SEALED = opened(newGame())

const withForce = (list: Force) => act(SEALED, { verb: 'submitForce', seat: BLUE, force: list })

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

test('[GEN-12] scripted chance reports what is missing, left over or out of range', () => {
  const chance = scriptedChance([6, 2, 7])
  expect(chance.d6()).toBe(6)
  expect(chance.left()).toEqual([2, 7])
  expect(() => chance.int(2)).toThrow('scripted value 2 is 2')
  expect(chance.int(3)).toBe(2)
  expect(() => chance.d6()).toThrow('1 to 6')
  expect(() => scriptedChance([]).d6()).toThrow('no scripted value left for draw 1')
})
