import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { type NamesShown, useSettings } from '../../app/settings.ts'
import { workLater } from '../../app/settled.ts'
import type { Lens } from '../../table/lens.ts'
import { usePlay, useTableHost } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import css from './NamesLayer.module.css'
import { type Label, namesFor, TYPE } from './tableNames.ts'

/** Names under the bases, as large as the text around the table. */
export function NamesLayer(): ReactElement | undefined {
  const chosen = useSettings(({ names }) => names)
  // A lesson speaks of men by their names: the table says who is who.
  const shown = useTableHost() && chosen === 'none' ? 'all' : chosen
  return shown === 'none' ? undefined : <Names shown={shown} />
}

function Names({ shown }: { shown: NamesShown }): ReactElement {
  const { scale, labels } = useTableNames(shown)
  return (
    <g className={css.names} fontSize={(TYPE * 1000) / scale}>
      {labels.map(({ id, side, text, at }) => (
        <text key={id} className={side === 'ember' ? css.ember : undefined} x={at.x} y={at.y} data-name={id}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** The names that stand on the table now; in a lesson they leave room for its chalk. */
export function useTableNames(shown: NamesShown): { readonly scale: number; readonly labels: readonly Label[] } {
  const { state, names, lens } = usePlay()
  const selected = useTable((table) => table.selected)
  const scale = useRestingScale(lens)
  const ringed = useTableHost() !== undefined
  const labels = useMemo(
    () => namesFor(state, shown, selected, 1000 / scale, names.figure, ringed),
    [state, names, shown, selected, scale, ringed],
  )
  return { scale, labels }
}

const REST = 140

/** Pixels per u, once the camera rests. */
function useRestingScale(lens: Lens): number {
  const [scale, setScale] = useState(() => lens.camera().scale)
  useEffect(() => {
    let cancel = workLater(() => setScale(lens.camera().scale))
    const stop = lens.subscribe(() => {
      cancel()
      cancel = workLater(() => setScale(lens.camera().scale), REST)
    })
    return () => {
      cancel()
      stop()
    }
  }, [lens])
  return scale
}
