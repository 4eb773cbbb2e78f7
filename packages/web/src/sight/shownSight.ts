import {
  type Disc,
  distance,
  explainSight,
  type Ground,
  type Point,
  polygonOutline,
  type SightProof,
  type SightReason,
  type SightRules,
} from '@tactic48/geometry'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'

/** The two outer tangents of two bases, for the eye alone: the rules ask the exact kernel. */
export function outerTangents(a: Disc, b: Disc): readonly (readonly [Point, Point])[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const apart = Math.hypot(dx, dy)
  if (apart <= Math.abs(a.r - b.r)) return []
  const lean = (a.r - b.r) / apart
  const across = Math.sqrt(1 - lean * lean)
  return [1, -1].map((side) => {
    const nx = (dx * lean - side * dy * across) / apart
    const ny = (dy * lean + side * dx * across) / apart
    return [
      { x: a.x + nx * a.r, y: a.y + ny * a.r },
      { x: b.x + nx * b.r, y: b.y + ny * b.r },
    ] as const
  })
}

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

/** The rule that settled it. */
const RULES: { readonly [reason in SightReason]: readonly string[] } = {
  contact: ['GEN-06', 'LOS-06'],
  clear: ['LOS-06'],
  hidden: ['LOS-02'],
  partlyHidden: ['LOS-04'],
  behindPartial: ['LOS-05'],
  sharedArea: ['LOS-05'],
  character: ['LOS-08'],
}

interface ProofText {
  readonly proof: string
  readonly near: string | undefined
  readonly rules: readonly string[]
}

/** What the pieces of the ground and the other bases are called. */
export interface SightNames {
  readonly piece: (index: number) => string | undefined
  readonly base: (index: number) => string | undefined
}

/** Why a base is seen as it is, in words. */
export function useProofText(names: SightNames): (shown: ShownSight) => ProofText {
  const { t } = useTranslation('sight')
  const { length, list } = useNumbers()
  const pieces = (indices: readonly number[]): string =>
    list([...new Set(indices.flatMap((index) => names.piece(index) ?? []))])
  return ({ proof, free, ignored }) => ({
    proof: t(`proof.${proof.reason}`, {
      gap: length(free?.gap ?? 0),
      pieces: pieces(proof.blockers),
      name: (proof.character !== undefined && names.base(proof.character)) || '',
    }),
    near: ignored.length > 0 ? t('proof.near', { pieces: pieces(ignored) }) : undefined,
    rules: RULES[proof.reason],
  })
}
