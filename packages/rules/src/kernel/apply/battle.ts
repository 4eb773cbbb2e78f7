import type { GoalEvent, InitiativeEvent, ShockTested, TimedOut } from '../../state/companyEvent.ts'
import { type PerSide, perSide, type SideId } from '../../state/ids.ts'
import { type Appliers, editCounters, editFigure, lockSheet, noop } from '../draft.ts'
import { clearStanding } from './turn.ts'
import { leaveVehicle } from './vehicles.ts'

const added = <T>(lists: PerSide<readonly T[]>, side: SideId, one: T): PerSide<readonly T[]> =>
  perSide((each) => (each === side ? [...lists[each], one] : lists[each]))

/** INIT-10, HOUSE-01, HOUSE-17, HOUSE-20. */
export const applyBattle: Appliers<
  InitiativeEvent['type'] | ShockTested['type'] | GoalEvent['type'] | TimedOut['type']
> = {
  bidRaised: noop,
  initiativeContested(draft, event) {
    for (const id of event.locked) {
      lockSheet(draft, editFigure(draft, id).sheet, 'initiative')
    }
  },
  shockTested(draft, event) {
    if (event.passed) return
    const figure = editFigure(draft, event.figure)
    figure.shockSince = draft.turn.number
    figure.aims = 0
    editCounters(figure).shaken = true
  },
  leftForGood(draft, event) {
    clearStanding(draft, event.figure)
    const figure = editFigure(draft, event.figure)
    figure.shockSince = undefined
    if (figure.place.at === 'mounted') leaveVehicle(draft, event.figure, figure.place.on)
    figure.place = { at: 'left', edge: event.edge }
  },
  messageOut(draft, event) {
    editFigure(draft, event.figure).message = undefined
    const { goals } = draft
    const side = draft.figures.find(({ id }) => id === event.figure)?.side
    if (goals && side) draft.goals = { ...goals, messages: added(goals.messages, side, event.edge) }
  },
  goalReached(draft, event) {
    const { goals } = draft
    if (goals) draft.goals = { ...goals, reached: added(goals.reached, event.side, event.goal) }
  },
  timedOut: noop,
}
