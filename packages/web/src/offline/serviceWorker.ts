import { clientsClaim } from 'workbox-core'
import { addRoute, cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching'
import { showNotices } from './pushed.ts'

/** All files of this edition, written here by the build. */
declare const FILES: PrecacheEntry[]

interface Asked {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
  waitUntil(done: Promise<void>): void
}

declare const self: {
  addEventListener(type: 'message', listener: (asked: Asked) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { matchAll(wanted: { includeUncontrolled: true; type: 'window' }): Promise<readonly unknown[]> }
}

showNotices()

// The whole edition or nothing: where one file cannot be fetched, the edition before goes on.
precache(FILES)
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()
// The page of the first visit counts too: an edition that nobody seems to use would be replaced under it.
clientsClaim()

// A page asks for the new edition. It takes over only where no other page still runs on the old one, whose files go with it.
self.addEventListener('message', (asked) => {
  if (asked.data === 'takeOver') asked.waitUntil(takeOver(asked.ports[0]))
})

async function takeOver(answer: MessagePort | undefined): Promise<void> {
  const { length } = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (length > 1) answer?.postMessage('othersOpen')
  else await self.skipWaiting()
}
