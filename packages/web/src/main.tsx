import './style/tokens.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguages } from './i18n/i18n.ts'
import { SightPage } from './sight/SightPage.tsx'

await startLanguages()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <SightPage />
    </StrictMode>,
  )
