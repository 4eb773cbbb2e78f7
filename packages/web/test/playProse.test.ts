import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureId, type GameEvent, REFUSALS, type RefusalCode, type SeenCommand } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'

import { endTurn, fire, moveTo } from '../../rules/test/world/commands.ts'
import { BLUE, EMBER, man, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { lastTurnLines } from '../src/play/moment.ts'
import { fewOf, foldPasses, foldRuns, withoutEchoes } from '../src/prose/fold.ts'
import { sentence } from '../src/prose/sentence.ts'
import { TELLERS, tellEntry, tellEvents } from '../src/prose/tell.ts'
import { SILENT } from '../src/prose/teller.ts'
import { entriesOf, textsOf } from './catalogues.ts'
import { lineOf } from './replayGames.ts'

const RULES = join(import.meta.dirname, '..', '..', 'rules', 'src')

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

describe.each([
  ['English', textsOf('en', 'prose').why],
  ['Italian', textsOf('it', 'prose').why],
  ['Spanish', textsOf('es', 'prose').why],
] as const)('why not, in %s', (_, why) => {
  const codes = Object.keys(REFUSALS) as readonly RefusalCode[]

  it('every refusal of the rules has its words, and no words are left for others', () => {
    expect(codes.length).toBeGreaterThan(70)
    const said = Object.keys(why).filter((code) => !code.endsWith('_female'))
    expect(said.sort()).toEqual([...codes, 'tooFarAlong', 'wrongField'].sort())
  })

  it('no words name a value that may be missing', () => {
    const given = (code: RefusalCode): readonly string[] =>
      Object.entries(REFUSALS[code]).flatMap(([name, kind]) => (kind.endsWith('?') ? [] : [name]))
    const broken = codes.filter((code) => holes(why[code]).some((hole) => !given(code).includes(hole)))
    expect(broken).toEqual([])
    expect(holes(why.tooFarAlong)).toEqual(['length', 'limit'])
    expect(holes(why.wrongField)).toEqual(['field'])
  })
})

describe.each(['it', 'es'])('what is said of one person, in %s', (language) => {
  /** A masculine participle right after the name of whoever it is about. */
  const MASCULINE =
    /\{\{(?:name|figure|patient|medic|casualty|foe)\}\}(?:,|:| (?:non )?è| (?:no )?es)? (\p{L}+(?:at|it|ut|ad|id)o)\b/u

  it.each(['play', 'prose', 'text'] as const)('suits a woman, too: %s', (page) => {
    const texts = new Map(entriesOf(textsOf(language, page) as object as Parameters<typeof entriesOf>[0]))
    const masculine = [...texts].filter(([key, text]) => MASCULINE.test(text) && !texts.has(`${key}_female`))
    expect(masculine).toEqual([])
  })
})

describe('what happened', () => {
  it('every fact of the engine is told or deliberately silent', () => {
    const types = ['event.ts', 'companyEvent.ts']
      .map((name) => readFileSync(join(RULES, 'state', name), 'utf8'))
      .flatMap((text) => [...text.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type ?? ''))
    expect(types.length).toBeGreaterThan(40)
    const told = [...Object.keys(TELLERS), ...SILENT]
    expect(told.sort()).toEqual([...new Set(types)].sort())
  })
})

describe('the log', () => {
  const GAME = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8)] })
  const { state } = begin(GAME)
  const says = (tokens: number): readonly string[] => {
    const before = { ...state, sides: { ...state.sides, blue: { ...state.sides.blue, tokens } } }
    const { number } = state.turn
    const events = [
      { type: 'turnEnded', number, side: 'blue' },
      { type: 'turnStarted', number: number + 1, side: 'ember', seized: true },
    ] as const
    const entry = { entry: 'command', side: 'ember', seq: 0, command: undefined, events } as unknown as SeenCommand
    return tellEntry(before, entry).map(({ telling }) => telling)
  }

  it('[TURN-06] [INIT-09] a turn that ends with tokens left does not end for want of them', () => {
    expect(says(6)).not.toContain('tokensOut')
    expect(says(0)).toContain('tokensOut')
  })

  it('[ORDER-03] [SF-04] names those who are passed over, or held, in one sentence', () => {
    const skipped = (figure: string, rule: string) => ({ type: 'orderSkipped', figure, rule }) as unknown as GameEvent
    const told = tellEvents(state, [skipped('a', 'FIRE-07'), skipped('x', 'FIRE-07'), skipped('a', 'LOS-01')])
    expect(told.map(({ telling }) => telling)).toEqual(['orderSkippedAll', 'orderSkipped'])
    expect(told[0]?.said).toEqual({ figures: { figures: ['a', 'x'] } })
  })

  const passes = (side: 'blue' | 'ember') => ({
    sentence: sentence('passed', 'TURN-16', { side: { side } }),
    moment: 1,
  })
  const aims = (moment: number) => ({
    sentence: sentence('aimed', 'AIM-01', { figure: { figure: figureId('a') } }),
    moment,
  })

  it('[TURN-16] has one line for all passes of a side in a turn, where the last of them was', () => {
    const lines = [aims(1), passes('ember'), aims(2), passes('ember'), passes('blue'), aims(3)]
    const folded = foldPasses(lines)
    expect(folded.map(({ sentence: { telling } }) => telling)).toEqual([
      'aimed',
      'aimed',
      'passedOften',
      'passed',
      'aimed',
    ])
    expect(folded[2]?.sentence.said).toEqual({ side: { side: 'ember' }, times: 2 })
  })

  it('[SETUP-08] [ORDER-10] has one sentence for a mass deployment and for the men of an order, and each man of a few', () => {
    const placed = (ids: readonly string[]) =>
      ids.map((id, i) => ({
        sentence: sentence('figureDeployed', 'SETUP-08', {
          figure: { figure: figureId(id) },
          square: { at: { x: 0, y: 0 } },
        }),
        moment: i,
      }))
    const few = placed(['a', 'x'])
    expect(foldRuns(few, state, ['figureDeployed'])).toEqual(few)
    const [both, ...more] = foldRuns(placed(['a', 'x', 'a', 'x', 'a']), state, ['figureDeployed'])
    expect(more).toEqual([])
    expect(both).toMatchObject({ moment: 4, sentence: { telling: 'deployedBoth', said: { blue: 3, ember: 2 } } })
    // ORDER-10: those who walk by one order, not those who walk one after the other.
    const walks = (moments: readonly number[]) =>
      moments.map((moment) => ({
        sentence: sentence('moved', 'MOVE-01', { figure: { figure: figureId('a') } }),
        moment,
      }))
    const apart = (one: { moment: number }, other: { moment: number }): boolean => one.moment !== other.moment
    const ordered = foldRuns(walks([1, 2, 7, 7, 7, 7, 7]), state, ['moved'], apart)
    expect(ordered.map(({ sentence: { telling } }) => telling)).toEqual(['moved', 'moved', 'movedMany'])
    const own = foldRuns(placed(['x', 'x', 'x', 'x', 'x']), state, ['figureDeployed'])
    expect(own[0]?.sentence).toMatchObject({ telling: 'deployedSide', said: { men: 5, side: { side: 'ember' } } })
  })
})

