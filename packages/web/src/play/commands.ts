import type { Point } from '@tactic48/geometry'
import { type ActionVerb, able, type Command, type FigureId, isRefusal, type SideId } from '@tactic48/rules'
import { seatFor, send, useGame } from '../game/gameStore.ts'
import { isAccepted } from '../session/session.ts'
import { giveOrder } from './order/orderCommands.ts'
import { actorIn, draftNow, type Situation, situationNow } from './situation.ts'
import { intentOf, useTable } from './tableStore.ts'
import type { Draft } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'

/** Takes up an Action with the Character in hand; what needs no further choice is done at once. */
export function chooseVerb(verb: ActionVerb): void {
  const now = situationNow()
  const table = useTable.getState()
  const actor = now && actorIn(now, table.selected)
  if (!now || !actor) return
  const judged = able(now.state, verb, actor.id)
  if (isRefusal(judged)) {
    table.change({ denied: judged })
    return
  }
  const { pointing, preset, begin } = entryOf(verb)
  if (begin) {
    begin(actor.id)
    return
  }
  table.choose(verb)
  if (pointing === 'none') commit(draftNow())
  else if (preset) table.change(preset(now.state, actor))
}

/** TURN-05: a turn without a token spent is asked about before it costs. */
export function endTurn(): void {
  const now = situationNow()
  if (!now?.seat || !now.side || now.question?.kind !== 'action') return
  const { spentThisTurn, tokens } = now.state.sides[now.side]
  if (spentThisTurn < now.state.rules.minAtPerTurn && tokens > 0) useTable.getState().change({ asked: 'endTurn' })
  else void send({ verb: 'endTurn', seat: now.seat })
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
  if (!seat) return
  void back(seat).then((answer) => {
    if (answer === 'dropped') return
    const table = useTable.getState()
    if (isRefusal(answer)) table.change({ asked: { undo: answer } })
    else if (isAccepted(answer)) table.clear()
  })
}

/** Does what was planned, if it may be done; what was not measured is judged by being declared. */
export function commit(draft: Draft | undefined): boolean {
  if (!draft?.command || !(draft.plan || draft.blind)) return false
  const { command, weapon } = draft
  const now = situationNow()
  if (command.verb === 'giveOrder') return now !== undefined && giveOrder(now, command)
  const table = useTable.getState()
  const planned = intentOf(table)
  const { target, goal } = planned
  // The plan is put down when it is handed in: the answer may ask for the next.
  table.select(command.figure)
  const shot = command.verb === 'moveAndFire' && command.shoot === 'after' && goal && target && weapon
  table.change({ meant: shot ? { figure: command.figure, weapon: weapon.id, target } : undefined })
  const handed = useTable.getState()
  void send(command).then((done) => {
    if (!done && useTable.getState().selected === handed.selected && useTable.getState().verb === undefined)
      useTable.setState({ ...planned, meant: undefined })
  })
  return true
}

/** SETUP-08: puts a figure down. */
export function deploy(seat: Command['seat'], figure: FigureId, at: Point): boolean {
  void send({ verb: 'deploy', seat, figure, at: { x: Math.round(at.x), y: Math.round(at.y) } }).then(
    (done) => done && useTable.getState().clear(),
  )
  return true
}
