import type { Force, ForceChange, MendedFault, RefusalCode, UnitSpec } from '@tactic48/rules'
import { unitName } from '@tactic48/rules'
import { codeText, plainParams } from '../refusal.ts'

/** What is wrong, for a reader; values in braces come with the fault. */
const SAYINGS: { readonly [code in RefusalCode]?: string } = {
  noCharacters: 'there is nobody in it',
  unknownCard: 'no card is called {card}',
  namedCardTwice: '{card} is a hero and may be there once',
  tooLarge: '{total} AP where {agreed} were agreed',
  tooSmall: '{total} AP where {agreed} were agreed',
  foreignCharacter: '{card} is of {faction}: only as an attached ally of the theatre',
  foreignCard: '{card} is of {faction}, no ally in this theatre',
  tooManyForeignCards: '{cards} off-faction cards, at most {limit} (one per four own Characters)',
  tooManyLimited: '{copies} copies of the limited {card}, at most {limit}',
  wrongTheatre: '{card} does not fight in {theatre}',
  upgradesOff: '{card}: upgrades are not played',
  crewsOff: '{card}: weapon crews are not played',
  foreignTactic: '{card} is of {faction} and not allowed to this faction',
  tooManyCopies: '{copies} copies of {card}, at most {limit}',
  sampleTacticsOff: '{card} is a sample card, which are not played',
  deckNeedsCompany: 'tactic cards need a company edition',
  abilityNeedsCompany: '{card} has rank or abilities that only a company edition uses',
  platoonNeedsCompany: 'a platoon needs a company edition',
  ncoMissing: '{unit}: {men} men need an NCO',
  tooManyNcos: '{unit}: {ncos} NCOs, at most {limit}',
  secondNco: '{unit}: a second NCO with {men} men is meant for full squads',
  officerMissing: '{have} officers, at least {need} are needed',
  tooManyOfficers: '{have} officers, at most {limit} with these squads',
  seniorMissing: 'no officer is above all others and at least a Captain',
  noVehicles: 'vehicles are not played',
  noSeat: '{card} has {seats} seats',
  nobodyDrives: 'nobody rides on {card}',
  noSuchRider: 'there is no Character {rider} to ride, or he rides already',
  noRider: '{card} cannot ride',
}

export function faultText({ severity, refusal }: MendedFault): string {
  const params = plainParams(refusal)
  const saying = SAYINGS[refusal.code as RefusalCode]
  const text = saying?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')) ?? codeText(refusal)
  return `${severity} ${refusal.rule}: ${text}`
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
