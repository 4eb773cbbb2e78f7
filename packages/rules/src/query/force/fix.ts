import type { CardId } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { Force } from '../../state/spec.ts'
import { totalOf } from '../losses.ts'
import { changedForce, type ForceChange } from './change.ts'
import type { ForceContext } from './context.ts'
import { error, type ForceFault } from './fault.ts'
import { forceFaults } from './faults.ts'
import { remediesFor } from './remedies.ts'

/** A fault with the smallest change that would make it right; none where the book has no card that could. */
export interface MendedFault extends ForceFault {
  readonly fix: readonly ForceChange[] | undefined
}

/** What a fault is about: the same code of the same card or unit. Numbers change with every remedy. */
export function subjectOf({ refusal, unit }: ForceFault): string {
  const { card = '' } = refusal.params as { readonly card?: CardId }
  return JSON.stringify([refusal.code, card, unit?.company ?? '', unit?.platoon ?? '', unit?.squad ?? ''])
}

/** HOUSE-03: a vehicle is deployed with those who ride on it; in a game under way it may stand empty. */
const idleVehicles = ({ vehicles = [] }: Force): readonly ForceFault[] =>
  vehicles.flatMap(({ card, riders }) =>
    riders.length === 0 ? [error(refuse('HOUSE-03', 'nobodyDrives', { card }))] : [],
  )

/** Everything that is wrong with a force, each with its remedy: for those who build one. */
export function forceReport(context: ForceContext, force: Force): readonly MendedFault[] {
  const faults = [...forceFaults(context, force), ...idleVehicles(force)]
  const errors = new Set(faults.filter(({ severity }) => severity === 'error').map(subjectOf))
  return faults.map((fault) => ({ ...fault, fix: smallestFix(context, force, fault, errors) }))
}

/**
 * The remedy with the fewest changes, then with the least change of AP, that brings no new error; if there is none, the least that
 * takes the fault away.
 */
function smallestFix(
  context: ForceContext,
  force: Force,
  fault: ForceFault,
  errors: ReadonlySet<string>,
): readonly ForceChange[] | undefined {
  const total = totalOf(context.cards, force)
  const remedies = remediesFor(context, force, fault)
    .map((changes) => {
      const changed = changedForce(force, changes)
      return { changes, changed, cost: Math.abs(totalOf(context.cards, changed) - total) }
    })
    .sort((a, b) => a.changes.length - b.changes.length || a.cost - b.cost)
  const subject = subjectOf(fault)
  let second: readonly ForceChange[] | undefined
  for (const { changes, changed } of remedies) {
    const left = forceFaults(context, changed)
    if (left.some((one) => subjectOf(one) === subject)) continue
    const isClean = left.every((one) => one.severity === 'warning' || errors.has(subjectOf(one)))
    if (isClean) return changes
    second ??= changes
  }
  return second
}
