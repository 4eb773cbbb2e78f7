import { FACTIONS, withSets } from '@tactic48/content'
import type { CharacterCard, WeaponProfile } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { useOwn } from '../setup/own.ts'
import { Count, Distance, Tick } from '../ui/fields.tsx'
import { Icon } from '../ui/Icon.tsx'
import css from './Odds.module.css'

/** Somebody in or near a blast. */
export interface Fallen {
  readonly h2h: number
  readonly wounded: boolean
  readonly oneSided: boolean
  /** From the marker, in u. */
  readonly away: number
  readonly own: boolean
}

const MOST_MEN = 12
const FARTHEST = 20

interface MenProps {
  readonly men: readonly Fallen[]
  readonly onChange: (men: readonly Fallen[]) => void
  /** Where each stands matters. */
  readonly placed: boolean
}

export function Men({ men, onChange, placed }: MenProps): ReactElement {
  const { t } = useTranslation('odds')
  return (
    <section className="whole stack g10" aria-label={t('caught')}>
      {men.map((man, i) => {
        const change = (part: Partial<Fallen>): void =>
          onChange(men.map((one, at) => (at === i ? { ...one, ...part } : one)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the men have nothing but their number
          <fieldset key={i} className={clsx('whole halves framed', css.man)}>
            <legend>{t('man', { n: i + 1 })}</legend>
            <Count label={t('h2h')} value={man.h2h} most={20} onChoose={(h2h) => change({ h2h })} />
            {placed && (
              <Distance label={t('away')} value={man.away} most={FARTHEST} onChoose={(away) => change({ away })} />
            )}
            <Tick label={t('wounded')} on={man.wounded} onChange={(wounded) => change({ wounded })} />
            <Tick label={t('oneSided')} on={man.oneSided} onChange={(oneSided) => change({ oneSided })} />
            {placed && <Tick label={t('own')} on={man.own} onChange={(own) => change({ own })} />}
            {men.length > 1 && (
              <button
                type="button"
                className="btn square quiet"
                aria-label={t('removeMan', { n: i + 1 })}
                onClick={() => onChange(men.filter((_, at) => at !== i))}
              >
                <Icon name="bin" />
              </button>
            )}
          </fieldset>
        )
      })}
      <button
        type="button"
        className="btn"
        disabled={men.length >= MOST_MEN}
        onClick={() =>
          onChange([
            ...men,
            { h2h: 2, wounded: false, oneSided: false, away: Math.min(FARTHEST, men.length * 2), own: false },
          ])
        }
      >
        {t('addMan')}
      </button>
    </section>
  )
}

interface Row {
  readonly card: CharacterCard
  readonly weapon: WeaponProfile | undefined
}

interface FromCardsProps {
  readonly label?: string
  /** Of each card those weapons that the question is about; the card itself where it is about no weapon. */
  readonly weapons?: (weapon: WeaponProfile) => boolean
  readonly onTake: (card: CharacterCard, weapon: WeaponProfile | undefined) => void
}

/** Numbers from a card of the game, or one's own. */
export function FromCards({ label, weapons, onTake }: FromCardsProps): ReactElement {
  const { t } = useTranslation('odds')
  const id = useId()
  const language = useLanguage()
  const weaponName = useWeaponName()
  const names = useCardNames()
  const own = useOwn((store) => store.sets)
  const factions = withSets(FACTIONS, own).map((faction) => ({
    faction,
    rows: faction.characters.flatMap((card): readonly Row[] =>
      weapons
        ? card.healthy.weapons.filter(weapons).map((weapon) => ({ card, weapon }))
        : [{ card, weapon: undefined }],
    ),
  }))
  const rows = factions.flatMap((one) => one.rows)
  const key = ({ card, weapon }: Row): string => `${card.id} ${weapon?.id ?? ''}`
  return (
    <div className="labelled whole">
      <label htmlFor={id}>{label ?? t('from')}</label>
      <select
        id={id}
        defaultValue=""
        onChange={({ target }) => {
          const taken = rows.find((row) => key(row) === target.value)
          if (taken) onTake(taken.card, taken.weapon)
        }}
      >
        <option value="">{t('typed')}</option>
        {factions.map(
          ({ faction, rows: its }) =>
            its.length > 0 && (
              <optgroup key={faction.id} label={faction.name[language]}>
                {its.map((row) => (
                  <option key={key(row)} value={key(row)}>
                    {names.full(row.card)}
                    {row.weapon && `, ${weaponName(row.weapon)}`}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </div>
  )
}
