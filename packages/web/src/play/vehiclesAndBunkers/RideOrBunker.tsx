import type { Figure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { BunkerPanel } from './BunkerPanel.tsx'
import { VehiclePanel } from './ThingPanel.tsx'
import { thingOf } from './thing.ts'

/** What is looked at, or what the chosen Character is on or in. */
export function RideOrBunker({ chosen }: { chosen: Figure | undefined }): ReactElement | undefined {
  const { state } = usePlay()
  const looked = useTable((table) => table.thing)
  const thing = looked ?? (chosen && thingOf(state, chosen))
  if (!thing) return undefined
  if ('vehicle' in thing) return <VehiclePanel id={thing.vehicle} />
  return <BunkerPanel id={thing.element} from={chosen} />
}
