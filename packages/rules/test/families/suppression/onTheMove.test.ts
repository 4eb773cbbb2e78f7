import { markerId, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { dangers } from '../../../src/odds/dangers.ts'
import { figureId } from '../../../src/state/ids.ts'
import type { Marker } from '../../../src/state/marker.ts'
import { id } from '../../world/moments.ts'
import { eastTo, walk } from '../../world/moving.ts'
import { at } from '../../world/places.ts'
import { BALLAST, EDITIONS, RIFLE_ID } from '../../world/range.ts'
import { ember, type Game, type Man, scene } from '../../world/scene.ts'

const watch = (id: string, owner: string, x: number, y: number): Marker => ({
  kind: 'opportunityFire',
  id: markerId(id),
  side: 'ember',
  owner: figureId(owner),
  weapon: RIFLE_ID,
  at: at(x, y),
  radius: 3,
})

const watching = (marker: string): Partial<Man> => ({ standing: { kind: 'opportunityFire', marker: markerId(marker) } })

/** Ember suppresses with `p` and `q` whatever stands within 2 u of (12, 12). */
const SF: Marker = {
  kind: 'suppressionFire',
  id: markerId('sf'),
  side: 'ember',
  participants: ['p', 'q'].map((id) => ({ figure: figureId(id), weapon: RIFLE_ID })),
  at: at(12, 12),
  radius: 2,
  waiting: false,
}

const gunners = {
  p: { at: [22, 20], side: 'ember', standing: { kind: 'suppressionFire', marker: SF.id } },
  q: { at: [22, 22], side: 'ember', standing: { kind: 'suppressionFire', marker: SF.id } },
} as const

describe.each(EDITIONS)('%s', (qs) => {
  it('[OF-09] [COVER-05] [EX-20] the second of two markers shoots at the shocked target: need 5', () => {
    const game = scene({
      qs,
      size: [48, 24],
      markers: [watch('m', 'near', 8, 12), watch('n', 'far', 8, 12)],
      men: {
        a: { at: [2, 12] },
        near: { at: [5, 4], side: 'ember', ...watching('m') },
        far: { at: [18, 12], side: 'ember', ...watching('n') },
        ...BALLAST,
      },
    }).say({ verb: 'move', figure: figureId('a'), path: [at(7, 12)] })
    expect(game.asked('opportunityFire').offers.map(({ marker }) => marker)).toEqual(['m', 'n'])
    game.say({ verb: 'opportunityShot', marker: markerId('m'), target: figureId('a') }, [4, 1, 1])
    expect(game.figure('a').wounded).toBe(true)
    game.say({ verb: 'opportunityShot', marker: markerId('n'), target: figureId('a') }, [5, 2])
    expect(game.facts('shotResolved')).toMatchObject([{ band: 'long', need: { score: 5 }, result: 'wound' }])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[OF-12] [SF-04] [EX-23] a suppressed owner does not shoot, the marker stays', () => {
    const pinned = { ...watching('m'), counters: { suppressed: true } }
    const game = scene({
      qs,
      markers: [watch('m', 'o', 8, 12)],
      men: { a: { at: [2, 12] }, o: { at: [8, 5], side: 'ember', ...pinned }, ...BALLAST },
    }).say({ verb: 'move', figure: figureId('a'), path: [at(7, 12)] })
    expect(game.facts('opportunityTriggered')).toEqual([])
    expect(game.state.markers).toHaveLength(1)
  })

  const charge = (inside: boolean): Game =>
    scene({
      qs,
      size: [48, 24],
      markers: [SF],
      men: {
        a: { at: [10, 12], counters: { suppressed: true } },
        e: { at: inside ? [13, 12] : [10, 16], side: 'ember' },
        ...gunners,
        ...BALLAST,
      },
    })

  it('[SF-06] [EX-29] a suppressed Character charges: in the Italian edition only out of the area', () => {
    const into = (inside: boolean) =>
      charge(inside).rule({ verb: 'move', figure: figureId('a'), path: [inside ? at(12, 12) : at(10, 15)] })
    expect(into(true)).toBe(qs === 'qs-it' ? 'SF-06' : undefined)
    expect(into(false)).toBeUndefined()
  })

  describe('`sfAffectsWhen: enters`', () => {
    const options = { sfAffectsWhen: 'enters' } as const
    const field = (x: number, y: number): Game =>
      scene({
        qs,
        options,
        size: [48, 24],
        markers: [SF],
        men: { a: { at: [x, y] }, e: { at: [13, 12], side: 'ember' }, ...gunners, ...BALLAST },
      })
    const walk = (game: Game, ...path: readonly (readonly [number, number])[]) =>
      game.say({ verb: 'move', figure: figureId('a'), path: path.map(([x, y]) => at(x, y)) })
    const foretold = (game: Game, ...path: readonly (readonly [number, number])[]) =>
      dangers(
        game.state,
        game.figure('a'),
        path.map(([x, y]) => at(x, y)),
      ).filter(({ kind }) => kind === 'suppression')

    it('[SF-04] moving inside or out of the area does not suppress, entering and crossing it does', () => {
      expect(walk(field(10, 12), [10, 13]).facts('suppressed')).toEqual([])
      expect(foretold(field(10, 12), [10, 13])).toEqual([])
      expect(walk(field(10, 12), [8, 12]).facts('suppressed')).toEqual([])
      expect(walk(field(8, 12), [10, 12]).facts('suppressed')).toMatchObject([{ figure: 'a', marker: 'sf' }])
      expect(walk(field(9, 14), [14.5, 14.9]).facts('suppressed')).toHaveLength(1)
      expect(foretold(field(8, 12), [10, 12])).toMatchObject([{ marker: 'sf', at: { x: 12000 - 2905, y: 12000 } }])
    })

    it('[SF-04] out of the area and in again within one move suppresses', () => {
      const game = walk(field(9.5, 12), [8.5, 12], [10, 12])
      expect(game.facts('suppressed')).toHaveLength(1)
      expect(game.figure('a').position).toEqual(at(10, 12))
    })

    it('[SF-06] who stands in the area unsuppressed may charge inside it; who comes in may not, in the Italian edition', () => {
      const charge = (game: Game) => game.rule({ verb: 'move', figure: figureId('a'), path: [at(12, 12)] })
      expect(charge(field(10, 12))).toBeUndefined()
      expect(charge(field(8, 12))).toBe(qs === 'qs-it' ? 'SF-06' : undefined)
    })
  })

  it('[MNF-04] [SF-04] [EX-31] the shot planned after a path through the area is lost', () => {
    const game = scene({
      qs,
      size: [48, 24],
      markers: [SF],
      men: {
        a: { at: [8.5, 12], healthy: { moveFire: 8 } },
        e: { at: [20, 12], side: 'ember' },
        ...gunners,
        ...BALLAST,
      },
    }).say({ verb: 'moveAndFire', figure: figureId('a'), path: [at(16, 12)], shoot: 'after' })
    expect(game.facts('suppressed')).toMatchObject([{ figure: 'a', marker: 'sf' }])
    expect(game.facts('shotLost')).toHaveLength(1)
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').position).toEqual(at(16, 12))
  })
})

describe('two areas on the way', () => {
  it('[SF-04] of two areas on the way the one entered first suppresses', () => {
    const standing = (name: string) => ({ standing: { kind: 'suppressionFire', marker: markerId(name) } }) as const
    const area = (name: string, x: number, figure: string, second: string) =>
      ({
        kind: 'suppressionFire',
        id: markerId(name),
        side: 'ember',
        participants: [figure, second].map((each) => ({ figure: id(each), weapon: weaponId('rifle') })),
        at: at(x, 5),
        radius: 1,
        waiting: false,
      }) as const
    const men = {
      p: { at: [30, 20], ...ember, ...standing('far') },
      q: { at: [30, 22], ...ember, ...standing('far') },
      r: { at: [33, 20], ...ember, ...standing('near') },
      s: { at: [33, 22], ...ember, ...standing('near') },
    } as const
    const markers = [area('far', 13, 'p', 'q'), area('near', 9, 'r', 's')]
    const suppressed = walk(men, { markers }).say(eastTo(16)).facts('suppressed')
    expect(suppressed).toEqual([{ type: 'suppressed', figure: 'a', marker: 'near' }])
    const other = walk(men, { markers: [area('near', 9, 'r', 's'), area('far', 13, 'p', 'q')] }).say(eastTo(16))
    expect(other.facts('suppressed')).toEqual(suppressed)
  })
})
