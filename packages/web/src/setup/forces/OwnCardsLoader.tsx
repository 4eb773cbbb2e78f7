import type { CardSet } from '@tactic48/content'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { useOwnCards } from '../ownCards.ts'
import { RefusedCards } from './RefusedCards.tsx'

interface OwnCardsLoaderProps {
  /** The faction that is looked at: if it is the player's own, it can go again. */
  readonly shown: string | undefined
  readonly onLoaded: (set: CardSet) => void
  readonly onForgotten: () => void
}

/** The player's own card file; a refusal names the field. */
export function OwnCardsLoader({ shown, onLoaded, onForgotten }: OwnCardsLoaderProps): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { sets, bad, load, forget } = useOwnCards()
  const own = sets.find(({ id, joins }) => id === shown && !joins)
  const id = useId()
  const read = async (file: File): Promise<void> => {
    const set = await load(file)
    if (set && set.id !== shown) onLoaded(set)
  }
  return (
    <div className="own-cards">
      <label className="btn" htmlFor={id}>
        {t('cards.load')}
      </label>
      <FileInput id={id} onChosen={(file) => void read(file)} />
      <a className="btn" href={hrefOf({ page: 'cards' })}>
        {t('cards.edit')}
      </a>
      {own && (
        <SureButton
          label={t('cards.forget', { name: own.name[language] })}
          sure={t('cards.forgetSure')}
          onSure={() => {
            forget(own.set)
            onForgotten()
          }}
        />
      )}
      {bad && <RefusedCards bad={bad} className="own-cards-bad" />}
    </div>
  )
}
