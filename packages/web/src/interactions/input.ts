import type { Point } from '@tactic48/geometry'
import type { Figure, Refusal, Touch } from '@tactic48/rules'
import type { Draft } from './draft.ts'

/** What a hand does, whatever it does it with. */
export type Input =
  /** The pointer moves, or drags somebody along. */
  | { readonly kind: 'hover' | 'drag'; readonly spot: Point; readonly figure: Figure | undefined }
  | { readonly kind: 'tap'; readonly spot: Point; readonly figure: Figure | undefined; readonly bend: boolean }
  /** A place that is named or stepped to. */
  | { readonly kind: 'put'; readonly at: Point }
  /** One of the points of an answer is dragged; a line is turned. */
  | { readonly kind: 'hold'; readonly grip: number; readonly spot: Point }
  | { readonly kind: 'turn'; readonly degrees: number }
  /** GEN-06: what the way is to end in contact with. */
  | { readonly kind: 'touch'; readonly touch: Touch }
  /** The next of those that come into question: the target or thing, or what the way touches. */
  | { readonly kind: 'cycle'; readonly slot: 'target' | 'contact'; readonly by: number }
  /** The way turns where it ends now. */
  | { readonly kind: 'bend' }
  | { readonly kind: 'back' }

/** What becomes of a draft; nothing: the input is for somebody else. */
export type Outcome =
  | { readonly draft: Draft; readonly commit?: true }
  /** One step back leads out of it. */
  | { readonly left: true }
  | { readonly denied: Refusal | { readonly missing: 'target' | 'contact' | 'way' } }

export const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** A tap this near to the place that was chosen does what is planned. */
export const AGAIN = 520
