import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame, isRefusal, knownFigure, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { fitOf } from '../src/ai/calibrate.ts'
import type { Contest, PairResult } from '../src/ai/contest.ts'
import { writeSection } from '../src/ai/document.ts'
import { luckOf } from '../src/ai/luck.ts'
import { sequentialTest, standingOf } from '../src/ai/standing.ts'
import { pairing } from '../src/match/pairings.ts'
import { fileOf, folderOf, run } from './running.ts'

const arena = (...args: readonly string[]) => run('ai', 'match', ...args, '--type', 'skirmish')

const game = (score: number, more: Partial<Contest> = {}): Contest => ({
  aSide: 'blue',
  score,
  margin: 0,
  adjusted: 0,
  rule: 'VICT-01',
  rounds: 3,
  turns: 6,
  seconds: [0, 0],
  longestTurn: [0, 0],
  ...more,
})

const pairsOf = (...scores: readonly (readonly [number, number])[]): readonly PairResult[] =>
  scores.map(([a, b], number) => ({ number, title: 'skirmish qs-en', games: [game(a), game(b, { aSide: 'ember' })] }))

describe('tactic48 ai match', () => {
  it('is fair: who plays against himself wins exactly half and gains nothing, game by game', async () => {
    const { out, code } = await arena('regular-1', 'regular-1', '--pairs', '1', '--json')
    const { score, adjusted, margin, faults } = JSON.parse(out)
    expect({ share: score.share, adjusted: adjusted.mean, margin: margin.mean, faults, code }).toEqual({
      share: 0.5,
      adjusted: 0,
      margin: 0,
      faults: [],
      code: 0,
    })
  })

  it('beats who only does anything legal', async () => {
    const { out } = await arena('random', 'regular-1', '--pairs', '1', '--rounds', '12', '--json')
    expect(JSON.parse(out)).toMatchObject({ won: 0, faults: [] })
  })

  it('goes on where it was broken off, with the same result, and cuts a torn line off', async () => {
    const file = join(folderOf('arena'), 'kept.jsonl')
    const terms = ['recruit', 'regular-1', '--file', file, '--json'] as const
    const whole = await arena(...terms, '--pairs', '2', '--threads', '2')
    const kept = readFileSync(file, 'utf8')
    const [head, ...lines] = kept.split('\n')
    const first = lines.find((line) => JSON.parse(line || '{}').number === 0) ?? ''
    writeFileSync(file, `${head}\n${first}\n${first.slice(0, 40)}`)
    const again = await arena(...terms, '--pairs', '2')
    const timeless = (text: string) => ({ ...JSON.parse(text), secondsPerTurn: 0, longestTurn: 0 })
    expect(timeless(again.out)).toEqual(timeless(whole.out))
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
    const other = await arena('recruit', 'recruit', '--file', file)
    expect(other.code).toBe(1)
    expect(other.err).toContain('kept.jsonl is of another match')
  })

  it.each([
    [['nobody', 'regular-1'], "no opponent is called 'nobody'; take recruit, regular, veteran"],
    [['veteran:speed=3', 'regular-1'], "'speed=3' is no number of a veteran; weighed, modelled"],
    [['veteran:fights=many', 'regular-1'], "'fights=many' is no number of a veteran"],
    [['regular', 'regular-1', '--sprt', '55,50'], 'two scores in per cent, the smaller first'],
    [['regular', 'regular-1', '--pool', 'mine'], 'tuning or held-out'],
    [['regular', 'regular-1', '--file', fileOf('torn.jsonl', 'nothing\n')], 'is of another match'],
  ])('%j is told what is wrong with it', async (args, said) => {
    const { err, code } = await arena(...args)
    expect(err).toContain(said)
    expect(code).toBe(1)
  })

  it('keeps tables and forces of the proof apart from those for tuning', () => {
    const terms = { seed: 'pools', rounds: 40, option: [] } as const
    const titles = (pool: 'tuning' | 'held-out') =>
      Array.from({ length: 40 }, (_, number) =>
        pairing({ ...terms, pool }, number)
          .title.split(' ')
          .slice(2),
      )
    const words = (pool: 'tuning' | 'held-out') =>
      new Set(
        titles(pool)
          .flat()
          .filter((word) => word !== 'v'),
      )
    for (const word of words('held-out')) expect(words('tuning')).not.toContain(word)
    expect(words('held-out').size).toBeGreaterThan(4)
  })
})

