import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { figureId } from '../../../src/state/ids.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST, EDITIONS } from '../../world/range.ts'
import { ember, type Game, type Scene, scene } from '../../world/scene.ts'
import { bomb, enemy, pair, thrower, toss } from '../../world/throwing.ts'

const fate = (game: Game, id: string) => {
  const { whereabouts, wounded } = game.figure(id)
  return whereabouts === 'eliminated' ? 'eliminated' : wounded ? 'wounded' : 'unhurt'
}

const types = ({ events }: Game): readonly string[] => events.map(({ type }) => type)

describe.each(EDITIONS)('%s', (qs) => {
  it('[GREN-10] [GREN-12] [EX-35] three wounds: A, B, A', () => {
    const game = thrower({ qs, men: pair() }).say(toss(8), [4, 5, 6])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'wounded'])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 'A', rule: 'GREN-12' }])
  })

  it('[GREN-13] [EX-36] two sixes are two wounds, no headshot', () => {
    const game = thrower({ qs, men: pair(), dice: 2 }).say(toss(8), [6, 6])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['wounded', 'wounded'])
  })

  it('[GREN-10] [EX-37] three wounds, A wounded before', () => {
    const game = thrower({ qs, men: pair({ wounded: true, hurt: { h2h: 1 } }) }).say(toss(8), [4, 4, 4])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'eliminated'])
    expect(game.facts('eliminated').map(({ rule }) => rule)).toEqual(['WOUND-05', 'GREN-12'])
  })

  it('[GREN-08] [EX-38] behind a wall safe, with Take Cover in the open not', () => {
    const wall = piece('wall', rectangleOutline(u(10), u(12.6), u(4), u(0.2)))
    const men = { C: enemy(12, 13.6, 1), D: enemy(12, 10.6, 2, { standing: { kind: 'takeCover' } }) }
    const game = thrower({ qs, men, elements: [wall] }).say(toss(8), [4, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([
      { caught: ['D'], safe: [{ figure: 'C', rule: 'GREN-08' }], wounds: 1 },
    ])
    expect([fate(game, 'C'), fate(game, 'D')]).toEqual(['unhurt', 'wounded'])
  })
})

