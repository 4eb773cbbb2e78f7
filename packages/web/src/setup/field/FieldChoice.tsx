import type { CardBook, Table } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { freshId } from '../../game/freshId.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { mustSetUpByHand, sizeOf, TABLE_SIZES, useDraft } from '../draft.ts'
import { ALL_FIELDS, fieldsFor } from '../scale.ts'
import { generatedField } from '../specOf.ts'
import { FieldThumb } from './FieldThumb.tsx'

const DEPLOYMENTS = ['byHand', 'atOnce'] as const

export function FieldChoice({ cards }: { cards: CardBook }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { number } = useNumbers()
  const draft = useDraft()
  const { field, size, scale, deployment, set } = draft
  const table = useChosenTable(cards)
  const name =
    field.kind === 'ready'
      ? (ALL_FIELDS.find(({ id }) => id === field.id)?.name[language] ?? field.id)
      : t(`field.${field.kind}`)
  const { width, height } = table ?? sizeOf(size)
  const byHand = mustSetUpByHand(draft)
  const suiting = fieldsFor(scale)
  const offered = ALL_FIELDS.filter(
    (each) => suiting.includes(each) || (field.kind === 'ready' && field.id === each.id),
  )
  return (
    <section className="card step" aria-labelledby="step-field">
      <h2 id="step-field">
        <span className="step-number">3</span> {t('step.field')}
      </h2>
      <div className="field-large">
        {table ? (
          <FieldThumb
            key={field.kind === 'generated' ? field.seed : name}
            name={field.kind === 'generated' ? `${field.seed} ${size}` : field.kind === 'ready' ? field.id : size}
            table={table}
          />
        ) : (
          <p className="field-none">{t('field.laidSays')}</p>
        )}
      </div>
      <div className="field-name">
        <b>{name}</b>
        <span className="muted">{t('field.size', { width: number(width / 1000), height: number(height / 1000) })}</span>
        {field.kind === 'generated' && (
          <button type="button" className="btn" onClick={() => set({ field: { kind: 'generated', seed: freshId() } })}>
            <Icon name="die" /> {t('field.again')}
          </button>
        )}
      </div>
      <fieldset className="fields">
        <legend className="sr">{t('step.field')}</legend>
        {offered.map((each) => (
          <label key={each.id} className="field-option">
            <input
              type="radio"
              name="field"
              checked={field.kind === 'ready' && field.id === each.id}
              onChange={() => set({ field: { kind: 'ready', id: each.id } })}
            />
            <FieldThumb name={each.id} table={each.table} />
            <span>{each.name[language]}</span>
          </label>
        ))}
        <label className="field-option">
          <input
            type="radio"
            name="field"
            checked={field.kind === 'generated'}
            onChange={() => set({ field: { kind: 'generated', seed: freshId() } })}
          />
          <span className="field-sign">
            <Icon name="die" />
          </span>
          <span>{t('field.generated')}</span>
        </label>
        <label className="field-option">
          <input
            type="radio"
            name="field"
            checked={field.kind === 'laid'}
            onChange={() => set({ field: { kind: 'laid' } })}
          />
          <span className="field-sign">
            <Icon name="pieces" />
          </span>
          <span>{t('field.laid')}</span>
        </label>
      </fieldset>
      {field.kind !== 'ready' && (
        <Segments
          legend={t('field.sizeHeading')}
          options={TABLE_SIZES}
          chosen={size}
          label={(each) => each.replace('x', ' × ')}
          onChoose={(each) => set({ size: each })}
        />
      )}
      <Segments
        legend={t('deploy.heading')}
        options={DEPLOYMENTS}
        chosen={byHand ? 'byHand' : deployment}
        label={(way) => t(`deploy.${way}`)}
        onChoose={(way) => set({ deployment: way })}
      />
      <p className="muted small">
        {t(byHand ? 'deploy.must' : `deploy.${deployment}Says`)} <RuleChip rule="SETUP-08" />
      </p>
    </section>
  )
}

/** The table as it will be, where that is known already. */
function useChosenTable(cards: CardBook): Table | undefined {
  const draft = useDraft()
  const { field } = draft
  return useMemo(() => {
    if (field.kind === 'ready') return ALL_FIELDS.find(({ id }) => id === field.id)?.table
    if (field.kind === 'laid') return undefined
    const scenery = generatedField(draft, cards, field.seed)
    return scenery && { ...sizeOf(draft.size), ...scenery }
  }, [draft, field, cards])
}
