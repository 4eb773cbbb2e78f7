import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TopBar } from '../../app/TopBar.tsx'
import { useGame } from '../../game/gameStore.ts'
import { askedPerson } from '../../game/seen.ts'
import { usePointsOf } from '../../i18n/points.ts'
import { usePlayingOpponent } from '../../play/answering.ts'
import { ClockTag } from '../../play/clock/Clock.tsx'
import { HostNotices } from '../../play/HostNotices.tsx'
import { useScreen } from '../../session/useScreen.ts'
import { preparing } from './asked.ts'
import { ForcePhase } from './ForcePhase.tsx'
import { HandOver } from './HandOver.tsx'
import { LayoutPhase } from './LayoutPhase.tsx'
import '../style/setup.css'
import './phases.css'

/** D01 and D02: forces and battlefield, before the table is in play. */
export function SetupPhase(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const kind = game && preparing(game)
  usePlayingOpponent()
  usePointsOf(game?.state.rules.company?.edition)
  const { wanted, take } = useScreen()
  if (!game || !kind) return undefined
  const side = askedPerson(game)
  return (
    <div className="phase-page">
      <TopBar page={t(kind === 'force' ? 'step.forces' : 'step.field')} />
      <main className="phase" data-part="set-up" data-phase={kind}>
        <HostNotices />
        <ClockTag />
        {!side && <p role="status">{t('force.opponent')}</p>}
        {side && kind === 'layout' && <LayoutPhase state={game.state} side={side} />}
        {/* A secret is shown only to the one who says to be there. */}
        {wanted && <HandOver key={wanted} side={wanted} onReady={() => void take(wanted)} />}
        {side && !wanted && kind === 'force' && <ForcePhase key={side} state={game.state} side={side} />}
      </main>
    </div>
  )
}
