import { type Disc, reachOutline } from '@tactic48/geometry'
import { type CSSProperties, memo, type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf, OWN } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useTheme } from '../app/theme.ts'
import { outlinePath } from '../board/outline.ts'
import { FRAME } from '../paint/frame.ts'
import { boxOf, shapeOf } from '../paint/shape.ts'
import type { Extent, Viewport } from '../table/camera.ts'
import { Loupe } from '../table/Loupe.tsx'
import { createLens } from '../table/lens.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { BaseHandle, type Drag, SightTags } from './BaseHandle.tsx'
import { FARM, FARM_GROUND, FARM_SCENE, type FigureId, LOOKS_OF } from './orchardFarm.ts'
import { Cases, EditionChoice, Layers, TableText, Verdict } from './Rail.tsx'
import { Fan, HiddenPoint, ReachRings, SightLines } from './SightLines.tsx'
import { baseAt, farmAnswer, present, targetOf, useSight } from './sightStore.ts'
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
  const { t } = useTranslation(['sight', 'app'])
  const { places, shooter, edition, openTest, layers, move, swap, read, test } = useSight()
  const theme = useTheme((state) => state.theme)
  const answer = useMemo(
    () => farmAnswer({ places, shooter, edition, openTest, layers }),
    [places, shooter, edition, openTest, layers],
  )
  const [dragged, setDragged] = useState<Drag<FigureId> | undefined>(undefined)
  const [hovered, setHovered] = useState<number | undefined>(undefined)
  const others = useMemo(
    () => answer.others.filter((other) => other.x !== answer.from.x || other.y !== answer.from.y),
    [answer],
  )
  const looker = (id: FigureId) => ({ side: LOOKS_OF[id].side, name: t(`who.${id}`) })
  const names = {
    piece: (index: number) => {
      const piece = FARM[index]
      return piece && t(`piece.${piece.nameKey}`)
    },
    base: () => t('who.gunner'),
  }
  return (
    <div className="sight-page" data-part="sight-page">
      <TopBar page={t('app.page', { ns: 'app' })} note={t('app.tagline', { ns: 'app' })} />
      <main className="sight-main">
        <div className="table-holder">
          <TableView
            scene={FARM_SCENE}
            lens={farmLens}
            night={theme === 'dark'}
            label={t('table.label', { ns: 'app' })}
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
              <BaseHandle
                key={id}
                id={id}
                name={t(`who.${id}`)}
                base={baseAt(places[id])}
                look={LOOKS_OF[id]}
                lens={farmLens}
                now={() => useSight.getState().places[id]}
                onMove={(to) => move(id, to)}
                onDrag={setDragged}
              />
            ))}
            <HiddenPoint shown={answer} />
          </TableView>
          {dragged?.touch && <Loupe lens={farmLens} x={places[dragged.id].x / 1000} y={places[dragged.id].y / 1000} />}
          <ZoomButtons lens={farmLens} />
        </div>
        <aside className="rail">
          <RulesInForce value={answer.rules}>
            <Verdict
              answer={answer}
              shooter={looker(shooter)}
              target={looker(targetOf(shooter))}
              names={names}
              onSwap={swap}
            />
            <EditionChoice answer={answer} onRead={read} onTest={test} />
          </RulesInForce>
          <Layers />
          <div className="card sight-other">
            <a className="btn" href={hrefOf({ page: 'sight', at: OWN })} data-own-table>
              {t('app.ownTable', { ns: 'app' })}
            </a>
          </div>
          <Cases />
          <TableText />
        </aside>
      </main>
    </div>
  )
}

interface PieceTargetsProps {
  readonly onHover: (index: number | undefined) => void
}

const PieceTargets = memo(function PieceTargets({ onHover }: PieceTargetsProps): ReactElement {
  return (
    <g className="piece-targets">
      {FARM.map((piece, i) => (
        <path
          key={piece.id}
          d={outlinePath(piece.outline)}
          onPointerEnter={() => onHover(i)}
          onPointerLeave={() => onHover(undefined)}
        />
      ))}
    </g>
  )
})

function PieceTag({ index }: { index: number | undefined }): ReactElement | undefined {
  const { t } = useTranslation(['sight', 'app'])
  const piece = index === undefined ? undefined : FARM[index]
  if (!piece) return undefined
  const box = boxOf(shapeOf(piece.outline))
  const style = { '--x': (box.left + box.right) / 2, '--y': box.top, '--shift-y': 'calc(-100% - 6px)' }
  return (
    <div className="tag piece-tag" style={style as CSSProperties}>
      {t(`piece.${piece.nameKey}`)} <span>{t(`cover.${piece.cover}`, { ns: 'app' })}</span>
    </div>
  )
}

const MOVE = 6000

/** Where a Move of 6 u can end. */
function Reach({ base, others }: { base: Disc; others: readonly Disc[] }): ReactElement {
  const rings = useMemo(() => reachOutline(FARM_GROUND, base.r, base, MOVE, others), [base, others])
  return <ReachRings rings={rings} />
}