describe('the blast', () => {
  it('[GREN-07] friend and foe, thrower included, within the radius', () => {
    const men = { friend: { at: [3, 14] }, edge: enemy(3.9, 12 + 0.4 + 2 + 0.5 + 1, 1), out: enemy(9, 12, 1) } as const
    const game = thrower({ men }).say({ ...toss(0), at: at(4, 13) }, [1, 1, 1])
    expect(game.facts('grenadeBurst')[0]?.caught).toEqual(['a', 'friend', 'edge'])
  })

  it('[GREN-07] the edge of the base counts, from the edge of the marker', () => {
    const caught = (gap: number) =>
      thrower({ men: { A: enemy(3.9 + 8, 12 + 0.4 + 2 + 0.5 + gap, 1) }, dice: 1 })
        .say(toss(8), gap > 0 ? [] : [1])
        .facts('grenadeBurst')[0]?.caught
    expect(caught(0)).toEqual(['A'])
    expect(caught(0.01)).toEqual([])
  })

  it('[GREN-08] Partial Cover from scenery protects, near or not; Characters do not', () => {
    const hedge = piece('hedge', rectangleOutline(u(10), u(12.6), u(4), u(0.2)), { cover: 'partial' })
    const men = { A: enemy(11.9, 13.5, 1), B: enemy(11.9, 10.8, 1), C: enemy(11.9, 9.7, 1) }
    const game = thrower({ men, elements: [hedge] }).say(toss(8), [1, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([{ caught: ['B', 'C'], safe: [{ figure: 'A' }] }])
  })

  it('[GREN-08] an element that holds marker and Character alike does not protect', () => {
    const wood = piece('wood', rectangleOutline(u(8), u(8), u(9), u(9)), { cover: 'partial', passable: true })
    const game = thrower({ men: { A: enemy(12, 13, 1) }, elements: [wood] }).say(toss(8), [1, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([{ caught: ['A'] }])
  })

  it('[GREN-08] on whose base the centre of the marker lies, he is never safe', () => {
    const hedge = piece('hedge', rectangleOutline(u(10), u(11.8), u(4), u(0.4)), { cover: 'partial' })
    const game = thrower({ men: { A: enemy(12, 12.3, 1), B: enemy(12, 13.5, 1) }, elements: [hedge] })
    expect(game.say(toss(8), [1, 1, 1]).facts('grenadeBurst')).toMatchObject([
      { caught: ['A'], safe: [{ figure: 'B' }] },
    ])
  })

  it('[GREN-08] `takeCoverStopsBlast`, void within 5 u of the thrower in the Italian edition', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    const caught = (qs: 'qs-en' | 'qs-it', x: number, distance: number) => {
      const men = { A: enemy(x, 12, 1, covered) }
      const dice = qs === 'qs-it' && distance < 4 ? [1] : []
      const game = thrower({ qs, options: { takeCoverStopsBlast: true }, men, dice: 1 }).say(toss(distance), dice)
      return game.facts('grenadeBurst')[0]?.caught
    }
    expect(caught('qs-en', 12, 8)).toEqual([])
    expect(caught('qs-it', 12, 8)).toEqual([])
    expect(caught('qs-en', 7, 3)).toEqual([])
    expect(caught('qs-it', 7, 3)).toEqual(['A'])
  })

  it('[GREN-09] one roll of S dice for all, 4+ whatever the cover', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    const game = thrower({ men: pair(covered, { ...covered, shockSince: 1, wounded: true }) }).say(toss(8), [3, 4, 3])
    expect(game.facts('grenadeBurst')).toMatchObject([{ dice: [3, 4, 3], wounds: 1 }])
    expect(fate(game, 'A')).toBe('wounded')
  })

  it('[GREN-10] surplus wounds are lost', () => {
    const game = thrower({ men: { A: enemy(12, 12, 1, { hurt: false }) } }).say(toss(8), [4, 4, 4])
    expect(game.facts('eliminated')).toHaveLength(1)
  })

  it('[GREN-10] the order is that of the moment of explosion', () => {
    const men = pair({ healthy: { h2h: 1 }, hurt: { h2h: 5 } }, { healthy: { h2h: 2 } })
    const game = thrower({ men }).say(toss(8), [4, 4, 4])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'wounded'])
  })

  const equals = { A: enemy(11.9, 10.5, 1), B: enemy(11.9, 13.5, 1), C: enemy(13.4, 12, 1) }

  it('[GREN-11] ties by D6 after the hits are known, the lowest takes the wound', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 1, 1, 5, 2, 3])
    expect(game.facts('tieRolled')).toMatchObject([{ rule: 'GREN-11' }])
    expect(fate(game, 'B')).toBe('wounded')
  })

  it('[GREN-11] only where it matters: those level at the cut roll again', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 4, 1, 2, 5, 5, 3, 4])
    expect(game.facts('tieRolled')[0]?.dice).toEqual([
      { figure: 'A', rolls: [2] },
      { figure: 'B', rolls: [5, 3] },
      { figure: 'C', rolls: [5, 4] },
    ])
    expect([fate(game, 'A'), fate(game, 'B'), fate(game, 'C')]).toEqual(['wounded', 'wounded', 'unhurt'])
  })

  it('[GREN-11] no dice when all tied take a wound', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 4, 4])
    expect(game.facts('tieRolled')).toEqual([])
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['wounded', 'wounded', 'wounded'])
  })

  it('[GREN-11] in the second round among the living only', () => {
    const men = { ...equals, A: enemy(11.9, 10.5, 1, { hurt: false }) }
    const game = thrower({ men, dice: 4 }).say(toss(8), [4, 4, 4, 4, 6, 2])
    expect(game.facts('tieRolled')[0]?.dice.map(({ figure }) => figure)).toEqual(['B', 'C'])
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['eliminated', 'wounded', 'eliminated'])
  })

  it.each([
    ['attacker', 'blue'],
    ['defender', 'ember'],
  ] as const)('[GREN-11] `allocationTie: %s` asks %s for each wound', (allocationTie, side) => {
    const game = thrower({ options: { allocationTie }, men: equals }).say(toss(8), [4, 4, 1])
    expect(game.asked('victim')).toMatchObject({ awaiting: [side], among: ['A', 'B', 'C'], rule: 'GREN-11' })
    game.say({ verb: 'chooseVictim', figure: figureId('C') })
    expect(game.asked('victim').among).toEqual(['A', 'B'])
    game.say({ verb: 'chooseVictim', figure: figureId('B') })
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['unhurt', 'wounded', 'wounded'])
    expect(game.question?.kind).toBe('action')
  })

  it('[VICT-07] is one event for victory', () => {
    const game = scene({
      men: {
        a: { at: [3, 12], wounded: true, hurt: { weapons: [bomb(3)], h2h: 1 }, ap: 10 },
        x: enemy(5, 12, 2, { hurt: false, ap: 10 }),
      },
    }).say({ ...toss(0), at: at(4, 14) }, [4, 4, 1])
    expect(game.state.phase).toBe('over')
    expect(game.state.outcome?.winner).toBeUndefined()
    expect(game.facts('eliminated')).toHaveLength(2)
  })
})

