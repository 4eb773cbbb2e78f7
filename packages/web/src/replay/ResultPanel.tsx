import { type GameState, SIDES, takenBack } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import type { SeenLog } from '../session/seenLog.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Hero } from './Hero.tsx'
import { Losses } from './Losses.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { luckOf, turningPoint } from './luck.ts'
import { TurningPoint } from './TurningPoint.tsx'
import { timelineOf } from './timeline.ts'
import { useVerdict } from './useVerdict.ts'
import './paper.css'
import './result.css'

export interface ResultPanelProps {
  readonly id: string
  readonly state: GameState
  readonly log: SeenLog
  readonly title: string
  readonly battlefield: string
  readonly players: Players
  /** Puts the panel away and shows the table as it was at the end. */
  readonly onLook?: () => void
}

/** It is over: who won and by which rule, the losses, luck, the turning point, again. */
export function ResultPanel(props: ResultPanelProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { id, state, log, battlefield, onLook } = props
  const { headline, reason, rules } = useVerdict(state, log)
  const timeline = useMemo(() => timelineOf(log), [log])
  const luck = useMemo(() => luckOf(timeline), [timeline])
  const back = useMemo(() => takenBack(log), [log])
  const winner = state.outcome?.winner
  const point = turningPoint(luck, winner)
  return (
    <div className="result" data-part="result">
      <section className="paper result-head" aria-labelledby="result-heading">
        <Hero state={state} />
        <div className="result-verdict" data-part="result-verdict">
          <h2 id="result-heading">{headline}</h2>
          <p>
            {reason}{' '}
            {rules.map((rule) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </p>
          {SIDES.filter((side) => back[side] > 0).map((side) => (
            <p key={side} className="result-back" data-taken-back={side}>
              {t('takenBack', { count: back[side], side: common.t(`side.${side}`) })}
            </p>
          ))}
        </div>
        <Losses state={state} />
        <div className="result-buttons">
          <button type="button" className="btn commit" onClick={() => void again()}>
            <Icon name="die" />
            {t('again')}
          </button>
          <a className="btn" href={hrefOf({ page: 'replay', id })}>
            <Icon name="replay" />
            {t('replay')}
          </a>
          {onLook && (
            <button type="button" className="btn" onClick={onLook}>
              {t('look')}
            </button>
          )}
        </div>
      </section>
      <LuckPanel entries={luck} lastTurn={state.turn.number} />
      {point && <TurningPoint id={id} battlefield={battlefield} timeline={timeline} point={point} />}
    </div>
  )
}

/** The same game with new dice, everybody on the side that he had. */
async function again(): Promise<void> {
  const begun = await useGame.getState().again()
  if ('id' in begun) goTo({ page: 'game', id: begun.id })
}
