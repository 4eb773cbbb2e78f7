import type { Point } from '@tactic48/geometry'
import {
  type Carrying,
  type CommandOf,
  check,
  type Danger,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  friendsOf,
  type GameState,
  isRefusal,
  type MarkerId,
  ORDER_KINDS,
  type Order,
  type OrderChoices,
  type Ordered,
  type OrderPreview,
  type Performance,
  type Refusal,
  type SeatId,
  UNPRINTED_SF_RADIUS,
  type WeaponId,
} from '@tactic48/rules'
import type { ActionDraft, Draft } from '../../interactions/draft.ts'
import { actorIn, type Situation } from '../situation.ts'

/** D25 … D28, D41 as §33 has them: everybody obeys, nearest first, with the weapon of most dice; the officer stays. */
export const NO_CHOICES: OrderChoices = { joins: false, halts: [], refuses: [], sequence: [], weapons: [] }

export const isPlain = ({ joins, halts, refuses, sequence, weapons, carries, leaves }: OrderChoices): boolean =>
  !joins && [halts, refuses, sequence, weapons, carries ?? [], leaves ?? []].every(({ length }) => length === 0)

const without = <T extends { readonly figure: FigureId }>(list: readonly T[] | undefined, id: FigureId): readonly T[] =>
  (list ?? []).filter(({ figure }) => figure !== id)

/** Who does not do it is named nowhere else. */
const dropped = (choices: OrderChoices, id: FigureId): OrderChoices => ({
  ...choices,
  halts: choices.halts.filter((one) => one !== id),
  refuses: choices.refuses.filter((one) => one !== id),
  sequence: choices.sequence.filter((one) => one !== id),
  weapons: without(choices.weapons, id),
  carries: without(choices.carries, id),
  leaves: (choices.leaves ?? []).filter((one) => one !== id),
})

/** ORDER-05, ORDER-06: keeps a man out of it, or lets him obey again; who may refuse need not be paid for. */
export function toggledStay(choices: OrderChoices, { figure, mayRefuse, stays }: Ordered): OrderChoices {
  const rest = dropped(choices, figure)
  if (stays) return rest
  return mayRefuse ? { ...rest, refuses: [...rest.refuses, figure] } : { ...rest, halts: [...rest.halts, figure] }
}

export const joined = (choices: OrderChoices, officer: FigureId, joins: boolean): OrderChoices => ({
  ...(joins ? choices : dropped(choices, officer)),
  joins,
})

/** D28: all are named, so that nobody else's place depends on where the goal lies. */
export function marching(choices: OrderChoices, men: readonly FigureId[], id: FigureId, to: number): OrderChoices {
  const others = men.filter((one) => one !== id)
  const at = Math.max(0, Math.min(others.length, to))
  return { ...choices, sequence: [...others.slice(0, at), id, ...others.slice(at)] }
}

export const armed = (choices: OrderChoices, figure: FigureId, weapon: WeaponId): OrderChoices => ({
  ...choices,
  weapons: [...without(choices.weapons, figure), { figure, weapon }],
})

/** ORDER-20. */
export const carrying = (choices: OrderChoices, figure: FigureId, taken: Carrying | undefined): OrderChoices => ({
  ...choices,
  carries: [...without(choices.carries, figure), ...(taken ? [taken] : [])],
})

export function leaving(choices: OrderChoices, figure: FigureId): OrderChoices {
  const leaves = choices.leaves ?? []
  return { ...choices, leaves: leaves.includes(figure) ? leaves.filter((one) => one !== figure) : [...leaves, figure] }
}

export type OrderKind = Order['kind']

/** An order that is being thought of, or that has been given and waits to be carried out. */
export interface Ordering {
  readonly officer: Figure
  readonly kind: OrderKind | undefined
  readonly order: Order | undefined
  readonly command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'> | undefined
  /** It has been given: only how it is carried out can still be chosen. */
  readonly given: boolean
}

/** The same without the place where its marker lies: it stays for as long as only that moves. */
export interface OrderInHand extends Pick<Ordering, 'officer' | 'kind' | 'given'> {
  /** It says where it leads or whom it is about. */
  readonly pointed: boolean
}

export function orderInHand(situation: Situation, draft: Draft | undefined): OrderInHand | undefined {
  const ordering = orderingOf(situation, draft)
  if (!ordering) return undefined
  const { officer, kind, given, order } = ordering
  return { officer, kind, given, pointed: order !== undefined }
}

/** What the order says, as soon as enough is known. */
export function orderOf({ order: kind, goal: at, target }: ActionDraft<'giveOrder'>): Order | undefined {
  if (kind === 'moveToward' || kind === 'fireAtWill') return at && { kind, at }
  if (kind === 'fireAt') return target && { kind, target }
  return kind && { kind }
}

export function orderingOf(situation: Situation, draft: Draft | undefined): Ordering | undefined {
  const { state, question, seat, side } = situation
  if (!seat || !side) return undefined
  if (question?.kind === 'order') {
    const officer = figureOf(state, question.officer)
    const choices = draft?.verb === 'executeOrder' ? draft.choices : NO_CHOICES
    const command = { verb: 'executeOrder', seat, ...choices } as const
    return officer && { officer, kind: question.order.kind, order: question.order, command, given: true }
  }
  const officer = draft?.verb === 'giveOrder' ? actorIn(situation, draft.figure) : undefined
  if (draft?.verb !== 'giveOrder' || !officer) return undefined
  const order = orderOf(draft)
  const unit = draft.unit === undefined ? {} : { unit: draft.unit }
  const command = order && ({ verb: 'giveOrder', seat, figure: officer.id, order, ...unit } as const)
  return { officer, kind: draft.order, order, command, given: false }
}

