import type { CardSet, Faction } from '@tactic48/content'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { useFaultText } from '../../files/WhatIsWrong.tsx'
import type { Wrong } from '../../files/wrong.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { useOwn } from '../own.ts'

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
    <div className="stack" data-part="faction">
      <Select
        label={t('force.faction')}
        options={factions.map(({ id }) => id)}
        chosen={wanted ?? chosen}
        name={named}
        onChoose={(id) => {
          const isFree = id === chosen || cards === 0
          setWanted(isFree ? undefined : id)
          if (isFree) onChoose(id)
        }}
      />
      {wanted !== undefined && (
        <div className="refusal stack" role="alert">
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
  const { sets, bad, loadCards, forget } = useOwn()
  const own = sets.find(({ id, joins }) => id === shown && !joins)
  const id = useId()
  const read = async (file: File): Promise<void> => {
    const set = await loadCards(file)
    if (set && set.id !== shown) onLoaded(set)
  }
  return (
    <div className="row wrap">
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
            forget('cards', own.set)
            onForgotten()
          }}
        />
      )}
      {bad && <RefusedCards bad={bad} />}
    </div>
  )
}

/** Why a card file was not taken: the field that is wrong, or what is wrong with the file as a whole. */
export function RefusedCards({ bad }: { bad: Wrong & { file: string } }): ReactElement {
  const { t } = useTranslation('setup')
  const files = useTranslation('files')
  const faultText = useFaultText()
  const { file, field } = bad
  return (
    <p className="refusal whole" role="alert">
      {field === 'file' ? (
        `${files.t('refused', { file })} ${faultText(bad)}`
      ) : (
        <>
          {t('cards.refused', { file })} <code>{field}</code> {faultText(bad)}
        </>
      )}
    </p>
  )
}
