import {
  isRefusal,
  LIMITS,
  type Log,
  openLog,
  type Played,
  redactEntries,
  reopen,
  replayLog,
  restoreLog,
  saveLog,
  seededChance,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { savedFiles } from '../golden/files.ts'
import { mutated } from '../support/mutation.ts'
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
  const log = JSON.parse(JSON.stringify(whole().log)) as Loose
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
    expect(reopen(JSON.parse(JSON.stringify(log)))).toEqual({ log, state })
    expect(restoreLog(saveLog(log))).toEqual(log)
    expect(openLog(saveLog(log))).toEqual({ log, state })
    expect(fault(() => undefined)).toBe('opened')
  })

  test('[FIRE-12] a die of seven and a hit that is called a miss are refused by entry and event', () => {
    const shot = whole().log.entries[0]
    const resolved = shot?.entry === 'command' ? shot.events.findIndex(({ type }) => type === 'shotResolved') : -1
    expect(fault(set('entries.0.draws.0', 7))).toBe('badDraw entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', 0))).toBe('badDraw entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', 5.5))).toBe('notWhole entries[0].draws[0]')
    expect(fault(set('entries.0.draws.0', 6))).toBe(`differs entries[0].events[${resolved}].dice[0]`)
    expect(fault(set(`entries.0.events.${resolved}.dice.0`, 6))).toBe(`differs entries[0].events[${resolved}].dice[0]`)
    expect(fault(set(`entries.0.events.${resolved}.result`, 'miss'))).toBe(
      `differs entries[0].events[${resolved}].result`,
    )
    expect(fault(set(`entries.0.events.${resolved}.luck`, true))).toBe(`differs entries[0].events[${resolved}].luck`)
  })

  test('[GEN-12] too few and too many draws, events left out and added are refused', () => {
    expect(fault(changed('entries.0.draws', (list) => list.pop()))).toBe('badDraw entries[0].draws[2]')
    expect(fault(changed('entries.0.draws', (list) => list.push(3)))).toBe('drawLeftOver entries[0].draws[3]')
    expect(fault(changed('entries.1.events', (list) => list.pop()))).toMatch(/^differs entries\[1\]\.events\[\d+\]$/)
    expect(fault(changed('entries.1.events', (list) => list.push({})))).toMatch(/^differs entries\[1\]\.events/)
    expect(fault(set('opening.events.0', {}))).toMatch(/^differs opening\.events\[0\]/)
    expect(fault(set('opening.draws', [1]))).toBe('drawLeftOver opening.draws[0]')
  })

  test('[TURN-08] a command that the rules refuse is refused with the entry', () => {
    expect(fault(set('entries.0.command.seat', EMBER))).toBe('illegalCommand entries[0].command')
    expect(fault(set('entries.0.command', 'cheat'))).toBe('illegalCommand entries[0].command')
    expect(fault(set('entries.0.command.extra', 1))).toBe('differs entries[0].command.extra')
    expect(fault(set('entries.0.side', 'ember'))).toBe('differs entries[0].side')
    expect(fault(set('entries.0.entry', 'evil'))).toBe('notOneOf entries[0].entry')
    expect(fault(set('entries.0.chance', true))).toBe('unknownField entries[0].chance')
  })

  test('[GEN-12] taking back leads to an earlier entry, by those who may', () => {
    expect(whole().log.entries.map(({ entry }) => entry)).toEqual([
      'command',
      'command',
      'command',
      'undone',
      'command',
      'command',
      'command',
      'undone',
    ])
    expect(fault(set('entries.3.to', 9))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.to', 4))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.to', -1))).toBe('valueTooSmall entries[3].to')
    expect(fault(set('entries.3.to', 1))).toBe('illegalUndo entries[3].to')
    expect(fault(set('entries.3.side', 'blue'))).toBe('illegalUndo entries[3]')
    expect(fault(set('entries.7.to', 1))).toBe('illegalUndo entries[7].to')
    expect(fault(changed('entries', (list) => list.pop()))).toBe('missing entries[7]')
    const { log } = whole()
    const forward: Log = { ...log, entries: [...log.entries, { entry: 'undone', side: 'blue', to: 12 }] }
    expect(replayLog(forward)).toMatchObject({ refused: true, code: 'illegalUndo', params: { field: 'entries[8].to' } })
  })

  test('[GEN-10] the spec of a log is judged like any other', () => {
    expect(fault(set('spec.rules.atIncome', -1e9))).toBe('badValue spec.rules.atIncome')
    expect(fault(set('spec', null))).toBe('notAnObject spec')
    expect(fault(set('spec.position.figures.0.counters', { slots: -1000 }))).toBe(
      'valueTooSmall spec.position.figures[0].counters.slots',
    )
  })

  test('[GEN-12] of 300 changed logs none is thrown at, none hangs, and each is refused by name or leads on', () => {
    const chance = seededChance('logs')
    const { log } = whole()
    for (let i = 0; i < 300; i++) {
      const { value, at } = mutated(chance, { opening: log.opening, entries: log.entries })
      const answer = reopen({ ...(value as object), spec: log.spec })
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
    expect(refused(file({ version: 3 }))).toEqual(['SAVE', 'newerVersion', { version: 3, newest: 2, field: 'version' }])
    expect(refused(file({ version: '2' }))).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
    expect(refused(file({ tactic48: 'state' }))).toEqual(['SAVE', 'notASavedLog', { field: 'file' }])
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
    const many = Array.from({ length: 50_001 }, () => ({ entry: 'undone', side: 'blue', to: 0 }))
    expect(reopen({ ...whole().log, entries: many })).toMatchObject({
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
