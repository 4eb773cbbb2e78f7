import { keep, kept } from '../setup/kept.ts'

const RELOADED = 'reloaded'
const ENOUGH = 10_000

/** A page of an older edition is no longer on the server: everything is loaded again, but never in a loop. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = kept(RELOADED)
    if (typeof last === 'number' && Date.now() - last < ENOUGH) return
    // Where nothing can be kept nobody would know that it was tried.
    if (!keep(RELOADED, Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}
