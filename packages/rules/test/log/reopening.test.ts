import {
  digestOf,
  isRefusal,
  type Log,
  openLog,
  type Played,
  type Refusal,
  reopen,
  reopening,
  saveLog,
  storeCommands,
  storeEntry,
  storeLog,
  storeOpening,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { endTurn, fire, moveTo, takeCover } from '../world/commands.ts'
import { BLUE, EMBER, force, held, newGame } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

type Loose = { [name: string]: unknown }

/** A hit, a turn that ends, a move that is taken back, a request that is granted. */
function whole(): Played {
  const shot = run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE), moveTo(EMBER, 'y', 9, 18)], 5, 1, 2)
  const asked = run(held(undo(shot, EMBER)), [takeCover(EMBER, 'y'), { verb: 'askUndo', seat: EMBER, to: 2 }])
  return run(asked, [{ verb: 'answerUndo', seat: BLUE, accept: true }])
}

const copied = (log: Log): Loose => JSON.parse(JSON.stringify(storeLog(log))) as Loose

const inside = (log: Loose, path: readonly string[]): Loose => path.reduce((holder, part) => holder[part] as Loose, log)

/** The stored log with these values at these places. */
function changed(log: Log, values: { readonly [path: string]: unknown }): Loose {
  const copy = copied(log)
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.')
    inside(copy, parts.slice(0, -1))[parts.at(-1) ?? ''] = value
  }
  return copy
}

/** The code, the place and what else is said of a fault. */
function faultOf(answer: Played | Refusal): readonly unknown[] {
  if (!isRefusal(answer)) return ['opened']
  const { field, ...more } = answer.params as Loose
  return Object.keys(more).length > 0 ? [answer.code, field, more] : [answer.code, field]
}

function byCommands(log: unknown): Played | Refusal {
  const work = reopening(log, 'commands')
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

describe('while a log is opened', () => {
  test('[GEN-12] the share that is done is told after every 64 entries', () => {
    let game = begin()
    while (game.log.entries.length < 130) game = held(undo(run(game, [moveTo(BLUE, 'a', 4, 6)]), BLUE))
    const work = reopening(storeLog(game.log))
    const shares: number[] = []
    for (;;) {
      const { done, value } = work.next()
      if (done) {
        expect(held(value).state).toEqual(game.state)
        break
      }
      shares.push(value)
    }
    expect(shares).toEqual([64 / 130, 128 / 130])
  })

  test('[TURN-08] a command, an opening and a take-back that are refused say why', () => {
    const { log } = whole()
    const fault = (values: { readonly [path: string]: unknown }) => faultOf(reopen(changed(log, values)))
    expect(fault({ 'entries.1.command': fire(BLUE, 'a', 'nobody') })).toEqual([
      'illegalCommand',
      'entries[1].command',
      { rule: expect.stringMatching(/^[A-Z]+-\d+$/), why: expect.any(String) },
    ])
    expect(fault({ 'entries.1': { side: 'blue', undone: 0 } })).toEqual([
      'illegalUndo',
      'entries[1]',
      { why: 'chance' },
    ])
    expect(fault({ 'opening.draws': [[6, 6]] })).toEqual(['badDraw', 'opening.draws[0]'])
  })

  test('[GEN-12] a request that is granted is carried out by the next entry, for the side that asked', () => {
    const { log } = whole()
    const next = log.entries.findLastIndex(({ entry }) => entry === 'undone')
    const fault = (value: object) => faultOf(reopen(changed(log, { [`entries.${next}`]: value })))
    expect(fault({ side: 'ember', command: takeCover(EMBER, 'y') })).toEqual(['differs', `entries[${next}].entry`])
    expect(fault({ side: 'ember', undone: 2 })).toEqual(['illegalUndo', `entries[${next}].to`])
    expect(fault({ side: 'blue', undone: 2 })).toEqual(['opened'])
  })

  test('[GEN-10] a spec that is refused as a whole is refused as the spec', () => {
    const spec = { ...newGame(), agreedAp: 1, start: 'nowhere' }
    const [, field] = faultOf(reopen({ ...copied(whole().log), spec, terms: digestOf(spec) }))
    expect(field).toMatch(/^spec(\.|$)/)
    expect(field).not.toContain('undefined')
  })

  test('[GEN-12] the questions of version 2 follow from bookkeeping that a file may lack', () => {
    const { log, state } = run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE)], 5, 1, 2)
    const plain = ({ draws, events }: Log['opening']) => ({
      draws: draws.map(([n, value]) => (n === 6 ? value + 1 : value)),
      events: events.filter(({ type }) => type !== 'questionOpened' && type !== 'questionClosed'),
    })
    const version2 = {
      spec: log.spec,
      opening: plain(log.opening),
      entries: log.entries.map((entry) => (entry.entry === 'undone' ? entry : { ...entry, ...plain(entry) })),
    }
    expect(reopen(version2)).toEqual({ log, state })
  })
})

