import type { ReactElement } from 'react'
import { TopBar } from '../app/TopBar.tsx'

export function GamePage(_: { id: string }): ReactElement {
  return <TopBar />
}
