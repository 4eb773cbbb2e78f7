import { BATTLES, battleSpec } from '@tactic48/content/battles'
import { rectangleOutline } from '@tactic48/geometry'
import {
  type Command,
  commandNet,
  createGame,
  elementId,
  execute,
  figureId,
  friendsOf,
  type GameState,
  type Goals,
  isOfficer,
  knownFigure,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held, seatFor } from '../../rules/test/world/games.ts'
import { piece, u } from '../../rules/test/world/places.ts'
import { type Man, type Scene, scene } from '../../rules/test/world/scene.ts'
import { isPressed } from '../src/errand/goals.ts'
import { errandOf } from '../src/errand.ts'
import { pathsFor } from '../src/generator/paths.ts'
import { consultation, regular } from '../src/index.ts'
import { orderValue } from '../src/ordering.ts'
import { progress } from '../src/place.ts'
import { situationOf } from '../src/situation.ts'
import { massedValue, volleyValue } from '../src/suppressing.ts'

const EDGES = { blue: 'south', ember: 'north' } as const
const HOUSE = piece('house', rectangleOutline(u(10), u(2), u(4), u(3)))
const house = elementId('house')

/** Ember wins by standing at the house to the end, though the limit itself is against it. */
const keep: Goals = {
  sides: {
    ember: {
      needs: 'all',
      list: [
        { kind: 'hold', element: house, until: 5 },
        { kind: 'survive', until: 5, figures: 1 },
      ],
    },
  },
  losses: 'ignore',
  limit: { rounds: 5, winner: 'blue' },
}

const touch: Goals = {
  sides: { blue: { needs: 'any', list: [{ kind: 'touch', element: house }] } },
  losses: 'ignore',
  limit: { rounds: 6, winner: 'ember' },
}

