import type { GameState } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/theme.ts'
import { Board } from '../board/Board.tsx'
import { CountdownLabels } from '../board/CountdownLabels.tsx'
import { MarkerLabels } from '../board/MarkerLabels.tsx'
import type { BoardModel } from '../board/model.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { FRAME } from '../paint/frame.ts'
import { useSmall } from '../play/onScreen.ts'
import { useMarkerWords } from '../prose/useMarkerWords.ts'
import { type Names, useNames } from '../prose/useNames.ts'
import { useCountdownWords } from '../prose/usePendingWords.ts'
import type { Extent, Viewport } from '../table/camera.ts'
import { createLens, type Lens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'

interface ReplayTableProps {
  readonly battlefield: string
  readonly state: GameState
  /** What just happened, drawn over the position. */
  readonly children?: ReactNode
}

const whole: (viewport: Viewport) => Extent | undefined = () => undefined

/** The painted table at one moment, to look at. */
export function ReplayTable({ battlefield, state, children }: ReplayTableProps): ReactElement {
  const { t } = useTranslation('replay')
  const night = useTheme((store) => store.theme) === 'dark'
  const { table } = state
  const board = useMemo(() => boardOf(state), [state])
  const names = useNames(state)
  const says = useMarkerWords(names)
  const scene = useMemo(() => sceneOf(battlefield, table), [battlefield, table])
  const { width, height } = scene
  const lens = useMemo(
    () => createLens({ left: -FRAME, top: -FRAME, right: width / 1000 + FRAME, bottom: height / 1000 + FRAME }, whole),
    [width, height],
  )
  const label = t('table', { width: Math.round(width / 1000), height: Math.round(height / 1000) })
  return (
    <div className="table-holder">
      <TableView
        scene={scene}
        lens={lens}
        night={night}
        label={label}
        tags={<TableLabels state={state} names={names} board={board} lens={lens} />}
      >
        <Board board={board} says={says} />
        {children}
      </TableView>
      <ZoomButtons lens={lens} />
    </div>
  )
}

interface TableLabelsProps {
  readonly state: GameState
  readonly names: Names
  readonly board: BoardModel
  readonly lens: Lens
}

/** Whose markers these are and what is counted down. */
export function TableLabels({ state, names, board, lens }: TableLabelsProps): ReactElement {
  const words = useCountdownWords(state, names)
  const small = useSmall()
  const says = useMarkerWords(names)
  const shown = useMemo(() => ({ board, lens, names, says }), [board, lens, names, says])
  return (
    <>
      <MarkerLabels shown={shown} />
      <CountdownLabels shown={shown} words={words} small={small} />
    </>
  )
}
