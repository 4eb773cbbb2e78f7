import { figureIn, targetIn, wayIn, weaponIn } from '../../input/command.ts'
import { oneOf } from '../../input/raw.ts'
import type { ActionRule, Family, VerbRule } from '../../kernel/family.ts'
import { payAction } from '../../kernel/pay.ts'
import { closeQuestion, closeTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { isOnTable, knownFigure, seatOf } from '../../query/figures.ts'
import { checkWeapon, gunsOf, weaponOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { WeaponId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { checkShot, openShot } from '../fire/shot.ts'
import { checkShotAfterMove, shotsAfterMove } from './afterShot.ts'
import { ableToWalk, checkDeclared, declaredWay, takeCrew } from './move.ts'
import { openMovement } from './movement.ts'

const SHOOT = ['before', 'after', 'none'] as const

type MoveAndFire = CommandOf<'moveAndFire'>

/** GREN-14: a grenade is not thrown on the move. */
const noGrenade = ({ id }: Figure, weapon: WeaponId): Refusal =>
  refuse('GREN-14', 'notWithMoveAndFire', { figure: id, weapon })

/** MNF-02: the shot before is named now; for the shot after it is enough that a gun may still shoot. */
function checkPlannedShot(state: GameState, command: MoveAndFire): Refusal | undefined {
  const { shoot, weapon, target } = command
  const mover = knownFigure(state, command.figure)
  if (shoot === 'before') {
    if (weapon === undefined || target === undefined) return refuse('MNF-02', 'nameTargetFirst')
    if (weaponOf(state, mover, weapon)?.kind === 'grenade') return noGrenade(mover, weapon)
    const shot = checkShot(state, mover, weapon, target)
    return isRefusal(shot) ? shot : undefined
  }
  if (weapon !== undefined || target !== undefined) return refuse('MNF-02', 'targetOnArrival')
  if (shoot === 'none') return undefined
  let reason = refuse('FIRE-05', 'noGun', { figure: mover.id })
  for (const gun of gunsOf(state, mover)) {
    const ready = checkWeapon(state, mover, gun.id, 'gun')
    if (!isRefusal(ready)) return undefined
    reason = ready
  }
  return reason
}

const moveAndFireAction: ActionRule<'moveAndFire'> = {
  answers: ['action', 'window'],
  read(raw, seat) {
    const figure = figureIn(raw)
    const way = wayIn(raw)
    const shoot = oneOf(raw.shoot, 'shoot', SHOOT)
    const command: { -readonly [F in keyof MoveAndFire]: MoveAndFire[F] } =
      way.stepInto || way.touch
        ? { verb: 'moveAndFire', seat, figure, ...way, shoot }
        : { verb: 'moveAndFire', seat, figure, path: way.path, shoot }
    if (raw.weapon !== undefined) command.weapon = weaponIn(raw)
    if (raw.target !== undefined) command.target = targetIn(raw)
    return command
  },
  check(state, command, payer) {
    const judged = checkDeclared(state, command, payer)
    if (isRefusal(judged)) return judged
    return checkPlannedShot(state, command) ?? judged
  },
  /** MNF-02: it may be given up, so nobody needs a gun for it. */
  able: (state, figure) => ableToWalk(state, figure, 'moveAndFire'),
  /** OF-16: a shot before the movement is resolved before any OF. */
  resolve(flow, plan) {
    const { figure, shoot, weapon, target } = plan.command
    const path = declaredWay(flow.state, plan.command)
    payAction(flow, plan)
    const along = takeCrew(flow, plan)
    if (shoot === 'before' && weapon !== undefined && target !== undefined) {
      openShot(flow, { mode: 'moveAndFire', shooter: figure, weapon, target, aims: 0 })
    }
    openMovement(flow, 'moveAndFire', figure, path, shoot === 'after', { along })
  },
}

function arrived(state: GameState): MovementTask | undefined {
  const task = topTask(state)
  return task?.kind === 'movement' ? task : undefined
}

const shootAfterMove: VerbRule<'shootAfterMove'> = {
  answers: ['afterShot'],
  read: (raw, seat) => ({ verb: 'shootAfterMove', seat, weapon: weaponIn(raw), target: targetIn(raw) }),
  check(state, command) {
    const task = arrived(state)
    if (!task) return refuse('MNF-02', 'notMoving')
    const { weapon, target } = command
    const mover = knownFigure(state, task.figure)
    if (weaponOf(state, mover, weapon)?.kind === 'grenade') return noGrenade(mover, weapon)
    return checkShotAfterMove(state, task, mover, weapon, target) ?? { command }
  },
  resolve(flow, { command }) {
    const task = arrived(flow.state)
    if (!task) return
    closeQuestion(flow, 'afterShot')
    closeTask(flow, 'movement')
    const { weapon, target } = command
    openShot(flow, { mode: 'moveAndFire', shooter: task.figure, weapon, target, aims: 0 })
  },
}

const skipShot: VerbRule<'skipShot'> = {
  answers: ['afterShot'],
  read: (_, seat) => ({ verb: 'skipShot', seat }),
  check: (_, command) => ({ command }),
  resolve(flow) {
    closeQuestion(flow, 'afterShot')
    closeTask(flow, 'movement')
  },
}

/** Move & Fire — MNF-01 … MNF-07; the movement itself is in `movement`. */
export const moveAndFire: Family = {
  name: 'moveAndFire',
  verbs: { moveAndFire: moveAndFireAction, shootAfterMove, skipShot },
  stands: { afterShot: (state, { figure }) => isOnTable(knownFigure(state, figure)) },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'afterShot')
    if (!seat || !question) return
    const task = arrived(state)
    if (task) {
      const mover = knownFigure(state, question.figure)
      for (const shot of shotsAfterMove(state, task, mover)) yield { verb: 'shootAfterMove', seat, ...shot }
    }
    yield { verb: 'skipShot', seat }
  },
  defaults: {
    afterShot(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'skipShot', seat }
    },
  },
}
