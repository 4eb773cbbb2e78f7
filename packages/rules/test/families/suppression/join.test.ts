import { rectangleOutline } from '@tactic48/geometry'
import { figureId, markerId, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { refused } from '../../world/games.ts'
import { id, proposed } from '../../world/moments.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST, field, RIFLE_ID, range, screen } from '../../world/range.ts'
import { ember, type Game, scene } from '../../world/scene.ts'

const MG = { ...RIFLE, id: weaponId('mg'), mg: true } as const

describe('refused starts and joiners', () => {
  const GUNNER = { healthy: { sfRadius: 2 } }
  const SF = markerId('sf')
  const field = (rest: Parameters<typeof range>[1] = {}): Game => {
    const { shooter, men, ...others } = rest
    return range(9, { shooter: { ...GUNNER, ...shooter }, men: { b: { at: [3, 14] }, ...men }, ...others })
  }
  const start = (rest: object = {}) =>
    ({
      verb: 'startSuppression',
      figure: 'a',
      weapon: 'rifle',
      at: at(13, 12),
      joiners: [{ figure: 'b', weapon: 'rifle' }],
      ...rest,
    }) as const
  const withJoiners = (...joiners: readonly (readonly [string, string])[]) =>
    start({ joiners: joiners.map(([figure, weapon]) => ({ figure, weapon })) })

  it('[SF-01] [SF-09] symbol, table, sight and a second shooter', () => {
    expect(range(9, { men: { b: { at: [3, 14] } } }).refusal(start())).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'startSuppression' }),
    )
    expect(field().refusal(start({ at: { x: -1, y: 5 } }))).toEqual(refused('SF-01', 'offTable', { x: -1, y: 5 }))
    const hidden = field({ elements: [screen(2, 8, 16, 'total')] })
    expect(hidden.refusal(start())).toEqual(refused('SF-01', 'noSight', { figure: 'a' }))
    expect(field().refusal(withJoiners())).toEqual(refused('SF-09', 'needsJoiner', { figure: 'a' }))
    expect(field().refusal(withJoiners(['b', 'rifle'], ['b', 'rifle']))).toEqual(
      refused('SF-09', 'namedTwice', { figure: 'b' }),
    )
    expect(field().refusal(withJoiners(['a', 'rifle']))).toEqual(refused('SF-09', 'namedTwice', { figure: 'a' }))
    expect(field().rule(start())).toBeUndefined()
  })

  it('[FIRE-05] [SF-10] every shooter with a gun of his own', () => {
    const nowhere = (figure: string) => refused('FIRE-05', 'noSuchWeapon', { figure, weapon: 'sabre' })
    expect(field().refusal(start({ weapon: 'sabre' }))).toEqual(nowhere('a'))
    expect(field().refusal(withJoiners(['b', 'sabre']))).toEqual(nowhere('b'))
    const bombers = field({
      shooter: { healthy: { sfRadius: 2, weapons: [RIFLE, BOMB] } },
      men: { b: { at: [3, 14], healthy: { weapons: [BOMB] } } },
    })
    expect(bombers.refusal(start({ weapon: 'bomb' }))).toEqual(
      refused('FIRE-05', 'notAGun', { figure: 'a', weapon: 'bomb' }),
    )
    expect(bombers.refusal(withJoiners(['b', 'bomb']))).toEqual(
      refused('FIRE-05', 'notAGun', { figure: 'b', weapon: 'bomb' }),
    )
  })

  it('[SF-10] [SF-04] a joiner sees the marker and is not suppressed', () => {
    const behind = field({ elements: [piece('w', rectangleOutline(u(4), u(13.2), u(1), u(2)))] })
    expect(behind.refusal(start())).toEqual(refused('SF-10', 'noSight', { figure: 'b' }))
    const pinned = field({ men: { b: { at: [3, 14], counters: { suppressed: true } } } })
    expect(pinned.refusal(start())).toEqual(refused('SF-04', 'suppressed', { figure: 'b' }))
  })

  it('[SF-11] who attacked may not take part; the Italian sheet asks whether he shot', () => {
    const attacked = { counters: { attacked: true } } as const
    const shot = { counters: { shot: true } } as const
    expect(field({ shooter: attacked }).refusal(start())).toEqual(refused('SF-11', 'alreadyAttacked', { figure: 'a' }))
    expect(field({ men: { b: { at: [3, 14], ...attacked } } }).refusal(start())).toEqual(
      refused('SF-11', 'alreadyAttacked', { figure: 'b' }),
    )
    const italian = { qs: 'qs-it', options: { sfBarScope: 'all' } } as const
    expect(field({ ...italian, shooter: attacked }).rule(start())).toBeUndefined()
    expect(field({ ...italian, shooter: shot }).refusal(start())).toEqual(
      refused('SF-11', 'alreadyShot', { figure: 'a' }),
    )
    const joiners = { options: { sfBarScope: 'joiners' } } as const
    expect(field({ ...joiners, shooter: attacked }).rule(start())).toBeUndefined()
    expect(field({ ...joiners, men: { b: { at: [3, 14], ...attacked } } }).rule(start())).toBe('SF-11')
  })

  it('[SF-10] joining: an own marker that is there, once', () => {
    const standing = { standing: { kind: 'suppressionFire', marker: SF } } as const
    const game = (side: 'blue' | 'ember') => {
      const [one, two] = side === 'blue' ? ['b', 'c'] : ['t', 's']
      const participants = [one, two].map((name) => ({ figure: id(name), weapon: RIFLE_ID }))
      return field({
        target: side === 'ember' ? standing : {},
        men: {
          b: { at: [3, 14], ...(side === 'blue' && standing) },
          c: { at: [3, 16], ...(side === 'blue' && standing) },
          s: { at: [13, 16], side: 'ember', ...(side === 'ember' && standing) },
        },
        markers: [{ kind: 'suppressionFire', id: SF, side, participants, at: at(8, 20), radius: 1, waiting: false }],
      })
    }
    const join = { verb: 'joinSuppression', figure: 'a', weapon: 'rifle', marker: 'sf' } as const
    expect(game('blue').rule(join)).toBeUndefined()
    expect(game('blue').refusal({ ...join, marker: 'none' })).toEqual(
      refused('SF-10', 'noSuchMarker', { marker: 'none' }),
    )
    expect(game('ember').refusal(join)).toEqual(refused('SF-10', 'notYourMarker', { marker: 'sf' }))
    expect(game('blue').refusal({ ...join, figure: 'b' })).toEqual(
      refused('SF-10', 'alreadyTakesPart', { figure: 'b' }),
    )
    expect(game('blue').refusal({ ...join, figure: 'ghost' })).toMatchObject({ rule: 'TURN-09', code: 'noSuchFigure' })
    expect(game('blue').refusal({ ...join, weapon: 'sabre' })).toMatchObject({ rule: 'FIRE-05' })
    const watch = scene({ men: { a: { at: [3, 3] }, b: { at: [3, 5], watches: { at: [9, 9] } }, ...BALLAST } })
    expect(watch.refusal({ ...join, marker: 'of-b' })).toMatchObject({ code: 'noSuchMarker' })
  })
})

