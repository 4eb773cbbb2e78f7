import type { ReactElement } from 'react'
import { TopBar } from '../app/TopBar.tsx'

export function ReplayPage(_: { id: string }): ReactElement {
  return <TopBar />
}
