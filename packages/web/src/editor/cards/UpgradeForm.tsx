import { CARD_LIMITS, CHANGEABLE, GRANTABLE, REMOVABLE } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldName } from '../../print/useChangeText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChoiceField, FaultAt, NamesField, NumberAt, useForm } from '../form/Form.tsx'
import { listAt, type Sketch, textAt } from '../form/sketch.ts'
import { useArmoury } from './useArmoury.ts'

const CHANGES = ['add', 'print', 'grant', 'remove', 'arm', 'disarm'] as const
type Change = (typeof CHANGES)[number]
const isChange = (text: string): text is Change => CHANGES.some((change) => change === text)

const FIELDS: { readonly [C in Change]?: readonly string[] } = {
  add: CHANGEABLE,
  print: CHANGEABLE,
  grant: GRANTABLE,
  remove: REMOVABLE,
}

/** A change of this kind to begin with, about the same field where it can be. */
function begun(change: Change, before: Sketch, weapon: string): Sketch {
  const fields = FIELDS[change]
  if (!fields) return { change, weapon: textAt(before, 'weapon') || weapon }
  const field = fields.includes(textAt(before, 'field')) ? before['field'] : fields[0]
  if (change === 'add') return { change, field, by: 1 }
  return change === 'print' ? { change, field, value: 1 } : { change, field }
}

/** HOUSE-11. */
export function UpgradeForm(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const changes = listAt(sketch, 'changes') as readonly Sketch[]
  return (
    <>
      <NamesField at="name" label={t('card.name')} />
      <fieldset className="form-part">
        <legend>{t('card.changes')}</legend>
        <ul className="form-rows">
          {changes
            .map((change, i) => ({ change, i, at: `changes.${i}` }))
            .map(({ change, i, at }) => (
              <ChangeRow key={at} at={at} change={change} onRemove={() => put('changes', changes.toSpliced(i, 1))} />
            ))}
        </ul>
        <button
          type="button"
          className="btn"
          onClick={() => put('changes', [...changes, { change: 'add', field: 'h2h', by: 1 }])}
        >
          <Icon name="plus" /> {t('add')}
        </button>
        {changes.length === 0 && <FaultAt at="changes" />}
      </fieldset>
    </>
  )
}

function ChangeRow({ at, change, onRemove }: { at: string; change: Sketch; onRemove: () => void }): ReactElement {
  const { t } = useTranslation('editor')
  const { put } = useForm()
  const armoury = useArmoury()
  const fieldName = useFieldName()
  const kind = textAt(change, 'change')
  const fields = isChange(kind) ? FIELDS[kind] : undefined
  return (
    <li className="form-row">
      <ChoiceField
        at={`${at}.change`}
        label={t('card.changeKind')}
        choices={CHANGES.map((each) => ({ value: each, label: t(`card.change.${each}`) }))}
        onChoose={(chosen) => isChange(chosen) && put(at, begun(chosen, change, armoury[0]?.value ?? ''))}
      />
      {fields ? (
        <ChoiceField
          at={`${at}.field`}
          label={t('card.field')}
          choices={fields.map((field) => ({ value: field, label: fieldName(field) }))}
        />
      ) : (
        <ChoiceField at={`${at}.weapon`} label={t('card.weapon')} choices={armoury} />
      )}
      {kind === 'add' && (
        <NumberAt
          at={`${at}.by`}
          label={t('card.by')}
          least={-CARD_LIMITS.change}
          most={CARD_LIMITS.change}
          step={0.5}
        />
      )}
      {kind === 'print' && (
        <NumberAt at={`${at}.value`} label={t('card.value')} least={0} most={CARD_LIMITS.change} step={0.5} />
      )}
      <button type="button" className="btn square quiet" aria-label={t('remove')} onClick={onRemove}>
        <Icon name="bin" />
      </button>
    </li>
  )
}
