import type { Disc } from '@tactic48/geometry'
import { type Point, within } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { GrenadeTask } from '../state/task.ts'
import { isFigureInside, markerDisc } from './area.ts'
import { addedBy } from './effects.ts'
import { baseOf, faceOf, knownFigure, onTable, u } from './figures.ts'
import { takeCoverItems, tooCloseForCover } from './shotProfile.ts'
import { blastCover, canSeePoint, isOnGround } from './sight.ts'

const reaches = (state: GameState, thrower: Figure, at: Point, range: number): boolean =>
  within(baseOf(state, thrower), markerDisc(state.rules, at), u(range))

/** GREN-05: beyond the safe range, and always when suppressed (SF-05). */
export const disperses = (state: GameState, thrower: Figure, at: Point): boolean =>
  thrower.counters.suppressed ||
  !reaches(state, thrower, at, state.rules.grenadeSafeRange + addedBy(state, thrower.id, 'throwRange'))

/** SF-05, GREN-04, GREN-02: may the grenade be thrown at this point? */
export function checkThrow(state: GameState, thrower: Figure, at: Point): Refusal | undefined {
  const { sfGrenadeMax, grenadeMaxRange, grenadeOver } = state.rules
  if (!isOnGround(state.table, at)) return refuse('GREN-02', 'offTable', { x: at.x, y: at.y })
  if (thrower.counters.suppressed && !reaches(state, thrower, at, sfGrenadeMax)) {
    return refuse('SF-05', 'tooFar', { limit: { u: sfGrenadeMax } })
  }
  if (grenadeMaxRange !== null && !reaches(state, thrower, at, grenadeMaxRange)) {
    return refuse('GREN-04', 'tooFar', { limit: { u: grenadeMaxRange } })
  }
  if (grenadeOver === 'partialCover' && !canSeePoint(state, thrower, at)) {
    return refuse('GREN-02', 'noSight', { thrower: thrower.id })
  }
  return undefined
}

export type Blast = Pick<GrenadeTask, 'thrower' | 'weapon' | 'at' | 'radius' | 'line'>

export interface InBlast {
  readonly caught: readonly Figure[]
  readonly safe: readonly Figure[]
}

const liesOn = ({ x, y }: Point, base: Disc): boolean =>
  (x - base.x) * (x - base.x) + (y - base.y) * (y - base.y) <= base.r * base.r

/** GREN-08: safe behind scenery, unless the marker's centre lies on the base; with `takeCoverStopsBlast` also by Take Cover, unless COVER-04 voids it. */
function isSafe(state: GameState, blast: Blast, figure: Figure): boolean {
  const cover = liesOn(blast.at, baseOf(state, figure)) ? 'open' : blastCover(state, blast.at, figure)
  if (cover !== 'open') return true
  if (!state.rules.takeCoverStopsBlast || takeCoverItems(state, figure, cover).length === 0) return false
  if (state.rules.takeCoverVoidAgainst === 'fire') return true
  const thrower = knownFigure(state, blast.thrower)
  return !tooCloseForCover(state.rules, baseOf(state, thrower), baseOf(state, figure))
}

/** GREN-07, GREN-08: friend or foe, thrower included. */
export function caughtBy(state: GameState, blast: Blast): InBlast {
  const caught: Figure[] = []
  const safe: Figure[] = []
  for (const figure of onTable(state)) {
    if (!isFigureInside(state, blast, figure)) continue
    if (isSafe(state, blast, figure)) safe.push(figure)
    else caught.push(figure)
  }
  return { caught, safe }
}

/** GREN-10: by ascending H2H on the face-up sides, equal ones together. */
export function orderOf(state: GameState, caught: readonly Figure[]): readonly (readonly FigureId[])[] {
  const groups = new Map<number, FigureId[]>()
  for (const figure of caught) {
    const { h2h } = faceOf(state, figure)
    const group = groups.get(h2h)
    if (group) group.push(figure.id)
    else groups.set(h2h, [figure.id])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
}
