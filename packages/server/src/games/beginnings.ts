import { randomBytes } from 'node:crypto'
import { startGame } from '@tactic48/host'
import {
  type Closing,
  type Complaint,
  type Created,
  type CreateGame,
  commitmentTo,
  committedChance,
  hashOfNonce,
  keyOf,
  type Secret,
} from '@tactic48/protocol'
import { type GameSpec, isRefusal, opponentOf, type Refusal, SIDES, type SideId } from '@tactic48/rules'
import type { Engines } from '../bundles/engines.ts'
import { freshToken, hashOf, isSame } from '../people/tokens.ts'
import type { GameRow, Store } from '../store/store.ts'
import { freshClocks, movedOn, NOTICE_AFTER } from './clocks.ts'
import { asksIn } from './gameKeeper.ts'
import type { ServedGame } from './servedGame.ts'
import { withoutShared, withShared } from './sharedSpec.ts'

/** Of one person, while nobody has joined. */
const MOST_OFFERS = 3
const MOST_INVITATIONS = 20
const MOST_SPEC = 2_000_000

export interface BeginningsAround {
  readonly store: Store
  readonly engines: Engines
  readonly now: () => number
  readonly noticeAfter: number | undefined
  /** The page build of new games. */
  readonly page: () => string | undefined
  readonly get: (id: string) => Promise<ServedGame | undefined>
  readonly refresh: (id: string) => Promise<ServedGame | undefined>
  readonly end: (id: string, closing: Closing) => Promise<void>
}

function freshSecret(): Secret & { readonly commitment: string } {
  const secret = { seed: randomBytes(32).toString('hex'), salt: randomBytes(32).toString('hex') }
  return { ...secret, commitment: commitmentTo(secret) }
}

/** A game until its first question: created, joined, begun; and the one after it. */
export class Beginnings {
  private readonly around: BeginningsAround

  constructor(around: BeginningsAround) {
    this.around = around
  }

  /** Why no game can be created from this, whoever wants it. */
  whyNot(wanted: CreateGame): Refusal | Complaint | undefined {
    if (JSON.stringify(wanted.spec ?? null).length > MOST_SPEC) return 'tooLarge'
    const spec = this.around.engines.present.readSpec(wanted.spec)
    if (isRefusal(spec)) return spec
    // HOUSE-17: what happens when time is up is a rule, and how long it lasts is agreed here.
    if (spec.rules.house.clock !== (wanted.terms.pace.kind !== 'none')) return 'malformed'
    if (wanted.computer && wanted.terms.isPublic) return 'malformed'
    return wanted.nonce !== undefined && hashOfNonce(wanted.nonce) !== wanted.nonceHash ? 'malformed' : undefined
  }

  async create(person: string, wanted: CreateGame): Promise<Created | Refusal | Complaint> {
    const why = this.whyNot(wanted)
    if (why) return why
    const { present } = this.around.engines
    const pin = this.pin()
    const { engine } = await this.around.engines.of({ ...pin, status: 'open' })
    if (typeof engine === 'string') return engine
    const spec = present.readSpec(wanted.spec)
    const { isPublic } = wanted.terms
    if ((await this.around.store.openOffersOf(person, isPublic)) >= (isPublic ? MOST_OFFERS : MOST_INVITATIONS))
      return 'notAllowed'
    const secret = freshSecret()
    const [id, claim, watch] = [freshToken(), freshToken(), freshToken()]
    const { text, blobs } = withoutShared(spec)
    await this.around.store.putBlobs(blobs)
    const { card, terms, side, nonceHash, nonce, computer } = wanted
    const row: Omit<GameRow, 'version'> = {
      ...{ id, status: 'open', terms, card, spec: text, ...pin, ...secret, creator: person },
      ...{ creatorSide: side, nonceHash, nonces: { ...(nonce !== undefined && { [side]: nonce }) } },
      ...{ watchHash: hashOf(watch), createdAt: this.around.now() },
    }
    await this.around.store.createGame(row, [
      { side, person },
      { side: opponentOf(side), ...(computer ? { computer } : { claimHash: hashOf(claim) }) },
    ])
    if (computer) await this.beginIfReady(id)
    return { id, claim, watch, commitment: secret.commitment }
  }

  /** On what new games are played. */
  private pin(): Pick<GameRow, 'engine' | 'build' | 'page'> {
    const { engine, build } = this.around.engines.present
    const page = this.around.page()
    return { engine, ...(build !== undefined && { build }), ...(page !== undefined && { page }) }
  }

