import type { Faction } from '@tactic48/content'
import { type ChangeEvent, type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnCards } from '../ownCards.ts'

/** The catalogue does not know which fault has which of them. */
const NOTHING = { limit: '', values: '', id: '' }

/** The player's own card file; a refusal names the field. */
export function OwnCardsLoader({ onLoaded }: { onLoaded: (faction: Faction) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const { bad, load } = useOwnCards()
  const id = useId()
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    const faction = load(file.name, await file.text())
    // The same file, mended, can be chosen again.
    input.value = ''
    if (faction) onLoaded(faction)
  }
  return (
    <div className="own-cards">
      <label className="btn" htmlFor={id}>
        {t('cards.load')}
      </label>
      <input
        id={id}
        className="sr"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event)}
      />
      {bad && (
        <p className="own-cards-bad" role="alert">
          {t('cards.refused', { file: bad.file })} <code>{bad.field}</code>
          <span> {t(`cards.faults.${bad.fault}`, { ...NOTHING, ...bad.params })}</span>
        </p>
      )}
    </div>
  )
}
