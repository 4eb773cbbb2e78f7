import type { Point } from '@tactic48/geometry'
import type { Price } from '../../kernel/family.ts'
import { checkActor } from '../../query/actor.ts'
import { climbBill } from '../../query/climb.ts'
import { faceOf, figureOf, knownFigure } from '../../query/figures.ts'
import { checkPathShape, checkWay, wayPoints } from '../../query/path.ts'
import type { CommandOf } from '../../state/command.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'

type Declared = CommandOf<'move'> | CommandOf<'moveAndFire'>

/** What Move and Move & Fire ask alike: the actor, the price with its climbs (MOVE-04, MNF-07), then the way itself. */
export function checkDeclared(state: GameState, command: Declared): Price | Refusal {
  const figure = figureOf(state, command.figure)
  const { path, stepInto } = command
  const shape = checkPathShape(state, path, stepInto)
  const bill = figure && !shape ? climbBill(state.rules, state.table, wayPoints(figure, path, stepInto)) : undefined
  const tokens = bill?.tokens ?? 1
  const permission = command.verb === 'move' ? 'move' : 'moveFire'
  const price = checkActor(state, command, {
    verb: command.verb,
    tokens,
    movement: tokens,
    attack: command.verb === 'moveAndFire',
    permission,
  })
  if (isRefusal(price)) return price
  if (shape) return shape
  if (bill?.tooMany) return refuse('MOVE-04', 'tooManyClimbs', { climbs: bill.climbs })
  const mover = knownFigure(state, command.figure)
  const reach = faceOf(state, mover)[permission] ?? 0
  const way = checkWay(state, mover, path, stepInto, reach)
  return isRefusal(way) ? way : price
}

export const declaredWay = (state: GameState, { figure, path, stepInto }: Declared): readonly Point[] =>
  wayPoints(knownFigure(state, figure), path, stepInto)
