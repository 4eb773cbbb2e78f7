import type { Point } from '@tactic48/geometry'
import { type ActionVerb, type Command, type FigureId, isRefusal, type SideId, topQuestion } from '@tactic48/rules'
import { seatFor, useGame } from '../game/gameStore.ts'
import type { Draft } from './draft.ts'
import { focusFigure, nextOf, readyFigures } from './readiness.ts'
import { offerOf } from './representative.ts'
import { actorIn, type Situation, situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'

/** Sends a command; the figure that acted stays in hand for its next Action. */
export function send(command: Command): boolean {
  const refused = useGame.getState().submit(command)
  return refused === undefined || !isRefusal(refused)
}

/** Takes up an Action with the Character in hand; what needs no further choice is done at once. */
export function chooseVerb(verb: ActionVerb): void {
  const now = situationNow()
  const table = useTable.getState()
  const actor = now && actorIn(now, table.selected)
  if (!now?.seat || !actor || !offerOf(now.state, now.seat, actor, verb)?.plan) return
  if (verb === 'aim' || verb === 'takeCover') {
    send({ verb, seat: now.seat, figure: actor.id })
    table.select(actor.id)
    return
  }
  table.choose(verb)
  const own = now.state.markers.filter((marker) => marker.kind === 'suppressionFire' && marker.side === now.side)
  if (verb === 'joinSuppression' && own.length === 1) table.change({ marker: own[0]?.id, fixed: true })
}

export function nextFigure(): void {
  const now = situationNow()
  const { selected, select } = useTable.getState()
  const figure = now && nextOf(readyFigures(now), selected)
  if (!figure) return
  select(figure.id)
  focusFigure(figure.id)
}

/** TURN-05: a turn without a token spent is asked about before it costs. */
export function endTurn(): void {
  const now = situationNow()
  if (!now?.seat || !now.side || now.question?.kind !== 'action') return
  const { spentThisTurn, tokens } = now.state.sides[now.side]
  if (spentThisTurn < now.state.rules.minAtPerTurn && tokens > 0) useTable.getState().change({ asked: 'endTurn' })
  else send({ verb: 'endTurn', seat: now.seat })
}

/** Who speaks for this screen when nobody at it is asked. */
export const speaker = ({ side, players }: Situation): SideId => side ?? (players.blue === 'person' ? 'blue' : 'ember')

/** Takes the last command back, or asks about it where that is not free. */
export function takeBack(): void {
  const now = situationNow()
  const { game, takeBack: back } = useGame.getState()
  if (!now || !game) return
  const last = game.log.entries.findLast((entry) => entry.entry === 'command')
  const by = last && now.players[last.side] === 'person' ? last.side : speaker(now)
  const seat = seatFor(now.state, by)
  const refused = seat && back(seat)
  const table = useTable.getState()
  if (refused) table.change({ asked: { undo: refused } })
  else table.clear()
}

/** Does what was planned, if it may be done; what was not measured is judged by being declared. */
export function commit(draft: Draft | undefined): boolean {
  if (!draft?.command || !(draft.plan || draft.blind)) return false
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
