import { BATTLES, battleSpec } from '@tactic48/content/battles'
import { rectangleOutline } from '@tactic48/geometry'
import {
  type CommandOf,
  cardOf,
  checkParsed,
  createGame,
  elementId,
  type Figure,
  figureId,
  isRefusal,
  knownFigure,
  markerId,
  type SideId,
  seatId,
  seededChance,
  tallyOf,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../../rules/test/world/cards.ts'
import { held, seatFor } from '../../rules/test/world/games.ts'
import { at, piece, u } from '../../rules/test/world/places.ts'
import { type Game, type Scene, scene } from '../../rules/test/world/scene.ts'
import { companyValue } from '../src/company.ts'
import { ordersOf } from '../src/ordering.ts'
import { bestShot } from '../src/shooting.ts'
import { situationOf } from '../src/situation.ts'
import { walkValue } from '../src/walking.ts'
import { stakeOf } from '../src/worth.ts'

function walk(game: Game, command: CommandOf<'moveAndFire'>): number {
  const plan = checkParsed(game.state, command)
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan))
  return walkValue(situationOf(game.state, 'blue'), knownFigure(game.state, command.figure), command, { plan })
}

describe('Regular judges', () => {
  it('[SF-04] [MNF-04] a shot after a way into Suppression Fire as lost', () => {
    const men: Scene['men'] = {
      a: { at: [5, 12] },
      t: { at: [12, 9], side: 'ember' },
      e: { at: [20, 9], side: 'ember', standing: { kind: 'suppressionFire', marker: markerId('sf') } },
      f: { at: [20, 11], side: 'ember', standing: { kind: 'suppressionFire', marker: markerId('sf') } },
    }
    const participants = ['e', 'f'].map((name) => ({ figure: figureId(name), weapon: RIFLE.id }))
    const laid = { kind: 'suppressionFire', id: markerId('sf'), side: 'ember', participants, waiting: false } as const
    const by = { verb: 'moveAndFire', seat: seatFor('blue'), figure: figureId('a'), path: [at(5, 10)] } as const
    const gained = (place: readonly [number, number]): number => {
      const game = () => scene({ men, markers: [{ ...laid, at: at(...place), radius: 1 }] })
      return (
        walk(game(), { ...by, path: [at(5, 10)], shoot: 'after' }) -
        walk(game(), { ...by, path: [at(5, 10)], shoot: 'none' })
      )
    }
    expect(gained([20, 22])).toBeGreaterThan(0)
    expect(gained([5, 9.4])).toBe(0)
  })

  it('[FIRE-06] only guns that may still be fired in this turn', () => {
    const gun = { type: 'gun', kind: 'gun', maxShots: 2 } as const
    const weapons = [
      { ...gun, id: 'pistol', short: 1, long: 1 },
      { ...gun, id: 'mg', short: 5, long: 5 },
    ]
    const game = scene({
      men: { a: { at: [4, 12], healthy: { weapons: weapons as never } }, t: { at: [10, 12], side: 'ember' } },
    })
    const best = () => bestShot(situationOf(game.state, 'blue'), game.state, game.figure('a'), 0)?.weapon
    expect(best()).toBe('mg')
    game.say({ verb: 'fire', figure: 'a', weapon: 'pistol', target: 't' }, [1])
    expect(game.state.rules.weaponsPerTurn).toBe(1)
    expect(best()).toBe('pistol')
  })

  it('[REINF-03] the first of two who share a card as a wound to it, not as nothing', () => {
    const battle = BATTLES.find(({ id }) => id === 'evacuate-the-wounded')
    if (!battle) throw new Error('there is no such battle')
    const spec = battleSpec(battle, { qs: 'qs-en', cc: 'cc-en' }, { blue: seatId('blue'), ember: seatId('ember') })
    const { state } = held(createGame(spec, seededChance('teams')))
    const shares = ({ sheet, id }: Figure): boolean => state.figures.some((one) => one.sheet === sheet && one.id !== id)
    const bearers = state.figures.filter(shares)
    expect(bearers).toHaveLength(2)
    for (const bearer of bearers) {
      const { ap } = cardOf(state, bearer)
      expect(ap).toBeGreaterThan(0)
      expect(stakeOf(state, bearer, false, tallyOf(state, bearer.side)).elimination).toBeGreaterThan(0.4 * ap + 1)
    }
  })

  it('[ORDER-01] an officer as more than his AP, where he gives orders', () => {
    const worth = (cc: 'cc-en' | undefined): number => {
      const { state } = scene({
        ...(cc && { cc }),
        men: { lieutenant: { at: [12, 20], ap: 8, rank: 'lieutenant' }, foe: { at: [12, 3], side: 'ember' } },
      })
      return situationOf(state, 'ember').stake(knownFigure(state, figureId('lieutenant'))).elimination
    }
    expect(worth('cc-en')).toBeGreaterThan(worth(undefined) + 3)
  })

  it('[ORDER-01] [MEDIC-02] where those could stand who serve others, however many are nearer to the enemy', () => {
    const line: Scene['men'] = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`rifle-${i}`, { at: [2 + i, 16] as const }]),
    )
    const { state } = scene({
      cc: 'cc-en',
      men: {
        ...line,
        lieutenant: { at: [10, 22], rank: 'lieutenant' },
        medic: { at: [12, 22], healthy: { firstAid: 2 } },
        foe: { at: [12, 3], side: 'ember' },
      },
    })
    const movers = situationOf(state, 'blue')
      .movers()
      .map(({ id }) => id)
    expect(movers).toContain(figureId('lieutenant'))
    expect(movers).toContain(figureId('medic'))
    expect(movers.length).toBeLessThan(state.figures.length / 2 + 4)
  })

  it('[MORTAR-01] a call to the platoon mortar by whom the officer could aim at', () => {
    const called = (foe: readonly [number, number]): number => {
      const { state } = scene({
        cc: 'cc-en',
        size: [48, 60],
        men: {
          lieutenant: { at: [12, 50], rank: 'lieutenant', healthy: { command: 1, call: 2 } },
          foe: { at: foe, side: 'ember' },
        },
      })
      const command = { verb: 'call', seat: seatFor('blue'), figure: figureId('lieutenant') } as const
      return companyValue(situationOf(state, 'blue'), knownFigure(state, command.figure), command)
    }
    expect(called([12, 30])).toBeGreaterThan(0.3)
    expect(called([12, 10])).toBe(0)
  })

  it.each(['blue', 'ember'] as SideId[])(
    '[HOUSE-20] an order towards what the battle is about as worth a thought: %s',
    (side) => {
      const house = piece('house', rectangleOutline(u(10), u(8), u(4), u(3)))
      const { state, figure } = (() => {
        const game = scene({
          cc: 'cc-en',
          elements: [house],
          edges: { blue: 'south', ember: 'north' },
          men: {
            blue: { at: [12, 20], rank: 'lieutenant' },
            ember: { at: [12, 3], rank: 'lieutenant', side: 'ember' },
          },
          goals: {
            sides: { blue: { needs: 'any', list: [{ kind: 'hold', element: elementId('house'), until: 4 }] } },
            losses: 'ignore',
            limit: { rounds: 4, winner: 'ember' },
          },
          turn: { active: side },
        })
        return { state: game.state, figure: game.figure(side) }
      })()
      const orders = [...ordersOf(state, figure, seatFor(side))].map(({ order }) => order)
      expect(orders).toContainEqual({ kind: 'moveToward', at: at(12, 9.5) })
    },
  )
})
