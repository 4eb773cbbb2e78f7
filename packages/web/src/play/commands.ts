import {
  type ActionVerb,
  type CommandOf,
  check,
  type GameState,
  isRefusal,
  orderPreview,
  type SideId,
} from '@tactic48/rules'
import { useSettings } from '../app/settings.ts'
import { seatFor, send, useGame } from '../game/gameStore.ts'
import { sayInAdvance } from '../game/inAdvance.ts'
import { draftNow, prospectNow } from '../input/active.ts'
import { interactionOf, judgedVerb, startDraft } from '../interactions/actions.ts'
import { isAction, partOf } from '../interactions/draft.ts'
import { sends } from '../interactions/sends.ts'
import { isAccepted } from '../session/session.ts'
import { placeSquad } from './deploy/squads.ts'
import { useOrderPreview } from './order/preview.ts'
import { readyFigures } from './roster/useRoster.ts'
import { actorIn, type Situation, situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'

/** Takes up an Action with the Character in hand; what needs no further choice is done at once, unless it is only planned. */
export function chooseVerb(verb: ActionVerb, how: 'done' | 'planned' = 'done'): void {
  const now = situationNow()
  const table = useTable.getState()
  const actor = now && actorIn(now, table.selected)
  if (!now || !actor) return
  const { refusal } = judgedVerb(now.state, verb, actor)
  if (refusal) {
    // What was planned before is not done by the next key: it is put down with the refusal.
    table.change({ denied: { refusal, verb }, draft: undefined })
    return
  }
  const { atOnce, begin } = interactionOf(verb)
  if (begin) {
    begin(actor.id)
    return
  }
  table.change({ draft: startDraft(now.state, verb, actor), thing: undefined, denied: undefined })
  if (atOnce && how === 'done') commit()
}

/** TURN-05: the turn would cost a token, because none was spent. */
export function spendsTooLittle({ rules, sides }: GameState, side: SideId): boolean {
  const { spentThisTurn, tokens } = sides[side]
  return spentThisTurn < rules.minAtPerTurn && tokens > 0
}

/** Asked about before it costs, and once a turn while somebody could still act with the tokens that are left. */
export function endTurn(): void {
  const now = situationNow()
  if (!now?.seat || !now.side || now.question?.kind !== 'action') return
  const { state, side } = now
  const { askedEnd, change } = useTable.getState()
  const idle = useSettings.getState().asksEnd && state.sides[side].tokens > 0 && readyFigures(now).length > 0
  const asks = spendsTooLittle(state, side) || (idle && askedEnd !== state.turn.number)
  if (asks) change({ asked: 'endTurn', askedEnd: state.turn.number })
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

/** Does what is drafted, if it may be done; what was not measured is judged by being declared. */
export function commit(): boolean {
  const now = situationNow()
  const draft = draftNow(now)
  if (!now || !draft) return false
  if (isAction(draft)) return commitAction(now)
  if (draft.verb === 'deploy' && draft.squad !== undefined) {
    return draft.goal !== undefined && placeSquad(draft.squad, draft.goal)
  }
  const command = sends(draft, now)
  if (!command || draft.verb === 'shootAfterMove') return false
  // What is refused for its place is said where it was put, not here.
  if (draft.verb !== 'deploy' && isRefusal(check(now.state, command))) return false
  if (draft.verb === 'playCard') useTable.getState().change({ draft: undefined })
  void send(command).then((done) => {
    if (done && draft.verb === 'deploy') useTable.getState().clear()
    else if (done && draft.verb === 'executeOrder') useTable.getState().change({ draft: undefined })
  })
  return true
}

function commitAction(now: Situation): boolean {
  const prospect = prospectNow()
  if (!prospect?.command || !(prospect.plan || prospect.blind)) return false
  const { command, weapon } = prospect
  if (command.verb === 'giveOrder') return giveOrder(now, command)
  const table = useTable.getState()
  const { draft } = table
  const target = partOf(draft, 'target')
  const later = command.verb === 'moveAndFire' && command.shoot === 'after' && partOf(draft, 'goal') && target && weapon
  // The plan is put down when it is handed in: the answer may ask for the next.
  table.select(command.figure)
  sayInAdvance({ shot: later ? { figure: command.figure, weapon: weapon.id, target } : undefined })
  void send(command).then((done) => {
    const { selected, draft: since, change } = useTable.getState()
    if (!done) sayInAdvance({ shot: undefined })
    if (!done && selected === command.figure && since === undefined) change({ draft })
  })
  return true
}

/** ORDER-19: given, and carried out as planned unless what comes between changes whom it reaches. */
function giveOrder({ state }: Situation, command: CommandOf<'giveOrder'>): boolean {
  const { draft, change, select } = useTable.getState()
  if (draft?.verb !== 'giveOrder') return false
  const { choices } = draft
  const told = state.rules.premeasure ? orderPreview(state, command, choices) : undefined
  if (told?.refusal) {
    useOrderPreview.setState({ complaint: told.refusal })
    return false
  }
  const { figure: officer } = command
  select(officer)
  sayInAdvance({ order: told && { officer, choices, men: told.recipients } })
  void send(command).then((done) => {
    if (!done) sayInAdvance({ order: undefined })
    if (!done && useTable.getState().draft === undefined) change({ draft })
  })
  return true
}
