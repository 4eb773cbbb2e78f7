import type { Force, ForceChange, MendedFault, UnitSpec } from '@tactic48/rules'
import { unitName } from '@tactic48/rules'
import { codeText, sayingOf } from '../refusal.ts'

export function faultText({ severity, refusal }: MendedFault): string {
  return `${severity} ${refusal.rule}: ${sayingOf(refusal) ?? codeText(refusal)}`
}

const inUnit = (unit: UnitSpec): string => {
  const name = unitName(unit)
  return name === '–' ? '' : ` to ${name}`
}

/** One change in words; men are counted from 1. */
export function changeText(force: Force, change: ForceChange): string {
  const who = (at: number): string => `${force.characters[at]?.card ?? 'nobody'} (no. ${at + 1})`
  switch (change.change) {
    case 'addCharacter':
      return `add ${change.card}${inUnit(change.unit)}`
    case 'removeCharacter':
      return `leave out ${who(change.at)}`
    case 'replaceCharacter':
      return `take ${change.card} instead of ${who(change.at)}`
    case 'attach':
      return `attach ${who(change.at)}`
    case 'removeWeapon':
    case 'removeUpgrade':
      return `take ${change.card} from ${who(change.at)}`
    case 'turnWeapon':
      return `turn ${change.card} of ${who(change.at)}`
    case 'unseat':
      return `${who(change.rider)} does not ride on vehicle ${change.vehicle + 1}`
    case 'removeVehicle':
      return `leave out vehicle ${change.vehicle + 1}`
    case 'removeTactic':
      return `leave out one ${change.card}`
    case 'dropDeck':
      return 'leave out the deck'
  }
}
