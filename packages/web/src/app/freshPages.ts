const RELOADED = 'tactic48.reloaded'
const ENOUGH = 10_000

/** A page of an older edition is no longer on the server: everything is loaded again, but never in a loop. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < ENOUGH) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
