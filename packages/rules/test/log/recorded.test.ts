import { readFileSync } from 'node:fs'
import {
  type CommandEntry,
  check,
  ENGINE,
  initialState,
  isRefusal,
  type Log,
  openLog,
  type Played,
  play,
  playOn,
  type Refusal,
  reopen,
  reopening,
  type SeatId,
  saveLog,
  seatOf,
  seededChance,
  statesOf,
  storeCommands,
  storeLog,
  topQuestion,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { goldenGames, keyOf, readPartings } from '../golden/files.ts'
import { savedGame } from '../golden/game.ts'
import { mutated } from '../support/mutation.ts'
import { randomLog } from '../support/randomGame.ts'
import { tries } from '../support/thorough.ts'
import { endTurn, fire, takeCover } from '../world/commands.ts'
import { BLUE, EMBER, held } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

/** A log as version 2 kept it: every event, values of chance without their range, no engine. */
function version2({ spec, opening, entries }: Log): object {
  const plain = ({ draws, events }: Pick<CommandEntry, 'draws' | 'events'>, dice: readonly number[]) => ({
    draws: draws.map(([n, value], i) => dice[i] ?? (n === 6 ? value + 1 : value)),
    events,
  })
  return JSON.parse(
    JSON.stringify({
      spec,
      opening: plain(opening, []),
      entries: entries.map((entry) => (entry.entry === 'undone' ? entry : { ...entry, ...plain(entry, []) })),
    }),
  ) as object
}

type Loose = { [name: string]: Loose }

const EARLIER = new URL('../../../../conformance/golden/saves/earlier/second-offer.log.gen.json', import.meta.url)

describe('a log that the engine before engine numbers recorded', () => {
  const text = readFileSync(EARLIER, 'utf8')
  const opened = held(openLog(text))

  test('[OF-04] opens as recorded from the entry that is resolved otherwise today', () => {
    const { recorded, entries } = opened.log
    expect(entries).toHaveLength(16)
    expect(recorded).toEqual({ engine: 1, from: 1, until: 16 })
  })

  test('[OF-04] shows every moment: the facts lead from entry to entry', () => {
    const states = statesOf(opened.log)
    expect(states).toHaveLength(17)
    expect(states.at(-1)).toEqual(opened.state)
    expect(states.map((state) => state.turn.number)).toEqual([...states.map((state) => state.turn.number)].sort())
    const asked = states.map((state) => topQuestion(state)?.kind)
    expect(asked.filter((kind) => kind === 'action').length).toBeGreaterThan(5)
  })

  test('[OF-04] is played on from its last question of an Action; what was recorded after it is not kept', () => {
    expect(topQuestion(opened.state)).toBeUndefined()
    const game = playOn(opened.log)
    expect(game?.log.entries).toHaveLength(15)
    expect(game?.log.recorded).toEqual({ engine: 1, from: 1, until: 15 })
    expect(game && topQuestion(game.state)?.kind).toBe('action')
    const ended = held(play(game as Played, endTurn(seatAsked(game as Played)), seededChance('on')))
    const again = held(openLog(saveLog(ended.log)))
    expect(again).toEqual(ended)
    expect(playOn(again.log)).toEqual(again)
  })

  test('[GEN-12] keeps its mark however often it is saved and opened', () => {
    const again = held(openLog(saveLog(opened.log)))
    expect(again).toEqual(opened)
    expect(saveLog(again.log)).toBe(saveLog(opened.log))
  })

  test('[GEN-12] as a log of commands it ends where the engines part, and says so', () => {
    const bare = JSON.parse(text) as { readonly value: { opening: Loose; entries: Loose[] } }
    for (const happened of [bare.value.opening, ...bare.value.entries]) delete happened['events']
    const cut = commandsOf(bare.value)
    expect(cut.log.entries).toHaveLength(2)
    expect(cut.log.recorded).toMatchObject({ engine: 1, from: 2, until: 2 })
    expect(topQuestion(cut.state)).toMatchObject({ kind: 'opportunityFire', last: true })
    const shared = commandsOf(storeCommands(opened.log))
    expect(shared.log.entries).toEqual(cut.log.entries.slice(0, 1))
    expect(shared.log.recorded).toEqual({ engine: 1, from: 1, until: 1 })
  })
})

const seatAsked = ({ state }: Played): SeatId => seatOf(state, topQuestion(state)?.awaiting[0] ?? 'blue') as SeatId

function commandsOf(log: unknown): Played {
  const work = reopening(JSON.parse(JSON.stringify(log)), 'commands')
  for (;;) {
    const { done, value } = work.next()
    if (done) return held(value)
  }
}

/** A hit on `x`, a turn that ends, an Action of the other side. */
const shot = (): Played => run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE), takeCover(EMBER, 'y')], 5, 1, 2)

