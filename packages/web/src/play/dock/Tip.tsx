import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import css from './Dock.module.css'

interface TipProps {
  readonly label: string
  readonly understood?: true
  readonly done: string
  readonly onDone: () => void
  readonly children: ReactNode
  readonly [data: `data-${string}`]: string | undefined
}

/** What is said once in this browser, until it is read. */
export function Tip({ label, understood, done, onDone, children, ...data }: TipProps): ReactElement {
  return (
    <aside className={clsx('row g10', css.tip)} aria-label={label} {...data}>
      <div className="fill">{children}</div>
      <button type="button" className="btn rigid" onClick={onDone} data-understood={understood}>
        {done}
      </button>
    </aside>
  )
}
