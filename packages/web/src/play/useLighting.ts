import type { FigureId } from '@tactic48/rules'
import { type DOMAttributes, useEffect } from 'react'
import { useTable } from './tableStore.ts'

type Lighting = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

const light = (lit: FigureId | undefined): void => useTable.getState().change({ lit })
const lightNobody = (): void => light(undefined)

const lightingOf = (id: FigureId | undefined): Lighting =>
  id
    ? {
        onPointerEnter: () => light(id),
        onPointerLeave: lightNobody,
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && light(id),
        onBlur: lightNobody,
      }
    : {}

/** For rows that stand for a figure: pointing at one lights the figure on the table. */
export function useLighting(): (id: FigureId | undefined) => Lighting {
  // A row that is taken away under the pointer leaves nobody lit.
  useEffect(() => lightNobody, [])
  return lightingOf
}
