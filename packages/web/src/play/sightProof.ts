import { type Disc, distance, explainSight, polygonOutline, type SightProof } from '@tactic48/geometry'
import { baseOf, type Figure, type GameState, groundOf, onTable, sightRulesOf } from '@tactic48/rules'
import { outerTangents } from '../sight/tangents.ts'

export interface Proof {
  readonly from: Disc
  readonly to: Disc
  readonly proof: SightProof
  readonly free: SightProof['free']
  readonly ignored: readonly number[]
  readonly others: readonly Figure[]
}

/** The free line is shown where it is the argument: an open target, or the part of one that is seen. */
const SHOWS_FREE_LINE: ReadonlySet<SightProof['reason']> = new Set(['clear', 'partlyHidden'])

/** LOS-14 as this game reads it, with its reasons. */
export function proofOf(state: GameState, shooter: Figure, target: Figure): Proof {
  const others = onTable(state)
  const bases = others.map((figure) => baseOf(state, figure))
  const from = baseOf(state, shooter)
  const to = baseOf(state, target)
  const proof = explainSight(groundOf(state), from, to, sightRulesOf(state.rules), bases)
  return {
    from,
    to,
    proof,
    others,
    free: SHOWS_FREE_LINE.has(proof.reason) ? proof.free : undefined,
    ignored: ignoredBetween(state, proof, from, to),
  }
}

/** Of the pieces that LOS-07 ignores, those that lie between the bases: the others would only distract. */
function ignoredBetween(state: GameState, proof: SightProof, from: Disc, to: Disc): readonly number[] {
  if (proof.sight === 'none' || proof.near.length === 0) return []
  const corners = outerTangents(from, to).flatMap(([a, b], i) => (i === 0 ? [a, b] : [b, a]))
  const strip = corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (strip.length < 4) return []
  const between = polygonOutline(strip)
  return proof.near.filter((index) => {
    const piece = groundOf(state).pieces[index]
    return piece !== undefined && distance(piece.outline, between) === 0
  })
}
