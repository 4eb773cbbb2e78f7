import type { Disc, Point } from '@tactic48/geometry'
import { caughtBy } from '../query/blast.ts'
import { bombsOf, type Line, whyNotCall } from '../query/callKinds.ts'
import { DIRECTIONS, pointAway } from '../query/direction.ts'
import { cardOf, faceOf, livesOf, u } from '../query/figures.ts'
import { contactDice, contactNeed, type HqContact, hqContact } from '../query/hq.ts'
import { teamChoices, teamsByFigures } from '../query/reinforce.ts'
import { clampTo, isOnGround } from '../query/sight.ts'
import { keptClear, shellsOf, supportOf } from '../query/support.ts'
import type { TeamChoice } from '../state/command.ts'
import type { Item } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { Barrage } from '../state/lasting.ts'
import type { Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { type Bomb, CALL_KINDS, type CallKind, type Shell, SUPPORT_PROFILES, type SupportId } from '../state/support.ts'
import { hitDistribution, type Odds } from './dice.ts'
import { blastOdds } from './grenade.ts'

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
  if (state.rules.company?.reinforcementTeams === 'd6') return Array.from({ length: DIE }, () => 1 / DIE)
  const { teams } = teamsByFigures(state, caller.side)
  return Array.from({ length: teams }, (_, i) => (i + 1 === teams ? 1 : 0))
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
      range: company?.platoonCallRange ?? 0,
    },
  }
}

export interface BarrageOdds {
  readonly figure: FigureId
  /** What the next shell does to him. */
  readonly shell: Odds
  /** He is in the blast of at least one of all the shells, if everybody stays where he is. */
  readonly caught: number
}

interface Fall {
  readonly at: Point
  readonly chance: number
}

/** HOUSE-08, GEN-12: every point at which a shell may fall; those that are duds are left out. */
function* fallsOf({ table, rules }: GameState, { profile, target }: Barrage): Generator<Fall> {
  const { drift } = SUPPORT_PROFILES[profile]
  for (const distance of new Set(drift)) {
    const chance = drift.filter((one) => one === distance).length / drift.length
    const directions = distance === 0 ? 1 : DIRECTIONS
    for (let direction = 0; direction < directions; direction++) {
      const aimed = pointAway(target, direction, u(distance))
      if (rules.scatterOffTable === 'dud' && !isOnGround(table, aimed)) continue
      yield { at: clampTo(table, aimed), chance: chance / directions }
    }
  }
}

/** SUPP-04: exact over all dice and directions of a shell. */
export function barrageOdds(state: GameState, caller: FigureId, barrage: Barrage): readonly BarrageOdds[] {
  const { profile, target, line, ammo } = barrage
  const { shells, dice, radius } = SUPPORT_PROFILES[profile]
  if (ammo === 'smoke') return []
  const sums = new Map<FigureId, { caught: number; wound: number; elimination: number }>()
  for (const { at, chance } of fallsOf(state, barrage)) {
    const along = line && { x: line.x + at.x - target.x, y: line.y + at.y - target.y }
    const { caught } = caughtBy(state, { thrower: caller, at, radius, ...(along && { line: along }) })
    const odds = blastOdds({ dice, hitOn: state.rules.blastHitOn, caught: caught.map((one) => exposed(state, one)) })
    caught.forEach(({ id }, i) => {
      const sum = sums.get(id) ?? { caught: 0, wound: 0, elimination: 0 }
      sum.caught += chance
      sum.wound += chance * (odds[i]?.wound ?? 0)
      sum.elimination += chance * (odds[i]?.elimination ?? 0)
      sums.set(id, sum)
    })
  }
  return [...sums].map(([figure, { caught, wound, elimination }]) => ({
    figure,
    shell: { miss: Math.max(0, 1 - wound - elimination), wound, elimination },
    caught: 1 - missedBy(shells, 1 - caught),
  }))
}

function missedBy(shells: number, miss: number): number {
  let all = 1
  for (let i = 0; i < shells; i++) all *= miss
  return all
}

const exposed = (state: GameState, figure: Figure) => ({
  h2h: faceOf(state, figure).h2h,
  wounded: livesOf(state, figure) === 1,
  hasWoundedSide: cardOf(state, figure).wounded !== undefined,
})
