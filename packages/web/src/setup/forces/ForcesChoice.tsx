import { type CardBook, type GameState, SIDES } from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ClockOfGame } from '../ClockOfGame.tsx'
import { THEATRES, useDraft } from '../draft.ts'
import { NumberField } from '../NumberField.tsx'
import { PlayersChoice } from '../PlayersChoice.tsx'
import { SCALES } from '../scale.ts'
import { SideForce } from './SideForce.tsx'

const WAYS = ['here', 'secret'] as const

interface ForcesChoiceProps {
  readonly probe: GameState | undefined
  readonly cards: CardBook
}

export function ForcesChoice({ probe, cards }: ForcesChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { forcesBy, agreedAp, company, scale, theatre, set, setScale } = useDraft()
  const id = useId()
  return (
    <section className="card step" aria-labelledby="step-forces">
      <h2 id="step-forces">
        <span className="step-number">2</span> {t('step.forces')}
        <label className="agreed" data-part="agreed" htmlFor={id}>
          <NumberField
            id={id}
            value={agreedAp}
            least={5}
            most={2000}
            whole
            onChoose={(ap) => set({ agreedAp: ap ?? agreedAp })}
          />
          {t('force.agreed')} <RuleChip rule="SETUP-01" />
        </label>
      </h2>
      <PlayersChoice />
      <ClockOfGame />
      <Segments
        legend={t('scale.heading')}
        options={SCALES}
        chosen={scale}
        label={(each) => t(`scale.${each}`)}
        onChoose={setScale}
      />
      {company !== 'none' && (
        <label className="theatre">
          <span className="cap">{t('theatre.heading')}</span>
          <select
            value={theatre}
            onChange={(event) => set({ theatre: THEATRES.find((each) => each === event.target.value) ?? 'any' })}
          >
            {THEATRES.map((each) => (
              <option key={each} value={each}>
                {t(`theatre.${each}`)}
              </option>
            ))}
          </select>
          <RuleChip rule="HOUSE-09" />
        </label>
      )}
      <Segments
        legend={t('force.by')}
        options={WAYS}
        chosen={forcesBy}
        label={(way) => t(`force.${way}`)}
        onChoose={(way) => set({ forcesBy: way })}
      />
      {forcesBy === 'here' ? (
        SIDES.map((side) => probe && <SideForce key={side} side={side} probe={probe} cards={cards} />)
      ) : (
        <p className="muted">{t('force.secretSays')}</p>
      )}
    </section>
  )
}
