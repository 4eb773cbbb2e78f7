import { FACTIONS, withSets } from '@tactic48/content'
import { UNIVERSAL } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useOwnCards } from '../setup/ownCards.ts'

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
