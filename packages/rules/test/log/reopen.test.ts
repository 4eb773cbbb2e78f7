import {
  digestOf,
  isRefusal,
  LIMITS,
  openLog,
  type Played,
  readSaved,
  redactEntries,
  reopen,
  restoreLog,
  restoreState,
  saveLog,
  saveState,
  seededChance,
  storeLog,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { savedFiles } from '../golden/files.ts'
import { mutated } from '../support/mutation.ts'
import { tries } from '../support/thorough.ts'
import { endTurn, fire, moveTo, takeCover } from '../world/commands.ts'
import { BLUE, EMBER, force, held, newGame } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

/** A hit, a turn that ends, a move that is taken back, a request that is granted. */
function whole(): Played {
  const shot = run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE)], 5, 1, 2)
  const moved = run(shot, [moveTo(EMBER, 'y', 9, 18)])
  const back = held(undo(moved, EMBER))
  const asked = run(back, [takeCover(EMBER, 'y'), { verb: 'askUndo', seat: EMBER, to: 2 }])
  return run(asked, [{ verb: 'answerUndo', seat: BLUE, accept: true }])
}

type Loose = { [name: string]: unknown }

/** The code and field with which a changed log is refused. */
function fault(change: (log: Loose) => void): string {
  const log = JSON.parse(JSON.stringify(storeLog(whole().log))) as Loose
  change(log)
  const answer = reopen(log)
  if (!isRefusal(answer)) return 'opened'
  const { field }: { readonly field?: unknown } = answer.params
  return `${answer.code} ${field}`
}

const inside = (log: Loose, path: readonly string[]): Loose => path.reduce((holder, part) => holder[part] as Loose, log)

const set = (path: string, value: unknown) => (log: Loose) => {
  const parts = path.split('.')
  inside(log, parts.slice(0, -1))[parts.at(-1) ?? ''] = value
}

const changed = (path: string, change: (list: unknown[]) => void) => (log: Loose) =>
  change(inside(log, path.split('.')) as object as unknown[])

