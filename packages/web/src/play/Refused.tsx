import type { Refusal as Reason } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useWhy } from '../prose/useWhy.ts'
import { Refusal } from '../ui/Refusal.tsx'
import { usePlay } from './playContext.ts'

interface RefusedProps {
  readonly refusal: Reason
  readonly announced?: boolean | undefined
}

/** What the rules refuse, in words. */
export function Refused({ refusal, announced }: RefusedProps): ReactElement {
  const why = useWhy(usePlay().state)
  return (
    <Refusal rule={refusal.rule} code={refusal.code} announced={announced}>
      {why(refusal)}
    </Refusal>
  )
}
