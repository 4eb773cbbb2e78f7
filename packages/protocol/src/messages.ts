import type { Answer, SeatUpdate, SeatView } from '@tactic48/host'
import type { PerSide, Refusal, SideId } from '@tactic48/rules'
import { z } from 'zod'
import { type Ordered, type StandingOrder, standingOrders } from './orders.ts'
import type { Agreed, Asks, Clocks, Closing, GameCard, GameStatus, Terms } from './terms.ts'
import { CONSENTS, lineOf, OWN_CHOICES, SAID_LENGTH } from './terms.ts'

export const PROTOCOL = 1
/** Bytes of one message to the server. */
export const MESSAGE_LIMIT = 64 * 1024

export const gameId = z.string().regex(/^[\w-]{10,40}$/)
export const messageId = z.string().regex(/^[\w-]{8,64}$/)

const head = z.string().regex(/^[0-9a-f]{64}$/)
const from = z.int().min(0)

/** What may be said without having agreed on words. */
export const PRESETS = ['hello', 'goodLuck', 'wellPlayed', 'thanks', 'oneMoment', 'backSoon', 'rematch'] as const

/**
 * From a page to the server. The command inside stays unknown here: legality is written once, in `check`. Whose seat it is comes from
 * the cookie, never from a message.
 */
export const clientMessage = z.discriminatedUnion('type', [
  /** Subscribes to this game, beginning with the entries after `from`. */
  z.strictObject({
    type: z.literal('open'),
    game: gameId,
    from,
    head: head.optional(),
    build: z.string().max(64).optional(),
    /** Of a link for spectators. */
    watch: z.string().max(64).optional(),
  }),
  z.strictObject({ type: z.literal('leave'), game: gameId }),
  z.strictObject({
    type: z.literal('do'),
    game: gameId,
    id: messageId,
    since: z.int().min(0).optional(),
    command: z.unknown(),
  }),
  z.strictObject({ type: z.literal('takeBack'), game: gameId, id: messageId }),
  /** Own deployments or commands, played one by one while they are legal. */
  z.strictObject({ type: z.literal('plan'), game: gameId, id: messageId, commands: z.array(z.unknown()).max(200) }),
  z.strictObject({ type: z.literal('orders'), game: gameId, id: messageId, orders: standingOrders }),
  z.strictObject({
    type: z.literal('agree'),
    game: gameId,
    id: messageId,
    to: z.enum([...CONSENTS, ...OWN_CHOICES]),
    agrees: z.boolean(),
  }),
  /** The other side let the clock run out too often: the game is closed as won, or as drawn. */
  z.strictObject({ type: z.literal('close'), game: gameId, id: messageId, as: z.enum(['won', 'drawn']) }),
  z.strictObject({ type: z.literal('nonce'), game: gameId, id: messageId, nonce: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({
    type: z.literal('say'),
    game: gameId,
    id: messageId,
    said: z.union([z.strictObject({ preset: z.enum(PRESETS) }), z.strictObject({ text: lineOf(SAID_LENGTH) })]),
  }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessage>
export type Said = Extract<ClientMessage, { readonly type: 'say' }>['said']

/** A game as a page knows it beside what happens on the table. */
export interface GameAround {
  readonly id: string
  readonly status: GameStatus
  readonly card: GameCard
  readonly terms: Terms
  /** Absent: a spectator. */
  readonly side?: SideId
  readonly names: PerSide<string | undefined>
  /** Where the computer of the server sits, which has no name. */
  readonly computer?: SideId
  /** Connected at this moment; `watching` counts spectators. */
  readonly here: PerSide<boolean>
  readonly watching: number
  readonly agreed: PerSide<Agreed>
  readonly asks: Asks | undefined
  readonly clocks: Clocks | undefined
  /** The server’s clock when this was written: pages reckon with the difference. */
  readonly now: number
  /** Questions in a row that each side let pass by the clock. */
  readonly absences: PerSide<number>
  readonly closing?: Closing
  readonly commitment: string
  /** Of the side that invited, shown before the other side’s nonce. */
  readonly nonceHash?: string
  readonly creator: SideId
  /** Where nothing is asked: the creator’s page owes its nonce. */
  readonly waitsForNonce?: true
  /** The page build on which it is played, at `/v/<page>/`; absent: any. */
  readonly page?: string
  readonly waits?: Waits
  /** The game that one side has proposed after this one, with sides changed. */
  readonly next?: { readonly id: string; readonly by: SideId }
  /** Of a game after another: the seat is kept for this person. */
  readonly invited?: true
}

/** Why a game is on hold: its engine or page is lost, damaged or withdrawn. It can still be closed. */
export type Waits = 'engineMissing' | 'engineDamaged' | 'engineWithdrawn' | 'pageMissing' | 'pageWithdrawn'

export interface Remark {
  readonly no: number
  readonly side: SideId
  readonly at: number
  readonly said: Said
}

/** Everything that one seat, or a spectator, may know. Large: fetched over HTTP, compressed. */
export interface WholeGame {
  readonly around: GameAround
  /** Absent: it has not begun. */
  readonly view?: SeatView
  readonly head?: string
  readonly build?: string
  readonly said: readonly Remark[]
  /** One’s own, which nobody else sees. */
  readonly orders?: readonly StandingOrder[]
  readonly plan?: readonly unknown[]
  /** Why the last plan could not be carried out; a new one takes its place. */
  readonly voided?: Refusal
  /** What orders did, the latest last. */
  readonly ordered?: readonly Ordered[]
}

/** Why a message was not even looked at. */
export type Complaint =
  | 'malformed'
  | 'tooLarge'
  | 'tooFast'
  | 'unknownGame'
  | 'notYourGame'
  | 'notRunning'
  | 'notAgreed'
  | 'notAllowed'
  | 'unavailable'
  | Waits

/** From the server to a page. Nothing is sent before it is durable. */
export type ServerMessage =
  /** What came since; `head` stands after the last of these entries. */
  | {
      readonly type: 'facts'
      readonly game: string
      readonly update: SeatUpdate
      readonly head: string
      readonly heads: readonly string[]
    }
  /** What the page has does not lead here: it fetches the whole game. */
  | { readonly type: 'whole'; readonly game: string }
  | { readonly type: 'around'; readonly around: GameAround }
  | {
      readonly type: 'answer'
      readonly game: string
      readonly id: string
      readonly answer: Answer | { readonly answer: 'kept' }
    }
  | {
      readonly type: 'no'
      readonly game?: string
      readonly id?: string
      readonly why: Complaint
      readonly refusal?: Refusal
    }
  | { readonly type: 'void'; readonly game: string; readonly refusal: Refusal }
  | { readonly type: 'ordered'; readonly game: string; readonly ordered: Ordered }
  | { readonly type: 'said'; readonly game: string; readonly remark: Remark }
  | { readonly type: 'bye'; readonly why: 'stopping' | 'tooSlow' | 'signedOut'; readonly after: number }
  /** How many entries each open game has: a page that is behind asks. */
  | { readonly type: 'pong'; readonly entries: { readonly [game: string]: number } }
