import { createStore } from 'zustand/vanilla'
import { isPinned } from '../app/edition.ts'

/** The browser's own offer, kept until somebody wants it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

interface Offline {
  /** Everything is on this device: the game plays without a network. */
  readonly ready: boolean
  /** A newer edition lies ready; it waits until it is asked for. */
  readonly waiting: ServiceWorker | undefined
  readonly install: InstallOffer | undefined
}

export const offline = createStore<Offline>(() => ({ ready: false, waiting: undefined, install: undefined }))

const OFTEN = 60 * 60 * 1000

/**
 * Only over https or on this machine: elsewhere browsers have no service workers, and the game plays the same. The page at the root
 * alone has one.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || isPinned) return
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event)) return
    event.preventDefault()
    offline.setState({ install: event as InstallOffer })
  })
  window.addEventListener('appinstalled', () => offline.setState({ install: undefined }))
  // A refusal of the browser (storage forbidden or full) leaves a game that needs its network, as before.
  const start = (): void => void register().catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./serviceWorker.js')
  // Nobody has begun anything yet: an edition that was ready before this visit is taken at once.
  if (registration.waiting && registration.active && onFrontPage()) await takeNewEdition(registration.waiting)
  watch(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => watch(registration))
  })
  registration.installing?.addEventListener('statechange', () => watch(registration))
  const look = (): void => void registration.update().catch(() => undefined)
  setInterval(look, OFTEN)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

function watch({ active, waiting }: ServiceWorkerRegistration): void {
  offline.setState({ ready: active !== null, waiting: active ? (waiting ?? undefined) : undefined })
}

const onFrontPage = (): boolean => /^#?\/?$/.test(window.location.hash)

/** Loads the page again with the new edition, or says that other pages still run on the old one. */
export function takeNewEdition(waiting: ServiceWorker): Promise<'othersOpen'> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve('othersOpen')
    waiting.postMessage('takeOver', [port2])
  })
}
