import { type Report, reportText } from '@tactic48/content/report'
import { type Command, figureId, type GameState, seatOf, seededChance, startLog, weaponId } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { gameOf } from '../src/conformance/position.ts'
import { playScenario } from '../src/conformance/run.ts'
import { parseScenario, readScenario } from '../src/conformance/source.ts'
import { fileOf } from './running.ts'

const duel = (): GameState => {
  const figures = {
    A: { side: 'blue', at: [5, 12], weapons: 'rifle S 3 L 2' },
    T: { side: 'ember', at: [12, 12], weapons: 'rifle S 3 L 2' },
  } as const
  return held(startLog(gameOf({ figures, tokens: { blue: 5, ember: 0 } }, { edition: 'qs-it' }), seededChance('x')))
    .state
}
const state = duel()
const seat = seatOf(state, 'blue')

const fire = {
  verb: 'fire',
  seat,
  figure: figureId('A'),
  weapon: weaponId('rifle'),
  target: figureId('T'),
} as Command
const absurd = { ...fire, target: figureId('A') } as Command

const report = (part: Partial<Report>): Report => ({
  rule: 'FIRE-04',
  should: 'refused',
  words: '',
  state,
  command: fire,
  ...part,
})

const messages = (text: string): readonly string[] =>
  playScenario(parseScenario(text, 'wrong.yaml')).flatMap(({ failure }) => failure?.messages ?? [])

describe('[GEN-01] a report that a ruling is wrong is a scenario that fails while the engine disagrees', () => {
  test('what should be refused and is allowed', () => {
    expect(messages(reportText(report({})))).toEqual(['accepted, but "FIRE-04" should refuse it'])
  })

  test('what should be allowed and is refused', () => {
    const [said] = messages(reportText(report({ should: 'allowed', command: absurd })))
    expect(said).toMatch(/^refused by FIRE-/)
  })

  test('what is ruled as the player expects passes', () => {
    expect(messages(reportText(report({ should: 'allowed' })))).toEqual([])
  })

  test('another need or fate of a shot that was rolled', () => {
    const rolled = report({
      should: 'otherwise',
      draws: [
        [6, 5],
        [6, 0],
        [6, 0],
      ],
    })
    expect(messages(reportText(rolled))).toEqual([])
    expect(messages(reportText({ ...rolled, need: 1 }))).toEqual([expect.stringContaining('need')])
    expect(messages(reportText({ ...rolled, fate: { figure: figureId('T'), is: 'unhurt' } }))).toEqual([
      expect.stringContaining('T'),
    ])
  })

  test('the words are kept, whatever they hold', () => {
    const words = 'a "quote", a: colon,\nlines # and \u202e turned'
    expect(parseScenario(reportText(report({ words })), 'wrong.yaml').scenario.note).toBe(words)
  })

  test('a position that was changed by hand is refused by its field', () => {
    const text = reportText(report({})).replace('\\"phase\\":\\"play\\"', '\\"phase\\":\\"tea\\"')
    expect(messages(text)).toEqual([expect.stringMatching(/^the saved position is refused: phase: must be one of/)])
  })

  test('a position of another sheet is told', () => {
    const text = reportText(report({})).replace('editions: ["qs-it"]', 'editions: ["qs-en"]')
    expect(messages(text)).toEqual(['the saved position is one of qs-it'])
  })

  test('a long saved line is read, a long file without one is not', () => {
    const long = fileOf('long.yaml', `title: "x"\nrules: ["FIRE-04"]\nnote: "${'x'.repeat(300_000)}"\n`)
    expect(() => readScenario(long)).toThrow(/larger than/)
    const saved = fileOf('saved.yaml', `title: "x"\nrules: ["FIRE-04"]\nsaved: "${'x'.repeat(300_000)}"\n`)
    expect(readScenario(saved).scenario.title).toBe('x')
  })
})
