import { type SideId, seatOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../i18n/setupTexts.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { askedOpponent, useGame } from '../../game/gameStore.ts'
import { askedPerson, seen } from '../../game/seen.ts'
import { preparing } from './asked.ts'
import { ForcePhase } from './ForcePhase.tsx'
import { HandOver } from './HandOver.tsx'
import { LayoutPhase } from './LayoutPhase.tsx'
import { opponentForce } from './opponentForce.ts'
import '../style/setup.css'
import './phases.css'

/** D01 and D02: forces and battlefield, before the table is in play. */
export function SetupPhase(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const kind = game && preparing(game)
  useOpponentForce()
  if (!game || !kind) return undefined
  const side = askedPerson(game)
  const together = game.players.blue === 'person' && game.players.ember === 'person'
  return (
    <div className="phase-page">
      <TopBar page={t(kind === 'force' ? 'step.forces' : 'step.field')} />
      <main className="phase" data-phase={kind}>
        {!side && <p role="status">{t('force.opponent')}</p>}
        {side && kind === 'layout' && <LayoutPhase state={seen(game)} side={side} />}
        {side && kind === 'force' && (
          <InTurn key={side} side={side} known={!together}>
            <ForcePhase state={seen(game)} side={side} />
          </InTurn>
        )}
      </main>
    </div>
  )
}

/** A secret is shown only to the one who says to be there. */
function InTurn({ side, known, children }: { side: SideId; known: boolean; children: ReactElement }): ReactElement {
  const [here, setHere] = useState(known)
  return here ? children : <HandOver side={side} onReady={() => setHere(true)} />
}

/** The opponent picks among the ready forces. */
function useOpponentForce(): void {
  const game = useGame((store) => store.game)
  const submit = useGame((store) => store.submit)
  useEffect(() => {
    if (!game || preparing(game) !== 'force') return
    const side = askedOpponent(game)
    const seat = side && seatOf(game.state, side)
    const force = side && opponentForce(game.state, side)
    if (seat && force) submit({ verb: 'submitForce', seat, force })
  }, [game, submit])
}
