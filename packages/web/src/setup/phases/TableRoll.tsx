import { type GameState, SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { tellEvents } from '../../prose/tell.ts'
import { useProse } from '../../prose/useProse.ts'
import { liveIn, type SeenLog } from '../../session/seenLog.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'

/** SETUP-03: the dice that said who lays out the battlefield. */
export function TableRoll({ state, log }: { state: GameState; log: SeenLog }): ReactElement | undefined {
  const prose = useProse(state)
  const events = [...log.opening, ...liveIn(log).flatMap((entry) => entry.events)]
  const rolled = events.findLast((event) => event.type === 'tableRolled')
  const [told] = rolled ? tellEvents(state, [rolled]) : []
  if (!rolled || !told) return undefined
  return (
    <div className="table-roll">
      {SIDES.map((side) => (
        <span key={side} className="table-roll-side">
          <SideMark side={side} />
          {rolled.dice[side].slice(-1).map((face) => (
            <Die key={face} face={face} />
          ))}
        </span>
      ))}
      <p className="small">
        {prose(told)} <RuleChip rule="SETUP-03" />
      </p>
    </div>
  )
}
