import type { Element } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { middleOf, outlinePath } from '../board/outline.ts'
import { usePlay } from './playContext.ts'

interface Covers {
  readonly shown: boolean
  readonly flip: () => void
}

/** Whether every piece says what cover it gives. */
export const useCovers = create<Covers>()((set, get) => ({
  shown: false,
  flip: () => set({ shown: !get().shown }),
}))

/** SETUP-06: Total has a full edge and dark ground, Partial a broken edge; each has its letter. */
export function CoversLayer(): ReactElement | undefined {
  const { state } = usePlay()
  const shown = useCovers((covers) => covers.shown)
  return shown ? <Declared elements={state.table.elements} /> : undefined
}

const Declared = memo(function Declared({ elements }: { elements: readonly Element[] }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <g className="covers">
      {elements.map(({ id, outline, cover }) => {
        if (cover === 'none') return undefined
        const { x, y } = middleOf(outline)
        return (
          <g key={id} className={`declared ${cover}`} data-declared={cover}>
            <path d={outlinePath(outline)} />
            <text x={x} y={y} dy="0.36em">
              {t(`covers.${cover}`).slice(0, 1)}
            </text>
          </g>
        )
      })}
    </g>
  )
})