describe('a log from outside', () => {
  test('[GEN-12] is played again with its own draws and comes out as it was', () => {
    const { log, state } = whole()
    expect(reopen(JSON.parse(JSON.stringify(storeLog(log))))).toEqual({ log, state })
    expect(restoreLog(saveLog(log))).toEqual(log)
    expect(openLog(saveLog(log))).toEqual({ log, state })
    expect(fault(() => undefined)).toBe('opened')
  })

  test('[FIRE-12] a die of seven and a hit that is called a miss are refused by entry and fact', () => {
    const shot = storeLog(whole().log).entries[0]
    const facts = (shot && 'command' in shot && shot.facts) || []
    const resolved = facts.findIndex(({ type }) => type === 'shotResolved')
    expect(fault(set('entries.0.draws.0', [6, 6]))).toBe('badDraw entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', [7, 1]))).toBe('badDraw entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', [0, 5]))).toBe('badDraw entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', 5))).toBe('notAList entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', [6, 1, 1]))).toBe('listTooLong entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', [6, 5.5]))).toBe('notWhole entries[0].draws[0][1]')
    expect(fault(set('entries.0.draws.0', [6, 5]))).toBe(`differs entries[0].facts[${resolved}].dice[0]`)
    expect(fault(set(`entries.0.facts.${resolved}.dice.0`, 6))).toBe(`differs entries[0].facts[${resolved}].dice[0]`)
    expect(fault(set(`entries.0.facts.${resolved}.result`, 'miss'))).toBe(
      `differs entries[0].facts[${resolved}].result`,
    )
    expect(fault(set(`entries.0.facts.${resolved}.luck`, true))).toBe(`differs entries[0].facts[${resolved}].luck`)
  })

  test('[GEN-12] too few and too many draws, facts left out and added are refused', () => {
    expect(fault(changed('entries.0.draws', (list) => list.pop()))).toBe('badDraw entries[0].draws[2]')
    expect(fault(changed('entries.0.draws', (list) => list.push([6, 2])))).toBe('drawLeftOver entries[0].draws[3]')
    expect(fault(changed('entries.1.facts', (list) => list.pop()))).toMatch(/^differs entries\[1\]\.facts\[\d+\]$/)
    expect(fault(changed('entries.1.facts', (list) => list.push({})))).toMatch(/^differs entries\[1\]\.facts/)
    expect(fault(set('opening.facts', [{}]))).toMatch(/^differs opening\.facts\[0\]/)
    expect(fault(set('opening.draws', [[6, 1]]))).toBe('drawLeftOver opening.draws[0]')
  })

  test('[GEN-12] an entry that ends on another question is refused', () => {
    expect(fault(set('entries.0.question.kind', 'window'))).toBe('differs entries[0].question.kind')
    expect(fault(set('entries.0.question.awaiting', ['ember']))).toBe('differs entries[0].question.awaiting[0]')
    expect(fault(set('entries.0.question', undefined))).toBe('differs entries[0].question')
    expect(fault(set('entries.0.question.kind', 'evil'))).toBe('notOneOf entries[0].question.kind')
  })

  test('[GEN-12] the engine is known by its number, and the terms are those of the digest', () => {
    expect(fault(set('engine', 999))).toBe('unknownEngine engine')
    expect(fault(set('engine', 'one'))).toBe('notANumber engine')
    expect(fault(set('terms', 'x'.repeat(64)))).toBe('differs terms')
    expect(fault(set('spec.gameType', 'mission'))).toBe('differs terms')
    const { log } = whole()
    expect(storeLog(log).terms).toBe(digestOf(log.spec))
  })

  test.each([
    ['draws', 7, 'notAList', ''],
    ['draws', [7], 'notAList', '[0]'],
    ['draws', [[6]], 'listTooShort', '[0]'],
    ['draws', [[6, 1, 1]], 'listTooLong', '[0]'],
    ['draws', [[6, 6]], 'badDraw', '[0]'],
    ['draws', [['6', 1]], 'notANumber', '[0][0]'],
    ['draws', [[5.5, 1]], 'notWhole', '[0][0]'],
    ['draws', [[-1, 0]], 'valueTooSmall', '[0][0]'],
    ['draws', [[2 ** 32 + 1, 0]], 'valueTooBig', '[0][0]'],
    ['draws', [[6, -1]], 'valueTooSmall', '[0][1]'],
    ['draws', [[2 ** 32, 2 ** 32]], 'valueTooBig', '[0][1]'],
    ['draws', [[0, 3]], 'badDraw', '[0]'],
    ['question', 'action', 'notAnObject', ''],
    ['question', ['action'], 'notAnObject', ''],
    ['question', null, 'notAnObject', ''],
    ['question', { kind: 'action', awaiting: ['blue', 'ember', 'blue'] }, 'listTooLong', '.awaiting'],
    ['question', { kind: 'action', awaiting: ['umpire'] }, 'notOneOf', '.awaiting[0]'],
    ['question', { kind: 'action', awaiting: ['blue'], by: 'x'.repeat(20_000) }, 'textTooLong', ''],
    ['question', { kind: 'action', awaiting: ['blue'], by: 1 }, 'differs', '.by'],
    ['side', 'umpire', 'notOneOf', ''],
  ])('[GEN-12] %s of an entry must have their form: %j', (field, value, code, where) => {
    expect(fault(set(`entries.0.${field}`, value))).toBe(`${code} entries[0].${field}${where}`)
  })

  test.each([
    ['engine', 0, 'valueTooSmall engine'],
    ['build', 7, 'notAText build'],
    ['terms', 'x'.repeat(63), 'textTooShort terms'],
    ['terms', 'x'.repeat(65), 'textTooLong terms'],
    ['recorded', { engine: 99, from: 0, until: 0 }, 'unknownEngine engine'],
    ['recorded', { engine: 0, from: 0, until: 0 }, 'valueTooSmall recorded.engine'],
    ['recorded', { engine: 1, from: -2, until: 0 }, 'valueTooSmall recorded.from'],
    ['recorded', { engine: 1, from: 2, until: 1 }, 'valueTooSmall recorded.until'],
    ['recorded', { engine: 1, from: 0, until: 9 }, 'valueTooBig recorded.until'],
    ['recorded', { engine: 1, from: 0, until: 0, rule: 'FIRE-99' }, 'badValue recorded.rule'],
    ['recorded', { engine: 1, from: 8, until: 8, rule: 'FIRE-12' }, 'illegalUndo entries[3].to'],
    ['players', 2, 'unknownField players'],
    ['entries', {}, 'notAList entries'],
    ['entries', [7], 'notAnObject entries[0]'],
    ['entries', [null], 'notAnObject entries[0]'],
    ['entries', [{ side: 'blue', undone: 50_001 }], 'valueTooBig entries[0].undone'],
    ['entries', [{ side: 'blue', undone: 0, command: {} }], 'unknownField entries[0].command'],
    ['opening', [], 'notAnObject opening'],
  ])('[GEN-12] %s of a log must have its form: %j', (field, value, expected) => {
    expect(fault(set(field, value))).toBe(expected)
  })

  test('[GEN-12] what is no log at all is refused as such', () => {
    for (const value of [undefined, null, 7, 'log', [], {}])
      expect(reopen(value)).toMatchObject({ rule: 'SAVE', params: { field: expect.any(String) } })
    expect(reopen(7)).toMatchObject({ code: 'notAnObject', params: { field: 'log' } })
    const trap = Object.defineProperty({}, 'engine', {
      enumerable: true,
      get: () => {
        throw new Error('trap')
      },
    })
    expect(reopen(trap)).toMatchObject({ refused: true, rule: 'SAVE' })
  })

  test('[GEN-12] a game under way opens as it is, without a file between', () => {
    const { log, state } = whole()
    expect(reopen(log)).toEqual({ log, state })
  })

  test('[TURN-08] a command that the rules refuse is refused with the entry', () => {
    expect(fault(set('entries.0.command.seat', EMBER))).toBe('illegalCommand entries[0].command')
    expect(fault(set('entries.0.command', 'cheat'))).toBe('illegalCommand entries[0].command')
    expect(fault(set('entries.0.command.extra', 1))).toBe('differs entries[0].command.extra')
    expect(fault(set('entries.0.side', 'ember'))).toBe('differs entries[0].side')
    expect(fault(set('entries.0.chance', true))).toBe('unknownField entries[0].chance')
  })

  test('[GEN-12] taking back leads to an earlier entry, by those who may', () => {
    const kinds = storeLog(whole().log).entries.map((entry) => ('undone' in entry ? 'undone' : 'command'))
    expect(kinds.flatMap((kind, i) => (kind === 'undone' ? [i] : []))).toEqual([3, 7])
    expect(fault(set('entries.3.undone', 9))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.undone', 4))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.undone', -1))).toBe('valueTooSmall entries[3].undone')
    expect(fault(set('entries.3.undone', 1))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.side', 'blue'))).toBe('illegalUndo entries[3]')
    expect(fault(set('entries.7.undone', 1))).toBe('illegalUndo entries[7].to')
    expect(fault(changed('entries', (list) => list.pop()))).toBe('missing entries[7]')
    expect(fault(changed('entries', (list) => list.push({ side: 'blue', undone: 12 })))).toBe(
      'illegalUndo entries[8].to',
    )
  })

  test('[GEN-10] the spec of a log is judged like any other', () => {
    const judged = (change: (log: Loose) => void): string =>
      fault((log) => {
        change(log)
        log['terms'] = digestOf(log['spec'])
      })
    expect(judged(set('spec.rules.atIncome', -1e9))).toBe('badValue spec.rules.atIncome')
    expect(judged(set('spec', null))).toBe('notAnObject spec')
    expect(judged(set('spec.position.figures.0.counters', { slots: -1000 }))).toBe(
      'valueTooSmall spec.position.figures[0].counters.slots',
    )
  })

  test('[GEN-12] of changed logs none is thrown at, none hangs, and each is refused by name or leads on', () => {
    const chance = seededChance('logs')
    const { spec, ...rest } = storeLog(whole().log)
    for (let i = 0; i < tries(80, 300); i++) {
      const { value, at } = mutated(chance, rest)
      const answer = reopen({ ...(value as object), spec })
      if (isRefusal(answer)) expect([at, Object.hasOwn(answer.params, 'field')]).toEqual([at, true])
      else expect(answer.state.phase).toBe('play')
    }
  })
})

