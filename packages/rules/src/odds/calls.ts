import type { Disc } from '@tactic48/geometry'
import { bombsOf, type Line, mortarRange, whyNotCall } from '../query/callKinds.ts'
import { faceOf } from '../query/figures.ts'
import { contactDice, contactNeed, type HqContact, hqContact } from '../query/radio.ts'
import { teamChoices, teamsByFigures, usualTeams } from '../query/reinforce.ts'
import { keptClear, shellsOf, supportOf } from '../query/support.ts'
import type { TeamChoice } from '../state/command.ts'
import type { Item } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { type Bomb, CALL_KINDS, type CallKind, type Shell, type SupportId } from '../state/support.ts'
import { hitDistribution } from './dice.ts'

/** Dice, the score that each needs, and the chance that one at least shows it. */
export interface AttemptOdds {
  readonly items: readonly Item<'dice' | 'need'>[]
  readonly success: number
}

const attempt = (rule: Item['rule'], dice: number, need: number): AttemptOdds => ({
  items: [
    { rule, code: 'dice', value: dice },
    { rule, code: 'need', value: need },
  ],
  success: 1 - (hitDistribution(dice, need)[0] ?? 1),
})

/** RADIO-02. */
export const radioOdds = (state: GameState, operator: Figure): AttemptOdds =>
  attempt('RADIO-02', contactDice(state, operator), contactNeed(state))

export interface CallOdds extends AttemptOdds {
  /** CALL-07: two sixes or more. */
  readonly atOnce: number
  /** CALL-06: chances that what is called for comes with the first, second … next own turn. */
  readonly arrival: readonly number[]
}

const DIE = 6

/** CALL-01, CALL-06, CALL-07. */
export function callOdds(state: GameState, caller: Figure): CallOdds {
  const { company } = state.rules
  const dice = Math.max(0, faceOf(state, caller).call ?? 0)
  const need = company?.callSuccessOn ?? DIE
  const hits = hitDistribution(dice, need)
  const atOnce = hits.reduce((sum, chance, count) => (count > 1 ? sum + chance : sum), 0)
  const delay = company?.arrivalDelay ?? 'd6'
  const one = hits[1] ?? 0
  const arrival = Array.from({ length: delay === 'd6' ? DIE : Math.max(1, delay) }, (_, i) => {
    const delayed = delay === 'd6' ? one / DIE : i + 1 === delay ? one : 0
    return i === 0 ? delayed + atOnce : delayed
  })
  return { ...attempt('CALL-01', dice, need), atOnce, arrival }
}

/** REINF-01: chances of one team, two … */
export function teamOdds(state: GameState, caller: Figure): readonly number[] {
  const isRolled = state.rules.company?.reinforcementTeams === 'd6'
  const most = isRolled ? DIE : teamsByFigures(state, caller.side).teams
  // REINF-02: no more than there are cards for.
  const cards = usualTeams(state, caller, most).length
  const odds = new Array<number>(cards).fill(0)
  for (let teams = isRolled ? 1 : most; teams <= most && cards > 0; teams++) {
    const index = Math.min(teams, cards) - 1
    odds[index] = (odds[index] ?? 0) + (isRolled ? 1 / DIE : 1)
  }
  return odds
}

/** What an officer could call for where he stands. */
export interface CallOptions {
  readonly contact: HqContact | undefined
  /** RUNNER-03. */
  readonly credits: number
  readonly kinds: readonly { readonly kind: CallKind; readonly refusal?: Refusal }[]
  readonly odds: CallOdds
  readonly teams: { readonly odds: readonly number[]; readonly choices: readonly TeamChoice[] }
  readonly support: {
    readonly profiles: readonly { readonly profile: SupportId; readonly ammo: readonly Shell[] }[]
    /** SUPP-01: the marker may lie anywhere on the table outside of these. */
    readonly keptClear: readonly Disc[]
  }
  readonly mortar: { readonly ammo: readonly Bomb[]; readonly shells: number; readonly range: number }
}

/** CALL-04, CALL-05: contact, kinds and why not, odds, and where a marker may lie. */
export function callOptions(state: GameState, officer: Figure): CallOptions {
  const { company } = state.rules
  const contact = hqContact(state, officer)
  const credits = state.sides[officer.side].callCredits.find((one) => one.officer === officer.id)?.count ?? 0
  const line: Line = { contact: contact !== undefined || credits > 0, away: false }
  return {
    contact,
    credits,
    kinds: CALL_KINDS.map((kind) => {
      const refusal = whyNotCall(state, officer, kind, line)
      return refusal ? { kind, refusal } : { kind }
    }),
    odds: callOdds(state, officer),
    teams: { odds: teamOdds(state, officer), choices: [...teamChoices(state, officer)] },
    support: {
      profiles: supportOf(state, officer.side).map((profile) => ({ profile, ammo: shellsOf(state, profile) })),
      keptClear: keptClear(state, officer.side).map(({ disc }) => disc),
    },
    mortar: {
      ammo: bombsOf(state),
      shells: company?.platoonCallShells ?? 0,
      range: mortarRange(state),
    },
  }
}
