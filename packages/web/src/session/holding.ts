/** Somebody holds a game: nobody else of this browser plays it. */
export interface Hold {
  release(): void
}

const nameOf = (id: string): string => `tactic48 game ${id}`

/** Absent: another window holds it. */
export const holdGame = (id: string): Promise<Hold | undefined> => ('locks' in navigator ? byLock(id) : byAsking(id))

/** The browser gives a lock back when a window dies. */
function byLock(id: string): Promise<Hold | undefined> {
  return new Promise((resolve, reject) => {
    const request = navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve({ release }))
    })
    request.catch(reject)
  })
}

/** How long a window that holds a game has to say so. */
const PATIENCE = 300

/** Locks need a secure context: over plain http from another machine the windows ask each other. */
async function byAsking(id: string): Promise<Hold | undefined> {
  const channel = new BroadcastChannel(`${nameOf(id)} held`)
  const held = await new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === 'held' && resolve(true))
    channel.postMessage('who?')
    setTimeout(() => resolve(false), PATIENCE)
  })
  if (held) {
    channel.close()
    return undefined
  }
  channel.addEventListener('message', ({ data }) => data === 'who?' && channel.postMessage('held'))
  return { release: () => channel.close() }
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