/** What a kind of order points at. */
export const pointingOf = (kind: OrderKind | undefined): 'point' | 'enemy' | 'nothing' => {
  if (kind === 'moveToward' || kind === 'fireAtWill') return 'point'
  return kind === 'fireAt' ? 'enemy' : 'nothing'
}

/** Kinds that somebody must point for. */
export const isPointed = (kind: OrderKind): kind is 'moveToward' | 'fireAt' | 'fireAtWill' =>
  pointingOf(kind) !== 'nothing'

/** Each kind with the reason why this officer could not give it at all now. */
export function judgedKinds(
  state: GameState,
  seat: SeatId,
  { id, side, position }: Figure,
): readonly { readonly kind: OrderKind; readonly refusal: Refusal | undefined }[] {
  const judged = (order: Order): Refusal | undefined => {
    const plan = check(state, { verb: 'giveOrder', seat, figure: id, order })
    return isRefusal(plan) ? plan : undefined
  }
  const everyTarget = (): Refusal | undefined => {
    // The reason of the nearest, unless another says more.
    const away = (enemy: Figure): number => Math.hypot(enemy.position.x - position.x, enemy.position.y - position.y)
    let reason: Refusal | undefined
    for (const enemy of state.figures.filter((one) => one.side !== side).sort((a, b) => away(a) - away(b))) {
      const refusal = judged({ kind: 'fireAt', target: enemy.id })
      if (!refusal) return undefined
      if (!reason || reason.code === 'noSuchTarget') reason = refusal
    }
    return reason
  }
  return ORDER_KINDS.map((kind) => {
    if (kind === 'fireAt') return { kind, refusal: everyTarget() }
    return { kind, refusal: judged(kind === 'moveToward' || kind === 'fireAtWill' ? { kind, at: position } : { kind }) }
  })
}

/** ORDER-07: the companies that can be addressed, the officer's own first; one or none where the order speaks to everybody. */
export function unitsFor(state: GameState, officer: Figure): readonly string[] {
  if (!state.rules.company?.orderOneUnit) return []
  const own = officer.unit.company
  const found = friendsOf(state, officer.side).flatMap(({ unit }) => unit.company ?? [])
  return [...new Set([...(own === undefined ? [] : [own]), ...found])]
}

/** ORDER-14: of the area, in u. */
export function willRadius(state: GameState, officer: Figure): number {
  const printed = state.rules.company?.fireAtWillRadius
  return printed === 'card' ? (faceOf(state, officer).sfRadius ?? UNPRINTED_SF_RADIUS) : (printed ?? 0)
}

export type March = Extract<Performance, { readonly kind: 'march' }>

export const marchOf = ({ does }: Ordered): March | undefined => (does?.kind === 'march' ? does : undefined)

/** A leader with those whom he reaches. */
export interface Branch {
  readonly leader: FigureId
  readonly men: readonly Ordered[]
}

/** ORDER-08: leader by leader, in the order in which they pass it on. */
export function branchesOf({ officer, men }: OrderPreview): readonly Branch[] {
  const reached = men.filter(({ through }) => through !== undefined)
  const branches: Branch[] = []
  const queue = [officer]
  const seen = new Set(queue)
  for (let leader = queue.shift(); leader !== undefined; leader = queue.shift()) {
    const own = reached.filter(({ through }) => through === leader)
    if (own.length > 0 || leader === officer) branches.push({ leader, men: own })
    for (const { figure } of own) {
      if (seen.has(figure)) continue
      seen.add(figure)
      queue.push(figure)
    }
  }
  return branches
}

/** OF that waits on the ways of the men, marker by marker: how many it watches and who comes into it first. */
export interface Ambush {
  readonly marker: MarkerId
  readonly shooter: FigureId
  readonly men: readonly FigureId[]
  readonly first: Extract<Danger, { readonly kind: 'opportunityFire' }>
}

export function ambushesOf(men: readonly Ordered[]): readonly Ambush[] {
  const found = new Map<MarkerId, Ambush>()
  for (const man of men) {
    for (const danger of marchOf(man)?.dangers ?? []) {
      if (danger.kind !== 'opportunityFire' || danger.second) continue
      const { marker, shooter } = danger
      const known = found.get(marker)
      if (known?.men.includes(man.figure)) continue
      found.set(marker, { marker, shooter, men: [...(known?.men ?? []), man.figure], first: known?.first ?? danger })
    }
  }
  return [...found.values()]
}

/** Chance that one man is hit on his way, all offers taken. */
export const hitOnTheWay = (dangers: readonly Danger[]): number =>
  1 - dangers.reduce((safe, one) => (one.kind === 'opportunityFire' && !one.second ? safe * one.odds.miss : safe), 1)

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** How wide the men stand across the direction of their march, before and after it, in 1/1000 u. */
export function frontOf(men: readonly Ordered[]): { readonly before: number; readonly after: number } | undefined {
  const marches = men.flatMap((man) => marchOf(man) ?? [])
  const along = marches.reduce((sum, { from, to }) => ({ x: sum.x + to.x - from.x, y: sum.y + to.y - from.y }), {
    x: 0,
    y: 0,
  })
  const length = Math.hypot(along.x, along.y)
  if (marches.length < 3 || length === 0) return undefined
  const across = { x: -along.y / length, y: along.x / length }
  const width = (spots: readonly Point[]): number => {
    const sides = spots.map((spot) => dot(spot, across))
    return Math.max(...sides) - Math.min(...sides)
  }
  return { before: width(marches.map(({ from }) => from)), after: width(marches.map(({ to }) => to)) }
}
