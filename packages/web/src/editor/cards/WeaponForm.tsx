import { ARMOURY, FACTIONS } from '@tactic48/content'
import { AMMO, CARD_LIMITS, CHANGEABLE, GRANTABLE, REMOVABLE, weaponId } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useFieldName } from '../../print/useChangeText.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { Icon } from '../../ui/Icon.tsx'
import {
  CheckField,
  type Choice,
  ChoiceField,
  FaultAt,
  NamesField,
  NumberAt,
  TextField,
  useForm,
} from '../form/Form.tsx'
import { isSketch, listAt, type Sketch, textAt, useEditing } from '../form/sketch.ts'
import { fileOfSet } from './cardStore.ts'
import { cardsIn } from './setFile.ts'

/** Every weapon that a card of the open set may carry. */
export function useArmoury(): readonly Choice[] {
  const { t } = useTranslation('editor')
  const name = useWeaponName()
  const set = useEditing(({ open }) => open?.set)
  return useMemo(() => {
    const file = set === undefined ? undefined : fileOfSet(set)
    const own = (file ? cardsIn(file, 'weapon') : []).map((weapon) => ({
      value: textAt(weapon, 'id'),
      label: textAt(weapon, 'type'),
      group: t('card.own'),
    }))
    const ours = Object.values(ARMOURY)
      .map(({ id, type }) => ({ value: weaponId(id), label: name({ type }), group: t('card.ours') }))
      .sort((a, b) => a.label.localeCompare(b.label))
    return [...own, ...ours]
  }, [set, name, t])
}

const KINDS = ['gun', 'grenade', 'charge', 'heavy'] as const
const OUTLINES = ['rifle', 'sniper', 'smg', 'mg', 'pistol', 'grenade', 'launcher', 'charge', 'gun'] as const
const { dice: DICE, length: LENGTH, value: VALUE } = CARD_LIMITS

/** §32.2: what Characters and vehicles carry. */
export function WeaponForm(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch } = useForm()
  const isThrown = textAt(sketch, 'kind') === 'grenade'
  return (
    <>
      <TextField at="type" label={t('card.name')} />
      <div className="form-pair">
        <ChoiceField
          at="kind"
          label={t('card.kind')}
          choices={KINDS.map((kind) => ({ value: kind, label: t(`card.weaponKind.${kind}`) }))}
        />
        <ChoiceField
          at="ammo"
          label={t('card.ammo')}
          none={t('card.plain')}
          choices={AMMO.map((ammo) => ({ value: ammo, label: t(`card.ammoKind.${ammo}`) }))}
        />
        <ChoiceField
          at="silhouette"
          label={t('card.outline')}
          choices={OUTLINES.map((outline) => ({ value: outline, label: t(`card.outlines.${outline}`) }))}
        />
      </div>
      <div className="form-grid">
        <NumberAt at="maxShots" label={t('card.maxShots')} least={0} most={DICE} />
        <NumberAt at="short" label={t(isThrown ? 'card.blastDice' : 'card.short')} least={0} most={DICE} />
        <NumberAt at="long" label={t('card.long')} least={0} most={DICE} />
        <NumberAt at="radius" label={t('card.radius')} least={0} most={LENGTH} step={0.5} />
        <NumberAt at="h" label={t('card.h')} least={-VALUE} most={VALUE} />
        <NumberAt at="uses" label={t('card.uses')} least={0} most={DICE} />
      </div>
      <div className="form-checks">
        <CheckField at="mg" label={t('card.mg')} />
        <CheckField at="sfCapable" label={t('card.sfCapable')} />
      </div>
    </>
  )
}

/** FORCE-04: a weapon that is given to a Character. */
export function WeaponCardForm(): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { sketch, put } = useForm()
  const armoury = useArmoury()
  const first = FACTIONS[0]?.id
  return (
    <>
      <ChoiceField at="weapon" label={t('card.weapon')} choices={armoury} />
      <div className="field-check">
        <label>
          <input
            type="checkbox"
            checked={isSketch(sketch['reverse'])}
            onChange={({ target }) =>
              put('reverse', target.checked ? { faction: first, weapon: textAt(sketch, 'weapon') } : undefined)
            }
          />
          {t('card.reverse')}
        </label>
      </div>
      {isSketch(sketch['reverse']) && (
        <div className="form-pair">
          <ChoiceField at="reverse.weapon" label={t('card.reverseWeapon')} choices={armoury} />
          <ChoiceField
            at="reverse.faction"
            label={t('card.reverseFaction')}
            choices={FACTIONS.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
        </div>
      )}
    </>
  )
}

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
