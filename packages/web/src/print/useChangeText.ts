import { FACTIONS, withSets } from '@tactic48/content'
import { COMPANY_ABILITIES, type FieldChange, UNIVERSAL } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { knownWeapon } from '../prose/namedCards.ts'
import { CARD_VALUES, useFieldNumber } from '../prose/usePrintedValue.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useOwnCards } from '../setup/ownCards.ts'

type Worded = Exclude<FieldChange, { change: 'arm' }>

/** A field of a stat card as the card calls it. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('print')
  const play = useTranslation('play')
  return (field) => {
    const value = CARD_VALUES.find((one) => one === field)
    if (value === 'maxActions') return t('actions')
    if (value) return play.t(`card.${value}`)
    const ability = COMPANY_ABILITIES.find((one) => one === field)
    return ability ? play.t(`card.ability.${ability}`) : play.t('card.camouflage')
  }
}

/** What an upgrade changes, in words; a weapon that it gives is drawn. */
export function useChangeText(): (change: Worded) => string {
  const { t } = useTranslation('print')
  const label = useFieldName()
  const weaponName = useWeaponName()
  const written = useFieldNumber()
  return (change) => {
    switch (change.change) {
      case 'add':
        return t('change.add', {
          what: label(change.field),
          by: `${change.by < 0 ? '−' : '+'}${written(change.field, Math.abs(change.by))}`,
        })
      case 'print':
        return t('change.print', { what: label(change.field), value: written(change.field, change.value) })
      case 'grant':
        return label(change.field)
      case 'remove':
        return t('change.remove', { what: label(change.field) })
      case 'disarm': {
        const taken = knownWeapon(change.weapon)
        return t('change.disarm', { weapon: taken ? weaponName(taken) : change.weapon })
      }
    }
  }
}

/** A faction as the reader calls it; what is everybody's says so. */
export function useFactionName(): (id: string) => string {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const own = useOwnCards((store) => store.sets)
  return (id) =>
    id === UNIVERSAL
      ? t('everybody')
      : (withSets(FACTIONS, own).find((faction) => faction.id === id)?.name[language] ?? id)
}
