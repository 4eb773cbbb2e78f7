import { describe, expect, it } from 'vitest'
import { run } from './running.ts'

const PAIR = 'us-airborne/patrol:de-infantry/patrol'

describe('tactic48 balance', () => {
  it('[SETUP-01] plays pairs of games with the forces on either side and tells the share with its interval', async () => {
    const args = ['balance', '--pair', PAIR, '--games', '2', '--seed', 'fixed', '--json'] as const
    const { out, err, code } = await run(...args)
    expect(code).toBe(0)
    const { pairs, forces } = JSON.parse(out)
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({ forces: PAIR.split(':'), games: 2, balanced: false })
    expect(pairs[0].score.low).toBeLessThan(pairs[0].score.share)
    expect(forces[0].score.share + forces[1].score.share).toBeCloseTo(1)
    expect(err).toContain('1 of 1')
    expect((await run(...args)).out).toBe(out)
  }, 900_000)

  it('scores a force against itself at exactly one half', async () => {
    const { out } = await run('balance', '--pair', 'uk-infantry/patrol:uk-infantry/patrol', '--games', '2', '--json')
    expect(JSON.parse(out).pairs[0].score.share).toBe(0.5)
  }, 900_000)

  it('weighs formations under the company rules by name', async () => {
    const { out } = await run(
      ...['balance', '--size', 'squad', '--pair', 'jp-snlf/full-squad:su-rifle/full-squad'],
      ...['--games', '2', '--json'],
    )
    expect(JSON.parse(out).pairs[0]).toMatchObject({ ap: [57, 57], games: 2 })
  }, 900_000)

  it.each([
    [['--games', '3'], 'must be even'],
    [['--pair', 'nobody:us-rifle/squad'], "no ready force is called 'nobody'"],
    [['--pair', 'a:b:c'], 'must read a:b'],
    [['--size', 'platoon', '--pair', 'us-rifle/squad:us-rifle/squad'], "no ready force is called 'us-rifle/squad'"],
  ])('refuses %s', async (args, words) => {
    const { err, code } = await run('balance', ...args)
    expect(code).toBe(1)
    expect(err).toContain(words)
  })
})

describe('tactic48 balance --battles', () => {
  it('[HOUSE-20] plays a battle with its own sides and tells how often Blue wins, the same again from the same seed', async () => {
    const args = ['balance', '--battles', 'evacuate-the-wounded', '--games', '1', '--seed', 'fixed'] as const
    const { out, err, code } = await run(...args, '--json')
    expect(code).toBe(0)
    const [one, ...more] = JSON.parse(out).battles
    expect(more).toEqual([])
    expect(one).toMatchObject({ battle: 'evacuate-the-wounded', games: 1 })
    expect(one.score.share).toBe(one.blue + one.drawn / 2)
    expect(one.fair).toBe(one.score.share >= 0.3 && one.score.share <= 0.7)
    expect(err).toBe(`1 of 1  evacuate-the-wounded: ${one.blue} of 1 won by Blue`)
    const table = (await run(...args)).out
    expect(table).toMatch(/^battle +games +won by Blue +drawn +share of Blue/)
    expect(table).toContain(`evacuate-the-wounded      1            ${one.blue}      ${one.drawn}`)
  }, 900_000)

  it('[SETUP-01] fields squads no dearer than a battle allows', async () => {
    const { err, code } = await run(
      'balance',
      '--battles',
      'meeting-engagement',
      '--games',
      '1',
      '--edition',
      'qs-it+cc-it',
    )
    expect(err).toContain('1 of 1  meeting-engagement')
    expect(code).toBe(0)
  }, 900_000)

  it('refuses a battle that there is not', async () => {
    const { err, code } = await run('balance', '--battles', 'nowhere')
    expect(code).toBe(1)
    expect(err).toContain("no battle is called 'nowhere'; take bunker-line")
  })
})