describe('the arena reckons', () => {
  it('by pairs: two games that go each its way are one half without an error', () => {
    const { score, paired } = standingOf(pairsOf([1, 0], [0, 1], [1, 0]))
    expect(score?.share).toBe(0.5)
    expect(paired).toEqual({ mean: 0.5, error: 0 })
  })

  it('a sequential test stops for a gain and for none, and not before ten pairs', () => {
    const hypotheses = { none: 0.5, gain: 0.6 }
    const won = Array.from({ length: 40 }, (_, i) => [1, i % 4 === 0 ? 0 : 1] as const)
    const even = Array.from({ length: 200 }, (_, i) => [i % 2, i % 3 === 0 ? 1 : 0] as const)
    expect(sequentialTest(pairsOf(...won), hypotheses).verdict).toBe('gain')
    expect(sequentialTest(pairsOf(...even), hypotheses).verdict).toBe('none')
    expect(sequentialTest(pairsOf(...won.slice(0, 9)), hypotheses).verdict).toBeUndefined()
  })

  it('[FIRE-11] luck as what a shot took beyond its mean: over all its dice there is none', () => {
    const { spec } = pairing({ seed: 'luck', rounds: 40, option: [] }, 0)
    const opened = createGame(spec, seededChance('luck'))
    if (isRefusal(opened)) throw new Error(opened.code)
    const { state } = opened
    const of = (side: string) => state.figures.find((figure) => figure.side === side) ?? state.figures[0]
    const [shooter, target] = [of('blue'), of('ember')]
    if (!shooter || !target) throw new Error('two sides have men')
    let sum = 0
    for (let die = 1; die <= 6; die++) {
      const hits = die >= 4 ? 1 : 0
      const shot = {
        type: 'shotResolved',
        mode: 'fire',
        shooter: shooter.id,
        weapon: 'rifle',
        target: target.id,
        distance: 1,
        band: 'short',
        cover: 'open',
        need: { score: 4, items: [] },
        dice: [die],
        hits,
        result: hits > 0 ? 'wound' : 'miss',
      }
      const luck = luckOf(state, [shot as never])
      expect(luck[knownFigure(state, target.id).side]).toBe(0)
      sum += luck.blue
    }
    expect(sum).toBeCloseTo(0, 12)
  })

  it('a fit: twice too much is a bias of 100 % and a perfect correlation', () => {
    const fit = fitOf([1, 2, 5].map((played) => ({ played, modelled: 2 * played })))
    expect([fit.correlation, fit.bias, fit.slope].map((one) => one.toFixed(6))).toEqual([
      '1.000000',
      '1.000000',
      '0.500000',
    ])
  })

  it('writes its own section of a document and leaves the rest', () => {
    const path = fileOf('doc.md', '# Title\n\n<!-- one -->\nold\n<!-- /one -->\n\nend\n')
    writeSection(path, 'one', 'new')
    writeSection(path, 'two', 'added')
    expect(readFileSync(path, 'utf8')).toBe(
      '# Title\n\n<!-- one -->\nnew\n<!-- /one -->\n\nend\n\n<!-- two -->\nadded\n<!-- /two -->\n',
    )
    const torn = fileOf('torn.md', '<!-- one -->\n')
    expect(() => writeSection(torn, 'one', 'new')).toThrow(/without <!-- \/one -->/)
  })
})

describe('tactic48 ai', () => {
  it('counts what an opponent does in its games', async () => {
    const { out } = await run('ai', 'conduct', 'recruit', '--pairs', '1', '--json')
    const { recruit } = JSON.parse(out)
    expect(recruit.games).toBe(2)
    expect(recruit.shots).toBeGreaterThan(0)
  })

  it('holds the model against the engine, the same again from the same seed', async () => {
    const calibrate = () => run('ai', 'calibrate', '--positions', '4', '--playouts', '4', '--json')
    const first = await calibrate()
    expect(JSON.parse(first.out)).toMatchObject({ positions: 4, policy: 'quick' })
    expect(await calibrate()).toEqual(first)
  })
})
