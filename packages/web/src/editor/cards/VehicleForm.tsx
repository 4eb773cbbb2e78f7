import { CARD_LIMITS, UNIVERSAL, VEHICLE_KINDS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField, ChoiceField, NamesField, NumberAt } from '../form/Form.tsx'
import { WeaponsField } from './WeaponsField.tsx'

/** HOUSE-03: a mount or vehicle. */
export function VehicleForm({ owner }: { owner: string }): ReactElement {
  const { t } = useTranslation('editor')
  const print = useTranslation('print')
  return (
    <>
      <NamesField at="name" label={t('card.name')} />
      <div className="form-pair">
        <ChoiceField
          at="kind"
          label={t('card.vehicleKind')}
          choices={VEHICLE_KINDS.map((kind) => ({ value: kind, label: print.t(`vehicle.${kind}`) }))}
        />
        <ChoiceField
          at="faction"
          label={t('card.forWhom')}
          none={owner}
          choices={[{ value: UNIVERSAL, label: t('card.everybody') }]}
        />
      </div>
      <div className="form-grid">
        <NumberAt at="move" label={t('card.move')} least={0} most={CARD_LIMITS.length} step={0.5} />
        <NumberAt at="seats" label={t('card.seats')} least={1} most={CARD_LIMITS.seats} />
        <NumberAt
          at="size"
          label={t('card.size')}
          least={CARD_LIMITS.vehicle.least}
          most={CARD_LIMITS.vehicle.most}
          step={0.1}
        />
        <NumberAt at="armour" label={t('card.armour')} least={0} most={CARD_LIMITS.dice} />
        <NumberAt at="casualtyCapacity" label={t('card.casualties')} least={0} most={CARD_LIMITS.dice} />
      </div>
      <div className="form-checks">
        <CheckField at="openTopped" label={t('card.openTopped')} />
      </div>
      <WeaponsField at="weapons" />
    </>
  )
}
