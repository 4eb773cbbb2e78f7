import { isRefusal, openLog, restoreState, SAVE_VERSION, saveLog, saveState } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { findBrowser } from '../../../../scripts/browser.mjs'
import { goldenFiles, goldenGames, savedFiles } from './files.ts'
import { type GoldenGame, hashesOf, stateHash } from './game.ts'
import { canonical, fnv } from './hash.ts'
import { bundle, onChromium } from './inBrowser.ts'
import { continuedHashes, replayedHashes } from './replay.ts'

/** Step, verb and hash on each line: a difference shows where a game goes another way. */
const told = ({ steps }: GoldenGame, hashes: readonly string[]): readonly string[] =>
  hashes.map((hash, i) => `${i} ${steps[i - 1]?.[0].verb ?? 'opening'} ${hash}`)

const gameCalled = (name: string): GoldenGame => {
  const game = goldenGames.find((each) => each.name === name)
  if (!game) throw new Error(`no golden game is called ${name}`)
  return game
}

describe('golden games', () => {
  it.each(goldenGames)('[GEN-12] $name: the same commands and dice give the same states and events', (game) => {
    expect(told(game, replayedHashes(game))).toEqual(told(game, hashesOf(game)))
  })

  it('[GEN-12] the same in Chromium, step by step', async () => {
    const browser = findBrowser()
    if (browser === undefined) throw new Error('No Chromium found: install one or set CHROMIUM to its path.')
    const answer = await onChromium(await bundle(goldenFiles), browser)
    expect(answer).toHaveLength(goldenGames.length)
    goldenGames.forEach((game, i) => {
      expect(told(game, answer[i] ?? [])).toEqual(told(game, hashesOf(game)))
    })
  })

  it('[GEN-01] they play all three sheets, both game types and nearly everything that can be said', () => {
    const specs = goldenGames.map(({ spec }) => spec)
    expect(new Set(specs.map(({ rules }) => rules.qs)).size).toBe(3)
    expect(new Set(specs.map(({ gameType }) => gameType)).size).toBe(2)
    expect(new Set(specs.map(({ rules }) => rules.opponentTurnActions)).size).toBe(3)
    expect(new Set(specs.map(({ rules }) => rules.ofTrigger)).size).toBe(3)
    expect(new Set(specs.map(({ rules }) => rules.h2hSequence)).size).toBe(2)
    const verbs = new Set(goldenGames.flatMap(({ steps }) => steps.map(([{ verb }]) => verb)))
    expect(verbs.size).toBeGreaterThanOrEqual(27)
  })

  it('[GEN-12] a single other die is noticed', () => {
    const game = gameCalled('en-skirmish')
    const changed = game.steps.findIndex(([, chance]) => chance.length > 0)
    const steps = game.steps.map((step, i): typeof step => {
      const [command, [first = 1, ...others], hash] = step
      return i === changed ? [command, [first === 1 ? 2 : 1, ...others], hash] : step
    })
    const hashes = replayedHashes({ ...game, steps })
    expect(hashes.slice(0, changed + 1)).toEqual(hashesOf(game).slice(0, changed + 1))
    expect(hashes[changed + 1]).not.toBe(hashesOf(game)[changed + 1])
  })

  it('[GEN-12] the hash depends on every value and on no order of keys', () => {
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
    expect(stateHash(state)).toBe(hashesOf(gameCalled(game)).at(-1)?.split('-')[0])
    const again = openLog(saveLog(log))
    expect(isRefusal(again) ? again : again.state).toEqual(state)
  })

  it.each(states)('[GEN-12] $game goes on from the state saved after $step commands', ({ game, step, text }) => {
    const state = restoreState(text)
    if (isRefusal(state)) throw new Error(state.code)
    const { steps } = gameCalled(game)
    const { value } = JSON.parse(text) as { readonly value: unknown }
    expect(JSON.parse(saveState(state))).toMatchObject({ tactic48: 'state', version: SAVE_VERSION, value })
    expect(continuedHashes(state, steps.slice(step))).toEqual(steps.slice(step).map(([, , hash]) => hash))
  })
})
