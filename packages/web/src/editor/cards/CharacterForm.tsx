import { CARD_LIMITS, COMPANY_ABILITIES, RANKS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../../i18n/loadTexts.ts'
import type { Texts } from '../../i18n/texts.ts'
import { CARD_VALUES } from '../../prose/usePrintedValue.ts'
import { CheckField, ChoiceField, NumberAt, TextField, useForm } from '../form/Form.tsx'
import { isSketch, listAt, valueAt } from '../form/sketch.ts'
import { useArmoury } from './useArmoury.ts'
import { WeaponsField } from './WeaponsField.tsx'

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