describe('who is hurt', () => {
  const cast = (men: Scene['men'], options: Scene['options'] = {}, qs: Scene['qs'] = 'qs-en') =>
    scene({
      qs,
      options,
      men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, BOMB] } }, ...men, ...BALLAST },
    })
  const toss = { verb: 'throwGrenade', figure: 'a', weapon: 'bomb', at: at(11, 5) } as const
  const strong = { at: [11, 4], ...ember, healthy: { h2h: 4 }, hurt: { h2h: 4 } } as const
  const weak = { at: [11, 6], ...ember, healthy: { h2h: 1 }, hurt: { h2h: 1 } } as const

  it('[GREN-09] [GREN-10] the weakest first, whatever their order on the list', () => {
    const game = cast({ strong, weak }).say(toss, [4, 1, 1])
    expect(game.facts('wounded')).toEqual([{ type: 'wounded', figure: 'weak', rule: 'GREN-09' }])
    const two = cast({ strong, weak }).say(toss, [4, 4, 1])
    expect(two.facts('wounded').map(({ figure }) => figure)).toEqual(['weak', 'strong'])
  })

  it('[GREN-12] [GREN-10] the third wound comes back to the weakest and eliminates him', () => {
    const game = cast({ strong, weak }).say(toss, [4, 4, 4])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 'weak', rule: 'GREN-12' }])
  })

  it('[VICT-07] a blast without wounds holds up no reckoning, one with wounds does', () => {
    expect(types(cast({ weak }).say(toss, [1, 1, 1]))).not.toContain('reckoningHeld')
    const nobody = cast({ weak: { ...weak, at: [20, 20] } }).say(toss)
    expect(nobody.facts('grenadeBurst')).toMatchObject([{ dice: [], wounds: 0, caught: [] }])
    expect(types(nobody)).not.toContain('reckoningHeld')
    const hurt = types(cast({ weak }).say(toss, [4, 1, 1]))
    expect(hurt.indexOf('reckoningHeld')).toBeLessThan(hurt.indexOf('wounded'))
    expect(hurt.indexOf('wounded')).toBeLessThan(hurt.indexOf('reckoningDue'))
  })

  it('[GREN-08] option takeCoverStopsBlast shelters those who took cover, and nobody else', () => {
    const on = { takeCoverStopsBlast: true }
    const covered = { ...weak, standing: { kind: 'takeCover' } } as const
    expect(cast({ weak }, on).say(toss, [1, 1, 1]).facts('grenadeBurst')).toMatchObject([{ caught: ['weak'] }])
    expect(cast({ weak: covered }, on).say(toss).facts('grenadeBurst')).toMatchObject([
      { caught: [], safe: [{ figure: 'weak', rule: 'GREN-08' }] },
    ])
    expect(cast({ weak: covered }).say(toss, [1, 1, 1]).facts('grenadeBurst')).toMatchObject([{ caught: ['weak'] }])
  })

  it('[GREN-10] [GREN-11] as many wounds as equals need no dice; one fewer does', () => {
    const pair = { p: { ...weak, at: [11, 4] }, q: weak } as const
    expect(cast(pair).say(toss, [4, 4, 1]).facts('tieRolled')).toEqual([])
    const tie = cast(pair).say(toss, [4, 1, 1, 3, 2])
    expect(tie.facts('tieRolled')).toEqual([
      {
        type: 'tieRolled',
        rule: 'GREN-11',
        dice: [
          { figure: 'p', rolls: [3] },
          { figure: 'q', rolls: [2] },
        ],
      },
    ])
    expect(tie.facts('wounded')).toMatchObject([{ figure: 'q' }])
  })
})
