import { readFileSync } from 'node:fs'
import {
  domainFacts,
  ENGINE,
  type Frame,
  type GameState,
  isRefusal,
  type Log,
  statesOf as logStates,
  openLog,
  restoreState,
  SAVE_VERSION,
  type StoredCommand,
  saveLog,
  saveState,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { findBrowser } from '../../../../scripts/browser.mjs'
import { ENGINES } from '../../src/engine/version.ts'
import type { Names } from '../../src/log/names.ts'
import { goldenFiles, goldenGames, keyOf, readPartings, savedFiles } from './files.ts'
import { type GoldenGame, hashesOf, hashOf, partingOf, savedGame, stateHash } from './game.ts'
import { canonical, fnv } from './hash.ts'
import { bundle, onChromium } from './inBrowser.ts'
import { RecordedNames } from './recordedNames.ts'
import { continuedHashes, replayedHashes, statesOf } from './replay.ts'

const gameCalled = (name: string): GoldenGame => {
  const game = goldenGames.find((each) => each.name === name)
  if (!game) throw new Error(`no golden game is called ${name}`)
  return game
}

/** The facts of a log in the names that its game was recorded with, and those names at its end. */
function asRecorded(log: Log, game: GoldenGame): { readonly names: Names; readonly facts: readonly unknown[] } {
  const names = new RecordedNames()
  const states = logStates(log)
  const facts = log.entries.map((entry, i) => {
    const [, recorded] = game.entries[i] ?? []
    if (entry.entry === 'undone') names.goBack(entry.to)
    else names.add(states[i] as GameState, entry.events, recorded && 'command' in recorded ? recorded : {})
    const back = names.now.reversed()
    return entry.entry === 'undone' ? [] : domainFacts(entry.events).map((fact) => back.fact(fact))
  })
  return { names: names.now, facts }
}

const WHAT_TO_DO =
  'Nothing was meant to change: mend the code. A rule was: raise ENGINE, list the rule in ENGINES, run `npm run golden` (conformance/golden/README.md).'

/** Why a game is not as the golden files say, in words. */
function complaint(game: GoldenGame, hashes: readonly string[]): string | undefined {
  const parting = partingOf(game, hashes)
  const expected = game.engine === ENGINE ? undefined : readPartings().parts[keyOf(game)]
  if (parting?.at === expected) return undefined
  const recorded = expected === undefined ? 'plays as recorded' : `parts at step ${expected}`
  return `${keyOf(game)} ${recorded} by the files, but ${parting?.words ?? 'plays as recorded'}. ${WHAT_TO_DO}`
}

describe('golden games', () => {
  it.each(goldenGames)(
    '[GEN-12] engine $engine, $name: the same commands and dice give the same table, facts and questions',
    (game) => {
      expect(complaint(game, replayedHashes(game))).toBeUndefined()
    },
  )

  it.each(goldenGames)(
    '[GEN-12] engine $engine, $name: opens as a saved game, at its end as it was recorded',
    (game) => {
      const opened = openLog(savedGame(game))
      if (isRefusal(opened)) throw new Error(JSON.stringify(opened))
      const { log, state } = opened
      const parts = readPartings().parts[keyOf(game)]
      expect(log.recorded?.from).toBe(parts === undefined ? undefined : parts - 1)
      expect(log.entries).toHaveLength(game.entries.length)
      const { names, facts } = asRecorded(log, game)
      expect(stateHash(state, names)).toBe(hashesOf(game).at(-1)?.split('-')[0])
      expect(canonical(facts)).toBe(canonical(game.entries.map(([, entry]) => ('facts' in entry ? entry.facts : []))))
    },
  )

  it('[GEN-12] the same in Chromium, step by step', async () => {
    const browser = findBrowser()
    if (browser === undefined) throw new Error('No Chromium found: install one or set CHROMIUM to its path.')
    const answer = await onChromium(await bundle(goldenFiles), browser)
    expect(answer).toHaveLength(goldenGames.length)
    expect(goldenGames.flatMap((game, i) => complaint(game, answer[i] ?? []) ?? [])).toEqual([])
  })

  it('[GEN-12] where they part from the present engine was written down for this engine, and no step earlier', () => {
    const { engine, parts } = readPartings()
    expect(engine, 'run `npm run golden`').toBe(ENGINE)
    const older = goldenGames.filter((game) => game.engine < ENGINE).map(keyOf)
    expect(Object.keys(parts).filter((key) => !older.includes(key))).toEqual([])
  })

  it('[GEN-12] a game that parts is recorded again for the engine from which it parts', () => {
    const { parts } = readPartings()
    for (const name of new Set(goldenGames.map((game) => game.name))) {
      const ofPlan = goldenGames.filter((game) => game.name === name)
      expect(
        ofPlan.some((game) => parts[keyOf(game)] === undefined),
        name,
      ).toBe(true)
    }
  })

  it('[GEN-12] the page of the golden games has a line for every engine, with the rules that it changed', () => {
    const page = readFileSync(new URL('../../../../conformance/golden/README.md', import.meta.url), 'utf8')
    const lines = [...page.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, number, what = '']) => ({
      number: Number(number),
      rules: what.match(/[A-Z]+-\d+/g) ?? [],
    }))
    const engines = lines.slice(0, ENGINES.length)
    expect(engines).toEqual(ENGINES.map(({ number, changes }) => ({ number, rules: changes.map(({ rule }) => rule) })))
    expect(ENGINES.at(-1)?.number).toBe(ENGINE)
  })

  it('[GEN-12] a single other die is noticed', () => {
    const game = gameCalled('en-skirmish')
    const changed = game.entries.findIndex(([, entry]) => 'draws' in entry && (entry.draws?.length ?? 0) > 0)
    const entries = game.entries.map((step, i): typeof step => {
      const [hash, entry] = step
      if (i !== changed || 'undone' in entry) return step
      const [[n, value] = [6, 0], ...others] = entry.draws ?? []
      return [hash, { ...entry, draws: [[n, (value + 1) % n], ...others] }]
    })
    const hashes = replayedHashes({ ...game, entries })
    expect(partingOf(game, hashes)).toMatchObject({ at: changed + 1 })
    expect(complaint(game, hashes)).toContain('mend the code')
  })

  it('[GEN-12] the hash depends on table, facts and question, not on the stack, the clock or the age of a question', () => {
    const [, state] = statesOf(gameCalled('en-arms-length'))
    if (!state) throw new Error('nothing was played')
    const question = topQuestion(state)
    const hash = hashOf(state, [])
    const aged = { frame: 'question', question: { ...question, since: 0 } } as Frame
    expect(hashOf({ ...state, clock: 0, stack: [aged] }, [{ type: 'reckoningHeld' }])).toBe(hash)
    expect(hashOf({ ...state, stack: [] }, [])).not.toBe(hash)
    expect(hashOf(state, [{ type: 'drawOffered', side: 'blue' }])).not.toBe(hash)
    expect(hashOf({ ...state, markers: state.markers.slice(1), figures: state.figures.slice(1) }, [])).not.toBe(hash)
  })

  it('[GEN-12] bookkeeping that is counted otherwise gives other names and leaves every hash as it is', () => {
    const shown = new Set<string>()
    for (const key of ['engine-1/en-cc-en-printed', 'engine-1/it-cc-en-printed', 'engine-2/es-cc-it']) {
      const game = goldenGames.find((one) => keyOf(one) === key)
      const [first] = game ? statesOf({ ...game, entries: [] }) : []
      if (!game || !first) throw new Error(`no golden game is ${key}`)
      const live: (readonly [string, StoredCommand])[] = []
      const depth: number[] = [0]
      for (const [hash, entry] of game.entries) {
        if ('undone' in entry) live.length = depth[entry.undone] ?? 0
        else live.push([hash, entry])
        depth.push(live.length)
      }
      const later = { ...first, clock: first.clock + 1000 }
      const entries = live.map(([, entry]) => entry)
      expect([key, continuedHashes(later, entries)]).toEqual([key, live.map(([hash]) => hash)])
      for (const { command, facts = [] } of entries)
        for (const name of [command.verb, ...facts.map(({ type }) => type)]) shown.add(name)
    }
    for (const name of ['joinSuppression', 'opportunityShot', 'smokeLaid', 'smokeThinned', 'arrivalScheduled'])
      expect([...shown]).toContain(name)
  })

  it('[GEN-12] texts depend on every value and on no order of keys', () => {
    expect(fnv('')).toBe('811c9dc5')
    expect(fnv('a')).toBe('e40c292c')
    expect(fnv('foobar')).toBe('bf9cf968')
    expect(canonical({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}')
  })
})

describe('saves of earlier days', () => {
  const logs = savedFiles.filter(({ kind }) => kind === 'log')
  const states = savedFiles.filter(({ kind }) => kind === 'state')

  it('[GEN-12] there are some of both kinds', () => {
    expect(logs.length).toBeGreaterThan(0)
    expect(states.length).toBeGreaterThan(0)
  })

  it.each(logs)('[GEN-12] the log of $game still leads to the end of its game', ({ game, text }) => {
    const played = openLog(text)
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    const { log, state } = played
    const { names } = asRecorded(log, gameCalled(game))
    expect(stateHash(state, names)).toBe(hashesOf(gameCalled(game)).at(-1)?.split('-')[0])
    const again = openLog(saveLog(log))
    expect(isRefusal(again) ? again : again.state).toEqual(state)
  })

  it.each(states)('[GEN-12] $game goes on from the state saved after $step commands', ({ game, step, text }) => {
    const state = restoreState(text)
    if (isRefusal(state)) throw new Error(state.code)
    const rest = gameCalled(game).entries.slice(step)
    const { value } = JSON.parse(text) as { readonly value: unknown }
    expect(JSON.parse(saveState(state))).toMatchObject({ tactic48: 'state', version: SAVE_VERSION, value })
    expect(
      continuedHashes(
        state,
        rest.map(([, entry]) => entry),
      ),
    ).toEqual(rest.map(([hash]) => hash))
  })
})
