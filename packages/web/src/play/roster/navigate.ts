import type { Figure, FigureId } from '@tactic48/rules'
import { NAMES, saveSetting, useSettings } from '../../app/settings.ts'
import { canAct } from '../../interactions/actions.ts'
import { focusFigure } from '../focus.ts'
import { type Situation, situationNow } from '../situation.ts'
import { changeRoster, useTable } from '../tableStore.ts'
import { fitsFilter, inOrder, menOf, rosterOf } from './roster.ts'
import { heldIn, hold } from './rosterStore.ts'
import { isMany, readyFigures, rosterSide } from './useRoster.ts'

/** Takes a man in hand and brings him into the window; nothing is done with him. */
export function goToMan(id: FigureId): void {
  useTable.getState().select(id)
  changeRoster({ sought: { id } })
  focusFigure(id)
}

/** Those who have something to do, in the order of the strip, as far as it is lit. */
function toVisit(now: Situation): readonly Figure[] {
  const ready = readyFigures(now)
  if (!isMany(now)) return ready
  const { filter, unit, unseen, held } = useTable.getState().roster
  const known = { ready: new Set(ready.map(({ id }) => id)), held: heldIn(now.state, held), unseen }
  const men = menOf(rosterOf(now.state, rosterSide(now), known))
  return men.flatMap((man) => (man.todo && fitsFilter(man, filter, unit) ? [man.figure] : []))
}

/** Who comes after `from` of those who have something to do. */
export function nextMan(now: Situation, from: FigureId | undefined, by: 1 | -1 = 1): Figure | undefined {
  const men = toVisit(now)
  const at = men.findIndex(({ id }) => id === from)
  return at < 0 ? men[by < 0 ? men.length - 1 : 0] : men[(at + by + men.length) % men.length]
}

/** Goes to him: it only looks, nobody is marked as done. */
export function nextFigure(by: 1 | -1 = 1): void {
  const now = situationNow()
  const next = now && nextMan(now, useTable.getState().selected, by)
  if (next) goToMan(next.id)
  else useTable.getState().change({ denied: { missing: 'ready' } })
}

/** Whoever could still do something stays as he is this turn; said again, all may act again. The game is told nothing. */
export function holdTheRest(): boolean {
  const now = situationNow()
  if (!now?.mayAct || !now.side || !isMany(now)) return false
  const { held } = useTable.getState().roster
  const { state } = now
  const ready = readyFigures(now)
  if (ready.length === 0 && heldIn(state, held).size === 0) return false
  hold(state.turn.number, ready.length === 0 ? [] : able(now))
  useTable.getState().select(undefined)
  return true
}

const able = ({ state, side }: Situation): readonly FigureId[] =>
  side ? inOrder(state, side).flatMap((man) => (canAct(state, man) ? [man.id] : [])) : []

/** From none to all and back. */
export function cycleNames(): void {
  const { names } = useSettings.getState()
  saveSetting('names', NAMES[(NAMES.indexOf(names) + 1) % NAMES.length] ?? 'none')
}
