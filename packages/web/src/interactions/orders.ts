import type { Point } from '@tactic48/geometry'
import {
  check,
  enemiesOf,
  type Figure,
  type FigureId,
  isRefusal,
  type ORDER_KINDS,
  type OrderPreview,
  orderPreview,
} from '@tactic48/rules'
import {
  isPlain,
  joined,
  NO_CHOICES,
  type Ordering,
  orderingOf,
  pointingOf,
  toggledStay,
} from '../play/order/ordering.ts'
import { useOrderPreview } from '../play/order/preview.ts'
import type { Situation } from '../play/situation.ts'
import { type ActionDraft, type AnswerDraft, filled } from './draft.ts'
import { AGAIN, type Input, type Outcome, whole } from './input.ts'

export type OrderDraft = ActionDraft<'giveOrder'> | AnswerDraft<'executeOrder'>

/** What the order would do as it stands this very moment: a second click may come before the first is previewed. */
function previewOf({ state }: Situation, draft: OrderDraft, { command }: Ordering): OrderPreview | undefined {
  const { preview, of } = useOrderPreview.getState()
  const { choices } = draft
  if (!command || (of?.state === state && of.command === command && of.choices === choices)) return preview
  return orderPreview(state, command, choices)
}

/** A tap on one's own man: the officer joins or stays, the others stay or obey; who cannot is told why. */
export function touchedMan(draft: OrderDraft, play: Situation, id: FigureId): Outcome | undefined {
  const ordering = orderingOf(play, draft)
  if (!ordering) return undefined
  const preview = previewOf(play, draft, ordering)
  const { choices } = draft
  const chosen = (changed: typeof choices): Outcome => ({ draft: filled(draft, { choices: changed }) })
  if (id === ordering.officer.id) {
    const refusal = choices.joins ? undefined : preview?.mayNotJoin
    return refusal ? { denied: refusal } : chosen(joined(choices, id, !choices.joins))
  }
  const man = preview?.men.find(({ figure }) => figure === id)
  if (!man) return { draft }
  const refusal = man.stays ? undefined : (man.leftOut ?? (man.mayRefuse ? undefined : man.unhaltable))
  return refusal ? { denied: refusal } : chosen(toggledStay(choices, man))
}

export function nextInOrder(draft: OrderDraft, input: Input, play: Situation): Outcome | undefined {
  if (input.kind === 'back') return back(draft)
  if (input.kind === 'tap' && input.figure && input.figure.side === play.side) {
    return touchedMan(draft, play, input.figure.id) ?? { draft }
  }
  if (draft.verb === 'executeOrder') return input.kind === 'tap' ? { draft } : undefined
  const enemy = 'figure' in input && input.figure?.side !== play.side ? input.figure : undefined
  const pointing = pointingOf(draft.order)
  switch (input.kind) {
    case 'hover':
      if (draft.fixed || pointing === 'nothing') return { draft }
      return {
        draft: filled(draft, pointing === 'point' ? { goal: enemy?.position ?? input.spot } : { target: enemy?.id }),
      }
    case 'drag': {
      const order = pointing === 'point' ? draft.order : 'moveToward'
      return { draft: filled(draft, { order, goal: input.spot, target: undefined, fixed: false }) }
    }
    case 'tap':
      return pointed(draft, whole(input.spot), enemy)
    case 'put':
      return pointing === 'point' ? { draft: filled(draft, { goal: input.at, fixed: true }) } : undefined
    case 'cycle':
      return input.slot === 'target' ? nextTarget(draft, play, input.by) : undefined
    default:
      return undefined
  }
}

/** Without a kind the ground means Move toward, an enemy Fire at. */
function pointed(draft: ActionDraft<'giveOrder'>, spot: Point, enemy: Figure | undefined): Outcome {
  const { fixed, goal, target } = draft
  const order = draft.order ?? (enemy ? 'fireAt' : 'moveToward')
  switch (pointingOf(order)) {
    case 'enemy':
      if (enemy && fixed && target === enemy.id) return { draft, commit: true }
      return { draft: filled(draft, { order, target: enemy?.id, goal: undefined, fixed: enemy !== undefined }) }
    case 'point': {
      const at = enemy?.position ?? spot
      if (fixed && goal && Math.hypot(goal.x - at.x, goal.y - at.y) <= AGAIN) return { draft, commit: true }
      return { draft: filled(draft, { order, goal: at, target: undefined, fixed: true }) }
    }
    case 'nothing':
      return { draft }
  }
}

/** The next enemy at whom this officer may order to shoot. */
function nextTarget(draft: ActionDraft<'giveOrder'>, { state, seat, side }: Situation, by: number): Outcome {
  if (!seat || !side) return { draft }
  const mayBe = (target: FigureId): boolean =>
    !isRefusal(check(state, { verb: 'giveOrder', seat, figure: draft.figure, order: { kind: 'fireAt', target } }))
  const targets = enemiesOf(state, side).filter(({ id }) => mayBe(id))
  const at = targets.findIndex(({ id }) => id === draft.target)
  const found =
    targets[at < 0 && by < 0 ? targets.length - 1 : (at + by + targets.length) % Math.max(1, targets.length)]
  return {
    draft: filled(draft, { order: 'fireAt', goal: undefined, target: found?.id, fixed: found !== undefined }),
  }
}

export const ofKind = (draft: ActionDraft<'giveOrder'>, order: (typeof ORDER_KINDS)[number]): OrderDraft =>
  draft.order === order ? draft : filled(draft, { order, goal: undefined, target: undefined, fixed: false })

/** Esc: what was chosen for the men, then where it leads, then which order, then the order itself. */
function back(draft: OrderDraft): Outcome {
  if (!isPlain(draft.choices)) return { draft: filled(draft, { choices: NO_CHOICES }) }
  if (draft.verb === 'executeOrder') return { left: true }
  const { fixed, goal, target, order } = draft
  if (fixed || goal || target) return { draft: filled(draft, { fixed: false, goal: undefined, target: undefined }) }
  return order ? { draft: filled(draft, { order: undefined }) } : { left: true }
}
