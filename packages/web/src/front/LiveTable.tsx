import { SHOWCASE } from '@tactic48/content/showcase'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/theme.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import type { Extent, Viewport } from '../table/camera.ts'
import { createLens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ShotTold } from './ShotTold.tsx'
import type { LiveBattle } from './useLiveBattle.ts'

/** The farm, in u. */
const MIDDLE = { x: 23.2, y: 11.4 }

/** Wide windows show the farm right of the words, narrow ones above them. */
function openingView({ width, height }: Viewport): Extent {
  const wide = width > 820
  const tall = wide ? 15 : 26
  const broad = (tall * width) / height
  const left = MIDDLE.x - broad * (wide ? 0.69 : 0.5)
  const top = MIDDLE.y - tall * (wide ? 0.5 : 0.2)
  return { left, top, right: left + broad, bottom: top + tall }
}

/** A battle under way, to look at only. */
export function LiveTable({ battle }: { battle: LiveBattle }): ReactElement {
  const { t } = useTranslation()
  const { shot, board, marks } = battle
  const theme = useTheme((store) => store.theme)
  const scene = useMemo(() => sceneOf('crossroads', SHOWCASE.table), [])
  const lens = useMemo(
    () => createLens({ left: -20, top: -1, right: SHOWCASE.table.width / 1000 + 1, bottom: 60 }, openingView),
    [],
  )
  return (
    <div className="front-table" data-part="front-table" inert>
      <TableView
        scene={scene}
        lens={lens}
        patient
        night={theme === 'dark'}
        label={t('front.battle')}
        tags={shot && <ShotTold shot={shot} />}
      >
        <Board board={board} />
        <Effects marks={marks} r={board.base} />
      </TableView>
    </div>
  )
}
