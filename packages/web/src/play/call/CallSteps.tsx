import type { ReactElement, ReactNode } from 'react'
import { PlayIcon } from '../PlayIcon.tsx'

export type StepState = 'done' | 'now' | 'later'

interface StepProps {
  readonly number: number
  readonly state: StepState
  readonly title: string
  readonly children?: ReactNode
}

/** One step of a call, in the order of the rule: a tick, a number in ink, a pale number. */
export function Step({ number, state, title, children }: StepProps): ReactElement {
  return (
    <li className={`call-step ${state}`} data-step={number} {...(state === 'now' && { 'aria-current': 'step' })}>
      <span className="step-mark" aria-hidden="true">
        {state === 'done' ? <PlayIcon name="check" /> : number}
      </span>
      <div className="step-body">
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}

export const Steps = ({ children }: { children: ReactNode }): ReactElement => <ol className="call-steps">{children}</ol>
