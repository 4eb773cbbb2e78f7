import type { Faction } from '@tactic48/content'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'

interface FactionChoiceProps {
  readonly factions: readonly Faction[]
  readonly chosen: string
  /** Cards in the list, which another faction would empty. */
  readonly cards: number
  readonly onChoose: (id: string) => void
}

/** A list that somebody has made is not emptied by a slip of the hand. */
export function FactionChoice({ factions, chosen, cards, onChoose }: FactionChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const named = (id: string): string => factions.find((faction) => faction.id === id)?.name[language] ?? id
  return (
    <div className="builder-faction" data-part="faction">
      <label>
        <span className="cap">{t('force.faction')}</span>
        <select
          value={wanted ?? chosen}
          onChange={({ target: { value } }) => {
            if (value === chosen || cards === 0) {
              setWanted(undefined)
              onChoose(value)
            } else setWanted(value)
          }}
        >
          {factions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      {wanted !== undefined && (
        <div className="fault error" role="alert">
          <p>{t('force.emptied', { count: cards, faction: named(chosen) })}</p>
          <button
            type="button"
            className="btn harm"
            onClick={() => {
              onChoose(wanted)
              setWanted(undefined)
            }}
          >
            {t('force.change', { faction: named(wanted) })}
          </button>
          <button type="button" className="btn" onClick={() => setWanted(undefined)}>
            {t('force.keep', { faction: named(chosen) })}
          </button>
        </div>
      )}
    </div>
  )
}