describe('an opening that an earlier engine recorded otherwise', () => {
  const men = force('gunner', 'rifleman', 'rifleman')
  const { log, state } = begin(newGame({ forces: { blue: men, ember: men } }), 1, 2)
  const parted = { engine: 1, 'opening.facts.0.layer': 'blue' }
  const rolled = ({ opening }: Log): unknown => opening.events.find(({ type }) => type === 'tableRolled')

  test('[SETUP-03] stands as recorded from before the first entry', () => {
    const opened = held(reopen(changed(log, parted)))
    expect(rolled(log)).toMatchObject({ layer: 'ember' })
    expect(rolled(opened.log)).toMatchObject({ layer: 'blue' })
    expect(opened.log.opening.draws).toEqual(log.opening.draws)
    expect(opened.log.recorded).toEqual({ engine: 1, from: -1, until: 0 })
    expect(opened.log.opening.events.at(-1)).toMatchObject({ type: 'questionRestored', question: { kind: 'layout' } })
    expect(openLog(saveLog(opened.log))).toEqual(opened)
  })

  test('[GEN-12] is refused by its field where this engine recorded it, and where only commands are there', () => {
    const { engine: _, ...present } = parted
    expect(faultOf(reopen(changed(log, present)))).toEqual(['differs', 'opening.facts[0].layer'])
    const bare = { ...JSON.parse(JSON.stringify(storeCommands(log))), engine: 1 }
    expect(faultOf(byCommands(bare))).toEqual(['opened'])
    expect(faultOf(byCommands({ ...bare, opening: {} }))).toEqual(['badDraw', 'opening.draws[0]'])
  })

  test('[GEN-12] must be of its form all the same', () => {
    const [code, field] = faultOf(reopen(changed(log, { ...parted, 'opening.facts.0.layer': 'umpire' })))
    expect([code, field]).toEqual(['notOneOf', 'opening.facts[0].layer'])
  })

  test('[GEN-12] one that is marked is not played again, even where it would come out the same', () => {
    const opened = held(reopen(changed(log, { recorded: { engine: 1, from: -1, until: 0 } })))
    expect(opened.log.opening.events.at(-1)?.type).toBe('questionRestored')
    expect(opened.state.setup).toEqual(state.setup)
  })
})

describe('what stands as recorded', () => {
  const { log, state } = whole()
  const all = log.entries.length
  const marked = (until: number, values: { readonly [path: string]: unknown } = {}): Loose =>
    changed(log, { ...values, recorded: { engine: 1, from: 0, until } })

  test('[GEN-12] goes back with a take-back that was recorded', () => {
    const opened = held(reopen(marked(all)))
    expect(opened.log.entries.map(({ entry }) => entry)).toEqual(log.entries.map(({ entry }) => entry))
    expect(opened.state.figures).toEqual(state.figures)
    const back = log.entries.findIndex(({ entry }) => entry === 'undone')
    for (const undone of [all, back + 1])
      expect(faultOf(reopen(marked(all, { [`entries.${back}.undone`]: undone })))).toEqual([
        'illegalUndo',
        `entries[${back}].to`,
      ])
  })

  test('[GEN-12] is the command of the side that sits there, and a command', () => {
    expect(faultOf(reopen(marked(all, { 'entries.0.side': 'ember' })))).toEqual(['differs', 'entries[0].side'])
    expect(faultOf(reopen(marked(all, { 'entries.0.command': { verb: 'cheat' } })))).toEqual([
      'illegalCommand',
      'entries[0].command',
      { rule: 'COMMAND', why: expect.any(String) },
    ])
    const bare = changed(log, { recorded: { engine: 1, from: 0, until: all } })
    delete inside(bare, ['entries', '1'])['facts']
    expect(faultOf(reopen(bare))).toEqual(['opened'])
  })

  test('[GEN-12] is judged as a position before anything is judged in it', () => {
    const poor = (log.spec.start === 'position' ? log.spec.position.sides?.blue?.tokens : undefined) ?? 0
    const spent = { type: 'tokensSpent', side: 'blue', tokens: poor + 50, rule: 'TURN-04' }
    const facts = [...((storeLog(log).entries[0] as { facts?: readonly object[] }).facts ?? []), spent]
    const values = { 'entries.0.facts': facts }
    expect(faultOf(reopen(marked(1, values)))).toEqual(['unplayable', 'entries[1]'])
    expect(faultOf(reopen(marked(all, values)))).toEqual(['opened'])
    expect(faultOf(reopen(marked(1)))).toEqual(['opened'])
  })
})

describe('the stored form of an entry', () => {
  const { log, state } = run(begin(CLOSE), [takeCover(BLUE, 'a')])
  const [entry] = log.entries
  if (entry?.entry !== 'command') throw new Error('nothing was done')

  test('[GEN-12] leaves out draws and facts where there are none', () => {
    expect(Object.keys(storeEntry(entry, state))).toEqual(['side', 'command', 'facts', 'question'])
    expect(Object.keys(storeEntry({ ...entry, events: [] }, state))).toEqual(['side', 'command', 'question'])
    expect(Object.keys(storeEntry({ ...entry, draws: [[6, 1]] }, state))).toEqual([
      'side',
      'command',
      'draws',
      'facts',
      'question',
    ])
  })

  test('[GEN-12] names the bundle that played it, where there is one', () => {
    expect(storeOpening({ ...log, build: 'abc' }).build).toBe('abc')
    expect(Object.keys(storeOpening(log))).toEqual(['engine', 'terms', 'spec', 'opening'])
  })
})
