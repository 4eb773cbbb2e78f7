import { randomBytes } from 'node:crypto'
import { type Complaint, MOMENT_DAYS, type SharedMoment, type ShareMoment } from '@tactic48/protocol'
import type { Store } from '../store/store.ts'
import type { Games } from './games.ts'

const LASTS = MOMENT_DAYS * 24 * 3_600_000
/** Of one person at a time. */
const MOST = 200
/** Ten letters of the short link. */
const BYTES = 8

/** Moments behind a short link. From a running game they show what spectators see, and no earlier. */
export class Moments {
  private readonly games: Games
  private readonly store: Store
  private readonly now: () => number

  constructor(games: Games, now: () => number = Date.now) {
    this.games = games
    this.store = games.store
    this.now = now
  }

  /** Checks that the game allows spectators before a guest is created. */
  async whyNot(person: string | undefined, shared: ShareMoment): Promise<Complaint | undefined> {
    if (!('game' in shared)) return undefined
    const game = await this.games.get(shared.game)
    if (!game?.hasBegun) return 'unknownGame'
    if (!game.sideOf(person)) return 'notYourGame'
    const watched = game.isEnded || game.row.terms.spectators !== undefined
    return watched ? undefined : 'notAllowed'
  }

  async share(
    person: string,
    shared: ShareMoment,
  ): Promise<{ readonly id: string; readonly expiresAt: number } | Complaint> {
    const id = randomBytes(BYTES).toString('base64url').slice(0, 10)
    const expiresAt = this.now() + LASTS
    const kept = await this.store.addMoment({ id, person, expiresAt, ...shared }, this.now(), MOST)
    return kept ? { id, expiresAt } : 'notAllowed'
  }

  async open(id: string): Promise<SharedMoment | undefined> {
    const found = await this.store.moment(id, this.now())
    if (found?.payload !== undefined) return { kind: 'link', payload: found.payload }
    const game = found?.game === undefined ? undefined : await this.games.get(found.game)
    if (!game || found?.entries === undefined) return undefined
    if (game.isEnded) return { kind: 'game', game: game.id, moment: found.moment ?? 0 }
    const state = await game.stateForAll(found.entries)
    if (!state) return { kind: 'later' }
    const { card, names } = game.whole(undefined, []).around
    return { kind: 'position', card, names, state }
  }
}