describe('saved files', () => {
  const file = (change: object): string => JSON.stringify({ ...JSON.parse(saveLog(whole().log)), ...change })
  const refused = (text: string): unknown => {
    const answer = openLog(text)
    return isRefusal(answer) ? [answer.rule, answer.code, answer.params] : 'opened'
  }

  test('[GEN-12] version 1 and versions to come are refused with the word for it', () => {
    expect(refused(file({}))).toBe('opened')
    expect(refused(file({ version: 1 }))).toEqual(['SAVE', 'oldVersion', { version: 1, oldest: 2, field: 'version' }])
    expect(refused(file({ version: 4 }))).toEqual(['SAVE', 'newerVersion', { version: 4, newest: 3, field: 'version' }])
    expect(refused(file({ engine: 9 }))).toEqual(['SAVE', 'unknownEngine', { engine: '9', field: 'engine' }])
    expect(refused(file({ version: '2' }))).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
    expect(refused(file({ tactic48: 'state' }))).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
  })

  test.each([
    [JSON.stringify('log'), 'notASavedLog', { field: 'file' }],
    ['[]', 'notASavedLog', { field: 'file' }],
    ['null', 'notASavedLog', { field: 'file' }],
    ['{"tactic48":"log","version":2.5,"value":{}}', 'notASavedLog', { field: 'file' }],
    ['{"tactic48":"log","version":2}', 'missing', { field: 'value' }],
    ['{"tactic48":"log","version":3,"engine":"2","value":{}}', 'unknownEngine', { engine: '2', field: 'engine' }],
    ['{"tactic48":"log","version":3,"engine":0,"value":{}}', 'unknownEngine', { engine: '0', field: 'engine' }],
    ['{"tactic48":"log","version":-1,"value":{}}', 'oldVersion', { version: -1, oldest: 2, field: 'version' }],
    ['{"tactic48":"log","version":3,"value":7}', 'notAnObject', { field: 'log' }],
    ['{"tactic48":"log"', 'notJson', { field: 'file' }],
    ['{"a":{"b":1,"b":2}}', 'repeatedId', { id: 'b', field: 'a.b' }],
  ])('[GEN-12] %s is refused by field', (text, code, params) => {
    expect(refused(text)).toEqual(['SAVE', code, params])
  })

  test('[GEN-12] what a screen wrote beside the value comes back as it was', () => {
    const saved = readSaved(file({ title: 'At dawn', players: ['A', 'B'] }), 'log')
    expect(saved).toMatchObject({ about: { title: 'At dawn', players: ['A', 'B'] } })
    expect(isRefusal(saved) ? {} : Object.keys(saved.about).sort()).toEqual(['players', 'title'])
  })

  test('[GEN-12] a state that is none is refused by its field, or as a whole', () => {
    const state = (value: unknown) => restoreState(JSON.stringify({ tactic48: 'state', version: 3, value }))
    expect(state(7)).toMatchObject({ rule: 'SAVE', params: { field: 'state' } })
    const { value } = JSON.parse(saveState(whole().state)) as { readonly value: object }
    expect(state({ ...value, clock: -1 })).toMatchObject({ code: 'valueTooSmall', params: { field: 'clock' } })
    expect(state(value)).toEqual(whole().state)
    expect(restoreState(saveLog(whole().log))).toMatchObject({ code: 'notASavedState' })
  })

  test('[GEN-12] every version that can be read has its games in conformance/golden/saves', () => {
    const versions = savedFiles.map(({ text }) => (JSON.parse(text) as { readonly version: number }).version)
    expect(new Set(versions)).toEqual(new Set([2]))
  })

  test('[GEN-12] limits of a file: 32 MB, 40 levels, 50,000 entries, no crowd of values', () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(refused(' '.repeat(LIMITS.file + 1))).toEqual(['SAVE', 'fileTooBig', { limit: LIMITS.file, field: 'file' }])
    expect(refused(deep(41))).toEqual(['SAVE', 'tooDeep', { limit: 40, field: 'file' }])
    expect(refused(deep(40))).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
    expect(refused(`["${'['.repeat(60)}"]`)).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
    expect(refused(`[${'[],'.repeat(200_000)}[]]`)).toMatchObject(['SAVE', 'tooManyValues', { field: 'file' }])
    const many = Array.from({ length: 50_001 }, () => ({ side: 'blue', undone: 0 }))
    expect(reopen({ ...storeLog(whole().log), entries: many })).toMatchObject({
      code: 'listTooLong',
      params: { field: 'entries', limit: 50_000 },
    })
  })

  test('[GEN-12] a draw is as secret as the answer that it was made for', () => {
    const sealed = run(begin(newGame()), [{ verb: 'submitForce', seat: BLUE, force: force('gunner', 'gunner') }])
    const [own] = redactEntries(sealed.state, sealed.log.entries, BLUE)
    const [seen] = redactEntries(sealed.state, sealed.log.entries, EMBER)
    expect(own).toHaveProperty('draws')
    expect(seen).not.toHaveProperty('draws')
    expect(seen).not.toHaveProperty('command')
  })
})
