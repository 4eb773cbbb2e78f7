import { FACTIONS, withSets } from '@tactic48/content'
import type { CharacterCard, WeaponProfile } from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { useOwnCards } from '../setup/ownCards.ts'

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
  const own = useOwnCards((store) => store.sets)
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
    <div className="odds-field wide">
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
