import { CARD_LIMITS, COMPANY_ABILITIES, RANKS, UNIVERSAL, VEHICLE_KINDS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../../i18n/loadTexts.ts'
import type { Texts } from '../../i18n/texts.ts'
import { CARD_VALUES } from '../../prose/usePrintedValue.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckField, ChoiceField, FaultAt, NamesField, NumberAt, Options, TextField, useForm } from '../form/Form.tsx'
import { isSketch, listAt, valueAt } from '../form/sketch.ts'
import { useArmoury } from './WeaponForm.tsx'

/** FORCE-01: those whose role the table has a word for. */
const roles = () => Object.keys(textsNow('play').role) as (keyof Texts['play']['role'])[]

const { dice, length } = CARD_LIMITS

/** What a card may print of each value: least, most, step. */
const RANGES: { readonly [V in (typeof CARD_VALUES)[number]]: readonly [number, number, number] } = {
  move: [0, length, 0.5],
  moveFire: [0, length, 0.5],
  aim: [0, dice, 1],
  ofRadius: [0, length, 0.5],
  sfRadius: [0, length, 0.5],
  h2h: [0, dice, 1],
  command: [0, dice, 1],
  maxActions: [0, dice, 1],
}

const SIGNS = ['rider', 'biker', 'stretcher'] as const
const NUMBERED = COMPANY_ABILITIES.filter((ability) => !SIGNS.some((sign) => sign === ability))

export function CharacterForm(): ReactElement {
  const { t } = useTranslation('editor')
  const play = useTranslation('play')
  const { sketch, put } = useForm()
  const armoury = useArmoury()
  const figures = valueAt(sketch, 'figures')
  const carried = listAt(sketch, 'healthy.weapons')
  return (
    <>
      <TextField at="name" label={t('card.nameOfMan')} />
      <div className="form-pair">
        <ChoiceField
          at="role"
          label={t('card.role')}
          choices={roles().map((role) => ({ value: role, label: play.t(`role.${role}`) }))}
        />
        <ChoiceField
          at="rank"
          label={t('card.rank')}
          choices={RANKS.map((rank) => ({ value: rank, label: play.t(`rank.${rank}`) }))}
        />
        <NumberAt at="figures" label={t('card.figures')} least={1} most={CARD_LIMITS.figures} />
        {figures !== undefined && (
          <ChoiceField
            at="crew"
            label={t('card.crew')}
            none={t('card.nobody')}
            choices={armoury.filter(({ value }) => carried.includes(value))}
          />
        )}
      </div>
      <SideForm side="healthy" />
      <div className="field-check form-part">
        <label>
          <input
            type="checkbox"
            checked={isSketch(sketch['wounded'])}
            onChange={({ target }) =>
              put('wounded', target.checked ? { move: 2, h2h: 1, maxActions: 1, weapons: carried } : undefined)
            }
          />
          {t('card.hasWounded')}
        </label>
      </div>
      {isSketch(sketch['wounded']) && <SideForm side="wounded" />}
    </>
  )
}

/** CARD-02: one side of the card. */
function SideForm({ side }: { side: 'healthy' | 'wounded' }): ReactElement {
  const { t } = useTranslation('editor')
  const play = useTranslation('play')
  return (
    <fieldset className="form-part" data-side={side}>
      <legend>{t(`card.${side}`)}</legend>
      <div className="form-grid">
        {CARD_VALUES.map((value) => {
          const [least, most, step] = RANGES[value]
          return (
            <NumberAt
              key={value}
              at={`${side}.${value}`}
              label={t(`card.printed.${value}`)}
              least={least}
              most={most}
              step={step}
            />
          )
        })}
      </div>
      <WeaponsField at={`${side}.weapons`} />
      <details className="form-more">
        <summary>{t('card.abilities')}</summary>
        <div className="form-grid">
          {NUMBERED.map((ability) => (
            <NumberAt
              key={ability}
              at={`${side}.${ability}`}
              label={play.t(`card.ability.${ability}`)}
              least={-CARD_LIMITS.value}
              most={CARD_LIMITS.value}
            />
          ))}
        </div>
        <div className="form-checks">
          <CheckField at={`${side}.camouflage`} label={play.t('card.camouflage')} />
          {SIGNS.map((sign) => (
            <CheckField key={sign} at={`${side}.${sign}`} label={play.t(`card.ability.${sign}`)} />
          ))}
        </div>
      </details>
    </fieldset>
  )
}

/** A list of weapons by name. */
function WeaponsField({ at }: { at: string }): ReactElement {
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