describe('a version-2 log whose facts come out otherwise', () => {
  const entryOf = (log: Loose, entry: number): Loose => (log['entries'] as object as Loose[])[entry] as Loose
  const eventOf = (log: Loose, entry: number, type: string): Loose =>
    ((entryOf(log, entry)['events'] ?? []) as object as Loose[]).find(
      (event) => event['type'] === (type as never),
    ) as Loose

  function changed(change: (log: Loose) => void): Played | Refusal {
    const log = version2(shot().log) as Loose
    change(log)
    return reopen(log)
  }
  const faultOf = (answer: Played | Refusal): string =>
    isRefusal(answer) ? `${answer.code} ${String((answer.params as { readonly field?: unknown }).field)}` : 'opened'

  test('[GEN-12] opens without a mark where nothing differs', () => {
    const { log, state } = shot()
    expect(changed(() => undefined)).toEqual({ log, state })
  })

  test('[FIRE-12] opens as recorded where a hit was a miss', () => {
    const game = held(
      changed((log) => {
        Object.assign(eventOf(log, 0, 'shotResolved'), { result: 'miss', hits: 0 })
        const facts = entryOf(log, 0)['events'] as object as Loose[]
        const at = facts.findIndex((event) => event['type'] === ('wounded' as never))
        facts.splice(at, 1)
      }),
    )
    expect(game.log.recorded).toEqual({ engine: 1, from: 0, until: 3 })
    expect(game.state.figures.find(({ id }) => id === 'x')?.shockSince).toBeUndefined()
    expect(topQuestion(game.state)?.kind).toBe('action')
    expect(playOn(game.log)).toEqual(game)
  })

  test('[TURN-08] names the rule by which a command is refused today', () => {
    const game = held(changed((log) => Object.assign(entryOf(log, 2)['command'] as Loose, { figure: 'a' })))
    expect(game.log.recorded).toMatchObject({ from: 2, rule: expect.stringMatching(/^[A-Z]+-\d+$/) })
  })

  test('[GEN-10] is refused by entry and field where a fact could never be', () => {
    const fact = (type: string, change: object) => (log: Loose) => Object.assign(eventOf(log, 0, type), change)
    expect(faultOf(changed(fact('shotResolved', { target: 'nobody' })))).toMatch(
      /^noSuchFigure entries\[0\]\.facts\[\d\]\.target$/,
    )
    expect(faultOf(changed(fact('shotResolved', { weapon: 'ray' })))).toMatch(
      /^noSuchWeapon entries\[0\]\.facts\[\d\]\.weapon$/,
    )
    expect(faultOf(changed(fact('shotResolved', { distance: 1e308 })))).toMatch(/^valueTooBig entries\[0\]\.facts/)
    expect(faultOf(changed(fact('shotResolved', { hits: null })))).toMatch(/^notANumber entries\[0\]\.facts/)
    expect(faultOf(changed(fact('shotResolved', { extra: 1 })))).toMatch(/^unknownField entries\[0\]\.facts/)
    expect(faultOf(changed(fact('shotResolved', { type: 'evil' })))).toMatch(
      /^notOneOf entries\[0\]\.events\[\d\]\.type$/,
    )
    expect(faultOf(changed((log) => (entryOf(log, 2)['command'] = 'cheat' as never)))).toBe(
      'illegalCommand entries[2].command',
    )
    const off = (log: Loose) =>
      (entryOf(log, 2)['events'] as object as object[]).push({
        type: 'moved',
        figure: 'y',
        to: { x: -9000, y: 0 },
        k: 1,
      })
    expect(faultOf(changed(off))).toBe('offTable entries[2].facts')
  })

  test('[GEN-12] nothing before the end of what was recorded is taken back', () => {
    const game = held(changed((log) => Object.assign(eventOf(log, 0, 'shotResolved'), { band: 'long' })))
    expect(game.log.recorded?.until).toBe(3)
    expect(undo(game, EMBER)).toMatchObject({ code: 'nothingToUndo' })
    expect(play(game, { verb: 'askUndo', seat: EMBER, to: 1 }, seededChance('x'))).toMatchObject({
      code: 'noSuchEntry',
    })
    const on = run(game, [endTurn(EMBER), takeCover(BLUE, 'a')])
    expect(held(undo(on, BLUE)).log.entries).toHaveLength(6)
    expect(held(openLog(saveLog(held(undo(on, BLUE)).log)))).toEqual(held(undo(on, BLUE)))
  })
})

