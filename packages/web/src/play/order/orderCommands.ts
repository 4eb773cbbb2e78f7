import {
  type CommandOf,
  check,
  enemiesOf,
  type FigureId,
  isRefusal,
  type OrderChoices,
  type OrderPreview,
  orderPreview,
  type Refusal,
} from '@tactic48/rules'
import { send } from '../../game/gameStore.ts'
import { type Situation, situationNow } from '../situation.ts'
import { intentOf, useTable } from '../tableStore.ts'
import { joined, NO_CHOICES, toggledStay } from './choices.ts'
import { useForesight } from './foresight.ts'
import { type Ordering, type OrderKind, orderingOf } from './ordering.ts'

export const orderingNow = (play: Situation | undefined = situationNow()): Ordering | undefined =>
  play && orderingOf(play, intentOf(useTable.getState()))

export function chooseOrder(kind: OrderKind): void {
  const { order, change } = useTable.getState()
  if (order !== kind) change({ order: kind, goal: undefined, target: undefined, fixed: false })
}

export const choose = (choices: OrderChoices): void => useTable.getState().change({ choices })

const complain = (complaint: Refusal | undefined): void => useForesight.setState({ complaint })

/** What the order would do as it stands this very moment: a second click may come before the first is foreseen. */
function foreseenNow({ command }: Ordering): OrderPreview | undefined {
  const { preview, of } = useForesight.getState()
  const { choices } = useTable.getState()
  const state = situationNow()?.state
  if (!state || !command || (of?.state === state && of.command === command && of.choices === choices)) return preview
  return orderPreview(state, command, choices)
}

/** A tap on one's own man: the officer joins or stays, the others stay or obey; who cannot is told why. */
export function touchMan(ordering: Ordering, id: FigureId): void {
  const { officer } = ordering
  const preview = foreseenNow(ordering)
  const { choices } = useTable.getState()
  if (id === officer.id) {
    complain(choices.joins ? undefined : preview?.mayNotJoin)
    if (choices.joins || !preview?.mayNotJoin) choose(joined(choices, id, !choices.joins))
    return
  }
  const man = preview?.men.find(({ figure }) => figure === id)
  if (!man) return
  const refusal = man.stays ? undefined : (man.leftOut ?? (man.mayRefuse ? undefined : man.unhaltable))
  complain(refusal)
  if (!refusal) choose(toggledStay(choices, man))
}

/** ORDER-19: given, and carried out as planned unless what comes between changes whom it reaches. */
export function giveOrder({ state }: Situation, command: CommandOf<'giveOrder'>): boolean {
  const { choices, change, select } = useTable.getState()
  const told = state.rules.premeasure ? orderPreview(state, command, choices) : undefined
  if (told?.refusal) {
    complain(told.refusal)
    return false
  }
  const { figure: officer } = command
  const planned = intentOf(useTable.getState())
  select(officer)
  change({ meantOrder: told && { officer, choices, men: told.recipients } })
  void send(command).then((done) => {
    if (!done && useTable.getState().verb === undefined) useTable.setState({ ...planned, meantOrder: undefined })
  })
  return true
}

/** The answer to the question of the order. */
function carryOutOrder(): boolean {
  const ordering = orderingNow()
  if (ordering?.command?.verb !== 'executeOrder' || useForesight.getState().preview?.refusal) return false
  void send(ordering.command).then((done) => done && choose(NO_CHOICES))
  return true
}

/** T: the next enemy at whom this officer may order to shoot. */
export function nextOrderTarget({ state, seat, side }: Situation, by: number): void {
  const { target, selected: figure, change } = useTable.getState()
  if (!seat || !side || !figure) return
  const mayBe = (id: FigureId): boolean =>
    !isRefusal(check(state, { verb: 'giveOrder', seat, figure, order: { kind: 'fireAt', target: id } }))
  const targets = enemiesOf(state, side).filter(({ id }) => mayBe(id))
  const at = targets.findIndex(({ id }) => id === target)
  const next = targets[at < 0 && by < 0 ? targets.length - 1 : (at + by + targets.length) % Math.max(1, targets.length)]
  change({ order: 'fireAt', goal: undefined, target: next?.id, fixed: next !== undefined })
}

/** The button and Enter: gives the order that is planned, or lets the one that waits be carried out. */
export function commitOrder(): boolean {
  const now = situationNow()
  const ordering = orderingNow(now)
  if (ordering?.given) return carryOutOrder()
  return now !== undefined && ordering?.command?.verb === 'giveOrder' && giveOrder(now, ordering.command)
}
