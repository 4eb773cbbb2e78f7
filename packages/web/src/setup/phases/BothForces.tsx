import { type GameState, SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../../ui/SideMark.tsx'
import { apOf, ForceRow } from '../forces/ForceRow.tsx'
import { forcesOf } from './forcesOf.ts'

/** D01: both forces are known before the battlefield is laid out for them. */
export function BothForces({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const play = useTranslation('play')
  const forces = forcesOf(state)
  return (
    <details className="both-forces">
      <summary>{t('layout.forces')}</summary>
      {SIDES.map((side) => (
        <section key={side}>
          <h3>
            <SideMark side={side} /> {common.t(`side.${side}`)}{' '}
            <span className="muted">{play.t('ap', { n: apOf(state.cards, forces[side]) })}</span>
          </h3>
          <ForceRow side={side} force={forces[side]} cards={state.cards} />
        </section>
      ))}
    </details>
  )
}
