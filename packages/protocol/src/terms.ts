import type { PerSide, SideId } from '@tactic48/rules'
import { z } from 'zod'

// A page’s policy allows no code made from text.
z.config({ jitless: true })

/** Names, titles and what is said: one line of text, no control or direction characters. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), { error: 'notPlainText' })

export const NAME_LENGTH = 40
export const SAID_LENGTH = 300

export const side = z.enum(['blue', 'ember'])

/** How long players have. Live and by days are the same game: only what the server waits for differs. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    /** Minutes of a side for the whole game, and seconds that each finished turn of its own gives back. */
    minutes: z.int().min(1).max(180),
    increment: z.int().min(0).max(300),
    /** TURN-16: how long a window lasts. */
    window: z.int().min(2).max(10),
  }),
  z.strictObject({
    kind: z.literal('days'),
    /** Days in the bank of a side, and hours that each finished turn of its own gives back. */
    days: z.int().min(1).max(30),
    increment: z.int().min(0).max(72),
  }),
  z.strictObject({ kind: z.literal('none') }),
])
export type Pace = z.infer<typeof pace>

/** What both sides agree on when one invites and the other joins, beside the rules. */
export const terms = z.strictObject({
  pace,
  /** Anybody may join; otherwise whoever has the link. */
  isPublic: z.boolean(),
  /** Turns that spectators are behind; absent: nobody watches. */
  spectators: z.int().min(0).max(10).optional(),
  /** After how many questions in a row that a side let pass by the clock the other may close the game. */
  absences: z.int().min(1).max(10),
})
export type Terms = z.infer<typeof terms>

/** How strong a computer is that the server seats. */
export const COMPUTER_LEVELS = ['recruit', 'regular', 'veteran'] as const
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]

/** What a list shows of a game; never of its state. */
export const card = z.strictObject({
  title: lineOf(80),
  battlefield: z.string().max(200),
  /** Sheets and size, in words that a list can show. */
  sheets: lineOf(60),
  fingerprint: z.string().max(40),
  ap: z.int().min(0).max(100_000),
})
export type GameCard = z.infer<typeof card>

/** `open`: waits for somebody to join; `closed`: ended by the players or by the table, not by the rules. */
export type GameStatus = 'open' | 'running' | 'over' | 'closed'

/** How a game ended: by its rules, or by the players or the table. */
export type Closing =
  | { readonly by: 'rules'; readonly winner?: SideId; readonly rule?: string }
  | { readonly by: 'absence'; readonly winner?: SideId }
  | { readonly by: 'agreement' | 'nobodyCame' | 'operator' }

/** What each side has publicly agreed to while the game runs; it holds where both have, except for what concerns one's own side. */
export const CONSENTS = ['pause', 'chat', 'hints', 'close'] as const
export const OWN_CHOICES = ['waivesWindows', 'ordersAnswer'] as const
export type Consent = (typeof CONSENTS)[number]
export type OwnChoice = (typeof OWN_CHOICES)[number]
export type Agreed = { readonly [one in Consent | OwnChoice]?: true }

/** Milliseconds that are left of each side’s time, and since when it runs. */
export interface Clocks {
  readonly left: PerSide<number>
  readonly since: { readonly [one in SideId]?: number }
  readonly paused?: true
}

/** What is asked of whom; nothing of it is hidden from anybody. */
export interface Asks {
  readonly kind: string
  readonly sides: readonly SideId[]
  /** When the question was put, by the clock of the server. */
  readonly at: number
}
