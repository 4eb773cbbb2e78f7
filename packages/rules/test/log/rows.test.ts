import { LIMITS, type StoredLog, storeLog } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { Fault } from '../../src/input/fault.ts'
import { packLog, unpackLog } from '../../src/log/rows.ts'
import { endTurn, moveTo } from '../world/commands.ts'
import { BLUE } from '../world/games.ts'
import { begin, run } from '../world/logs.ts'

const { entries: _, ...HEAD } = storeLog(begin().log)
const ENTRIES = [
  {
    side: 'blue',
    command: { verb: 'pass', seat: BLUE },
    facts: [{ type: 'turnEnded', side: 'blue' }, { type: 'rest' }],
  },
  { side: 'ember', draws: [[6, 3]], command: { verb: 'pass', seat: BLUE }, question: { kind: 'draw', by: 'blue' } },
  { side: 'blue', undone: 1 },
]
const ROWS = [
  ...[['verb=pass', 'seat'], ['type=turnEnded', 'side'], ['type=rest'], ['side', 'command', 'facts']],
  ...[
    ['kind=draw', 'by'],
    ['side', 'draws', 'command', 'question'],
    ['side', 'undone'],
  ],
]
const PACKED = [
  [3, 'blue', [0, BLUE], [[1, 'blue'], [2]]],
  [5, 'ember', [[6, 3]], [0, BLUE], [4, 'blue']],
  [6, 'blue', 1],
]

describe('the rows of a file', () => {
  test('[GEN-12] name the fields once, with the value that tells them apart, and hold the other values', () => {
    const { rows, entries, ...head } = packLog({ ...HEAD, entries: ENTRIES } as object as StoredLog)
    expect(head).toEqual(HEAD)
    expect(rows.map((row) => [...row].sort())).toEqual(expect.arrayContaining(ROWS.map((row) => [...row].sort())))
    expect(rows).toHaveLength(ROWS.length)
    expect(unpackLog({ ...head, rows, entries })).toEqual({ ...HEAD, entries: ENTRIES })
  })

  test('[GEN-12] leave out what is undefined', () => {
    const entries = [{ side: 'blue', command: { verb: 'pass', why: undefined }, draws: undefined }]
    const packed = packLog({ ...HEAD, entries } as object as StoredLog)
    expect(packed.rows.flat().sort()).toEqual(['command', 'side', 'verb=pass'])
    expect(unpackLog(packed)).toEqual({ ...HEAD, entries: [{ side: 'blue', command: { verb: 'pass' } }] })
  })

  test('[GEN-12] are unpacked where a file has them; one without is as it stands', () => {
    expect(unpackLog({ ...HEAD, rows: ROWS, entries: PACKED })).toEqual({ ...HEAD, entries: ENTRIES })
    const plain = { ...HEAD, entries: ENTRIES }
    expect(unpackLog(plain)).toBe(plain)
  })

  test.each([
    ['no list of rows', { rows: 7 }, 'notAList', 'rows', {}],
    ['a name that is no text', { rows: [['a', 7]] }, 'notAText', 'rows[0][1]', {}],
    ['too many names', { rows: [Array(101).fill('a')] }, 'listTooLong', 'rows[0]', { limit: 100 }],
    ['too many rows', { rows: Array(10_001).fill([]) }, 'listTooLong', 'rows', { limit: 10_000 }],
    ['no entries', { entries: undefined }, 'notAList', 'entries', {}],
    ['too many entries', { entries: Array(50_001).fill([6]) }, 'listTooLong', 'entries', { limit: LIMITS.entries }],
    ['an entry that is no row', { entries: [{ side: 'blue' }] }, 'notAList', 'entries[0]', {}],
    ['a row that is not there', { entries: [[7, 'blue', 1]] }, 'valueTooBig', 'entries[0][0]', { limit: 6 }],
    ['a row before the first', { entries: [[-1, 'blue', 1]] }, 'valueTooBig', 'entries[0][0]', { limit: 6 }],
    ['half a row', { entries: [[5.5, 'blue', 1]] }, 'valueTooBig', 'entries[0][0]', { limit: 6 }],
    ['a row by a text', { entries: [['6', 'blue', 1]] }, 'valueTooBig', 'entries[0][0]', { limit: 6 }],
    ['a value too few', { entries: [[6, 'blue']] }, 'listTooLong', 'entries[0]', { limit: 2 }],
    ['a value too many', { entries: [PACKED[2], [6, 'blue', 1, 2]] }, 'listTooLong', 'entries[1]', { limit: 2 }],
    ['a command that is no row', { entries: [[3, 'blue', 7, []]] }, 'notAList', 'entries[0].command', {}],
    ['facts that are no list', { entries: [[3, 'blue', [0, BLUE], 7]] }, 'notAList', 'entries[0].facts', {}],
    [
      'a fact that is no row',
      { entries: [[3, 'blue', [0, BLUE], [[2], [9]]]] },
      'valueTooBig',
      'entries[0].facts[1][0]',
      { limit: 6 },
    ],
    [
      'too many facts',
      { entries: [[3, 'blue', [0, BLUE], Array(20_001).fill([2])]] },
      'listTooLong',
      'entries[0].facts',
      { limit: 20_000 },
    ],
    [
      'a question of another length',
      { entries: [[5, 'ember', [], [0, BLUE], [4]]] },
      'listTooLong',
      'entries[0].question',
      { limit: 1 },
    ],
  ])('[GEN-12] %s is refused by its field', (_what, change, code, field, params) => {
    const fault = unpackLog({ ...HEAD, rows: ROWS, entries: PACKED, ...change })
    expect(fault).toBeInstanceOf(Fault)
    expect(fault).toMatchObject({ code, field, params })
  })

  test('[GEN-12] hold what equals itself once, however long the game', () => {
    const { log } = run(begin(), [moveTo(BLUE, 'a', 4, 6), moveTo(BLUE, 'b', 8, 6), endTurn(BLUE)])
    const { rows } = packLog(storeLog(log))
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })
})
