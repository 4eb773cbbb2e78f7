import type { Point } from '@tactic48/geometry'
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../app/theme.ts'
import { squareAt } from '../../paint/frame.ts'
import { outlinePath } from '../../sight/outlinePath.ts'
import { ARROWS, strideOfKey } from '../../table/arrowKeys.ts'
import type { Lens } from '../../table/lens.ts'
import { spotUnder } from '../../table/spotUnder.ts'
import { StationGlyph } from '../../ui/StationGlyph.tsx'
import { type Laid, outlineOf } from './laid.ts'
import { useSprite } from './sprites.ts'

interface PieceHandleProps {
  readonly laid: Laid
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onMove: (x: number, y: number) => void
  readonly onNudge: (dx: number, dy: number) => void
  readonly onTurn: (by: number) => void
  readonly onRemove: () => void
}

/** A painted piece that a mouse, a finger or keys place, turn and remove. */
export function PieceHandle(props: PieceHandleProps): ReactElement {
  const { laid, name, lens, chosen, onChoose, onMove, onNudge, onTurn, onRemove } = props
  const { t } = useTranslation('setup')
  const sprite = useSprite(laid)
  const night = useTheme((state) => state.theme === 'dark')
  const grip = useRef<{ x: number; y: number } | undefined>(undefined)
  const spot = (event: PointerEvent<SVGGElement>): Point =>
    spotUnder(event, lens, (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect())
  const down = (event: PointerEvent<SVGGElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = spot(event)
    grip.current = { x: laid.x - at.x, y: laid.y - at.y }
    onChoose()
  }
  const drag = (event: PointerEvent<SVGGElement>): void => {
    if (!grip.current) return
    const at = spot(event)
    onMove(at.x + grip.current.x, at.y + grip.current.y)
  }
  const drop = (): void => {
    grip.current = undefined
  }
  const key = (event: KeyboardEvent<SVGGElement>): void => {
    const step = ARROWS[event.key]
    if (step) {
      const by = strideOfKey(event)
      onNudge(step[0] * by, step[1] * by)
    } else if (event.key === 'r' || event.key === 'R') onTurn(event.shiftKey ? -15 : 15)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const { id, cover, aidStation, hqLine } = laid.element
  const outline = outlinePath(outlineOf(laid))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`laid ${cover}`}
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
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onFocus={onChoose}
      onKeyDown={key}
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
      <path className={sprite ? 'laid-edge' : 'laid-edge bare'} d={outline} />
    </g>
  )
}
