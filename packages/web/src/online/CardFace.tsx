import type { GameAround } from '@tactic48/protocol'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { battlefieldIn } from '../setup/draft.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { cardName } from './cardName.ts'
import css from './Online.module.css'
import { PaceWords } from './PaceWords.tsx'

/** What is played: the table without anybody on it, its name, the sheets and the pace. */
export function CardFace({ around: { card, terms } }: { around: GameAround }): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const table = battlefieldIn({ kind: 'ready', id: card.battlefield })?.table
  return (
    <>
      {table && (
        <div className={css.field}>
          <FieldThumb size="sharp" name={card.battlefield} table={table} />
        </div>
      )}
      <h2 className="t20">
        <bdi>{cardName(card, language)}</bdi>
      </h2>
      <p className="muted">
        {card.sheets} · {t('open.ap', { ap: card.ap })} · <PaceWords pace={terms.pace} />
      </p>
    </>
  )
}
