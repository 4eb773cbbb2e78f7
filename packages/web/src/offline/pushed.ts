import type { PushedNotice } from '@tactic48/protocol'

interface Pushed {
  readonly data: { json(): unknown } | null
  waitUntil(done: Promise<unknown>): void
}

interface Clicked {
  readonly notification: { readonly data: unknown; close(): void }
  waitUntil(done: Promise<unknown>): void
}

interface Page {
  readonly url: string
  focus(): Promise<unknown>
}

declare const self: {
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(wanted: { includeUncontrolled: true; type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** What a push of the server says is shown, and a press on it opens the game. */
export function showNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(noticeIn(event))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data ?? '')))
  })
}

/** Browsers demand that something is shown, whatever came. */
function noticeIn({ data }: Pushed): PushedNotice {
  const nothing = { title: 'Tactic48', body: '', tag: 'turn', at: '#/games' }
  try {
    return { ...nothing, ...(data?.json() as Partial<PushedNotice> | undefined) }
  } catch {
    return nothing
  }
}

async function show({ title, body, tag, at }: PushedNotice): Promise<void> {
  const icon = new URL('icon-192.png', self.registration.scope).href
  // A path of our own, wherever the notice says.
  const data = /^#\/[\w./-]*$/.test(at) ? at : '#/games'
  await self.registration.showNotification(title, { body, tag, icon, data })
}

/** In the window that shows it already, else in a new one: a game that is being played elsewhere is not taken away. */
async function open(at: string): Promise<void> {
  const url = new URL(at, self.registration.scope).href
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const there = pages.find((page) => page.url === url)
  if (there) await there.focus()
  else await self.clients.openWindow(url)
}
