import {
  able,
  enemiesOf,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  isGun,
  isOnTable,
  isRefusal,
  type SideId,
  type WeaponId,
  weaponsOf,
} from '@tactic48/rules'
import { targetsOf } from '../lookAhead.ts'

/** A shot that somebody could take from where he stands, with the chance that it hits. */
export interface Chance {
  readonly shooter: FigureId
  readonly weapon: WeaponId
  readonly target: FigureId
  readonly hit: number
}

/** What a newcomer may want to look at: reckoned from what his side may know. */
export interface Pointers {
  /** Own men who can shoot now, the best shot first. */
  readonly shots: readonly Chance[]
  /** Own men whom an enemy could hit from where he stands, the worst first. */
  readonly dangers: readonly Chance[]
  /** An AT kept is a Take Cover in the other's turn (COVER-03). */
  readonly keeps: boolean
}

/** Less is no danger worth a word. */
const WORTH_A_WORD = 0.3
const FEW = 3

const byHit = (a: Chance, b: Chance): number => b.hit - a.hit

function bestShot(state: GameState, shooter: Figure): Chance | undefined {
  const shots = weaponsOf(state, shooter)
    .filter(isGun)
    .flatMap((weapon) =>
      targetsOf(state, shooter, weapon, shooter.aims)
        .slice(0, 1)
        .map(({ id, hit }) => ({ shooter: shooter.id, weapon: weapon.id, target: id, hit })),
    )
  return shots.toSorted(byHit)[0]
}

export function pointersFor(state: GameState, side: SideId): Pointers {
  const shots = friendsOf(state, side)
    .filter(({ id }) => !isRefusal(able(state, 'fire', id)))
    .flatMap((figure) => bestShot(state, figure) ?? [])
  const worst = new Map<FigureId, Chance>()
  for (const enemy of enemiesOf(state, side).filter(isOnTable)) {
    for (const weapon of weaponsOf(state, enemy).filter(isGun)) {
      for (const { id: target, hit } of targetsOf(state, enemy, weapon, enemy.aims)) {
        if (hit > (worst.get(target)?.hit ?? WORTH_A_WORD)) {
          worst.set(target, { shooter: enemy.id, weapon: weapon.id, target, hit })
        }
      }
    }
  }
  return {
    shots: shots.toSorted(byHit).slice(0, FEW),
    dangers: [...worst.values()].toSorted(byHit).slice(0, FEW),
    keeps: state.sides[side].tokens === state.rules.takeCoverCost,
  }
}
