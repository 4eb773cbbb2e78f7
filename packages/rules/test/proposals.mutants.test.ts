import { figureId, type GameState, markerId, proposals, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../src/engine/families.ts'
import { BOMB, RIFLE } from './world/cards.ts'
import { newGame, opened } from './world/games.ts'
import { atEdges, atSetup, FORCES, POSITION, proposed, seats } from './world/moments.ts'
import { at, disc } from './world/places.ts'
import { field } from './world/range.ts'
import { ember, type Game } from './world/scene.ts'

const MG = { ...RIFLE, id: weaponId('mg'), mg: true } as const

/** The Actions that are proposed for `a`, whether or not they would be refused. */
const actions = ({ state }: Game): ReadonlySet<string> =>
  new Set(
    [...proposals(state, 'blue')].flatMap((command) =>
      'figure' in command && command.figure === 'a' ? [command.verb] : [],
    ),
  )

describe('families', () => {
  it('[GEN-02] react in one order that never changes', () => {
    expect(FAMILIES.map(({ name }) => name)).toEqual([
      'setup',
      'turn',
      'window',
      'wound',
      'suppression',
      'opportunityFire',
      'move',
      'moveAndFire',
      'fire',
      'shot',
      'aim',
      'takeCover',
      'grenade',
      'handToHand',
      'victim',
      'heldAction',
      'sealed',
      'draw',
      'undo',
      'victory',
    ])
  })
})

describe('what is proposed is a list', () => {
  it('[TURN-15] shots, Aim and Take Cover, and nothing that needs a place', () => {
    expect(actions(field())).toEqual(new Set(['fire', 'aim', 'takeCover']))
  })

  it('[SF-04] [WOUND-03] no shot of one who is suppressed or in Shock', () => {
    expect(actions(field({ counters: { suppressed: true } }))).not.toContain('fire')
    expect(actions(field({ shockSince: 1 }))).not.toContain('fire')
  })

  it('[FIRE-07] no shot with a weapon that has none left, one with a weapon that has one', () => {
    const used = (shots: number) => actions(field({ counters: { shots: { [RIFLE.id]: shots } } }))
    expect(used(1)).toContain('fire')
    expect(used(2)).not.toContain('fire')
  })

  it('[COVER-02] no second Take Cover', () => {
    expect(actions(field({ standing: { kind: 'takeCover' } }))).not.toContain('takeCover')
  })
})

describe('proposals answer what is asked', () => {
  const SETUP = ['layOut', 'chooseEdge', 'nameObjective', 'deploy'] as const

  it('[SETUP-04] [SETUP-08] [SETUP-13] of set-up only the step that is on', () => {
    const own = (state: GameState, side: 'blue' | 'ember') =>
      SETUP.filter((verb) => [...proposals(state, side)].some((command) => command.verb === verb))
    const discs = [disc('n', 12, 2, 1), disc('s', 12, 22, 1)]
    const edges = { blue: 'south', ember: 'north' } as const
    const table = { width: 24_000, height: 24_000, elements: discs, edges }
    expect(own(atSetup(), 'blue')).toEqual(['layOut'])
    expect(own(atEdges(discs), 'ember')).toEqual(['chooseEdge'])
    expect(own(atSetup({ gameType: 'mission', table }), 'ember')).toEqual(['nameObjective'])
    const deploying = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    expect(own(deploying, 'ember')).toEqual([])
    expect(own(POSITION, 'blue')).toEqual([])
  })

  it('[VICT-10] the side that is asked may resign or offer a draw', () => {
    const offers = [...proposals(POSITION, 'blue')].filter(({ verb }) => verb === 'resign' || verb === 'offerDraw')
    expect(offers).toEqual([
      { verb: 'resign', seat: seats.blue },
      { verb: 'offerDraw', seat: seats.blue },
    ])
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