describe('a version-3 file of an earlier engine', () => {
  const game = goldenGames.find((one) => keyOf(one) === 'engine-1/es-cc-it')
  if (!game) throw new Error('no golden game of engine 1 that parts')
  const from = (readPartings().parts[keyOf(game)] ?? 0) - 1
  const text = savedGame(game)
  const markedBy = (engine: number): string => savedGame({ ...game, engine })

  test('[ORDER-10] opens as recorded from the entry where the engines part, by the rule that changed', () => {
    const opened = held(openLog(text))
    expect(JSON.parse(text)).toMatchObject({ version: 3, engine: 1, value: { engine: 1 } })
    expect(opened.log.recorded).toEqual({ engine: 1, from, until: game.entries.length, rule: 'ORDER-10' })
    expect(opened.log.entries).toHaveLength(game.entries.length)
    expect(held(openLog(saveLog(opened.log)))).toEqual(opened)
  })

  test('[ORDER-10] marked as a file of the present engine it is an edited file, refused by entry and field', () => {
    const answer = openLog(markedBy(ENGINE))
    expect(answer).toMatchObject({ rule: 'SAVE', code: 'differs' })
    const { field } = isRefusal(answer) ? (answer.params as { readonly field?: string }) : {}
    expect(field).toMatch(new RegExp(`^entries\\[${from}\\]\\.(facts|question)`))
  })

  test('[ORDER-10] as a log of commands it opens up to that entry', () => {
    const { value } = JSON.parse(text) as { readonly value: object }
    const cut = commandsOf(value)
    expect(cut.log.recorded).toMatchObject({ engine: 1, until: cut.log.entries.length })
    expect(cut.log.entries.length).toBeGreaterThanOrEqual(from)
    expect(cut.log.entries.length).toBeLessThan(game.entries.length)
  })

  test('[OF-01] is played on from a question of an Action while markers are on the table', () => {
    const { log } = held(openLog(text))
    const states = statesOf(log)
    const at = states.findLastIndex(
      (state, i) => i > from + 1 && state.markers.length > 0 && topQuestion(state)?.kind === 'action',
    )
    const cut = { ...log, entries: log.entries.slice(0, at), recorded: { engine: 1, from, until: at } }
    const on = playOn(cut)
    expect(on?.log.entries).toHaveLength(at)
    expect(on?.state.markers.length).toBeGreaterThan(0)
    const ended = held(play(on as Played, endTurn(seatAsked(on as Played)), seededChance('on')))
    expect(held(openLog(saveLog(ended.log)))).toEqual(ended)
  })
})

describe('hostile files', () => {
  const marked = (log: Log, from: number): Log => ({
    ...log,
    recorded: { engine: 1, from, until: log.entries.length },
  })
  const GAMES = [randomLog('hostile 1', 60), randomLog('hostile 2', 40, 'squad')]

  test('[GEN-12] what is marked as recorded opens as it is, and can be played on', () => {
    for (const { log } of GAMES) {
      const text = saveLog(marked(log, 0))
      const game = held(openLog(text))
      expect(saveLog(game.log)).toBe(text)
      const on = playOn(game.log)
      const asked = on && topQuestion(on.state)
      expect(asked === undefined || ['action', 'deploy'].includes(asked.kind)).toBe(true)
      if (on && asked?.kind === 'action') expect(isRefusal(check(on.state, endTurn(seatAsked(on))))).toBe(false)
    }
  })

  test('[GEN-12] of changed files none is thrown at, none hangs, and each is refused by entry and field or opens marked', () => {
    const chance = seededChance('recorded')
    for (const { log } of GAMES) {
      const { spec, ...rest } = JSON.parse(JSON.stringify(storeLog(marked(log, 0)))) as { readonly spec: unknown }
      for (let i = 0; i < tries(20, 60); i++) {
        const { value, at } = mutated(chance, rest)
        const answer = reopen({ ...(value as object), spec })
        if (isRefusal(answer)) expect([at, Object.hasOwn(answer.params, 'field')]).toEqual([at, true])
        else {
          expect(isRefusal(initialState(answer.log.spec))).toBe(false)
          playOn(answer.log)
          expect(reopen(storeLog(answer.log))).toEqual(answer)
        }
      }
    }
  })
})
