import { type Disc, reachOutline } from '@tactic48/geometry'
import { clsx } from 'clsx'
import { type CSSProperties, memo, type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf, OWN } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { outlinePath } from '../board/outline.ts'
import { squareAt } from '../paint/frame.ts'
import { boxOf, shapeOf } from '../paint/shape.ts'
import { extentOf, tableLens } from '../table/lens.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { CASE_IDS, FARM, FARM_GROUND, FARM_SCENE, LOOKS_OF } from './orchardFarm.ts'
import css from './Sight.module.css'
import { Fan, ReachRings } from './SightLines.tsx'
import { SightTable } from './SightTable.tsx'
import { type Farm, farmAnswer, figureDisc, LAYERS, type Layer, present, targetOf, useSight } from './sightStore.ts'
import { EditionChoice, Verdict } from './Verdict.tsx'

/** A phone opens on the two bases, a wide window on the whole table. */
const farmLens = tableLens(FARM_SCENE, ({ width }) => {
  const { sergeant, rifleman } = useSight.getState().farm.places
  return width > 640 ? undefined : extentOf([sergeant, rifleman], 3000)
})

/** Two bases, everything between them, and what the rules say about it. */
export function SightPage(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const { farm, setFarm, moveFigure } = useSight()
  const { layers, places, shooter } = farm
  const answer = useMemo(() => farmAnswer(farm), [farm])
  const [hovered, setHovered] = useState<number | undefined>(undefined)
  const others = useMemo(
    () => answer.others.filter((other) => other.x !== answer.from.x || other.y !== answer.from.y),
    [answer],
  )
  const looker = (id: Farm['shooter']) => ({ side: LOOKS_OF[id].side, name: t(`who.${id}`) })
  const names = {
    piece: (index: number) => {
      const piece = FARM[index]
      return piece && t(`piece.${piece.nameKey}`)
    },
    base: () => t('who.gunner'),
  }
  return (
    <div className={css.page} data-part="sight-page">
      <TopBar page={t('app.page', { ns: 'app' })} note={t('app.tagline', { ns: 'app' })} />
      <main className={css.main}>
        <SightTable
          scene={FARM_SCENE}
          lens={farmLens}
          label={t('table.label', { ns: 'app' })}
          answer={answer}
          pieces={FARM}
          bases={present(farm).map((id) => ({
            id,
            name: t(`who.${id}`),
            base: figureDisc(places[id]),
            look: LOOKS_OF[id],
          }))}
          now={(id) => useSight.getState().farm.places[id]}
          onMove={moveFigure}
          tags={<PieceTag index={hovered} />}
          under={
            <>
              <PieceTargets onHover={setHovered} />
              {layers.fanShooter && <Fan ground={FARM_GROUND} {...answer.from} />}
              {layers.fanTarget && <Fan ground={FARM_GROUND} {...answer.to} />}
              {layers.reach && <Reach base={answer.from} others={others} />}
            </>
          }
        />
        <aside className={css.rail}>
          <RulesInForce value={answer.rules}>
            <Verdict
              answer={answer}
              shooter={looker(shooter)}
              target={looker(targetOf(shooter))}
              names={names}
              onSwap={() => setFarm({ shooter: targetOf(shooter) })}
            />
            <EditionChoice
              answer={answer}
              onRead={(edition) => setFarm({ edition })}
              onTest={(openTest) => setFarm({ openTest })}
            />
          </RulesInForce>
          <Layers />
          <div className="card stack">
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

const LAYER_ICONS: Record<Layer, IconName> = { fanShooter: 'fan', fanTarget: 'fan', reach: 'reach', third: 'third' }

function Layers(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const layers = useSight((store) => store.farm.layers)
  const setFarm = useSight((store) => store.setFarm)
  return (
    <section className={clsx('card stack', css.layers)} aria-labelledby="layers-heading">
      <h2 id="layers-heading" className="cap">
        {t('layer.heading')}
      </h2>
      <div className="halves g6">
        {LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            className="chip"
            aria-pressed={layers[layer]}
            data-layer={layer}
            onClick={() => setFarm({ layers: { ...layers, [layer]: !layers[layer] } })}
          >
            <Icon name={LAYER_ICONS[layer]} />
            {t(`layer.${layer}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

function Cases(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const open = useSight((store) => store.openCase)
  return (
    <section className="card stack" aria-labelledby="cases-heading">
      <h2 id="cases-heading" className="cap">
        {t('case.heading')}
      </h2>
      <div className="row wrap g6">
        {CASE_IDS.map((id) => (
          <button key={id} type="button" className="chip" data-case={id} onClick={() => open(id)}>
            {t(`case.${id}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Everything on the table in words, for those who listen to it. */
function TableText(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const farm = useSight((store) => store.farm)
  return (
    <details className={clsx('card', css.text)}>
      <summary className="row bold">
        <Icon name="text" /> {t('table.asText', { ns: 'app' })}
      </summary>
      <p className="muted t12">{t('table.keys', { ns: 'app' })}</p>
      <ul className="t13">
        {present(farm).map((id) => {
          const { x, y } = farm.places[id]
          return (
            <li key={id}>
              {t('table.row', { ns: 'app', name: t(`who.${id}`), square: squareAt(x / 1000, y / 1000) })}
            </li>
          )
        })}
        {FARM.map(({ id, nameKey, cover, outline }) => {
          const box = boxOf(shapeOf(outline))
          const square = squareAt((box.left + box.right) / 2, (box.top + box.bottom) / 2)
          return (
            <li key={id}>
              {t('table.row', { ns: 'app', name: t(`piece.${nameKey}`), square })}{' '}
              <span className="muted">{t(`cover.${cover}`, { ns: 'app' })}</span>
            </li>
          )
        })}
      </ul>
      <p className="muted t12">{t('app.unofficial', { ns: 'app' })}</p>
    </details>
  )
}

interface PieceTargetsProps {
  readonly onHover: (index: number | undefined) => void
}

const PieceTargets = memo(function PieceTargets({ onHover }: PieceTargetsProps): ReactElement {
  return (
    <g className={css.targets}>
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
    <div className="tag" style={style as CSSProperties}>
      {t(`piece.${piece.nameKey}`)} <span className="muted plain">{t(`cover.${piece.cover}`, { ns: 'app' })}</span>
    </div>
  )
}

const MOVE = 6000

/** Where a Move of 6 u can end. */
function Reach({ base, others }: { base: Disc; others: readonly Disc[] }): ReactElement {
  const rings = useMemo(() => reachOutline(FARM_GROUND, base.r, base, MOVE, others), [base, others])
  return <ReachRings rings={rings} />
}
