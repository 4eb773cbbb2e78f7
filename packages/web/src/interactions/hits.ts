import type { Point } from '@tactic48/geometry'
import {
  type Figure,
  type FigureId,
  type GameState,
  grenadeOdds,
  isFigureInside,
  onTable,
  type WeaponId,
} from '@tactic48/rules'
import type { Hit, Prospect } from './interaction.ts'

const insideOf = (state: GameState, at: Point, radius = 0): readonly Figure[] =>
  onTable(state).filter((one) => isFigureInside(state, { at, radius }, one))

/** SF-04: where only entering suppresses, those who stand there are not held. */
export function suppressionHits(state: GameState, { radius }: Prospect, at: Point): readonly Hit[] {
  const kind = state.rules.sfAffectsWhen === 'enters' ? 'safe' : 'held'
  return insideOf(state, at, radius).map((figure) => ({ figure, kind }))
}

/** OF-03: who is inside already does not trigger it. */
export const watchHits = (state: GameState, { figure: owner, radius }: Prospect, at: Point): readonly Hit[] =>
  insideOf(state, at, radius)
    .filter(({ side }) => side !== owner.side)
    .map((figure) => ({ figure, kind: 'safe' }))

export const blastHits = (state: GameState, { figure, weapon, radius }: Prospect, at: Point): readonly Hit[] =>
  weapon ? caughtAt(state, { thrower: figure.id, weapon: weapon.id, radius: radius ?? 0 }, at) : []

interface Thrown {
  readonly thrower: FigureId
  readonly weapon?: WeaponId | undefined
  readonly dice?: number
  readonly radius: number
}

/** GREN-07, GREN-08: everybody in the blast, harmed or safe. */
export function caughtAt(state: GameState, thrown: Thrown, at: Point): readonly Hit[] {
  const odds = grenadeOdds(state, { ...thrown, at })
  return insideOf(state, at, thrown.radius).map((figure): Hit => {
    const caught = odds?.caught.find(({ figure: id }) => id === figure.id)
    return caught ? { figure, kind: 'caught', chance: 1 - caught.miss } : { figure, kind: 'safe' }
  })
}
