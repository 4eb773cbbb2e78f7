import { FIELD_STYLES, type FieldStyle, SEED_LENGTH, STYLE_NAMES } from '@tactic48/content/fields'
import type { Table } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { printable } from '../../ui/printable.ts'
import { type FieldChoice as ChosenField, sizeOf, TABLE_SIZES, useDraft } from '../draft.ts'
import { battlefieldIn, freshSeed, useOwn } from '../own.ts'
import { ALL_FIELDS, fieldFor, fieldsFor } from '../sheets.ts'
import { FieldThumb } from './FieldThumb.tsx'
import { startLayoutWith } from './keptLayout.ts'
import { useMadeTable } from './madeField.ts'
import { OwnFieldActs } from './OwnFieldActs.tsx'

export function FieldChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { measure } = useNumbers()
  const { field, size, scale, set } = useDraft()
  const table = useChosenTable()
  const name = useFieldName(field)
  const own = useOwn((store) => store.fields)
  const { width, height } = table ?? sizeOf(size)
  const standard = TABLE_SIZES.find((each) => sizeOf(each).width === width && sizeOf(each).height === height)
  const suiting = fieldsFor(scale)
  const offered = ALL_FIELDS.filter(
    (each) => suiting.includes(each) || (field.kind === 'ready' && field.id === each.id),
  )
  return (
    <section className="card step" aria-labelledby="step-field">
      <h2 id="step-field">
        <span className="step-number">1</span> {t('step.field')}
      </h2>
      <div className="field-large" data-part="field-large">
        {table ? (
          <FieldThumb
            size="sharp"
            key={`${name} ${size}`}
            name={
              field.kind === 'generated'
                ? `${field.style} ${field.seed} ${size}`
                : field.kind === 'own'
                  ? field.id
                  : name
            }
            table={table}
          />
        ) : (
          <p className="field-none" role="status">
            {t(field.kind === 'generated' ? 'field.making' : 'field.laidSays')}
          </p>
        )}
      </div>
      <div className="field-name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{t('field.size', { width: width / 1000, height: height / 1000 })}</span>
        {table && standard && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              startLayoutWith(battlefieldIn(field) ?? { table })
              set({ field: { kind: 'laid' }, size: standard })
            }}
          >
            {t('field.edit')}
          </button>
        )}
      </div>
      <fieldset className="fields" data-part="fields">
        <legend className="sr">{t('step.field')}</legend>
        {offered.map((each) => (
          <label key={each.id} className="field-option" data-part="field">
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
        {own.map((one) => (
          <label key={one.field.id} className="field-option" data-part="field">
            <input
              type="radio"
              name="field"
              checked={field.kind === 'own' && field.id === one.field.id}
              onChange={() => set({ field: { kind: 'own', id: one.field.id } })}
            />
            <FieldThumb name={one.field.id} table={one.field.table} />
            <span>
              <bdi>{one.field.name[language]}</bdi>
            </span>
          </label>
        ))}
        <label className="field-option" data-part="field">
          <input
            type="radio"
            name="field"
            checked={field.kind === 'generated'}
            onChange={() => set({ field: { kind: 'generated', style: 'village', seed: freshSeed() } })}
          />
          <span className="field-sign">
            <Icon name="die" />
          </span>
          <span>{t('field.generated')}</span>
        </label>
        <label className="field-option" data-part="field">
          <input
            type="radio"
            name="field"
            checked={field.kind === 'laid'}
            onChange={() => {
              startLayoutWith(undefined)
              set({ field: { kind: 'laid' } })
            }}
          />
          <span className="field-sign">
            <Icon name="pieces" />
          </span>
          <span>{t('field.laid')}</span>
        </label>
      </fieldset>
      {field.kind === 'own' && (
        <OwnFieldActs
          key={field.id}
          id={field.id}
          onGone={() => set({ field: { kind: 'ready', id: fieldFor(scale, '') } })}
        />
      )}
      {field.kind === 'generated' && (
        <StyleChoice
          style={field.style}
          seed={field.seed}
          onChoose={(style, seed) => set({ field: { kind: 'generated', style, seed } })}
        />
      )}
      {(field.kind === 'generated' || field.kind === 'laid') && (
        <label className="field-size">
          <span className="cap">{t('field.sizeHeading')}</span>
          <select
            value={size}
            onChange={(event) => set({ size: TABLE_SIZES.find((each) => each === event.target.value) ?? size })}
          >
            {TABLE_SIZES.map((each) => (
              <option key={each} value={each}>
                {each
                  .split('x')
                  .map((u) => measure(Number(u)))
                  .join(' × ')}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

/** The table as it will be, where that is known already. */
function useChosenTable(): Table | undefined {
  const { field, size } = useDraft()
  const made = useMadeTable(
    field.kind === 'generated' ? field : undefined,
    useMemo(() => sizeOf(size), [size]),
  )
  useOwn((store) => store.fields)
  return field.kind === 'generated' ? made : battlefieldIn(field)?.table
}

const styleOf = (name: string): FieldStyle => FIELD_STYLES.find((style) => style === name) ?? 'village'

interface StyleChoiceProps {
  readonly style: FieldStyle
  readonly seed: string
  readonly onChoose: (style: FieldStyle, seed: string) => void
}

/** What a table is made of: style and seed. The same two give the same table on every machine. */
function StyleChoice({ style, seed, onChoose }: StyleChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  return (
    <div className="style-seed">
      <label>
        <span className="cap">{t('field.style')}</span>
        <select value={style} onChange={(event) => onChoose(styleOf(event.target.value), seed)}>
          {FIELD_STYLES.map((each) => (
            <option key={each} value={each}>
              {STYLE_NAMES[each][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="cap">{t('field.seed')}</span>
        <input
          type="text"
          className="text-field"
          value={seed}
          maxLength={SEED_LENGTH}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChoose(style, printable(event.target.value))}
        />
      </label>
      <button type="button" className="btn" onClick={() => onChoose(style, freshSeed())}>
        <Icon name="die" /> {t('field.again')}
      </button>
    </div>
  )
}

/** The chosen battlefield in the reader's language. */
export function useFieldName(field: ChosenField): string {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  useOwn((store) => store.fields)
  if (field.kind === 'generated') return `${STYLE_NAMES[field.style][language]} ${field.seed}`.trim()
  return battlefieldIn(field)?.name[language] ?? t('field.laid')
}
