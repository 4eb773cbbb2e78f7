import type { Table } from '@tactic48/rules'
import { type ReactElement, type ReactNode, type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../app/theme.ts'
import { FRAME } from '../../paint/frame.ts'
import type { Scene } from '../../paint/scene.ts'
import { createLens, type Lens } from '../../table/lens.ts'
import { TableView } from '../../table/TableView.tsx'
import { ZoomButtons } from '../../table/ZoomButtons.tsx'

const EDGE = FRAME + 0.1

export function useTableLens({ width, height }: Pick<Table, 'width' | 'height'>): Lens {
  return useMemo(
    () => createLens({ left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }),
    [width, height],
  )
}

interface PhaseTableProps {
  readonly scene: Scene
  readonly lens: Lens
  readonly children: ReactNode
  readonly tags?: ReactNode
  readonly holder?: Ref<HTMLDivElement>
}

/** The painted table of a phase, with what can be chosen on it. */
export function PhaseTable({ scene, lens, children, tags, holder }: PhaseTableProps): ReactElement {
  const { t } = useTranslation('setup')
  const night = useTheme((state) => state.theme === 'dark')
  const label = t('layout.table', { width: scene.width / 1000, height: scene.height / 1000 })
  return (
    <div ref={holder} className="table-holder">
      <TableView scene={scene} lens={lens} night={night} label={label} tags={tags}>
        {children}
      </TableView>
      <ZoomButtons lens={lens} />
    </div>
  )
}
