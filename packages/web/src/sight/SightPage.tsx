import { defaultRules } from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopBar } from '../app/TopBar.tsx'
import { useTheme } from '../app/theme.ts'
import { FRAME } from '../paint/frame.ts'
import type { Extent, Viewport } from '../table/camera.ts'
import { Loupe } from '../table/Loupe.tsx'
import { createLens } from '../table/lens.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { answerOf } from './answer.ts'
import { BaseHandle, type Drag } from './BaseHandle.tsx'
import { Fan } from './Fan.tsx'
import { FARM_GROUND } from './farmGround.ts'
import { FARM, FARM_SCENE } from './orchardFarm.ts'
import { PieceTag, PieceTargets } from './PieceNames.tsx'
import { Cases, EditionChoice, Layers, TableText } from './Rail.tsx'
import { Reach } from './Reach.tsx'
import { HiddenPoint, SightLines } from './SightLines.tsx'
import { SightTags } from './SightTags.tsx'
import { present, useSight } from './sightStore.ts'
import { Verdict } from './Verdict.tsx'
import './sight.css'

const EDGE = FRAME + 0.1
const farmLens = createLens(
  {
    left: -EDGE,
    top: -EDGE,
    right: FARM_SCENE.width / 1000 + EDGE,
    bottom: FARM_SCENE.height / 1000 + EDGE,
  },
  openingView,
)

/** A phone opens on the two bases, a wide window on the whole table. */
function openingView({ width }: Viewport): Extent | undefined {
  if (width > 640) return undefined
  const { sergeant, rifleman } = useSight.getState().places
  return {
    left: Math.min(sergeant.x, rifleman.x) / 1000 - 3,
    right: Math.max(sergeant.x, rifleman.x) / 1000 + 3,
    top: Math.min(sergeant.y, rifleman.y) / 1000 - 1.5,
    bottom: Math.max(sergeant.y, rifleman.y) / 1000 + 2,
  }
}

/** Two bases, everything between them, and what the rules say about it. */
export function SightPage(): ReactElement {
  const { t } = useTranslation()
  const { places, shooter, edition, openTest, layers } = useSight()
  const theme = useTheme((state) => state.theme)
  const answer = useMemo(
    () => answerOf({ places, shooter, edition, openTest, layers }),
    [places, shooter, edition, openTest, layers],
  )
  const [dragged, setDragged] = useState<Drag | undefined>(undefined)
  const [hovered, setHovered] = useState<number | undefined>(undefined)
  const others = useMemo(
    () => answer.others.filter((other) => other.x !== answer.from.x || other.y !== answer.from.y),
    [answer],
  )
  return (
    <div className="sight-page">
      <TopBar page={t('app.page')} note={t('app.tagline')} />
      <main className="sight-main">
        <div className="table-holder">
          <TableView
            scene={FARM_SCENE}
            lens={farmLens}
            night={theme === 'dark'}
            label={t('table.label')}
            tags={
              <>
                <SightTags answer={answer} />
                {dragged === undefined && <PieceTag index={hovered} />}
              </>
            }
          >
            <PieceTargets onHover={setHovered} />
            {layers.fanShooter && <Fan ground={FARM_GROUND} {...answer.from} />}
            {layers.fanTarget && <Fan ground={FARM_GROUND} {...answer.to} />}
            {layers.reach && <Reach base={answer.from} others={others} />}
            <SightLines shown={answer} pieces={FARM} />
            {present({ layers }).map((id) => (
              <BaseHandle key={id} id={id} lens={farmLens} onDrag={setDragged} />
            ))}
            <HiddenPoint shown={answer} />
          </TableView>
          {dragged?.touch && <Loupe lens={farmLens} x={places[dragged.id].x / 1000} y={places[dragged.id].y / 1000} />}
          <ZoomButtons lens={farmLens} />
        </div>
        <aside className="rail">
          <RulesInForce value={defaultRules(edition)}>
            <Verdict answer={answer} />
            <EditionChoice answer={answer} />
          </RulesInForce>
          <Layers />
          <Cases />
          <TableText />
        </aside>
      </main>
    </div>
  )
}
