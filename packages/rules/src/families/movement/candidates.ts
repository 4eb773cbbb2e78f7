import type { Point } from '@tactic48/geometry'
import { enemiesOf, friendsOf, inShock } from '../../query/figures.ts'
import { type Gait, strideOf } from '../../query/reach.ts'
import { gunsOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, SeatId, SideId, WeaponId } from '../../state/ids.ts'
import { isRefusal } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { checkShot } from '../fire/shot.ts'
import { pathsFor } from './goals.ts'

const MANY_TARGETS = 2

/** Figures for which a look at paths may pay at all; `check` judges each path. */
function* movers(state: GameState, side: SideId, gait: Gait): Generator<Figure> {
  if (state.sides[side].tokens < 1) return
  for (const figure of friendsOf(state, side)) {
    if (inShock(figure) || figure.counters.movement >= state.rules.moveCapAt) continue
    if (strideOf(state, figure, gait) > 0) yield figure
  }
}

export function* moveCandidates(state: GameState, side: SideId, seat: SeatId): Generator<CommandOf<'move'>> {
  for (const figure of movers(state, side, 'move')) {
    for (const path of pathsFor(state, figure, strideOf(state, figure, 'move'))) {
      yield { verb: 'move', seat, figure: figure.id, path }
      const stepInto = scenicBaseAt(state, path)
      if (stepInto) yield { verb: 'move', seat, figure: figure.id, path, stepInto }
    }
  }
}

/** MOVE-11: the middle of a 60 mm base that the path's end may touch. */
function scenicBaseAt(state: GameState, path: readonly Point[]): Point | undefined {
  const end = path[path.length - 1]
  if (!end || !state.rules.scenicBaseFreeStep) return undefined
  for (const { scenicBase, outline } of state.table.elements) {
    if (!scenicBase || outline.kind !== 'disc') continue
    const dx = outline.x - end.x
    const dy = outline.y - end.y
    const reach = 2 * outline.r
    if (dx * dx + dy * dy <= reach * reach) return { x: outline.x, y: outline.y }
  }
  return undefined
}

export function* moveAndFireCandidates(
  state: GameState,
  side: SideId,
  seat: SeatId,
): Generator<CommandOf<'moveAndFire'>> {
  for (const figure of movers(state, side, 'moveFire')) {
    if (figure.counters.suppressed) continue
    const shots = [...shotsNow(state, figure)]
    for (const path of pathsFor(state, figure, strideOf(state, figure, 'moveFire'))) {
      yield { verb: 'moveAndFire', seat, figure: figure.id, path, shoot: 'after' }
      for (const shot of shots) yield { verb: 'moveAndFire', seat, figure: figure.id, path, shoot: 'before', ...shot }
    }
  }
}

function* shotsNow(
  state: GameState,
  figure: Figure,
): Generator<{ readonly weapon: WeaponId; readonly target: FigureId }> {
  let found = 0
  for (const weapon of gunsOf(state, figure)) {
    for (const target of enemiesOf(state, figure.side)) {
      if (isRefusal(checkShot(state, figure, weapon.id, target.id))) continue
      yield { weapon: weapon.id, target: target.id }
      found += 1
      if (found === MANY_TARGETS) return
    }
  }
}
