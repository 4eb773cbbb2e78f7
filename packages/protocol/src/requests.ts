import type { GameState, PerSide, SideId } from '@tactic48/rules'
import { z } from 'zod'
import { gameId } from './messages.ts'
import {
  type Asks,
  type Clocks,
  type Closing,
  COMPUTER_LEVELS,
  card,
  type GameCard,
  type GameStatus,
  lineOf,
  NAME_LENGTH,
  side,
  type Terms,
  terms,
} from './terms.ts'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** 128 bits, after the # of a link, so that no log of a server sees it. */
export const linkToken = z.string().regex(/^[\w-]{22}$/)

/** A game is created: the spec is proven by the rules, everything else here. */
export const createGame = z.strictObject({
  spec: z.unknown(),
  card,
  terms,
  side,
  /** SHA-256 of the creator’s nonce. */
  nonceHash: hex(32),
  /** Handed in at once where the other side may begin while its creator is away. */
  nonce: hex(16).optional(),
  /** The other seat is the server’s computer; nobody is invited. */
  computer: z.enum(COMPUTER_LEVELS).optional(),
})
export type CreateGame = z.infer<typeof createGame>

export interface Created {
  readonly id: string
  /** For the other seat and for spectators; they are shown once. */
  readonly claim: string
  readonly watch: string
  readonly commitment: string
}

export const claimSeat = z.strictObject({
  /** Absent: a public game. */
  token: linkToken.optional(),
  nonce: hex(16),
})

/** The same game with new dice and sides changed: the proposal takes the place of an invitation. */
export const rematch = createGame.pick({ nonceHash: true, nonce: true })

/** A moment to be shown under a short address: of a game on this server, or what a long link holds. */
export const shareMoment = z.union([
  z.strictObject({
    game: gameId,
    /** How many entries had been written, and how many commands of them counted. */
    entries: z.int().min(0).max(100_000),
    moment: z.int().min(0).max(100_000),
  }),
  z.strictObject({ payload: z.string().regex(/^[\w-]{1,8000}$/) }),
])
export type ShareMoment = z.infer<typeof shareMoment>
export const MOMENT_DAYS = 90
export const momentId = z.string().regex(/^[\w-]{10}$/)

/** What a short address leads to. `later`: spectators have not come so far. */
export type SharedMoment =
  | { readonly kind: 'link'; readonly payload: string }
  | { readonly kind: 'game'; readonly game: string; readonly moment: number }
  | {
      readonly kind: 'position'
      readonly card: GameCard
      readonly names: PerSide<string | undefined>
      readonly state: GameState
    }
  | { readonly kind: 'later' }

export const rename = z.strictObject({ name: lineOf(NAME_LENGTH) })
export const oneCode = z.strictObject({ code: z.string().regex(/^[0-9A-Za-z-]{6,64}$/) })
export const blockPerson = z.strictObject({ game: gameId, blocks: z.boolean() })
export const reportGame = z.strictObject({ game: gameId, text: lineOf(1000) })

/** A game in a list of one’s own, or of open ones. */
export interface ListedOnline {
  readonly id: string
  readonly status: GameStatus
  readonly card: GameCard
  readonly terms: Terms
  readonly side?: SideId
  readonly opponent?: string
  readonly computer?: true
  readonly turn: number
  readonly asks?: Asks
  readonly clocks?: Clocks
  readonly changedAt: number
  /** As in `GameAround`. */
  readonly page?: string
  /** It cannot be played for now. */
  readonly waits?: true
  /** Of an ended one: how. */
  readonly closing?: Closing
  /** A game after another, which waits for this person to accept. */
  readonly invited?: true
  /** Of open games: who invites, and how many of their games they finished. */
  readonly host?: { readonly name: string; readonly finished: number; readonly begun: number }
}

export interface Me {
  readonly id: string
  readonly name: string
  readonly devices: readonly {
    readonly id: string
    readonly label: string
    readonly seenAt: number
    readonly here: boolean
  }[]
  readonly hasRecovery: boolean
}
