import { type Pending, pending, SUPPORT_PROFILES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { countdownAt, countdownId } from '../../boardModel/countdowns.ts'
import { Die } from '../Die.tsx'
import { place } from '../PlanTags.tsx'
import { usePlay } from '../playContext.ts'
import { ABOVE_FIRST, useLaidPapers } from '../useLaidPapers.ts'
import { useSmall } from '../useOnScreen.ts'
import { useLitCountdowns } from './litCountdown.ts'
import { usePendingWords } from './usePendingWords.ts'

const DIE = 28

/** The die at each of them, on the edge of its area: nobody who stands there is covered, and no other die. */
export function CountdownTags(): ReactElement {
  const { state } = usePlay()
  const words = usePendingWords()
  const small = useSmall()
  const lay = useLaidPapers()
  const lit = useLitCountdowns(({ lit: ids }) => ids)
  return (
    <>
      {pending(state).map((one) => {
        const id = countdownId(one)
        const { what, when } = words(state, one)
        const isLit = lit.includes(id)
        const at = countdownAt(state, one)
        const letters = small || (one.kind === 'smoke' && !isLit) ? 1 : what.length + when.length + 4
        const { shift } = lay({
          at,
          letters,
          height: DIE,
          clear: areaOf(one),
          gap: -DIE / 2,
          sides: ABOVE_FIRST,
        })
        return (
          <div
            key={id}
            className={`tag countdown-tag ${one.kind}${isLit ? ' lit' : ''}`}
            style={place(at, shift.x, shift.y)}
          >
            <Die face={Math.min(6, one.due)} />
            <span className="countdown-words">
              {what} <small>{when}</small>
            </span>
          </div>
        )
      })}
    </>
  )
}

/** How far around its point the ground belongs to it, in 1/1000 u. */
function areaOf(one: Pending): number {
  if (one.kind === 'smoke') return one.smoke.radius * 1000
  const { what } = one.entry
  if (what.kind !== 'supportFire') return 700
  const { radius, drift, strip } = SUPPORT_PROFILES[what.barrage.profile]
  return strip ? 1200 : (radius + Math.max(...drift)) * 1000
}
