import {
  type ArmourOdds,
  armourOdds,
  elementId,
  type Fixture,
  figureId,
  type GameState,
  shapedState,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { bunker } from '../world/places.ts'
import { ember, scene } from '../world/scene.ts'

const gun = (values: object) => ({ id: 'gun', type: 'gun', kind: 'heavy', maxShots: 2, short: 2, long: 0, ...values })
const target = { element: elementId('turret') }

function stateWith(weapon: object, armour: number, damage = 0, at: readonly [number, number] = [12, 4]): GameState {
  const game = scene({
    cc: 'cc-en',
    elements: [bunker('turret', 10, 10, 4, 4, { armour })],
    men: { a: { at, healthy: { weapons: [gun(weapon) as never] } }, t: { at: [12, 12], ...ember } },
  })
  const fixtures: readonly Fixture[] = damage > 0 ? [{ ...target, owner: undefined, damage }] : []
  return shapedState({ ...game.state, fixtures })
}

const oddsOf = (state: GameState): ArmourOdds | undefined =>
  armourOdds(state, { figure: figureId('a'), weapon: 'gun' as never, target })

/** Every roll of two dice, and of one more for each hit. */
function enumerated(need: number, h: number, rating: number, left: number) {
  let holds = 0
  let destroys = 0
  let all = 0
  const faces = [1, 2, 3, 4, 5, 6]
  for (const a of faces) {
    for (const b of faces) {
      for (const c of faces) {
        for (const d of faces) {
          const hits = [a, b].filter((die) => die >= need).length
          const through = [c, d].slice(0, hits).filter((die) => die + h >= rating).length
          all++
          if (through === 0) holds++
          if (through >= left) destroys++
        }
      }
    }
  }
  return { holds: holds / all, destroys: destroys / all, wounds: (all - holds - destroys) / all }
}

describe('odds against armour', () => {
  it.each([
    [3, 8, 0],
    [4, 6, 0],
    [2, 12, 0],
    [4, 8, 1],
    [6, 7, 1],
  ])('[HOUSE-02] H %i against %i with %i penetrations before: as every roll has it', (h, rating, damage) => {
    const odds = oddsOf(stateWith({ h }, rating, damage))
    const all = enumerated(4, h, rating, 2 - damage)
    expect(odds?.holds).toBeCloseTo(all.holds, 12)
    expect(odds?.destroys).toBeCloseTo(all.destroys, 12)
    expect(odds?.wounds).toBeCloseTo(all.wounds, 12)
    expect(odds?.items).toEqual([
      { rule: 'BUNKER-06', code: 'armour', value: rating },
      { rule: 'HOUSE-02', code: 'hFactor', value: -h },
    ])
  })

  it('[HOUSE-02] a charge hits by itself, in base contact, with H 6 where it prints none', () => {
    const charge = { kind: 'charge', short: 0, uses: 1 }
    expect(oddsOf(stateWith(charge, 8, 0, [12, 9.5]))).toMatchObject({ destroys: 0, penetration: 5 / 6 })
    expect(oddsOf(stateWith(charge, 8, 1, [12, 9.5]))?.destroys).toBeCloseTo(5 / 6, 12)
    expect(oddsOf(stateWith({ ...charge, h: 2 }, 8, 0, [12, 9.5]))?.penetration).toBeCloseTo(1 / 6, 12)
    expect(oddsOf(stateWith(charge, 8, 0, [12, 9]))).toBeUndefined()
  })

  it('[BUNKER-06] nothing where it cannot be beaten, is destroyed, or out of reach of the dice', () => {
    expect(oddsOf(stateWith({ kind: 'gun' }, 8))).toBeUndefined()
    expect(oddsOf(stateWith({ h: 5 }, 8, 2))).toBeUndefined()
    expect(oddsOf(stateWith({ h: 5 }, 8, 0, [23, 1]))).toBeUndefined()
  })
})
