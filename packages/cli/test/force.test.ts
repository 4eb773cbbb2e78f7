import { describe, expect, it } from 'vitest'
import { fileOf, run } from './running.ts'

const json = (name: string, value: unknown): string => fileOf(name, JSON.stringify(value))
const man = (card: string, change: object = {}) => ({ card: `us-airborne/${card}`, assigned: [], ...change })
const force = (characters: readonly object[], change: object = {}) => ({
  force: { faction: 'us-airborne', characters, ...change },
})

describe('tactic48 force check', () => {
  it('[FORCE-02] [STRUCT-01] tells every fault with the change that mends it', async () => {
    const file = json('twice.json', force([man('hobart'), man('hobart'), man('foot-rifle')]))
    const { out, code } = await run('force', 'check', file)
    expect(code).toBe(1)
    expect(out).toContain('error FORCE-02: us-airborne/hobart is a hero and may be there once')
    expect(out).toMatch(/→ take us-airborne\/\S+ instead of us-airborne\/hobart \(no\. 2\)/)
    expect(out).toContain('error STRUCT-01: –: 2 NCOs, at most 1')
    expect(out.split('\n').at(-1)).toMatch(/us-airborne, 3 Characters, 0 tactic cards, \d+ AP: 2 errors$/)
  })

  it('[SETUP-01] the size is that of the file or of the flag', async () => {
    const file = json('size.json', { ...force([man('foot-rifle')]), agreedAp: 50 })
    expect((await run('force', 'check', file)).out).toContain('error SETUP-01')
    const small = await run('force', 'check', file, '--ap', '5', '-o', 'forceTolerancePct=50')
    expect([small.code, small.out]).toEqual([0, expect.stringContaining('legal')])
    expect((await run('force', 'check', file, '--ap', 'many')).code).toBe(1)
  })

  it('[FORCE-09] without a company edition an officer is only told of', async () => {
    const file = json('led.json', { editions: 'qs-en', ...force([man('foot-rifle'), man('garrity')]) })
    const { out, code } = await run('force', 'check', file)
    expect(out).toContain('warning FORCE-09: us-airborne/garrity has rank or abilities')
    expect([code, out.includes('STRUCT')]).toEqual([0, false])
    const led = await run('force', 'check', file, '-e', 'qs-en+cc-it')
    expect([led.code, led.out]).toEqual([1, expect.stringContaining('error STRUCT-04: 1 officers, at most 0')])
  })

  it.each([
    ['notJson', '{', /the file: is not written as JSON/],
    ['missing', JSON.stringify({}), /force: is missing/],
    ['wrong type', JSON.stringify(force([{ card: 3, assigned: [] }])), /force\.characters\[0\]\.card: must be a text/],
    ['stranger', JSON.stringify({ ...force([man('hobart')]), evil: 1 }), /evil: is an unknown field/],
    [
      '__proto__',
      '{"force":{"faction":"x","characters":[],"__proto__":{}}}',
      /__proto__|force\.characters|noCharacters/,
    ],
    [
      'too long',
      JSON.stringify(force(Array.from({ length: 301 }, () => man('hobart')))),
      /characters: has more than 300/,
    ],
    [
      'editions',
      JSON.stringify({ ...force([man('hobart')]), editions: 'qs-xx' }),
      /hostile-editions\.json: editions: 'qs-xx' is not an edition/,
    ],
  ])('[SETUP-01] a hostile file is refused by file, field and reason: %s', async (name, text, says) => {
    const file = fileOf(`hostile-${name.replace(/\W/g, '')}.json`, text)
    const { err, out, code } = await run('force', 'check', file)
    expect(code).toBe(1)
    expect(err + out).toMatch(says)
  })
})

describe('tactic48 deck check', () => {
  it('[TACTIC-02] [HOUSE-10] whose cards, and whether samples are played', async () => {
    const file = json('deck.json', { faction: 'us-airborne', deck: ['dash', 'no-such-card'] })
    const { out, code } = await run('deck', 'check', file)
    expect(code).toBe(1)
    expect(out).toContain('no card is called no-such-card')
    const samples = json('samples.json', { faction: 'us-airborne', deck: ['dash', 'dash'] })
    expect((await run('deck', 'check', samples)).out).toContain('HOUSE-10')
    const on = await run('deck', 'check', samples, '-o', 'house.sampleTactics=true')
    expect([on.code, on.out]).toEqual([0, expect.stringMatching(/\.json: us-airborne, 2 tactic cards, 4 AP: legal$/)])
    expect((await run('deck', 'check', samples, '-e', 'qs-it')).out).toContain('FORCE-09')
  })
})
