import {
  type Disc,
  distance,
  explainSight,
  type Ground,
  polygonOutline,
  type SightProof,
  type SightRules,
} from '@tactic48/geometry'
import { outerTangents } from './tangents.ts'

/** What one base sees of another and why, with only what argues for it. */
export interface ShownSight {
  readonly from: Disc
  readonly to: Disc
  readonly proof: SightProof
  readonly free: SightProof['free']
  readonly ignored: readonly number[]
}

/** The free line is shown where it is the argument: an open target, or the part of one that is seen. */
const SHOWS_FREE_LINE: ReadonlySet<SightProof['reason']> = new Set(['clear', 'partlyHidden'])

/** LOS-14 with its reasons. */
export function showSight(
  ground: Ground,
  from: Disc,
  to: Disc,
  rules: SightRules,
  others: readonly Disc[],
): ShownSight {
  const proof = explainSight(ground, from, to, rules, others)
  return {
    from,
    to,
    proof,
    free: SHOWS_FREE_LINE.has(proof.reason) ? proof.free : undefined,
    ignored: ignoredBetween(ground, proof, from, to),
  }
}

/** Of the pieces that LOS-07 ignores, those that lie between the bases: the others would only distract. */
function ignoredBetween(ground: Ground, proof: SightProof, from: Disc, to: Disc): readonly number[] {
  if (proof.sight === 'none' || proof.near.length === 0) return []
  const corners = outerTangents(from, to).flatMap(([a, b], i) => (i === 0 ? [a, b] : [b, a]))
  const strip = corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (strip.length < 4) return []
  const between = polygonOutline(strip)
  return proof.near.filter((index) => {
    const piece = ground.pieces[index]
    return piece !== undefined && distance(piece.outline, between) === 0
  })
}
