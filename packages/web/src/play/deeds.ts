import type { Point } from '@tactic48/geometry'
import { type Command, type FigureId, isRefusal, topQuestion } from '@tactic48/rules'
import { useGame } from '../game/gameStore.ts'
import type { Draft } from './draft.ts'
import { useTable } from './tableStore.ts'

/** Sends a command; the figure that acted stays in hand for its next Action. */
export function send(command: Command): boolean {
  const refused = useGame.getState().submit(command)
  return refused === undefined || !isRefusal(refused)
}

/** Does what was planned, if it may be done. */
export function commit(draft: Draft | undefined): boolean {
  if (!draft?.command || !draft.plan) return false
  const { command, weapon } = draft
  const { target, goal } = useTable.getState()
  if (!send(command)) return false
  const table = useTable.getState()
  table.select(command.figure)
  const shot = command.verb === 'moveAndFire' && command.shoot === 'after' && goal && target && weapon
  table.change({ meant: shot ? { figure: command.figure, weapon: weapon.id, target } : undefined })
  return true
}

/** AIM-02: the Aim is an Action of its own, paid before the target may answer. */
export function aimAndFire(draft: Draft): boolean {
  const { command } = draft
  if (command?.verb !== 'fire') return false
  if (!send({ verb: 'aim', seat: command.seat, figure: command.figure })) return false
  const { game } = useGame.getState()
  const question = game && topQuestion(game.state)
  if (question?.kind !== 'action') return true
  const done = send(command)
  useTable.getState().select(command.figure)
  return done
}

/** SETUP-08: puts a figure down. */
export function deploy(seat: Command['seat'], figure: FigureId, at: Point): boolean {
  const done = send({ verb: 'deploy', seat, figure, at: { x: Math.round(at.x), y: Math.round(at.y) } })
  if (done) useTable.getState().clear()
  return done
}
