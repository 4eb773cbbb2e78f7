import type { Point } from '@tactic48/geometry'
import type { Table } from '@tactic48/rules'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../app/theme.ts'
import { outlinePath } from '../../board/outline.ts'
import { StationGlyph } from '../../board/StationGlyph.tsx'
import { FRAME, squareAt } from '../../paint/frame.ts'
import type { Scene } from '../../paint/scene.ts'
import { arrowStep } from '../../table/arrowKeys.ts'
import { createLens, type Lens } from '../../table/lens.ts'
import { spotUnder } from '../../table/spotUnder.ts'
import { TableView } from '../../table/TableView.tsx'
import { ZoomButtons } from '../../table/ZoomButtons.tsx'
import { type Laid, outlineOf, reach } from './laid.ts'
import { type LaidProp, type PropRules, propPicture, propRadius, useSprite } from './palette.ts'

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

/** What a hand or a key does to a thing on the table. */
export interface Handling {
  readonly onChoose: () => void
  readonly onMove: (x: number, y: number) => void
  readonly onNudge: (dx: number, dy: number) => void
  readonly onRemove: () => void
  /** It was carried, and is let go. */
  readonly onDrop?: () => void
  /** Absent where a thing has no front. */
  readonly onTurn?: (by: number) => void
}

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGGElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
}

/** A mouse or a finger drags it by where it was taken; arrows move it, R turns it, Delete takes it away. */
export function useHandle({ x, y }: Point, lens: Lens, handling: Handling): Handlers {
  const { onChoose, onMove, onNudge, onRemove, onTurn, onDrop } = handling
  const grip = useRef<Point | undefined>(undefined)
  const carried = useRef(false)
  const spot = (event: PointerEvent<SVGGElement>): Point =>
    spotUnder(event, lens, (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect())
  const drop = (): void => {
    grip.current = undefined
    if (carried.current) onDrop?.()
    carried.current = false
  }
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = spot(event)
      grip.current = { x: x - at.x, y: y - at.y }
      onChoose()
    },
    onPointerMove: (event) => {
      if (!grip.current) return
      const at = spot(event)
      carried.current = true
      onMove(at.x + grip.current.x, at.y + grip.current.y)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onFocus: onChoose,
    onKeyDown: (event) => {
      const step = arrowStep(event)
      if (step) onNudge(...step)
      else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -15 : 15)
      else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
      else return
      event.preventDefault()
    },
  }
}

interface PieceHandleProps extends Handling {
  readonly laid: Laid
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** A painted piece that a mouse, a finger or keys place, turn and remove. */
export function PieceHandle({ laid, name, lens, chosen, ...handling }: PieceHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const sprite = useSprite(laid)
  const night = useTheme((state) => state.theme === 'dark')
  const handlers = useHandle(laid, lens, handling)
  const { id, cover, aidStation, hqLine } = laid.element
  const outline = outlinePath(outlineOf(laid))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`laid ${cover}`}
      data-part="laid"
      data-grab={laid.element.id}
      data-chosen={chosen || undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('layout.pieceRole')}
      aria-label={t('layout.piece', {
        name,
        cover: t(`layout.${cover}`),
        square: squareAt(laid.x / 1000, laid.y / 1000),
      })}
      {...handlers}
    >
      {sprite && (
        <image
          className={night ? 'night' : undefined}
          href={sprite.url}
          x={laid.x + sprite.x}
          y={laid.y + sprite.y}
          width={sprite.width}
          height={sprite.height}
        />
      )}
      {(aidStation || hqLine) && (
        <StationGlyph
          x={laid.x}
          y={laid.y}
          kind={aidStation ? 'aid' : 'line'}
          element={id}
          says={t(aidStation ? 'scenery.mark.aidStation' : 'scenery.mark.hqLine')}
        />
      )}
      <path className="laid-hit" d={outline} />
      <path className={sprite ? 'laid-edge' : 'laid-edge bare'} data-part="outline" d={outline} />
    </g>
  )
}

interface PropHandleProps extends Handling {
  readonly prop: LaidProp
  readonly setting: PropRules
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** HOUSE-03, HOUSE-21: a vehicle without driver or a weapon without crew that a mouse, a finger or keys place. */
export function PropHandle({ prop, setting, name, lens, chosen, ...handling }: PropHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const handlers = useHandle(prop, lens, handling)
  const { id, side, x, y } = prop
  const picture = propPicture(setting, prop)
  const r = propRadius(setting, prop)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`laid prop ${side}`}
      data-part="laid"
      data-grab={id}
      data-prop={prop.card}
      data-chosen={chosen || undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('layout.pieceRole')}
      aria-label={t('layout.prop', {
        name,
        side: common.t(`side.${side}`),
        square: squareAt(x / 1000, y / 1000),
      })}
      {...handlers}
    >
      <image href={picture.url} x={x + picture.x} y={y + picture.y} width={picture.width} height={picture.height} />
      <circle className="laid-hit" cx={x} cy={y} r={r} />
      <circle className="laid-edge" data-part="outline" cx={x} cy={y} r={r} />
    </g>
  )
}

/** Which piece is in hand, and what it covers; beside it on the table. */
export function PieceLabel({ laid, name }: { laid: Laid; name: string }): ReactElement {
  const { t } = useTranslation('setup')
  const { top, bottom } = reach(laid)
  const above = laid.y - top > 1200
  const place = {
    '--x': laid.x / 1000,
    '--y': (above ? laid.y - top : laid.y + bottom) / 1000,
    '--shift-y': above ? 'calc(-100% - 6px)' : '6px',
  }
  return (
    <div className="tag piece-label" style={place as CSSProperties} aria-hidden="true">
      <b>{name}</b> {t(`layout.${laid.element.cover}`)}
    </div>
  )
}
