import { createHash } from 'node:crypto'
import {
  type Command,
  type CommandEntry,
  canonicalJson,
  domainFacts,
  execute,
  type Frame,
  type GameState,
  isRefusal,
  openLog,
  type Played,
  reopen,
  type StoredCommand,
  saveLog,
  seededChance,
  sha256,
  stackAt,
  statesOf,
  storeLog,
  summaryOf,
  topQuestion,
} from '@tactic48/rules'
import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factShape } from '../../src/input/facts.ts'
import { Fault } from '../../src/input/fault.ts'
import { RecordedGame } from '../../src/log/recorded.ts'
import { packLog, unpackLog } from '../../src/log/rows.ts'
import { mutated } from '../support/mutation.ts'
import { playRandomGame, randomLog, walkRandomGame } from '../support/randomGame.ts'
import { tries } from '../support/thorough.ts'

const GAMES: readonly Played[] = [
  ...Array.from({ length: tries(2, 6) }, (_, i) => randomLog(`stored ${i}`, 100)),
  ...Array.from({ length: tries(1, 3) }, (_, i) => randomLog(`stored field ${i}`, 100, 'squad')),
]

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What a player would call the state: without the stack and what is counted with it. */
const played = ({ stack: _, clock: __, reckoningHeld: ___, ...state }: GameState): unknown => throughJson(state)

describe('the stored form', () => {
  test('[GEN-12] comes back to the same log and state from any entry', () => {
    for (const { log } of GAMES) {
      const states = statesOf(log)
      for (let entries = 0; entries <= log.entries.length; entries += 1 + Math.trunc(log.entries.length / 4)) {
        const cut = { ...log, entries: log.entries.slice(0, entries) }
        expect(reopen(throughJson(storeLog(cut)))).toEqual({ log: cut, state: states[entries] })
      }
    }
  })

  test('[GEN-12] holds facts alone: no bookkeeping, a question by what identifies it', () => {
    for (const { log, state } of GAMES) {
      const stored = storeLog(log).entries as readonly StoredCommand[]
      const types = new Set(stored.flatMap(({ facts = [] }) => facts.map(({ type }) => type)))
      for (const bookkeeping of [
        'taskOpened',
        'taskAdvanced',
        'taskClosed',
        'questionOpened',
        'questionClosed',
        'answerSealed',
      ])
        expect(types).not.toContain(bookkeeping)
      const question = topQuestion(state)
      expect(stored.at(-1)?.question).toEqual(question && summaryOf(question))
      expect(stored.at(-1)?.question ?? {}).not.toHaveProperty('since')
    }
  })
})

describe('a file', () => {
  test('[GEN-12] says every name once and comes back to the stored form', () => {
    for (const { log } of GAMES) {
      const stored = throughJson(storeLog(log)) as object
      const packed = throughJson(packLog(storeLog(log))) as object
      expect(unpackLog(packed)).toEqual(stored)
      expect(openLog(saveLog(log))).toMatchObject({ log: { entries: log.entries } })
    }
  })

  test('[GEN-12] of changed rows none is thrown at, and each is refused by name or is the same game', () => {
    const chance = seededChance('rows')
    const { log } = GAMES[0] as Played
    const { spec, ...rest } = throughJson(packLog(storeLog(log))) as { readonly spec: unknown }
    for (let i = 0; i < tries(80, 300); i++) {
      const { value, at } = mutated(chance, rest)
      const wide = unpackLog({ ...(value as object), spec })
      if (wide instanceof Fault) expect([at, wide.field === '']).toEqual([at, false])
      else expect(wide).toHaveProperty('spec')
    }
  })
})

