import type { Point } from '@tactic48/geometry'
import { type Figure, type GameState, type Shelter, shelterOf, sheltersOf } from '@tactic48/rules'

/** A pointer this near to a slit means the slit, 1/1000 u. */
const NEAR = 700

export interface AimedSlit {
  readonly shelter: Shelter
  /** Counted from 0. */
  readonly slit: number
  readonly middle: Point
}

/** Slits of the bunkers that he is not in himself. */
export const slitsOutside = (state: GameState, figure: Figure): readonly AimedSlit[] => {
  const home = shelterOf(state, figure)
  return sheltersOf(state)
    .filter((shelter) => shelter !== home)
    .flatMap((shelter) => shelter.slits.map(({ middle }, slit) => ({ shelter, slit, middle })))
}

/** BUNKER-04: a grenade for a slit is aimed at its very middle; where a pointer comes near to one, or on a bunker, that is meant. */
export function snappedToSlit(state: GameState, figure: Figure, spot: Point): Point {
  let best = spot
  let least = NEAR
  for (const { middle } of slitsOutside(state, figure)) {
    const away = Math.hypot(middle.x - spot.x, middle.y - spot.y)
    if (away > least) continue
    best = middle
    least = away
  }
  return best
}

/** For an enemy in a bunker: the slit nearest to the thrower. */
export function slitOf(state: GameState, figure: Figure, enemy: Figure): Point | undefined {
  const shelter = shelterOf(state, enemy)
  if (!shelter || shelter === shelterOf(state, figure)) return undefined
  const { x, y } = figure.position
  const away = (at: Point): number => Math.hypot(at.x - x, at.y - y)
  return [...shelter.slits].sort((a, b) => away(a.middle) - away(b.middle))[0]?.middle
}
