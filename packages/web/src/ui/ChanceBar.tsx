import type { SideId } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import css from './ChanceBar.module.css'

interface ChanceBarProps {
  readonly chance: number
  /** Whose chance it is; absent: that something succeeds. */
  readonly side?: SideId
}

/** A chance as a bar, beside the number that says it. */
export function ChanceBar({ chance, side }: ChanceBarProps): ReactElement {
  const style = { '--chance': chance, ...(side && { '--bar': `var(--${side})` }) } as CSSProperties
  return (
    <span className={side ? css.thin : css.bar} aria-hidden="true" style={style}>
      <i />
    </span>
  )
}