describe('joining Suppression Fire', () => {
  it('[SF-10] joining an own marker with every gun, and nobody else’s', () => {
    const SF = markerId('sf')
    const standing = { standing: { kind: 'suppressionFire', marker: SF } } as const
    const game = (side: 'blue' | 'ember', attacked = false) => {
      const pair = side === 'blue' ? (['b', 'c'] as const) : (['d', 'f'] as const)
      const by = (name: string) => (([...pair] as string[]).includes(name) ? standing : {})
      return field(
        { healthy: { weapons: [RIFLE, MG, BOMB], sfRadius: undefined }, counters: { attacked } },
        {
          men: {
            b: { at: [5, 7], ...by('b') },
            c: { at: [5, 9], ...by('c') },
            d: { at: [15, 7], ...ember, ...by('d') },
            f: { at: [15, 9], ...ember, ...by('f') },
            w: { at: [2, 2], watches: { at: [9, 2] } },
          },
          markers: [
            {
              kind: 'suppressionFire',
              id: SF,
              side,
              participants: pair.map((name) => ({ figure: figureId(name), weapon: RIFLE.id })),
              at: at(20, 20),
              radius: 1,
              waiting: false,
            },
          ],
        },
      )
    }
    const joins = (state: Game) =>
      proposed(state.state, 'blue', 'joinSuppression').filter(({ figure }) => figure === 'a')
    expect(joins(game('blue'))).toMatchObject([
      { figure: 'a', weapon: 'rifle', marker: 'sf' },
      { figure: 'a', weapon: 'mg', marker: 'sf' },
    ])
    expect(joins(game('ember'))).toEqual([])
    expect(joins(game('blue', true))).toEqual([])
  })
})
