import {
  type Command,
  checkParsed,
  type GameState,
  isRefusal,
  type Plan,
  seatOf,
  shotOdds,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { type Game, type Scene, scene } from '../../rules/test/world/scene.ts'
import { modelledHarm } from '../src/calibration.ts'
import { act } from '../src/exchange/act.ts'
import { fightOnce } from '../src/exchange/dice.ts'
import { firefight } from '../src/exchange/firefight.ts'
import { WOUND } from '../src/exchange/harm.ts'
import { copyOf, lossOf, type World, worldOf } from '../src/exchange/world.ts'
import { wall } from './asked.ts'

const worldIn = ({ state }: Game): World => {
  const of = (side: string) => state.figures.filter((figure) => figure.side === side && figure.place.at === 'table')
  return worldOf(state, 'blue', of('blue'), of('ember'))
}

function planned(state: GameState, command: (seat: never) => Command): Plan {
  const plan = checkParsed(state, command(seatOf(state, 'blue') as never))
  if (isRefusal(plan)) throw new Error(plan.code)
  return plan
}

const still = { move: undefined, moveFire: undefined } as const
const DUEL: Scene['men'] = {
  a: { at: [4, 12], healthy: still },
  t: { at: [10, 12], side: 'ember', ap: 8, healthy: still },
}

describe('the model of the exchange', () => {
  it('[FIRE-11] takes of a man what one shot takes by its odds', () => {
    const game = scene({ men: DUEL, tokens: { blue: 1, ember: 0 } })
    const world = worldIn(game)
    const { id: shooter } = game.figure('a')
    const { id: target } = game.figure('t')
    const odds = shotOdds(game.state, { shooter, weapon: weaponId('rifle'), target, aims: 0 })
    const [, foe] = world.forces
    const fire = planned(game.state, (seat) => ({
      verb: 'fire',
      seat,
      figure: shooter,
      weapon: weaponId('rifle'),
      target,
    }))
    expect(act(world, fire)).toBe(true)
    expect(foe.shocked[0]).toBeCloseTo(odds?.wound ?? 0, 12)
    expect(1 - (foe.healthy[0] ?? 0) - (foe.shocked[0] ?? 0)).toBeCloseTo(odds?.elimination ?? 0, 12)
    expect(world.forces[0].tokens).toBe(0)
    expect(world.forces[0].shots[0]).toBe((worldIn(game).forces[0].shots[0] ?? 0) - 1)
  })

  it('[COVER-03] spends a token of the target on Take Cover, and the shot does less', () => {
    const taken = (ember: number): { readonly lost: number; readonly tokens: number } => {
      const world = worldIn(scene({ men: DUEL, tokens: { blue: 1, ember } }))
      const [own, foe] = world.forces
      const before = lossOf(foe)
      own.tokens = 1
      firefight(world)
      return { lost: lossOf(foe) - before, tokens: foe.tokens }
    }
    expect(taken(1).lost).toBeLessThan(taken(0).lost)
  })

  it('[LOS-01] expects nothing of those whom a wall parts, whoever walks to its end', () => {
    const parted = (elements: Scene['elements']) =>
      modelledHarm(scene({ men: DUEL, elements: elements ?? [], tokens: { blue: 5 } }).state, 'blue')
    expect(parted([])).toBeGreaterThan(WOUND)
    expect(parted([wall('long', 7, 1, 0.5, 22)])).toBe(0)
  })

  it('[MNF-01] sees the shot that a step round a corner opens', () => {
    const men: Scene['men'] = { a: { at: [4, 12] }, t: { at: [10, 12], side: 'ember', ap: 8, healthy: still } }
    const corner = [wall('house', 7, 11.2, 0.5, 1.6)]
    const { state } = scene({ men, elements: corner, tokens: { blue: 2 } })
    expect(worldIn({ state } as Game).forces[0].here[0]?.elimination).toBe(0)
    expect(modelledHarm(state, 'blue')).toBeGreaterThan(WOUND)
  })

  it('[VICT-02] counts a touch that is within reach, and less where the runner falls first', () => {
    const valued = (tokens: number): number => {
      const men: Scene['men'] = {
        a: { at: [4, 4] },
        e: { at: [20, 10], side: 'ember', healthy: { move: 6 } },
      }
      const elements = [wall('camp', 21, 2, 2, 2), wall('mill', 20, 20, 2, 2)]
      const game = scene({
        men,
        elements,
        mission: { blue: 'camp', ember: 'mill' },
        tokens: { blue: 1, ember: tokens },
      })
      return firefight(worldIn(game), true)
    }
    // Without income nobody comes to anything; two Moves are enough for the runner.
    const far = scene({ men: { a: { at: [4, 4] }, e: { at: [20, 10], side: 'ember' } }, tokens: { blue: 1, ember: 2 } })
    expect(valued(2)).toBeLessThan(firefight(worldIn(far), true) - 5)
  })

  it('[VICT-05] with dice, ends with the side that is broken, and the same dice give the same end', () => {
    const game = scene({ men: { a: DUEL['a'] ?? { at: [4, 12] }, t: { at: [10, 12], side: 'ember', wounded: true } } })
    const world = worldIn(game)
    const ends = Array.from({ length: 200 }, (_, seed) => fightOnce(world, seed, 7, false))
    expect(Array.from({ length: 200 }, (_, seed) => fightOnce(world, seed, 7, false))).toEqual(ends)
    expect(new Set(ends)).toContain(1)
    expect(ends.reduce((sum, end) => sum + end, 0) / ends.length).toBeGreaterThan(0.5)
  })

  it('leaves the world from which it was copied as it was', () => {
    const game = scene({ men: { a: { at: [4, 12] }, t: { at: [12, 12], side: 'ember' } } })
    const world = worldIn(game)
    const before = JSON.stringify(world.forces)
    const copy = copyOf(world)
    const { id: figure } = game.figure('a')
    act(
      copy,
      planned(game.state, (seat) => ({ verb: 'move', seat, figure, path: [{ x: 6000, y: 12_000 }] })),
    )
    firefight(copy)
    expect(JSON.stringify(world.forces)).toBe(before)
  })
})
