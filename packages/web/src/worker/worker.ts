import { holdLifeline } from './lifeline.ts'

/** Everything that runs beside the page, by the name of its worker; what several need is fetched once. */
const ROLES = {
  authority: () => import('../session/authorityWorker.ts'),
  opponent: () => import('../game/opponentWorker.ts'),
  orders: () => import('../play/order/previewWorker.ts'),
  painter: () => import('../paint/bakeWorker.ts'),
  reader: () => import('../files/readerWorker.ts'),
  tables: () => import('../setup/field/makerWorker.ts'),
  thumbs: () => import('../paint/bakeWorker.ts'),
} as const

export type WorkerRole = keyof typeof ROLES

const isRole = (name: string): name is WorkerRole => Object.hasOwn(ROLES, name)

async function takeRole(): Promise<void> {
  if (!isRole(self.name)) throw new Error(`no worker is called ${self.name}`)
  // What the page asks before the role is there must not be lost.
  const early: MessageEvent[] = []
  const keep = (event: MessageEvent): void => {
    event.stopImmediatePropagation()
    early.push(event)
  }
  addEventListener('message', keep)
  await ROLES[self.name]()
  await holdLifeline()
  removeEventListener('message', keep)
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
}

takeRole().catch((error: unknown) => {
  // Only an error that nobody catches reaches the page.
  setTimeout(() => {
    throw error
  })
})
