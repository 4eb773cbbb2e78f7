import type { Figure } from '../state/figure.ts'
import { ofSide, type SideId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { type Bomb, CALL_KINDS, type CallKind } from '../state/support.ts'
import { factionData } from './faction.ts'
import { cardOf } from './figures.ts'
import { teamChoices } from './reinforce.ts'
import { supportOf, supportPoint } from './support.ts'

/** What a call is based on. */
export interface Line {
  /** CALL-04: contact with HQ, by whatever means. */
  readonly contact: boolean
  /** RUNNER-04: from off the table. */
  readonly away: boolean
}

/** CALL-05: why this kind cannot be called for now. */
export function whyNotCall(state: GameState, caller: Figure, kind: CallKind, line: Line): Refusal | undefined {
  if (kind === 'platoonMortar') return whyNoMortar(state, caller, line)
  if (!line.contact) return refuse('CALL-04', 'noHqContact', { figure: caller.id })
  return kind === 'reinforcements' ? whyNoTeams(state, caller) : whyNoSupport(state, caller.side)
}

export const callable = (state: GameState, caller: Figure, line: Line): readonly CallKind[] =>
  CALL_KINDS.filter((kind) => whyNotCall(state, caller, kind, line) === undefined)

function whyNoTeams(state: GameState, caller: Figure): Refusal | undefined {
  const limit = state.rules.company?.reinforcementCallsMax ?? null
  if (limit !== null && (ofSide(state.sides, caller.side).reinforced ?? 0) >= limit) {
    return refuse('REINF-01', 'noMoreReinforcements', { limit })
  }
  return teamChoices(state, caller).next().done ? refuse('REINF-02', 'noTeamCard') : undefined
}

function whyNoSupport(state: GameState, side: SideId): Refusal | undefined {
  if (supportOf(state, side).length === 0) return refuse('SUPP-03', 'noSupportFire')
  if (supportPoint(state, side)) return undefined
  return refuse('SUPP-01', 'noSupportPoint', { limit: { u: state.rules.company?.supportMinDistance ?? 0 } })
}

/** CALL-05: a call that had to be declared and was not. */
export const leftToOpponent = ({ rules: { company } }: GameState): boolean =>
  company?.callDeclareFirst === true && company.callUndeclaredChooser === 'opponent'

/** MORTAR-01, MORTAR-02, HOUSE-19: by the officer's faction; the bombs are standard grenades (HOUSE-06). */
function whyNoMortar(state: GameState, caller: Figure, { away }: Line): Refusal | undefined {
  const { rules, cards } = state
  const { platoonMortar, companyMortar } = factionData(rules, cards, cardOf(state, caller).faction)
  const has = platoonMortar || (companyMortar === true && rules.company?.companyMortarsExcluded === false)
  const loaded = rules.house.standardGrenades && bombsOf(state).length > 0
  if (has && loaded && !away) return undefined
  return refuse(!has && companyMortar === true ? 'MORTAR-02' : 'MORTAR-01', 'noMortar')
}

/** The range at which the factor of the sheets puts the option `platoonCallRange`. */
const PRINTED_FACTOR = 3

/** MORTAR-01: a multiple of the distance of a hand grenade; in u. */
export const mortarRange = ({ rules: { company } }: GameState): number =>
  company ? (company.platoonCallRange * company.platoonCallRangeFactor) / PRINTED_FACTOR : 0

/** MORTAR-01, HOUSE-04. */
export const bombsOf = ({ rules }: GameState): readonly Bomb[] =>
  (rules.company?.platoonCallAmmo ?? []).filter((bomb) => bomb !== 'smoke' || rules.house.smoke)
