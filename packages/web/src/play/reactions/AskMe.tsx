import { opponentOf, SIDES, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { sayStanding, useStanding } from '../../game/inAdvance.ts'
import { Segments } from '../../ui/Segments.tsx'
import css from '../dock/Dock.module.css'
import { usePlay } from '../playContext.ts'
import { ASKING, MOMENTS, type Asking as Preset, presetOf, type StandingAnswers } from './standing.ts'

const PRESETS = Object.keys(ASKING) as readonly Preset[]

/** TURN-16: where windows can open at all, the side in front of the screen says in advance at which of them it is asked. */
export function Asking(): ReactElement | undefined {
  const { state, side, players } = usePlay()
  const { company, opponentTurnActions } = state.rules
  if (state.phase !== 'play' || (!company && opponentTurnActions === 'reactions')) return undefined
  const persons = SIDES.filter((one) => players[one] === 'person')
  const front: SideId | undefined = persons.length === 1 ? persons[0] : side
  // In the own turn there is nothing to be asked about.
  if (!front || state.turn.active !== opponentOf(front)) return undefined
  return <AskMe side={front} />
}

/** What a side says in advance about the windows of the other's turn. The same whatever it holds. */
function AskMe({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const standing = useStanding(side)
  const say = (part: Partial<StandingAnswers>): void => sayStanding(side, part)
  const preset = presetOf(standing)
  const quiet = standing.quietTurn === state.turn.number
  return (
    <section className={clsx('t12 stack g4', css.panel)} data-ask-me={side}>
      <Segments
        legend={t('hand.ask.heading', { side: names.side(opponentOf(side)) })}
        options={preset ? PRESETS : [...PRESETS, 'some' as const]}
        chosen={preset ?? 'some'}
        label={(one) => t(`hand.ask.${one}`)}
        onChoose={(one) => one !== 'some' && say({ asked: ASKING[one] })}
      />
      {quiet && (
        <p>
          {t('hand.ask.quiet')}{' '}
          <button type="button" className={css.link} data-ask-again onClick={() => say({ quietTurn: 0 })}>
            {t('hand.ask.again')}
          </button>
        </p>
      )}
      <details>
        <summary>{t('hand.ask.exactly')}</summary>
        <div className="halves g2">
          {MOMENTS.map((moment) => (
            <label key={moment} className="row top g4">
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
