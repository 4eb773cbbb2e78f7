import { opponentOf, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../ui/Segments.tsx'
import { usePlay } from '../playContext.ts'
import { ASKING, type Asking, MOMENTS, presetOf, useStanding } from './standing.ts'

const PRESETS = Object.keys(ASKING) as readonly Asking[]

/** TURN-16: what a side says in advance about the windows of the other's turn. The same whatever it holds. */
export function AskMe({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const [standing, say] = useStanding(side)
  const preset = presetOf(standing)
  const quiet = standing.quietTurn === state.turn.number
  return (
    <section className="ask-me" data-ask-me={side}>
      <Segments
        legend={t('hand.ask.heading', { side: names.side(opponentOf(side)) })}
        options={preset ? PRESETS : [...PRESETS, 'some' as const]}
        chosen={preset ?? 'some'}
        label={(one) => t(`hand.ask.${one}`)}
        onChoose={(one) => one !== 'some' && say({ asked: ASKING[one] })}
      />
      {quiet && (
        <p className="ask-quiet">
          {t('hand.ask.quiet')}{' '}
          <button type="button" className="link-button" data-ask-again onClick={() => say({ quietTurn: 0 })}>
            {t('hand.ask.again')}
          </button>
        </p>
      )}
      <details>
        <summary>{t('hand.ask.exactly')}</summary>
        <div className="ask-moments">
          {MOMENTS.map((moment) => (
            <label key={moment}>
              <input
                type="checkbox"
                checked={standing.asked.includes(moment)}
                data-ask={moment}
                onChange={({ target: { checked } }) =>
                  say({ asked: MOMENTS.filter((one) => (one === moment ? checked : standing.asked.includes(one))) })
                }
              />{' '}
              {t(`hand.ask.${moment}`)}
            </label>
          ))}
        </div>
        <p className="muted">{t('hand.ask.note')}</p>
      </details>
    </section>
  )
}
