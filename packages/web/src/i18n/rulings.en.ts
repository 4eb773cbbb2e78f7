import { DEPARTING_NAMES, DEPARTURES, type DepartingName } from '@tactic48/rules'
import type { Texts } from './texts.ts'

/** A type alias: the typed keys of i18next do not look into interfaces. */
type Departure = { readonly says: string; readonly why: string }

/** The English words stand with the options themselves, where the command line reads them too. */
const departure = Object.fromEntries(
  DEPARTING_NAMES.map((name): [string, Departure] => [
    name,
    { says: DEPARTURES[name].says, why: DEPARTURES[name].why },
  ]),
) as { readonly [name in DepartingName]: Departure }

/** GEN-01: the preset of all options, and where the rules leave the words of a sheet. */
export const rulingsEn = {
  heading: 'Rulings',
  recommended: 'Recommended',
  printed: 'As printed',
  recommendedSays_one: 'The words of the sheet, but for {{count}} rule that would not play well to the letter.',
  recommendedSays_other: 'The words of the sheet, but for {{count}} rules that would not play well to the letter.',
  printedSays: 'The sheet at its most literal: nothing of ours in its place.',
  departures: 'Where these rules leave the printed words',
  none: 'Nowhere: every option is as the sheet prints it.',
  back: 'One switch in a new game, Rulings as printed, takes our departures back.',
  sheet: 'The sheet',
  here: 'Here',
  chosen: 'your choice',
  wordings: 'Printed otherwise, played alike',
  departure,
  wording: {
    unitChoices: { name: 'One unit is', inch25cm: '1 inch or 2.5 cm', d25cm: '2.5 cm' },
    pointName: { name: 'The points of a card are called' },
    allowanceLegend: { name: 'The legend of the card counts Actions', round: 'per round', turn: 'per turn' },
    nearCoverWording: { name: 'Close to cover one shoots past', partial: 'Partial Cover', anyCover: 'any cover' },
    grenadeRadiusOn: { name: 'The radius of a blast is printed', card: 'on the card', marker: 'on the marker' },
    grenadeCoverWording: {
      name: 'Cover against a blast',
      exempt: 'spares who stands in it',
      blocksRadius: 'stops the radius',
    },
    h2hEnd: { name: 'A fight ends when', oneEliminated: 'one is eliminated', atLeastOne: 'at least one is eliminated' },
    commandBeneficiary: {
      name: 'Command helps',
      aFriend: 'a friend in its radius',
      everyOtherFriend: 'every other friend in its radius',
    },
    missionAltShareWording: { name: 'Mission by losses', atLeastHalf: 'at least half', half: 'half' },
  },
} as const

export type RulingsCatalogue = Texts<typeof rulingsEn>
