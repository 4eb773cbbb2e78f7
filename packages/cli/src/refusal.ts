import { faultWords } from '@tactic48/content'
import { isFaultRefusal, type Length, REFUSALS, type Refusal, type RefusalCode } from '@tactic48/rules'
import { sizeText } from './files.ts'

type Plain = { readonly [name: string]: string | number | boolean }

/** The values of a refusal as scenarios write them: of a length its number alone. */
export const plainParams = ({ params }: Refusal): Plain =>
  Object.fromEntries(Object.entries<Plain[string] | Length>(params).map(([name, value]) => [name, plain(value)]))

function plain(value: Plain[string] | Length): Plain[string] {
  if (typeof value !== 'object') return value
  return 'u' in value ? value.u : value.milli
}

/** Values that belong to its code and do not come with it: its text would have holes. */
export function missingParams(refusal: Refusal): readonly string[] {
  if (isFaultRefusal(refusal)) return []
  const row: { readonly [name: string]: string } | undefined = REFUSALS[refusal.code]
  if (!row) return ['code']
  const given = plainParams(refusal)
  return Object.keys(row).filter((name) => !row[name]?.endsWith('?') && given[name] === undefined)
}

export const refusalText = (refusal: Refusal): string => `${refusal.rule} ${codeText(refusal)}`

export const codeText = (refusal: Refusal): string => `${refusal.code} ${JSON.stringify(plainParams(refusal))}`

/** What is wrong with a force or with what stands on a table, for a reader; values in braces come with the fault. */
const SAYINGS: { readonly [code in RefusalCode]?: string } = {
  noCharacters: 'the force has no Characters',
  unknownCard: 'no card is called {card}',
  namedCardTwice: '{card} is a hero and may be there once',
  tooLarge: '{total} AP where {agreed} were agreed',
  tooSmall: '{total} AP where {agreed} were agreed',
  foreignCharacter: '{card} is of {faction}: only as an attached ally of the theatre',
  foreignCard: '{card} is of {faction}, not an ally in this theatre',
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
  nobodyDrives: 'no Character rides on {card}',
  noSuchRider: 'there is no Character {rider} to ride, or he rides already',
  noRider: '{card} cannot ride',
  noManning: 'weapons without crew are not played',
  nothingToMan: '{card} has no weapon that can be left',
  propOffTable: '{card} is not wholly on the table',
  propInScenery: '{card} is inside impassable scenery',
}

/** A refusal in a sentence, where there is one for it. */
export function sayingOf(refusal: Refusal): string | undefined {
  const params = plainParams(refusal)
  return SAYINGS[refusal.code as RefusalCode]?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Why a saved file is refused, for one line. */
export function whyNoSave(refusal: Refusal): string {
  const { rule, code } = refusal
  const { field = '', limit, rule: broken, why }: Partial<Plain> = plainParams(refusal)
  if (!isFaultRefusal(refusal)) {
    const said = sayingOf(refusal) ?? `${code}${limit === undefined ? '' : ` ${limit}`}`
    return `${field || 'file'}: ${rule} ${said}`
  }
  switch (refusal.code) {
    case 'notASavedLog':
    case 'notASavedState':
    case 'oldVersion':
    case 'newerVersion':
    case 'unknownEngine':
      return faultWords(refusal)
    case 'notJson':
      return 'is torn or was not written as JSON'
    case 'fileTooBig':
      return `is larger than ${sizeText(Number(limit))}`
    case 'tooManyValues':
      return 'contains too much data'
    case 'illegalCommand':
      return `${field} would be refused by ${broken} (${why})`
    case 'tooDeep':
      return `is nested more than ${limit} deep`
    case 'listTooLong':
    case 'textTooLong':
      return `${field}: longer than ${limit}`
    default:
      return `${field}: ${faultWords(refusal)}`
  }
}
