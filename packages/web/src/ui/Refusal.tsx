import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { RuleChip } from './RuleChip.tsx'

interface RefusalProps {
  readonly rule: string
  readonly code?: string
  readonly icon?: 'cross' | 'warning'
  /** Read out when it appears. */
  readonly announced?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Why something cannot be done, or what is wrong with it, and the rule. */
export function Refusal({ rule, code, icon = 'cross', announced, className, children }: RefusalProps): ReactElement {
  return (
    <p
      className={clsx('refusal row g6', className)}
      data-part="refusal"
      data-refused={code}
      role={announced ? 'status' : undefined}
    >
      <Icon name={icon} />
      <span className="fill">
        {children} <RuleChip rule={rule} />
      </span>
    </p>
  )
}
