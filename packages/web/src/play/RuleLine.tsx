import clsx from 'clsx'
import { memo, type ReactElement, type ReactNode } from 'react'
import { RuleChip } from '../ui/RuleChip.tsx'
import { PlayIcon, type PlayIconName } from './PlayIcon.tsx'
import css from './RuleLine.module.css'

interface RuleLineProps {
  readonly rule?: string | undefined
  readonly icon?: PlayIconName | undefined
  /** Small print, or on a ground of its own. */
  readonly tone?: 'muted' | 'harm' | 'good' | 'caution' | undefined
  readonly as?: 'p' | 'li'
  readonly children: ReactNode
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}

/** A sentence with the rule that says so; written again only when it says something else. */
export const RuleLine = memo(function RuleLine(props: RuleLineProps): ReactElement {
  const { rule, icon, tone, as: Line = 'p', children, ...data } = props
  return (
    <Line className={clsx(css.line, tone === 'muted' ? 'muted' : tone && css[tone])} {...data}>
      {icon && <PlayIcon name={icon} />}
      <span className="fill">
        {children} {rule && <RuleChip rule={rule} />}
      </span>
    </Line>
  )
})
