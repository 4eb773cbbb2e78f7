import type { Disc, Point } from '@tactic48/geometry'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../board/Figure.tsx'
import type { FigureLook } from '../board/figureState.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { squareAt } from '../paint/frame.ts'
import { arrowStep } from '../table/arrowKeys.ts'
import type { Lens } from '../table/lens.ts'
import { spotUnder } from '../table/spotUnder.ts'
import type { Answer } from './answer.ts'

export interface Drag<Id extends string> {
  readonly id: Id
  readonly touch: boolean
}

interface BaseHandleProps<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly base: Disc
  readonly look: FigureLook
  readonly lens: Lens
  /** Where it stands now: a second key may come before the page is drawn again. */
  readonly now: () => Point
  readonly onMove: (to: Point) => void
  readonly onDrag: (drag: Drag<Id> | undefined) => void
}

/** A figure that a mouse, a finger or the arrow keys move. */
export function BaseHandle<Id extends string>(props: BaseHandleProps<Id>): ReactElement {
  const { id, name, base: place, look, lens, now, onMove, onDrag } = props
  const { t } = useTranslation()
  const [lifted, setLifted] = useState(false)
  const grip = useRef({ x: 0, y: 0 })

  const spot = (event: PointerEvent<SVGGElement>): Point =>
    spotUnder(event, lens, (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect())
  const down = (event: PointerEvent<SVGGElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ focusVisible: false } as FocusOptions)
    const at = spot(event)
    grip.current = { x: place.x - at.x, y: place.y - at.y }
    setLifted(true)
    onDrag({ id, touch: event.pointerType === 'touch' })
  }
  const drag = (event: PointerEvent<SVGGElement>): void => {
    if (!lifted) return
    const at = spot(event)
    onMove({ x: at.x + grip.current.x, y: at.y + grip.current.y })
  }
  const drop = (): void => {
    setLifted(false)
    onDrag(undefined)
  }
  const key = (event: KeyboardEvent<SVGGElement>): void => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    const from = now()
    onMove({ x: from.x + step[0], y: from.y + step[1] })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className="handle"
      data-grab={id}
      role="button"
      tabIndex={0}
      aria-roledescription={t('table.baseRole')}
      aria-label={t('table.base', { name, square: squareAt(place.x / 1000, place.y / 1000) })}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={key}
    >
      <circle className="handle-hit" cx={place.x} cy={place.y} />
      <circle className="handle-focus" data-part="focus-ring" cx={place.x} cy={place.y} r={place.r + 190} />
      {lifted && <circle className="handle-ring" cx={place.x} cy={place.y} r={place.r + 150} />}
      <Figure x={place.x} y={place.y} r={place.r} lifted={lifted} {...look} />
    </g>
  )
}

/** The gap, written beside the free strip. */
export function SightTags({ answer }: { answer: Answer }): ReactElement | undefined {
  const { t } = useTranslation('sight')
  const { length } = useNumbers()
  const { free } = answer
  if (!free) return undefined
  const style = {
    '--x': (free.from.x + free.to.x) / 2000,
    '--y': (free.from.y + free.to.y) / 2000,
    '--shift-x': '14px',
  }
  return (
    <div className="tag" style={style as CSSProperties}>
      {t('tag.gap', { n: length(free.gap) })}
    </div>
  )
}
