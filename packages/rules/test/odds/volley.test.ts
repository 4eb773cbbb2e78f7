import { describe, expect, it } from 'vitest'
import { volleyOdds } from '../../src/odds/volley.ts'
import { figureId, markerId } from '../../src/state/ids.ts'
import { at } from '../world/places.ts'
import { screen } from '../world/range.ts'
import type { Game, Scene } from '../world/scene.ts'
import { area, END, takingPart, volley } from '../world/suppressing.ts'

describe('what a volley is worth', () => {
  const both = { hurt: { h2h: 1 }, healthy: { h2h: 1 }, side: 'ember' } as const
  const equals = { x: { at: [13, 11], ...both }, y: { at: [13, 14], ...both } } as const
  const FACES = [1, 2, 3, 4, 5, 6] as const

  const told = (game: Game, id: string): readonly number[] => {
    const odds = volleyOdds(game.state, area(['a', 'b']), figureId(id))
    return odds ? [odds.miss, odds.wound, odds.elimination].map((chance) => Math.round(chance * 144)) : []
  }

  it.each([
    ['a weaker and a stronger man', {}],
    [
      'a weakest man who is strong on his other side',
      { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 4 } } },
    ],
    ['two of whom one participant sees neither', { b: { at: [3, 23], ...takingPart() } }],
    [
      'one who is wounded already',
      { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 }, wounded: true } },
    ],
  ] as const)('[SF-14] [SF-15] [WOUND-05] the odds upon %s are what all throws of the dice come to', (_, men) => {
    const wall = { elements: [screen(1, 20, 23.9, 'total')] }
    for (const id of ['x', 'y']) {
      const fates = [0, 0, 0]
      for (const first of FACES) {
        for (const second of FACES) {
          const sees = volley(wall, men).say(END, [first, second].slice(0, 'b' in men ? 1 : 2))
          const before = volley(wall, men).figure(id).wounded
          const { whereabouts, wounded } = sees.figure(id)
          const fate = whereabouts === 'eliminated' ? 2 : wounded !== before ? 1 : 0
          fates[fate] = (fates[fate] ?? 0) + 4
        }
      }
      expect(told(volley(wall, men), id)).toEqual(fates)
    }
  })

  it('[SF-16] between equals the dice decide, or the player whom the option names', () => {
    const [one, two] = [4 * 10, 4]
    const among = (options: Scene['options'] = {}) => told(volley({ options }, equals), 'x')
    expect(among()).toEqual([144 - one / 2 - two / 2 - two / 4, one / 2 + two / 2, two / 4])
    expect(among({ allocationTie: 'attacker' })).toEqual([100, 40, 4])
    expect(among({ allocationTie: 'defender' })).toEqual([144, 0, 0])
  })

  it('[SF-14] where the owner chooses, nobody is safe behind a weaker man', () => {
    expect(told(volley({ qs: 'qs-it' }), 'y')).toEqual([100, 40, 4])
    expect(told(volley({ qs: 'qs-en' }), 'y')).toEqual([144, 0, 0])
  })

  it('[SF-15] twelve participants on eight equal men: every six is one wound', () => {
    const joined = Array.from({ length: 10 }, (_, i) => `p${i}`)
    const names = ['a', 'b', ...joined]
    const men = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`x${i}`, { at: [12 + i, 11], ...both } as const]),
    )
    const shooters = Object.fromEntries(
      joined.map((name, i) => [name, { at: [6, 2 + 1.5 * i], ...takingPart() } as const]),
    )
    const wide = area(names, { at: at(16, 11), radius: 6 })
    const { state } = volley({ markers: [wide] }, { x: { at: [40, 20] }, y: { at: [42, 20] }, ...men, ...shooters })
    const [first, ...others] = Object.keys(men).map((id) => volleyOdds(state, wide, figureId(id)))
    expect(8 * ((first?.wound ?? 0) + 2 * (first?.elimination ?? 0))).toBeCloseTo(12 / 6, 12)
    expect(first?.elimination).toBeGreaterThan(0)
    for (const other of others) expect(other?.elimination).toBeCloseTo(first?.elimination ?? 0, 12)
  })

  it('[SF-15] twenty-four participants on sixteen different men are told without counting every order of them', () => {
    const joined = Array.from({ length: 22 }, (_, i) => `p${i}`)
    const men = Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => {
        const place = [12 + (i % 8), i < 8 ? 10 : 12] as const
        return [`x${i}`, { at: place, side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 2 + i } } as const]
      }),
    )
    const shooters = Object.fromEntries(
      joined.map((name, i) => [name, { at: [4 + 1.5 * (i % 2), 2 + 0.9 * i], ...takingPart() } as const]),
    )
    const wide = area(['a', 'b', ...joined], { at: at(16, 11), radius: 6 })
    const { state } = volley({ markers: [wide] }, { x: { at: [40, 20] }, y: { at: [42, 20] }, ...men, ...shooters })
    const odds = volleyOdds(state, wide, figureId('x3'))
    expect((odds?.miss ?? 0) + (odds?.wound ?? 0) + (odds?.elimination ?? 0)).toBeCloseTo(1, 12)
    expect(odds?.wound).toBeCloseTo(24 / 6 / 16, 1)
  })

  it('[SF-18] a participant who stands in an area himself will not roll', () => {
    const own = area(['a', 'b'])
    const other = area(['x', 'y'], { id: markerId('other'), side: 'ember', at: at(3, 14.4), radius: 0 })
    const standing = { kind: 'suppressionFire', marker: other.id } as const
    const game = volley(
      { markers: [own, other] },
      { x: { ...equals.x, standing }, y: { ...equals.y, standing, healthy: { h2h: 2 } } },
    )
    expect(told(game, 'x')).toEqual([120, 24, 0])
  })

  it('[SF-04] [SF-18] with `sfAffectsWhen: enters` nobody is suppressed when the turn begins, and all roll', () => {
    const other = area(['x', 'y'], { id: markerId('other'), side: 'ember', at: at(3, 14.4), radius: 0 })
    const standing = { kind: 'suppressionFire', marker: other.id } as const
    const men = { x: { ...equals.x, standing }, y: { ...equals.y, standing, healthy: { h2h: 2 } } }
    const game = volley({ markers: [area(['a', 'b']), other], options: { sfAffectsWhen: 'enters' } }, men)
    expect(told(game, 'x')).toEqual([100, 40, 4])
    expect(game.say(END, [1, 1]).facts('suppressionRolled')).toMatchObject([
      { rolls: [{ figure: 'a' }, { figure: 'b' }] },
    ])
  })

  it('[SF-14] with `sfVictimInArea` off the odds count who is in sight, and who may roll as before', () => {
    const options = { sfVictimInArea: false }
    const away = { x: { at: [13, 20], ...both }, y: { at: [15, 20], ...both } } as const
    expect(told(volley({ options }, away), 'x')).toEqual([144, 0, 0])
    expect(told(volley({ options, qs: 'qs-it' }, away), 'x')).toEqual([100, 40, 4])
  })

  it('[SF-03] [SF-09] friends are not wounded, and fire that waits for its second man wounds nobody', () => {
    const { state } = volley()
    expect(volleyOdds(state, area(['a', 'b']), figureId('a'))).toBeUndefined()
    expect(volleyOdds(state, area(['a', 'b'], { waiting: true }), figureId('x'))).toBeUndefined()
  })
})
