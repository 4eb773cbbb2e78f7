import type { Disc, Outline, Point } from '@tactic48/geometry'
import { type CSSProperties, type PointerEvent, type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/settings.ts'
import { Figure } from '../board/Figure.tsx'
import type { FigureLook } from '../board/figureState.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { squareAt } from '../paint/frame.ts'
import type { Scene } from '../paint/scene.ts'
import { Loupe } from '../table/Loupe.tsx'
import type { Lens } from '../table/lens.ts'
import { TableView } from '../table/TableView.tsx'
import { useHandle } from '../table/useHandle.ts'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import type { Answer } from './answer.ts'
import css from './Sight.module.css'
import { HiddenPoint, SightLines } from './SightLines.tsx'

export interface ShownBase<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly base: Disc
  readonly look: FigureLook
}

interface SightTableProps<Id extends string> {
  readonly scene: Scene
  readonly lens: Lens
  readonly label: string
  readonly answer: Answer
  /** In the order of the ground. */
  readonly pieces: readonly { readonly id: string; readonly outline: Outline }[]
  readonly bases: readonly ShownBase<Id>[]
  /** Where a base stands now: a second key may come before the page is drawn again. */
  readonly now: (id: Id) => Point
  readonly onMove: (id: Id, to: Point) => void
  readonly holder?: Ref<HTMLDivElement>
  /** Under the lines of sight, over the bases, and in words. */
  readonly under?: ReactNode
  readonly over?: ReactNode
  readonly tags?: ReactNode
}

/** A painted table with bases that can be moved, and what one of them sees of another. */
export function SightTable<Id extends string>(props: SightTableProps<Id>): ReactElement {
  const { scene, lens, label, answer, pieces, bases, now, onMove, holder, under, over, tags } = props
  const night = useTheme() === 'dark'
  const [dragged, setDragged] = useState<{ readonly id: Id; readonly touch: boolean }>()
  const lifted = dragged?.touch ? bases.find(({ id }) => id === dragged.id)?.base : undefined
  return (
    <div className="table-holder" ref={holder}>
      <TableView
        scene={scene}
        lens={lens}
        night={night}
        label={label}
        tags={
          <>
            <GapTag answer={answer} />
            {dragged === undefined && tags}
          </>
        }
      >
        {under}
        <SightLines shown={answer} pieces={pieces} />
        {bases.map((shown) => (
          <BaseHandle
            key={shown.id}
            {...shown}
            lens={lens}
            now={() => now(shown.id)}
            onMove={(to) => onMove(shown.id, to)}
            onDrag={(touch) => setDragged(touch === undefined ? undefined : { id: shown.id, touch })}
          />
        ))}
        <HiddenPoint shown={answer} />
        {over}
      </TableView>
      {lifted && <Loupe lens={lens} x={lifted.x / 1000} y={lifted.y / 1000} />}
      <ZoomButtons lens={lens} />
    </div>
  )
}

interface BaseHandleProps extends ShownBase<string> {
  readonly lens: Lens
  readonly now: () => Point
  readonly onMove: (to: Point) => void
  /** By a finger or not; nothing when it is let go. */
  readonly onDrag: (touch: boolean | undefined) => void
}

/** A figure that a mouse, a finger or the arrow keys move. */
function BaseHandle({ id, name, base, look, lens, now, onMove, onDrag }: BaseHandleProps): ReactElement {
  const { t } = useTranslation()
  const [lifted, setLifted] = useState(false)
  const handlers = useHandle(base, lens, {
    onChoose: () => undefined,
    onMove: (x, y) => onMove({ x, y }),
    onNudge: (dx, dy) => onMove({ x: now().x + dx, y: now().y + dy }),
    onRemove: () => undefined,
  })
  const down = (event: PointerEvent<SVGGElement>): void => {
    handlers.onPointerDown(event)
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.focus({ focusVisible: false } as FocusOptions)
    setLifted(true)
    onDrag(event.pointerType === 'touch')
  }
  const drop = (): void => {
    handlers.onPointerUp()
    setLifted(false)
    onDrag(undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={css.handle}
      data-grab={id}
      role="button"
      tabIndex={0}
      aria-roledescription={t('table.baseRole')}
      aria-label={t('table.base', { name, square: squareAt(base.x / 1000, base.y / 1000) })}
      {...handlers}
      onPointerDown={down}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <circle className={css.hit} cx={base.x} cy={base.y} />
      <circle className={css.focus} data-part="focus-ring" cx={base.x} cy={base.y} r={base.r + 190} />
      {lifted && <circle className={css.lifted} cx={base.x} cy={base.y} r={base.r + 150} />}
      <Figure x={base.x} y={base.y} r={base.r} lifted={lifted} {...look} />
    </g>
  )
}

/** The gap, written beside the free strip. */
function GapTag({ answer: { free } }: { answer: Answer }): ReactElement | undefined {
  const { t } = useTranslation('sight')
  const { length } = useNumbers()
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
