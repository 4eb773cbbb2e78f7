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

interface Fetching {
  readonly request: { readonly url: string }
  stopImmediatePropagation(): void
}

declare const self: {
  addEventListener(type: 'message', listener: (asked: Asked) => void): void
  addEventListener(type: 'fetch', listener: (fetching: Fetching) => void): void
  readonly registration: { readonly scope: string }
  skipWaiting(): Promise<void>
  readonly clients: {
    matchAll(wanted: { includeUncontrolled: true; type: 'window' }): Promise<readonly { readonly url: string }[]>
  }
}

showNotices()

/** Pages of running games and the server itself: nothing of them is kept here. */
const isElsewhere = (url: string): boolean =>
  ['v/', 'api/'].some((below) => url.startsWith(`${self.registration.scope}${below}`))

// Before the routes, which then never hear of it.
self.addEventListener('fetch', (fetching) => {
  if (isElsewhere(fetching.request.url)) fetching.stopImmediatePropagation()
})

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
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (pages.filter(({ url }) => !isElsewhere(url)).length > 1) answer?.postMessage('othersOpen')
  else await self.skipWaiting()
}