const row = (count: number, y: number, rest: Partial<Man> = {}): { readonly [id: string]: Man } =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${rest.side ?? 'man'}-${i}`, { at: [3 + 2 * i, y], ...rest }]),
  )

const battle = (rest: Scene) => scene({ cc: 'cc-en', edges: EDGES, elements: [HOUSE], ...rest })

const said = (state: GameState, side: 'blue' | 'ember'): Command => {
  const asked = consultation(state, side)
  if (!asked) throw new Error(`${side} is not asked`)
  return regular(asked.view, asked.question, seededChance('attack'))
}

describe('who loses by waiting', () => {
  it('[HOUSE-20] is the side against what the other keeps to the end, whoever the limit names', () => {
    const { state } = battle({ goals: keep, men: { man: { at: [12, 20] }, guard: { at: [12, 5.6], side: 'ember' } } })
    expect([isPressed(state, 'blue'), isPressed(state, 'ember')]).toEqual([true, false])
  })

  it('[HOUSE-20] is nobody who is nearer to what the other has to hold', () => {
    const { state } = battle({ goals: keep, men: { man: { at: [12, 6] }, guard: { at: [12, 20], side: 'ember' } } })
    expect([isPressed(state, 'blue'), isPressed(state, 'ember')]).toEqual([false, true])
  })

  it('[HOUSE-20] is the only side with a place to reach, where losses decide at the end', () => {
    const { state } = battle({
      goals: { ...touch, limit: { rounds: 4, winner: 'share' } },
      men: { man: { at: [12, 20] }, guard: { at: [12, 5.6], side: 'ember' } },
    })
    expect([isPressed(state, 'blue'), isPressed(state, 'ember')]).toEqual([true, false])
  })

  it('[HOUSE-20] comes with all who fight, not only with those who are to be there', () => {
    const men = { ...row(8, 20), foe: { at: [12, 1], side: 'ember' } as const }
    const coming = (goals: Goals): number => {
      const { state } = battle({ men, goals })
      return friendsOf(state, 'blue').filter((one) => errandOf(state, one) !== undefined).length
    }
    expect(coming(touch)).toBe(8)
    expect(coming({ ...touch, limit: { rounds: 6, winner: 'draw' } })).toBe(4)
  })
})

describe('an officer who attacks', () => {
  const lieutenant = { at: [8, 21.5], rank: 'lieutenant', healthy: { command: 1 } } as const

  /** Men behind a wall, from which the next stride brings them into the sights of a few. */
  const wall = piece('wall', rectangleOutline(u(1), u(14), u(22), u(0.4)), { passable: true })

  it('[ORDER-11] [HOUSE-20] sends many forward where the enemy has tokens for few shots', () => {
    const { state } = battle({
      elements: [HOUSE, wall],
      men: { lieutenant, ...row(9, 15.5), ...row(6, 6, { side: 'ember' }) },
      tokens: { blue: 5, ember: 0 },
      goals: touch,
    })
    const situation = situationOf(state, 'blue')
    const forward = {
      verb: 'giveOrder',
      seat: seatFor('blue'),
      figure: figureId('lieutenant'),
      order: { kind: 'forward' },
    } as const
    const many = orderValue(situation, forward, () => 0)
    const feared = orderValue(
      situationOf({ ...state, sides: { ...state.sides, ember: { ...state.sides.ember, tokens: 20 } } }, 'blue'),
      forward,
      () => 0,
    )
    expect(many).toBeGreaterThan(0)
    expect(many).toBeGreaterThan(feared)
  })

  it('[ORDER-03] [HOUSE-20] goes after men whom his orders do not reach', () => {
    const goes = (y: number) => {
      const { state } = battle({ men: { lieutenant, ...row(5, y), foe: { at: [12, 1], side: 'ember' } }, goals: touch })
      return errandOf(state, knownFigure(state, figureId('lieutenant')))?.to
    }
    expect(goes(8)).toMatchObject({ touch: { figure: expect.stringContaining('man-') } })
    expect(goes(19)).toBeUndefined()
  })

  it('[ORDER-09] [HOUSE-20] goes with men who would leave him behind', () => {
    const joins = (y: number): unknown => {
      const game = battle({
        men: { lieutenant, ...row(6, y), ...row(2, 1, { side: 'ember' }) },
        goals: touch,
        tokens: { blue: 5, ember: 0 },
      }).say({ verb: 'giveOrder', figure: 'lieutenant', order: { kind: 'forward' } })
      const command = said(game.state, 'blue')
      return command.verb === 'executeOrder' && command.joins
    }
    expect([joins(17), joins(23.4)]).toEqual([true, false])
  })

  it('[ORDER-14] does not take many guns on one man for many men', () => {
    const { state } = battle({ men: { ...row(10, 15.5), foe: { at: [12, 6], side: 'ember' } }, goals: touch })
    const situation = situationOf(state, 'blue')
    const area = { at: { x: u(12), y: u(6) }, radius: 3 }
    const { wound, elimination } = situation.stake(knownFigure(state, figureId('foe')))
    expect(massedValue(situation, area, 40)).toBeLessThan(wound + elimination)
    expect(massedValue(situation, area, 40)).toBeLessThan(volleyValue(situation, area, 40) / 4)
    expect(massedValue(situation, area, 4)).toBeGreaterThan(massedValue(situation, area, 2))
  })

  const advance = (cc: 'cc-en' | 'cc-it', named: boolean) =>
    battle({
      cc,
      men: {
        lieutenant,
        ...row(5, 19),
        medic: { at: [12, 12], named, healthy: { firstAid: 2 }, ap: 8 },
        ...row(5, 6, { side: 'ember' }),
      },
      goals: touch,
    }).say({ verb: 'giveOrder', figure: 'lieutenant', order: { kind: 'forward' } }).state

  it('[ORDER-06] [MEDIC-02] halts a medic whom the march would take before the others', () => {
    expect(said(advance('cc-en', false), 'blue')).toMatchObject({ verb: 'executeOrder', halts: ['medic'], refuses: [] })
  })

  it('[ORDER-05] [MEDIC-02] lets him refuse where that costs nothing', () => {
    expect(said(advance('cc-it', true), 'blue')).toMatchObject({ verb: 'executeOrder', halts: [], refuses: ['medic'] })
  })

  it('[MEDIC-02] [HOUSE-20] has a medic behind the line of those who fight, not before it', () => {
    const { state } = battle({
      men: { medic: { at: [12, 14], healthy: { firstAid: 2 } }, ...row(5, 14), foe: { at: [12, 1], side: 'ember' } },
      goals: touch,
    })
    const situation = situationOf(state, 'blue')
    const medic = knownFigure(state, figureId('medic'))
    const at = (y: number): number => progress(situation, { ...medic, position: { x: u(12), y: u(y) } })
    expect(at(11)).toBeLessThan(at(14) - 0.5)
    expect(at(16)).toBeGreaterThanOrEqual(at(14))
  })

  it('[STRUCT-09] [SETUP-08] deploys with his men round him', () => {
    const one = BATTLES.find(({ id }) => id === 'crossing-under-smoke')
    if (!one) throw new Error('no such battle')
    const chance = seededChance('deployment')
    const seats = { blue: seatFor('blue'), ember: seatFor('ember') }
    let { state } = held(createGame(battleSpec(one, { qs: 'qs-en', cc: 'cc-en' }, seats), chance))
    while (state.phase === 'setup') {
      const side = topQuestion(state)?.awaiting[0]
      if (!side) throw new Error('nobody is asked')
      state = held(execute(state, said(state, side), chance)).state
    }
    const men = friendsOf(state, 'blue')
    const officer = men.find((figure) => isOfficer(state, figure))
    const net = officer && commandNet(state, officer.id, 'forward')
    expect(net?.reached.length).toBe(men.length - 1)
  })
})

describe('a loss that decides', () => {
  const share = (of: number, losses: Goals['losses']): boolean => {
    const { state } = battle({
      men: { man: { at: [12, 20] }, foe: { at: [12, 1], side: 'ember' }, other: { at: [14, 1], side: 'ember' } },
      goals: { sides: { blue: { needs: 'any', list: [{ kind: 'eliminate', share: of }] } }, losses },
    })
    return situationOf(state, 'blue').stake(knownFigure(state, figureId('foe'))).decides
  }

  it('[HOUSE-20] is the one by which the other side reaches its share', () => {
    expect([share(40, 'ignore'), share(60, 'ignore')]).toEqual([true, false])
  })

  it('[VICT-01] [HOUSE-20] is half of the force where losses decide beside the goals', () => {
    expect(share(60, 'decide')).toBe(true)
  })
})

describe('a man on his way to what decides', () => {
  it('[HOUSE-20] runs all the way in one turn, in the last round', () => {
    const { state } = battle({
      turn: { number: 9 },
      men: {
        man: { at: [12, 22.4] },
        guard: { at: [12, 5.6], side: 'ember' },
        foe: { at: [20, 12], side: 'ember', wounded: true },
      },
      goals: keep,
    })
    expect(said(state, 'blue')).toMatchObject({ verb: 'move', figure: 'man' })
  })

  it('[HOUSE-20] knows the way round what is before him, however far the goal is', () => {
    const long = piece('long', rectangleOutline(u(6), u(34), u(12), u(2)))
    const { state, figure } = (() => {
      const game = battle({
        size: [24, 44],
        elements: [HOUSE, long],
        men: { man: { at: [12, 37] }, foe: { at: [12, 1], side: 'ember' } },
        goals: touch,
      })
      return { state: game.state, figure: game.figure('man') }
    })()
    const round = [...pathsFor(state, figure, u(4))].find(({ left }) => left?.to === 'errand')
    expect(round?.left?.before).toBeGreaterThan(u(34))
  })
})
