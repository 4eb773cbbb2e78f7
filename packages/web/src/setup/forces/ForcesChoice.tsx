import { type CardBook, type GameState, SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useDraft } from '../draft.ts'
import { SCALES } from '../scale.ts'
import { SideForce } from './SideForce.tsx'

interface ForcesChoiceProps {
  readonly probe: GameState | undefined
  readonly cards: CardBook
}

export function ForcesChoice({ probe, cards }: ForcesChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { forcesBy, company, scale, setScale, setRules } = useDraft()
  return (
    <section className="card step" aria-labelledby="step-forces">
      <h2 id="step-forces">
        <span className="step-number">2</span> {t('step.forces')}
        <a className="btn quiet" href={hrefOf({ page: 'forces' })}>
          {t('forces.title')}
        </a>
      </h2>
      <Segments
        legend={t('scale.heading')}
        options={SCALES}
        chosen={scale}
        label={(each) => t(`scale.${each}`)}
        onChoose={setScale}
      />
      {company !== 'none' && (
        <p className="sheet-on" data-part="sheet-on">
          <span>{t('company.on', { sheet: t(`company.${company}.name`) })}</span>
          <button
            type="button"
            className="btn quiet"
            onClick={() => (scale === 'squad' ? setRules({ company: 'none' }) : setScale('squad'))}
          >
            {t('company.without')}
          </button>
        </p>
      )}
      {forcesBy === 'here' ? (
        SIDES.map((side) => probe && <SideForce key={side} side={side} probe={probe} cards={cards} />)
      ) : (
        <p className="muted">{t('force.secretSays')}</p>
      )}
    </section>
  )
}
