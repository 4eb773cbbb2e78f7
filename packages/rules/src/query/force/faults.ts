import type { Refusal } from '../../state/refusal.ts'
import type { Force } from '../../state/spec.ts'
import { convoyFault } from '../convoy.ts'
import type { ForceContext } from './context.ts'
import { deckFaults } from './deck.ts'
import { error, type ForceFault } from './fault.ts'
import { ownershipFaults } from './ownership.ts'
import { knownFaults, sizeFault } from './size.ts'
import { structureFaults } from './structure.ts'

/** Everything that is wrong with a force, errors and warnings, in the order in which it is looked at. */
export function forceFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const convoy = convoyFault(context, force)
  const size = sizeFault(context, force)
  return [
    ...knownFaults(context, force),
    ...(convoy ? [error(convoy)] : []),
    ...ownershipFaults(context, force),
    ...deckFaults(context, force.faction, force.deck ?? []),
    ...structureFaults(context, force),
    ...(size ? [error(size)] : []),
  ]
}

/** SETUP-01, FORCE, STRUCT, TACTIC: the first reason why it may not be fielded. */
export const forceRefusal = (context: ForceContext, force: Force): Refusal | undefined =>
  forceFaults(context, force).find(({ severity }) => severity === 'error')?.refusal
