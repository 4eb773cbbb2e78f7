import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { FaultAt, Options, useForm } from '../form/Form.tsx'
import { listAt } from '../form/sketch.ts'
import { useArmoury } from './useArmoury.ts'

/** A list of weapons by name. */
export function WeaponsField({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const armoury = useArmoury()
  const carried = listAt(sketch, at)
  return (
    <div className="field">
      <span className="cap">{t('card.weapons')}</span>
      <ul className="chosen-weapons">
        {carried.map((id, i) => {
          const label = armoury.find(({ value }) => value === id)?.label ?? String(id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is being written may hold a weapon twice
            <li key={i}>
              <bdi>{label}</bdi>
              <button
                type="button"
                className="btn square quiet"
                aria-label={`${t('remove')}: ${label}`}
                onClick={() => put(at, carried.toSpliced(i, 1))}
              >
                <Icon name="minus" />
              </button>
            </li>
          )
        })}
      </ul>
      <select
        aria-label={t('card.addWeapon')}
        value=""
        onChange={({ target }) => target.value && put(at, [...carried, target.value])}
      >
        <option value="">{t('card.addWeapon')}</option>
        <Options choices={armoury.filter(({ value }) => !carried.includes(value))} />
      </select>
      <FaultAt at={at} />
    </div>
  )
}