describe('facts of a game that is not judged again', () => {
  test('[GEN-12] lead to the state that replaying leads to, at every entry', () => {
    for (const { log } of GAMES) {
      const states = statesOf(log)
      const first = states[0] as GameState
      const game = new RecordedGame(first)
      let state = first
      let asked = summaryAt(first)
      log.entries.forEach((entry, i) => {
        const { command, events } = entry as CommandEntry
        const question = summaryAt(states[i + 1] as GameState)
        const step = game.follow(state, asked, {
          facts: throughJson(domainFacts(events)) as unknown[],
          question,
          command,
        })
        if (!('state' in step)) throw new Error(`${command.verb}: ${step.code} ${step.field}`)
        expect(played(step.state)).toEqual(played(states[i + 1] as GameState))
        state = step.state
        asked = question
      })
    }
  })

  test('[GEN-12] every fact of random games is read as it is', () => {
    const everything = {
      hasFigure: () => true,
      hasWeapon: () => true,
      hasTactic: () => true,
      hasElement: () => true,
      hasVehicle: () => true,
    }
    const shape = factShape(everything)
    const faults = new Set<string>()
    const follow = ({ events }: { readonly events: CommandEntry['events'] }): void => {
      for (const fact of domainFacts(events)) {
        const told = throughJson(fact)
        const read = shape.read(told)
        if ('code' in read) faults.add(`${fact.type}: ${read.code} ${read.field}`)
        else expect(throughJson(read)).toEqual(told)
      }
    }
    for (let i = 0; i < tries(3, 6); i++) playRandomGame(`facts ${i}`, { invariants: false, saves: false }, follow)
    for (let i = 0; i < tries(3, 6); i++)
      playRandomGame(`facts ${i}`, { invariants: false, saves: false, field: 'squad' }, follow)
    expect([...faults]).toEqual([])
  })
})

const summaryAt = (state: GameState) => {
  const question = topQuestion(state)
  return question && summaryOf(question)
}

/** Since when, and what came of the last task: nobody reads it any more at these questions. */
const atRest = (stack: readonly Frame[]): unknown =>
  throughJson(
    stack.map((frame) =>
      frame.frame === 'question' ? { ...frame.question, since: 0 } : { ...frame, returned: undefined },
    ),
  )

test('[GEN-12] at the question of an Action or a deployment the stack follows from the state, and play goes on the same', () => {
  let looked = 0
  const look = (state: GameState, command: Command): void => {
    const question = topQuestion(state)
    const stack = question && stackAt(state, summaryOf(question))
    expect([question?.kind, stack !== undefined]).toEqual([
      question?.kind,
      question?.kind === 'action' || question?.kind === 'deploy',
    ])
    if (!stack) return
    looked += 1
    expect(atRest(stack)).toEqual(atRest(state.stack))
    if (looked % 20 > 0) return
    const [real, rebuilt] = [state, { ...state, stack }].map((one) => {
      const step = execute(one, command, seededChance(`from ${looked}`))
      if (isRefusal(step)) throw new Error(step.code)
      return [domainFacts(step.events), played(step.state), atRest(step.state.stack)]
    })
    expect(rebuilt).toEqual(real)
  }
  for (let i = 0; i < tries(8, 30); i++) walkRandomGame(`stack ${i}`, look)
  for (let i = 0; i < tries(1, 3); i++) walkRandomGame(`stack ${i}`, look, 'squad')
  expect(looked).toBeGreaterThan(tries(150, 700))
})

describe('the digest of the terms', () => {
  test('[GEN-12] is SHA-256 over UTF-8, for any text', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    const sum = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
    for (const length of [55, 56, 63, 64, 65, 119, 120, 1000])
      expect(sha256('x'.repeat(length))).toBe(sum('x'.repeat(length)))
    for (const text of ['é', '汉字', '😀', '\ud800', 'a\udfffb']) expect(sha256(text)).toBe(sum(text))
    assert(
      property(string({ unit: 'binary-ascii', maxLength: 300 }), (text) => sha256(text) === sum(text)),
      { seed: 48 },
    )
  })

  test('[GEN-12] depends on every value and on no order of names', () => {
    expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}')
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
  })
})
