import './style/tokens.css'
import './style/base.css'
import './style/layout.css'
import './style/parts.css'
import './style/access.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startTheme } from './app/settings.ts'
import { watchPage } from './app/settled.ts'
import { keep, kept } from './app/storedText.ts'
import { startLanguages } from './i18n/i18n.ts'
import { keepForOffline } from './offline/offline.ts'

const RELOADED = 'reloaded'
const ENOUGH = 10_000

/** A page of an older edition is no longer on the server: everything is loaded again, but never in a loop. */
function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = kept(RELOADED)
    if (typeof last === 'number' && Date.now() - last < ENOUGH) return
    // Where nothing can be kept nobody would know that it was tried.
    if (!keep(RELOADED, Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}

const loaded = watchPage()
startTheme()
reloadWhenOutdated()
keepForOffline()
await startLanguages()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App onShown={loaded} />
    </StrictMode>,
  )
