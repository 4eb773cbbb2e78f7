import type { RuleSet } from '../editions/ruleSet.ts'
import type { Fielded } from '../query/assigned.ts'
import { upgradedCard } from '../query/upgrade.ts'
import { type FigureId, own, type SideId } from '../state/ids.ts'
import type { Scheduled } from '../state/lasting.ts'
import type { CardBook, SideState } from '../state/state.ts'
import { repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'

/** What countdowns and messengers are judged by, in a prepared position and in a saved state alike. */
export interface Awaited {
  /** FORCE-09: without the company layer nobody calls, runs or waits. */
  readonly company: RuleSet['company']
  readonly cards: CardBook
  readonly figures: readonly Waiting[]
  readonly schedule: readonly Scheduled[]
  readonly smoke: readonly { readonly id: string }[]
  readonly credits: { readonly [side in SideId]: SideState['callCredits'] }
}

interface Waiting {
  readonly id: FigureId
  readonly side: SideId
  readonly isOff: boolean
  readonly message: FigureId | undefined
  /** RADIO-04. */
  readonly contact: boolean
  readonly card: Enlisted | undefined
}

/** The card that he plays, with what changes it. */
type Enlisted = Pick<Fielded, 'card' | 'upgrades'>

/** RUNNER-05: who is off the table is waited for, and nobody else; callers, officers and cards are known. */
export function pendingFault(awaited: Awaited): Fault | undefined {
  const { figures, schedule, smoke } = awaited
  if (!awaited.company && schedule.length > 0) return new Fault('listTooLong', { limit: 0 }, ['schedule'])
  return (
    repeatedIn(schedule)?.in('schedule') ??
    repeatedIn(smoke)?.in('smoke') ??
    firstIn(schedule, (entry) => entryFault(awaited, entry))?.in('schedule') ??
    firstIn(figures, (figure) => errandFault(awaited, figure))?.in('figures') ??
    creditFault(awaited)
  )
}

function firstIn<T>(all: readonly T[], judge: (one: T) => Fault | undefined): Fault | undefined {
  for (const [i, one] of all.entries()) {
    const fault = judge(one)
    if (fault) return fault.in(i)
  }
  return undefined
}

const isOf = ({ figures }: Awaited, id: FigureId, side: SideId): boolean =>
  figures.some((figure) => figure.id === id && figure.side === side)

function entryFault(awaited: Awaited, { side, what }: Scheduled): Fault | undefined {
  if (what.kind === 'runner') {
    const runner = awaited.figures.find(({ id }) => id === what.figure)
    return runner?.isOff && runner.side === side ? undefined : unknown(what.figure, ['what', 'figure'])
  }
  if (!isOf(awaited, what.caller, side)) return unknown(what.caller, ['what', 'caller'])
  if (what.kind !== 'reinforcements') return undefined
  const strange = what.teams.findIndex(({ card }) => !own(awaited.cards.characters, card))
  return strange < 0 ? undefined : new Fault('unknownCard', {}, ['what', 'teams', strange, 'card'])
}

const unknown = (figure: FigureId, path: readonly (string | number)[]): Fault =>
  new Fault('noSuchFigure', { figure }, [...path])

/** RADIO-06, HOUSE-11: trained, or anybody where touching a set is enough. */
function mayHoldContact({ cards, company }: Awaited, enlisted: Enlisted | undefined): boolean {
  if (company?.radioTrainedOnly === false) return true
  const printed = enlisted && own(cards.characters, enlisted.card)
  if (!company || !printed) return false
  const { healthy, wounded } = upgradedCard(cards, printed, enlisted.upgrades ?? [])
  return healthy.contactHq !== undefined || wounded?.contactHq !== undefined
}

function errandFault(awaited: Awaited, { id, side, isOff, message, contact, card }: Waiting): Fault | undefined {
  if (contact && !mayHoldContact(awaited, card)) return new Fault('inconsistent', { with: 'cards' }, ['contact'])
  if (message !== undefined && !awaited.company)
    return new Fault('inconsistent', { with: 'rules.company' }, ['message'])
  if (message !== undefined && !isOf(awaited, message, side)) return unknown(message, ['message'])
  if (!isOff) return undefined
  const entries = awaited.schedule.filter(({ what }) => what.kind === 'runner' && what.figure === id)
  return entries.length === 1 ? undefined : new Fault('inconsistent', { with: 'schedule' }, ['place'])
}

function creditFault(awaited: Awaited): Fault | undefined {
  for (const side of ['blue', 'ember'] as const) {
    const fault = firstIn(awaited.credits[side], ({ officer }) =>
      isOf(awaited, officer, side) ? undefined : unknown(officer, ['officer']),
    )
    if (fault) return fault.in('sides', side, 'callCredits')
  }
  return undefined
}
