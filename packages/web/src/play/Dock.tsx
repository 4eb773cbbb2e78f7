import type { Point } from '@tactic48/geometry'
import type { FigureId, SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import css from './dock/Dock.module.css'
import { useSpots, useUncovered } from './onScreen.ts'

interface DockProps {
  readonly side: SideId
  readonly className?: string | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Beside the title: where it stands, or what can be done with the paper. */
  readonly aside?: ReactNode
  /** Who must stay in sight above it, and what else. */
  readonly about?: readonly FigureId[] | undefined
  readonly spots?: readonly Point[]
  /** Whenever this changes, focus goes to the paper: what listens to the page is led there. */
  readonly leads?: number | undefined
  readonly children?: ReactNode
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}

const NOBODY: readonly FigureId[] = []
const NOWHERE: readonly Point[] = []

/** Paper at the edge of the table: a window, a hand, a bid. */
export function Dock(props: DockProps): ReactElement {
  const { side, className, title, note, aside, about = NOBODY, spots = NOWHERE, leads, children, ...data } = props
  const paper = useRef<HTMLElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (leads !== undefined) paper.current?.focus({ preventScroll: true })
  }, [leads])
  useUncovered(paper, [...spots, ...useSpots(about)])
  return (
    <section
      ref={paper}
      className={clsx(css.dock, css[side], className)}
      tabIndex={-1}
      aria-labelledby={id}
      data-paper
      {...data}
    >
      <header className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="muted">{note}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
