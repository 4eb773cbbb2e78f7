import { FIELD_STYLES, SEED_LENGTH, STYLE_NAMES } from '@tactic48/content/fields'
import type { Table } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../files/saveToFile.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { printable } from '../../ui/printable.ts'
import { Select } from '../../ui/Select.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import {
  battlefieldIn,
  battlefieldNameOf,
  type FieldChoice as ChosenField,
  sizeOf,
  TABLE_SIZES,
  type TableSize,
  useDraft,
} from '../draft.ts'
import { freshSeed, renameField, useOwn } from '../own.ts'
import { Step } from '../parts.tsx'
import { ALL_FIELDS, fieldFor, fieldsFor } from '../sheets.ts'
import { NotKept, Rename } from '../shelf.tsx'
import css from './Field.module.css'
import { FieldThumb } from './FieldThumb.tsx'
import { useMadeTable } from './madeField.ts'
import { startLayoutWith } from './useLayout.ts'

export function FieldChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
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
  const option = (id: string, isChosen: boolean, picture: ReactNode, called: string, choose: () => ChosenField) => (
    <label key={id} className={css.option} data-part="field">
      <input type="radio" name="field" checked={isChosen} onChange={() => set({ field: choose() })} />
      {picture}
      <bdi>{called}</bdi>
    </label>
  )
  return (
    <Step id="field" number={1} title={t('step.field')}>
      <LargeField field={field} table={table} name={name} />
      <div className="row wrap apart">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted push">{t('field.size', { width: width / 1000, height: height / 1000 })}</span>
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
      <fieldset className={css.fields} data-part="fields">
        <legend className="sr">{t('step.field')}</legend>
        {(['ready', 'own'] as const).flatMap((kind) =>
          (kind === 'ready' ? offered : own.map((one) => one.field)).map((each) =>
            option(
              each.id,
              field.kind === kind && field.id === each.id,
              <FieldThumb name={each.id} table={each.table} />,
              each.name[language],
              () => ({ kind, id: each.id }),
            ),
          ),
        )}
        {option('generated', field.kind === 'generated', <Sign icon="die" />, t('field.generated'), () => ({
          kind: 'generated',
          style: 'village',
          seed: freshSeed(),
        }))}
        {option('laid', field.kind === 'laid', <Sign icon="pieces" />, t('field.laid'), () => {
          startLayoutWith(undefined)
          return { kind: 'laid' }
        })}
      </fieldset>
      {field.kind === 'own' && (
        <OwnFieldActs
          key={field.id}
          id={field.id}
          onGone={() => set({ field: { kind: 'ready', id: fieldFor(scale, '') } })}
        />
      )}
      {field.kind === 'generated' && <StyleChoice chosen={field} onChoose={(next) => set({ field: next })} />}
      {field.kind === 'laid' && <SizeChoice />}
    </Step>
  )
}

/** In the place of a picture. */
export const Sign = ({ icon }: { icon: 'die' | 'pieces' | 'bin' }): ReactElement => (
  <span className={`${css.sign} muted`}>
    <Icon name={icon} />
  </span>
)

interface LargeFieldProps {
  readonly field: ChosenField
  readonly table: Table | undefined
  readonly name: string
}

interface Preview {
  readonly wanted: string
  readonly ground: string
  readonly table: Table
}

/** The battlefield as it will be; while a generated one is made and painted, the one before it stays. */
function LargeField({ field, table, name }: LargeFieldProps): ReactElement {
  const { t } = useTranslation('setup')
  const wanted =
    field.kind === 'generated' && table
      ? `${field.style} ${field.seed} ${table.width}x${table.height}`
      : field.kind === 'own'
        ? field.id
        : name
  const ground = battlefieldNameOf(field)
  const [last, setLast] = useState<Preview | undefined>(undefined)
  const [painted, setPainted] = useState<string | undefined>(undefined)
  if (table && last?.table !== table) setLast({ wanted, ground, table })
  const shown = table ? { wanted, ground, table } : field.kind === 'generated' ? last : undefined
  const waits = field.kind === 'generated' && (!table || painted !== wanted)
  return (
    <div className={css.large} data-part="field-large">
      {shown && (
        <FieldThumb size="sharp" name={shown.wanted} ground={shown.ground} table={shown.table} onPainted={setPainted} />
      )}
      {!shown && field.kind !== 'generated' && (
        <p className={`${css.none} muted`} role="status">
          {t('field.laidSays')}
        </p>
      )}
      {waits && (
        <p className={`${css.making} row t13`} role="status">
          <progress aria-hidden="true" /> {t('field.making')}
        </p>
      )}
    </div>
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

type Generated = Extract<ChosenField, { readonly kind: 'generated' }>

function SizeChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const { measure } = useNumbers()
  const { size, set } = useDraft()
  const named = (each: TableSize): string =>
    each
      .split('x')
      .map((u) => measure(Number(u)))
      .join(' × ')
  return (
    <Select
      label={t('field.sizeHeading')}
      options={TABLE_SIZES}
      chosen={size}
      name={named}
      onChoose={(each) => set({ size: each })}
    />
  )
}

/** What a table is made of: style, seed and size. The same three give the same table on every machine. */
function StyleChoice({ chosen, onChoose }: { chosen: Generated; onChoose: (next: Generated) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  return (
    <div className={css.seed}>
      <Select
        label={t('field.style')}
        options={FIELD_STYLES}
        chosen={chosen.style}
        name={(style) => STYLE_NAMES[style][language]}
        onChoose={(style) => onChoose({ ...chosen, style })}
      />
      <label className="stack g4">
        <span className="cap">{t('field.seed')}</span>
        <input
          type="text"
          className={css.text}
          value={chosen.seed}
          maxLength={SEED_LENGTH}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChoose({ ...chosen, seed: printable(event.target.value) })}
        />
      </label>
      <button
        type="button"
        className={clsx('btn', css.die)}
        aria-label={t('field.again')}
        title={t('field.again')}
        onClick={() => onChoose({ ...chosen, seed: freshSeed() })}
      >
        <Icon name="die" />
      </button>
      <div className={css.size}>
        <SizeChoice />
      </div>
    </div>
  )
}

/** What can be done with a battlefield of one's own: another name, a file of it, away with it. */
function OwnFieldActs({ id, onGone }: { id: string; onGone: () => void }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { fields, forget } = useOwn()
  const one = fields.find(({ field }) => field.id === id)
  if (!one) return undefined
  const before = one.field.name[language]
  return (
    <>
      <Rename key={before} before={before} onRename={(name) => renameField(id, name)}>
        <button type="button" className="btn" onClick={() => saveText(before, one.text, 'json')}>
          {t('field.save')}
        </button>
        <SureButton
          label={t('shelf.forget')}
          sure={t('shelf.forgetSure')}
          onSure={() => {
            forget('fields', id)
            onGone()
          }}
        />
      </Rename>
      <NotKept />
    </>
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
