import { knownFigure } from '../../query/figures.ts'
import type { ArrivalEvent, CallEvent } from '../../state/companyEvent.ts'
import type { Place } from '../../state/figure.ts'
import type { FigureId, ScheduleId, SideId } from '../../state/ids.ts'
import type { CallCredit, Scheduled } from '../../state/lasting.ts'
import { type Appliers, type Draft, editFigure, editSheetCounters, editSide, lockSheet, noop } from '../draft.ts'

const ON_TABLE: Place = { at: 'table' }

/** RUNNER-03: one more or one less; an entry of 0 is removed. */
function credited(credits: readonly CallCredit[], officer: FigureId, change: number): readonly CallCredit[] {
  const count = (credits.find((credit) => credit.officer === officer)?.count ?? 0) + change
  const others = credits.filter((credit) => credit.officer !== officer)
  return count > 0 ? [...others, { officer, count }] : others
}

function credit(draft: Draft, officer: FigureId, change: number): void {
  const side = editSide(draft, knownFigure(draft, officer).side)
  side.callCredits = credited(side.callCredits, officer, change)
}

const withoutEntry = (draft: Draft, id: ScheduleId): void => {
  draft.schedule = draft.schedule.filter((entry) => entry.id !== id)
}

const withDue = ({ id, side, what }: Scheduled, due: number): Scheduled => ({ id, side, due, what })

/** TURN-02: all that a side waits for comes one own turn nearer. */
const counted = (schedule: readonly Scheduled[], side: SideId): readonly Scheduled[] =>
  schedule.map((entry) => (entry.side === side ? withDue(entry, entry.due - 1) : entry))

export const applyCalls: Appliers<CallEvent['type']> = {
  contactTried(draft, event) {
    if (event.made) editFigure(draft, event.figure).contact = true
  },
  contactLost(draft, event) {
    editFigure(draft, event.figure).contact = false
  },
  callTried(draft, event) {
    const { sheet: id } = knownFigure(draft, event.caller)
    const counters = editSheetCounters(draft, id)
    counters.calls = (counters.calls ?? 0) + 1
    if (event.locks) lockSheet(draft, id, 'call')
    if (event.means === 'runner') credit(draft, event.caller, -1)
  },
  callSettled(draft, event) {
    if (event.kind !== 'reinforcements') return
    const side = editSide(draft, knownFigure(draft, event.caller).side)
    side.reinforced = (side.reinforced ?? 0) + 1
  },
  teamsCounted: noop,
  arrivalScheduled(draft, event) {
    draft.schedule = [...draft.schedule, event.entry]
  },
}

export const applyArrivals: Appliers<ArrivalEvent['type']> = {
  scheduleCounted(draft, event) {
    draft.schedule = counted(draft.schedule, event.side)
  },
  fireArrived(draft, event) {
    withoutEntry(draft, event.entry)
  },
  shellFell: noop,
  smokeLaid(draft, event) {
    draft.smoke = [...draft.smoke, event.smoke]
  },
  smokeThinned(draft, event) {
    draft.smoke = draft.smoke
      .filter(({ id }) => !event.gone.includes(id))
      .map((smoke) => (smoke.side === event.side ? { ...smoke, due: smoke.due - 1 } : smoke))
  },
  teamEntered(draft, event) {
    draft.figures = [...draft.figures, ...event.figures]
    draft.sheets = [...draft.sheets, ...event.sheets]
    draft.schedule = draft.schedule.flatMap((entry) => {
      if (entry.id !== event.entry || entry.what.kind !== 'reinforcements') return [entry]
      const { kind, caller, teams } = entry.what
      const left = teams.slice(1)
      return left.length > 0 ? [{ ...withDue(entry, entry.due), what: { kind, caller, teams: left } }] : []
    })
  },
  arrivalDelayed(draft, event) {
    draft.schedule = draft.schedule.map((entry) => (entry.id === event.entry ? withDue(entry, 1) : entry))
  },
  messageTaken(draft, event) {
    editFigure(draft, event.figure).message = event.officer
  },
  leftTable(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.place = { at: 'off', returns: event.entry.id }
    figure.message = undefined
    draft.schedule = [...draft.schedule, event.entry]
    if (event.credit !== undefined) credit(draft, event.credit, 1)
  },
  returned(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.place = ON_TABLE
    figure.position = event.at
    withoutEntry(draft, event.entry)
  },
}