it('[ORDER-11] of many who are ordered the first are named and the others counted', () => {
  const names = Array.from({ length: 30 }, (_, i) => `Rifleman ${i + 1}`)
  const others = (count: number): string => `${count} others`
  expect(fewOf(names.slice(0, 8), others)).toEqual(names.slice(0, 8))
  expect(fewOf(names, others)).toEqual([...names.slice(0, 4), '26 others'])
})

describe('the other side’s last turn', () => {
  const figures = [man('a', 'blue', 4, 4), man('b', 'blue', 9, 4), man('x', 'ember', 4, 8), man('y', 'ember', 12, 8)]
  const begun = begin(prepared({ figures }))

  it('[TURN-01] is a few lines without tokens and ends of turns, each with its moment', () => {
    const commands = [endTurn(BLUE), moveTo(EMBER, 'y', 12, 10), fire(EMBER, 'x', 'a'), endTurn(EMBER)]
    const played = run(begun, commands, 6, 1, 1)
    const { lines, more } = lastTurnLines(lineOf(played).log, played.state, 'ember')
    expect(lines.map(({ sentence: { telling }, moment }) => [telling, moment])).toEqual([
      ['moved', 2],
      ['shotResolved', 3],
      ['wounded', 3],
    ])
    expect(more).toBe(0)
  })

  it('[FIRE-09] says a shot and a loss once: no announcement before the roll, no wound before the death', () => {
    const line = (
      telling: 'shotDeclared' | 'shotRolled' | 'wounded' | 'eliminated',
      shooter: string,
      figure: string,
    ) => ({
      sentence: sentence(telling, 'FIRE-09', {
        shooter: { figure: figureId(shooter) },
        figure: { figure: figureId(figure) },
      }),
    })
    const lines = [
      line('shotDeclared', 'x', 'a'),
      line('shotRolled', 'x', 'a'),
      line('wounded', 'x', 'a'),
      line('wounded', 'x', 'b'),
      line('eliminated', 'x', 'a'),
      line('shotDeclared', 'y', 'a'),
    ]
    expect(withoutEchoes(lines)).toEqual([lines[1], lines[3], lines[4], lines[5]])
  })
})
