import type { Disc, Point } from '@tactic48/geometry'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, closeTask } from '../../kernel/stack.ts'
import { isFigureInside } from '../../query/area.ts'
import { baseOf, faceOf, knownFigure, onTable } from '../../query/figures.ts'
import { takeCoverItems, tooCloseForCover } from '../../query/shotProfile.ts'
import { blastCover } from '../../query/sight.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { GrenadeTask } from '../../state/task.ts'

export type Blast = Pick<GrenadeTask, 'thrower' | 'at' | 'radius'>

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

/** GREN-07 … GREN-09: who is in the blast, and the one roll for all of them. */
export function burst(flow: Flow, task: GrenadeTask): void {
  const { state, chance } = flow
  const { caught, safe } = caughtBy(state, task)
  const dice: number[] = []
  let wounds = 0
  for (let i = 0; i < task.dice && caught.length > 0; i++) {
    const die = chance.d6()
    dice.push(die)
    if (die >= state.rules.blastHitOn) wounds++
  }
  if (wounds > 0) advanceTask(flow, { ...task, step: 'allocate', wounds, order: orderOf(state, caught) })
  else closeTask(flow, 'grenade')
  flow.emit({
    type: 'grenadeBurst',
    at: task.at,
    radius: task.radius,
    caught: caught.map(({ id }) => id),
    safe: safe.map(({ id }) => ({ figure: id, rule: 'GREN-08' })),
    dice,
    wounds,
  })
  if (wounds > 0) flow.emit({ type: 'reckoningHeld' })
}
