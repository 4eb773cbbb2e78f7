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

export const standingOrders = z.array(standingOrder).max(100)
