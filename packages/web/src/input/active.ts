import { type ActionVerb, type FigureId, type GameState, isInReserve, type Question } from '@tactic48/rules'
import { blankDraft } from '../interactions/actions.ts'
import type { AnswerDraft, Draft, DraftPart } from '../interactions/draft.ts'
import { filled, isAction, isPaper } from '../interactions/draft.ts'
import { proposedDrift } from '../interactions/drift.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { ofKind } from '../interactions/orders.ts'
import { proposedFor } from '../interactions/prepared.ts'
import { prospectOf } from '../interactions/prospect.ts'
import { NO_CHOICES, type OrderKind } from '../play/order/ordering.ts'
import { actorIn, type Situation, situationNow } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'

const ANSWERED_BY: { readonly [kind in Question['kind']]?: keyof typeof BLANK } = {
  deploy: 'deploy',
  order: 'executeOrder',
  afterShot: 'shootAfterMove',
}

const BLANK = {
  deploy: { goal: undefined, squad: undefined, man: undefined, beside: undefined },
  executeOrder: { choices: NO_CHOICES },
  shootAfterMove: { target: undefined },
} as const

/** The answer to what is asked, before anything is said of it. */
function startAnswer(play: Situation): AnswerDraft | undefined {
  const { question, side } = play
  if (!question || !side) return undefined
  const { since } = question
  const proposed = proposedFor(play)
  if (proposed) return { ...proposed, verb: 'prepared', since, fixed: false }
  if (question.kind === 'drift') return { verb: 'drift', goal: proposedDrift(play), since, fixed: false }
  const verb = ANSWERED_BY[question.kind]
  return verb && ({ ...BLANK[verb], verb, since, fixed: false } as AnswerDraft)
}

/** The draft that an input is for: the one in hand, if what is asked is still what it was for; else a fresh answer. */
export function activeDraft(play: Situation, draft: Draft | undefined): Draft | undefined {
  if (isPaper(draft)) return draft
  const asked = startAnswer(play)
  if (!asked) return isAction(draft) && play.mayAct ? draft : undefined
  if (asked.verb === 'deploy') return { ...(draft?.verb === 'deploy' ? draft : asked), man: reserveInHand(play) }
  if (isAction(draft) || draft?.verb !== asked.verb) return asked
  return draft.since === asked.since ? draft : asked
}

/** SETUP-08: the Character who is chosen and waits. */
function reserveInHand({ state, side }: Situation): FigureId | undefined {
  const { selected } = useTable.getState()
  return state.figures.find((one) => one.id === selected && one.side === side && isInReserve(one))?.id
}

export function draftNow(play: Situation | undefined = situationNow()): Draft | undefined {
  return play && activeDraft(play, useTable.getState().draft)
}

/** Says something of the draft in hand; what it does not ask for is passed over. */
export function redraft(part: DraftPart): void {
  const draft = draftNow()
  if (draft) useTable.getState().change({ draft: filled(draft, part) })
}

/** Takes up an Action with the Character in hand, with nothing said of it. */
export function takeUp(verb: ActionVerb): void {
  const { selected, change } = useTable.getState()
  if (selected) change({ draft: blankDraft(verb, selected), thing: undefined })
}

const drafted = new WeakMap<Draft, { readonly state: GameState; readonly prospect: Prospect | undefined }>()

/** What would come of it; the same for the same draft, so that a key and the picture after it do not reckon twice. */
export function prospectFor(situation: Situation, draft: Draft | undefined): Prospect | undefined {
  const { state, seat } = situation
  if (!seat || !isAction(draft) || !actorIn(situation, draft.figure)) return undefined
  const before = drafted.get(draft)
  if (before?.state === state) return before.prospect
  const prospect = prospectOf(state, seat, draft)
  drafted.set(draft, { state, prospect })
  return prospect
}

export function prospectNow(): Prospect | undefined {
  const situation = situationNow()
  return situation && prospectFor(situation, useTable.getState().draft)
}

/** ORDER-02: which of the six. */
export function chooseOrder(kind: OrderKind): void {
  const draft = draftNow()
  if (draft?.verb === 'giveOrder') useTable.getState().change({ draft: ofKind(draft, kind) })
}
