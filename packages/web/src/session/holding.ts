import type { HostedGame, KeptRow } from '@tactic48/host'
import { ownName } from '../app/edition.ts'
import { freshId } from '../game/freshId.ts'

/** Somebody holds a game: nobody else of this browser plays it. */
export interface Hold {
  /** Another window turned out to have held it before. */
  readonly isLost: boolean
  release(): void
}

const nameOf = (id: string): string => ownName(`tactic48 game ${id}`)

/** Absent: another window holds it. `lost` is called when a hold is lost afterwards. */
export const holdGame = (id: string, lost: () => void): Promise<Hold | undefined> =>
  'locks' in navigator ? byLock(id) : byAsking(id, lost)

/** The browser gives a lock back when a window dies. */
function byLock(id: string): Promise<Hold | undefined> {
  return new Promise((resolve, reject) => {
    const request = navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve({ isLost: false, release }))
    })
    request.catch(reject)
  })
}

/** How long a window that holds a game has to say so before another takes it. */
const PATIENCE = 300

/** Who asks for a game, or who is told that it is taken. */
type Said = { readonly asks: string } | { readonly taken: string }

/**
 * Locks need a secure context: over plain http from another machine the windows ask each other. Of several that ask at once the one with
 * the lowest id gets the game. A holder that was too busy to answer in time is still right when it does.
 */
function byAsking(id: string, lost: () => void): Promise<Hold | undefined> {
  const channel = new BroadcastChannel(`${nameOf(id)} held`)
  const me = freshId()
  const say = (said: Said): void => channel.postMessage(said)
  return new Promise((resolve) => {
    let hold: { isLost: boolean; release(): void } | undefined
    const asking = setTimeout(() => {
      hold = { isLost: false, release: () => channel.close() }
      resolve(hold)
    }, PATIENCE)
    const giveWay = (): void => {
      clearTimeout(asking)
      channel.close()
      if (hold) {
        hold.isLost = true
        lost()
      } else resolve(undefined)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('taken' in data) {
        if (data.taken === me) giveWay()
      } else if (hold || me < data.asks) say({ taken: data.asks })
      else giveWay()
    })
    say({ asks: me })
  })
}

/** News of a game for the windows that follow it: that there is some, not what. */
export class NewsChannel {
  private readonly channel: BroadcastChannel

  constructor(id: string) {
    this.channel = new BroadcastChannel(nameOf(id))
  }

  announce(): void {
    this.channel.postMessage('news')
  }

  listen(hear: () => void): void {
    this.channel.addEventListener('message', hear)
  }

  close(): void {
    this.channel.close()
  }
}

/** Where a window that follows a game reads it. */
export interface Source {
  /** The rows from this number on; absent where they cannot be read one by one. */
  since(id: string, from: number): Promise<readonly KeptRow[] | undefined>
  /** The whole game, replayed; absent where it cannot be. */
  whole(id: string): Promise<HostedGame | undefined>
}

/**
 * A game with what its holder has kept since: the rows that are new are played again. Where they do not follow from what is known the
 * whole game is read.
 */
export async function caughtUp(game: HostedGame, source: Source): Promise<HostedGame | undefined> {
  const rows = await source.since(game.id, game.log.entries.length)
  return rows && (await game.follow(rows)) ? game : source.whole(game.id)
}
