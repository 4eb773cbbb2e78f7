import type { CardSet } from '@tactic48/content'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { unpacked } from '../../files/link.ts'
import { readCards } from '../../files/reading.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { useCardEditor } from './cardStore.ts'
import { CARD_KINDS, countIn, fileIn } from './setFile.ts'

interface Brought {
  readonly text: string
  readonly set: CardSet
}

/** Cards that came by a link: shown, and kept only when their reader says so. */
export function LinkedCards({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [read, setRead] = useState<Brought | Wrong | undefined>(undefined)
  const { sets, keep } = useOwnCards()
  const show = useCardEditor((store) => store.show)
  useEffect(() => {
    let here = true
    const reading = async (): Promise<Brought | Wrong> => {
      const text = await unpacked(payload)
      if (isWrong(text)) return text
      const set = await readCards(new Blob([text]), useOwnCards.getState().sets)
      return isWrong(set) ? set : { text, set }
    }
    void trackWork(reading()).then((found) => here && setRead(found))
    return () => {
      here = false
    }
  }, [payload])
  if (!read) return <p className="card editor-empty">{t('link.reading')}</p>
  if (isWrong(read)) return <WhatIsWrong file={t('link.brings')} wrong={read} />
  const { text, set } = read
  const file = fileIn(text)
  return (
    <section className="card editor-linked" aria-label={t('link.brings')}>
      <h2>{t('link.brings')}</h2>
      <p>
        <b>
          <bdi>{set.name[language]}</bdi>
        </b>
      </p>
      <ul>
        {CARD_KINDS.filter((kind) => countIn(file, kind) > 0).map((kind) => (
          <li key={kind}>
            {t(`cards.kinds.${kind}`)}: {countIn(file, kind)}
          </li>
        ))}
      </ul>
      {sets.some((one) => one.set === set.set) && <p className="field-fault">{t('link.replaces')}</p>}
      <div className="editor-acts">
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            keep(text, set)
            show({ set: set.set })
            goTo({ page: 'cards' })
          }}
        >
          {t('link.keep')}
        </button>
        <button type="button" className="btn" onClick={() => goTo({ page: 'cards' })}>
          {t('link.leave')}
        </button>
      </div>
    </section>
  )
}
