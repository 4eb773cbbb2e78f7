import { z } from 'zod'

const id = z.string().min(1).max(64)

/**
 * What a seat has said in advance. The first order that concerns what is asked decides: `do` where its condition holds, else
 * `otherwise`, so that nothing depends on what was left unsaid. Conditions speak of what is public alone.
 */
export const standingOrder = z.discriminatedUnion('asked', [
  /** OF-04: at an offer to shoot. */
  z.strictObject({
    asked: z.literal('opportunityFire'),
    marker: id.optional(),
    figure: id.optional(),
    /** Chance to hit, from 0 to 1. */
    least: z.number().min(0).max(1),
    do: z.literal('shoot'),
    otherwise: z.literal('hold'),
  }),
  /** COVER-03: when shot at. */
  z.strictObject({
    asked: z.literal('takeCover'),
    figure: id.optional(),
    /** u between the two. */
    beyond: z.number().min(0).max(200),
    do: z.literal('takeCover'),
    otherwise: z.literal('stand'),
  }),
])
export type StandingOrder = z.infer<typeof standingOrder>

/** What an order did, for its own seat alone. */
export interface Ordered {
  readonly at: number
  readonly turn: number
  readonly order: StandingOrder
  readonly figure: string
  readonly did: StandingOrder['do'] | StandingOrder['otherwise']
  /** The chance to hit, or the distance in u, that was compared; absent: only whether it lay beyond. */
  readonly measured?: number
}

export const standingOrders = z.array(standingOrder).max(100)