  async claim(id: string, person: string, token: string | undefined, nonce: string): Promise<SideId | Complaint> {
    const game = await this.around.get(id)
    if (!game) return 'unknownGame'
    const free = game.seats.find(({ person: taken, computer }) => taken === undefined && computer === undefined)
    if (!free || game.row.status !== 'open') return 'notRunning'
    if (token === undefined && !game.row.terms.isPublic && free.invited !== person) return 'notAllowed'
    if (token !== undefined && !(free.claimHash && isSame(free.claimHash, hashOf(token)))) return 'notAllowed'
    const claimHash = token && hashOf(token)
    if (!(await this.around.store.claim(id, free.side, { person, claimHash, nonce }))) return 'notRunning'
    await this.around.refresh(id)
    await this.beginIfReady(id)
    return free.side
  }

  /** The same game with new dice and sides changed, as an invitation to the other side; one follows a game. */
  async rematch(
    old: ServedGame,
    person: string,
    { nonceHash, nonce }: Pick<CreateGame, 'nonceHash' | 'nonce'>,
  ): Promise<{ readonly id: string } | Complaint> {
    const { row } = old
    const side = old.sideOf(person)
    const { person: invited, computer } = old.seats.find((seat) => seat.side !== side) ?? {}
    if (!side || !(invited ?? computer)) return 'notYourGame'
    if (!old.isEnded || !row.begunAt) return 'notRunning'
    if (row.next) return { id: row.next.id }
    if (invited && (await this.around.store.isBlocked(person, invited))) return 'notAllowed'
    if (nonce !== undefined && hashOfNonce(nonce) !== nonceHash) return 'malformed'
    const secret = freshSecret()
    const [id, mine] = [freshToken(), opponentOf(side)]
    const goesOn = !isRefusal(this.around.engines.present.readSpec(await withShared(row.spec, this.around.store)))
    const { engine, build, page } = goesOn ? this.pin() : row
    await this.around.store.createGame(
      {
        ...{ id, status: 'open', terms: { ...row.terms, isPublic: false }, card: row.card, spec: row.spec },
        ...{ engine, ...(build !== undefined && { build }), ...(page !== undefined && { page }) },
        ...{ ...secret, creator: person, creatorSide: mine, nonceHash },
        ...{ nonces: { ...(nonce !== undefined && { [mine]: nonce }) } },
        ...{ watchHash: row.watchHash, createdAt: this.around.now() },
      },
      [
        { side: mine, person },
        { side, ...(computer ? { computer } : invited && { invited }) },
      ],
    )
    if (await this.around.store.setNext(row.id, { id, by: side })) {
      if (computer) await this.beginIfReady(id)
      await this.around.refresh(row.id)
      return { id }
    }
    // The other side was faster: that one is played.
    await this.around.end(id, { by: 'nobodyCame' })
    const fresh = await this.around.refresh(row.id)
    return fresh?.row.next ? { id: fresh.row.next.id } : 'unavailable'
  }

  /** Begins where both sides are there with their nonces; asked twice it begins once. */
  async beginIfReady(id: string): Promise<void> {
    const game = await this.around.get(id)
    if (game?.row.status !== 'open' || game.seats.some(({ person, computer }) => !(person ?? computer))) return
    const { row, engine } = game
    // Dice, 2: a side without a person has no nonce.
    if (SIDES.some((side) => row.nonces[side] === undefined && !game.computerAt(side)) || typeof engine === 'string')
      return
    const spec = (await withShared(row.spec, this.around.store)) as GameSpec
    const played = startGame(spec, committedChance(keyOf(row.seed, id, row.nonces))(0), engine)
    if (isRefusal(played)) throw new Error(`a created game does not begin: ${JSON.stringify(played)}`)
    const now = this.around.now()
    const opening = engine.storeOpening(played.log)
    const { text, blobs } = withoutShared(opening)
    await this.around.store.putBlobs(blobs)
    const asks = asksIn(played.state, now, engine)
    const fresh = freshClocks(row.terms.pace)
    const clocks = fresh && movedOn(fresh, row.terms.pace, asks, { now })
    const dueAt = game.dueAt(asks, clocks)
    const turn = played.state.turn.number
    const course = {
      ...{ game: id, entries: 0, turn, at: now },
      ...(asks && { asks }),
      ...(clocks && { clocks }),
      ...(dueAt !== undefined && { dueAt }),
    }
    const begun = await this.around.store.begin(
      row,
      text,
      course,
      this.around.noticeAfter ?? NOTICE_AFTER[row.terms.pace.kind],
    )
    const known = await this.around.refresh(id)
    // It was moved to another engine meanwhile, and begins on that one.
    if (!begun && known?.row.build !== row.build) await this.beginIfReady(id)
  }

  async openNonce(game: ServedGame, side: SideId, nonce: string): Promise<Complaint | { readonly answer: 'kept' }> {
    if (side !== game.row.creatorSide || hashOfNonce(nonce) !== game.row.nonceHash) return 'notAllowed'
    await this.around.store.setNonce(game.id, side, nonce)
    await this.around.refresh(game.id)
    await this.beginIfReady(game.id)
    return { answer: 'kept' }
  }
}
