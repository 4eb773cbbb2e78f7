import { changedForce, type Force, type ForceContext, forceReport, type MendedFault } from '@tactic48/rules'

/** More than any force has: a remedy that brings the next fault must not go round for ever. */
const ROUNDS = 30

/** Whom to leave out and whom to add is for the player to say: such a remedy is applied by itself only. */
const OF_SIZE: readonly string[] = ['tooLarge', 'tooSmall']

/** The force with every other remedy applied, one after the other, until nothing is left that has one. */
export function mended(context: ForceContext, force: Force): Force {
  let current = force
  for (let round = 0; round < ROUNDS; round++) {
    const fault = forceReport(context, current).find(
      ({ severity, refusal, fix }) => severity === 'error' && fix && !OF_SIZE.includes(refusal.code),
    )
    if (!fault?.fix) return current
    current = changedForce(current, fault.fix)
  }
  return current
}

/** The errors that are still there when everything else is mended. */
export const leftAfter = (context: ForceContext, whole: Force): readonly MendedFault[] =>
  forceReport(context, whole).filter(({ severity }) => severity === 'error')

/** Why no button mends it: the choice is the player's, or there is no remedy. */
export const whyLeft = ({ refusal, fix }: MendedFault): 'yours' | 'noRemedy' | 'again' => {
  if (OF_SIZE.includes(refusal.code)) return 'yours'
  return fix ? 'again' : 'noRemedy'
}
