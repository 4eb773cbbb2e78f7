import type { ReactElement } from 'react'
import { TopBar } from '../app/TopBar.tsx'

export function FrontPage(): ReactElement {
  return <TopBar />
}
