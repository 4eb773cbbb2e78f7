import type { ReactElement } from 'react'
import { TopBar } from '../app/TopBar.tsx'

export function NewGamePage(): ReactElement {
  return <TopBar />
}
