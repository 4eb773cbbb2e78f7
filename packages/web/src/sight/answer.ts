import {
  type Disc,
  distance,
  explainSight,
  polygonOutline,
  type SightClass,
  type SightProof,
  sightClass,
  within,
} from '@tactic48/geometry'
import { EDITIONS, type Edition, sightRules } from './editions.ts'
import { FARM_GROUND } from './farmGround.ts'
import { baseAt, present, type SightState } from './sightStore.ts'
import { outerTangents } from './tangents.ts'

/** FIRE-03: the short band ends at 10 u, inclusive. */
const SHORT = 10_000

/** The free line is shown where it is the argument: an open target, or the part of one that is seen. */
const SHOWS_FREE_LINE: ReadonlySet<SightProof['reason']> = new Set(['clear', 'partlyHidden'])

/** The pieces that lie between the bases, of those that LOS-07 ignores: the others would only distract. */
function ignoredBetween(proof: SightProof, from: Disc, to: Disc): readonly number[] {
  if (proof.sight === 'none') return []
  const corners = outerTangents(from, to).flatMap(([a, b], i) => (i === 0 ? [a, b] : [b, a]))
  const strip = corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (strip.length < 4) return []
  const between = polygonOutline(strip)
  return proof.near.filter((index) => {
    const piece = FARM_GROUND.pieces[index]
    return piece !== undefined && distance(piece.outline, between) === 0
  })
}

export interface Answer {
  readonly from: Disc
  readonly to: Disc
  readonly others: readonly Disc[]
  readonly proof: SightProof
  readonly free: SightProof['free']
  readonly ignored: readonly number[]
  readonly distance: number
  readonly band: 'short' | 'long'
  readonly back: SightClass
  readonly byEdition: Readonly<Record<Edition, SightClass>>
}

/** The whole question of the page: what the shooter sees of the target, why, and what each edition says. */
export function answerOf(state: Pick<SightState, 'places' | 'shooter' | 'edition' | 'openTest' | 'layers'>): Answer {
  const target = state.shooter === 'sergeant' ? 'rifleman' : 'sergeant'
  const from = baseAt(state.places[state.shooter])
  const to = baseAt(state.places[target])
  const others = present(state).map((id) => baseAt(state.places[id]))
  const rules = sightRules(state.edition, state.openTest)
  const read = (edition: Edition): SightClass =>
    sightClass(FARM_GROUND, from, to, sightRules(edition, state.openTest), others)
  const proof = explainSight(FARM_GROUND, from, to, rules, others)
  return {
    from,
    to,
    others,
    proof,
    free: SHOWS_FREE_LINE.has(proof.reason) ? proof.free : undefined,
    ignored: ignoredBetween(proof, from, to),
    distance: distance(from, to),
    band: within(from, to, SHORT) ? 'short' : 'long',
    back: sightClass(FARM_GROUND, to, from, rules, others),
    byEdition: { 'qs-en': read('qs-en'), 'qs-it': read('qs-it'), 'qs-es': read('qs-es') },
  }
}

export const disagree = (answer: Answer): boolean => new Set(EDITIONS.map((id) => answer.byEdition[id])).size > 1
