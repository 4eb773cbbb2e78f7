import { BATTLEFIELDS, type Battlefield, READY_FORCES, type ReadyForce } from '@tactic48/content'
import { FORMATION_SIZES, FORMATIONS, type FormationSize, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import {
  CC_EDITIONS,
  type CcEdition,
  check,
  defaultRules,
  type Force,
  type GameState,
  isRefusal,
  type OptionValues,
  type QsEdition,
  type Refusal,
  type RuleSet,
  type Rulings,
  ruleSetOf,
  type SideId,
  seatOf,
} from '@tactic48/rules'

/** The company sheets, or none of them. */
export const COMPANY_SHEETS = ['none', ...CC_EDITIONS] as const
export type CompanySheet = (typeof COMPANY_SHEETS)[number]

/** What a game is played by, before single options. */
export interface Sheets {
  readonly edition: QsEdition
  readonly company: CompanySheet
  readonly rulings: Rulings
}

const ccOf = (company: CompanySheet): CcEdition | undefined => (company === 'none' ? undefined : company)

/** The rules before any single option is changed. */
export const presetOf = ({ edition, company, rulings }: Sheets): RuleSet =>
  defaultRules(edition, ccOf(company), rulings)

export function rulesOf(sheets: Sheets & { readonly options: OptionValues }): RuleSet {
  const { edition, company, rulings, options } = sheets
  const cc = ccOf(company)
  return ruleSetOf({ qs: edition, ...(cc && { cc }), rulings, options })
}

export const sheetsOf = ({ qs, company, rulings }: RuleSet): Sheets => ({
  edition: qs,
  company: company?.edition ?? 'none',
  rulings,
})

/** How large a game is meant to be. */
export type Scale = FormationSize
export const SCALES = FORMATION_SIZES

export const ALL_FIELDS: readonly Battlefield[] = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]

/** Every force that can be taken as it is, under whatever sheets. */
export const ALL_READY: readonly ReadyForce[] = [...READY_FORCES, ...FORMATIONS]

/** Those of one size; the squads of the quick start go with every sheet. */
export function readyForces(company: CompanySheet, scale: Scale): readonly ReadyForce[] {
  const formations = FORMATIONS.filter(({ size }) => size === scale)
  if (scale !== 'squad') return formations
  return company === 'none' ? READY_FORCES : [...formations, ...READY_FORCES]
}

/** The ready force of a faction; of another one where it has none, as a faction of somebody's own. */
export function readyOf(company: CompanySheet, scale: Scale, faction: string): ReadyForce | undefined {
  const list = readyForces(company, scale)
  const own = list.filter(({ force }) => force.faction === faction)
  const fullest = [...own].sort((a, b) => b.ap - a.ap)[0]
  return fullest ?? list[0]
}

/** SETUP-01: what two forces can agree on, where they can. */
export function agreedFor({ forceLimitKind, forceTolerancePct }: RuleSet, blue: number, ember: number): number {
  const most = Math.max(blue, ember)
  const least = Math.min(blue, ember)
  if (forceLimitKind === 'maximum') return most
  // The least that the larger one still is within the tolerance of.
  const fitting = Math.ceil(most / (1 + forceTolerancePct / 100))
  return Math.max(fitting, Math.round((most + least) / 2))
}

/** The tables that suit a size come first. */
export const fieldsFor = (scale: Scale): readonly Battlefield[] =>
  scale === 'squad' ? BATTLEFIELDS : LARGE_BATTLEFIELDS

export function fieldFor(scale: Scale, chosen: string): string {
  if (fieldsFor(scale).some(({ id }) => id === chosen)) return chosen
  return { squad: 'crossroads', platoon: 'birch-wood', company: 'long-ridge' }[scale]
}

/** SETUP-01, asked from the rules: why this list is no force, in a game that waits for forces. */
export function forceFault(state: GameState | undefined, side: SideId, force: Force): Refusal | undefined {
  const seat = state && seatOf(state, side)
  if (!state || !seat) return undefined
  const plan = check(state, { verb: 'submitForce', seat, force })
  return isRefusal(plan) ? plan : undefined
}
