import type { Point } from '@tactic48/geometry'
import type { Table } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../app/settings.ts'
import { outlinePath } from '../../board/outline.ts'
import { StationGlyph } from '../../board/signs.tsx'
import { squareAt } from '../../paint/frame.ts'
import type { Scene } from '../../paint/scene.ts'
import { type Lens, tableLens } from '../../table/lens.ts'
import { TableView } from '../../table/TableView.tsx'
import { type Handling, useHandle } from '../../table/useHandle.ts'
import { ZoomButtons } from '../../table/ZoomButtons.tsx'
import css from './Field.module.css'
import { type Laid, outlineOf, reach } from './laid.ts'
import { type LaidProp, type PropRules, propPicture, propRadius, useSprite } from './palette.ts'

export function useTableLens({ width, height }: Pick<Table, 'width' | 'height'>): Lens {
  return useMemo(() => tableLens({ width, height }), [width, height])
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
  const night = useTheme() === 'dark'
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

interface GripProps extends Handling {
  readonly id: string
  readonly label: string
  readonly at: Point
  readonly lens: Lens
  readonly chosen: boolean
  readonly prop?: string
  readonly children: ReactNode
}

/** Something painted on the table that a mouse, a finger or keys place, turn and remove. */
function Grip({ id, label, at, lens, chosen, prop, children, ...handling }: GripProps): ReactElement {
  const { t } = useTranslation('setup')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={css.laid}
      data-part="laid"
      data-grab={id}
      data-prop={prop}
      data-chosen={chosen || undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('layout.pieceRole')}
      aria-label={label}
      {...useHandle(at, lens, handling)}
    >
      {children}
    </g>
  )
}

interface PieceHandleProps extends Handling {
  readonly laid: Laid
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** A painted piece. */
export function PieceHandle({ laid, name, ...grip }: PieceHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const sprite = useSprite(laid)
  const night = useTheme() === 'dark'
  const { x, y } = laid
  const { id, cover, aidStation, hqLine } = laid.element
  const outline = outlinePath(outlineOf(laid))
  const square = squareAt(x / 1000, y / 1000)
  return (
    <Grip id={id} at={laid} label={t('layout.piece', { name, cover: t(`layout.${cover}`), square })} {...grip}>
      {sprite && (
        <image
          className={night ? css.night : undefined}
          href={sprite.url}
          x={x + sprite.x}
          y={y + sprite.y}
          width={sprite.width}
          height={sprite.height}
        />
      )}
      {(aidStation || hqLine) && (
        <StationGlyph
          x={x}
          y={y}
          kind={aidStation ? 'aid' : 'line'}
          element={id}
          says={t(aidStation ? 'scenery.mark.aidStation' : 'scenery.mark.hqLine')}
        />
      )}
      <path className={css.hit} d={outline} />
      <path className={sprite ? css.edge : `${css.edge} ${css.unpainted}`} data-part="outline" d={outline} />
    </Grip>
  )
}

interface PropHandleProps extends Handling {
  readonly prop: LaidProp
  readonly setting: PropRules
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** HOUSE-03, HOUSE-21: a vehicle without driver or a weapon without crew. */
export function PropHandle({ prop, setting, name, ...grip }: PropHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { id, side, x, y, card } = prop
  const picture = propPicture(setting, prop)
  const r = propRadius(setting, prop)
  const label = t('layout.prop', { name, side: common.t(`side.${side}`), square: squareAt(x / 1000, y / 1000) })
  return (
    <Grip id={id} prop={card} at={prop} label={label} {...grip}>
      <image href={picture.url} x={x + picture.x} y={y + picture.y} width={picture.width} height={picture.height} />
      <circle className={css.hit} cx={x} cy={y} r={r} />
      <circle className={css.edge} data-part="outline" cx={x} cy={y} r={r} />
    </Grip>
  )
}

interface LabelProps {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly name: string
  readonly children: ReactNode
}

/** Which one is in hand, beside it on the table. */
function HandLabel({ x, top, bottom, name, children }: LabelProps): ReactElement {
  const above = top > 1200
  const place = {
    '--x': x / 1000,
    '--y': (above ? top : bottom) / 1000,
    '--shift-y': above ? 'calc(-100% - 6px)' : '6px',
  }
  return (
    <div className={`tag ${css.label}`} style={place as CSSProperties} aria-hidden="true">
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {children}
    </div>
  )
}

/** What the piece in hand covers. */
export function PieceLabel({ laid, name }: { laid: Laid; name: string }): ReactElement {
  const { t } = useTranslation('setup')
  const { top, bottom } = reach(laid)
  return (
    <HandLabel x={laid.x} top={laid.y - top} bottom={laid.y + bottom} name={name}>
      {t(`layout.${laid.element.cover}`)}
    </HandLabel>
  )
}

export function PropLabel({ prop, setting, name }: { prop: LaidProp; setting: PropRules; name: string }): ReactElement {
  const { t } = useTranslation()
  const r = propRadius(setting, prop)
  return (
    <HandLabel x={prop.x} top={prop.y - r} bottom={prop.y + r} name={name}>
      {t(`side.${prop.side}`)}
    </HandLabel>
  )
}
