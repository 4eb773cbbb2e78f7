import './style/tokens.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { reloadWhenOutdated } from './app/freshPages.ts'
import { watchPage } from './app/settled.ts'
import { startLanguages } from './i18n/i18n.ts'
import { keepForOffline } from './offline/offline.ts'

const loaded = watchPage()
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
