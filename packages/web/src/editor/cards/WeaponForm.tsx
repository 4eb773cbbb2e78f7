import { FACTIONS } from '@tactic48/content'
import { AMMO, CARD_LIMITS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { CheckField, ChoiceField, NumberAt, TextField, useForm } from '../form/Form.tsx'
import { isSketch, textAt } from '../form/sketch.ts'
import { useArmoury } from './useArmoury.ts'

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
