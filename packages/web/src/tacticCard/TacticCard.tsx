import { effectsText } from '@tactic48/content'
import type { TacticCard, TacticWindow } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { TacticPicture } from './TacticPicture.tsx'
import './tacticCard.css'

/** Whose turn a card is for, as its strip shows it: dark the opponent's, pale the own, striped any. */
export function turnOf(window: TacticWindow): 'own' | 'their' | 'any' {
  if (typeof window === 'object' || window === 'opponentTurn') return 'their'
  return window === 'any' ? 'any' : 'own'
}

export function useWhen(): (window: TacticWindow) => string {
  const { t } = useTranslation('tacticCard')
  return (window) => (typeof window === 'string' ? t(`turn.${window}`) : t(`after.${window.afterEnemyAction}`))
}

/** A tactic card as a slip of a message book: when, picture, name, what it does, what it costs. */
export function TacticCardFace({ card, flat = false }: { card: TacticCard; flat?: boolean }): ReactElement {
  const { t } = useTranslation('tacticCard')
  const language = useLanguage()
  const unit = useLengthUnit()
  const when = useWhen()
  const { name, window, ap, apTyped, atCost = 0 } = card
  return (
    <article className={`slip ${turnOf(window)}${flat ? ' flat' : ''}`} data-slip={card.id}>
      <p className="slip-when">{when(window)}</p>
      <TacticPicture card={card} />
      <h3>{name[language]}</h3>
      <p className="slip-text">{effectsText(card, language, unit)}</p>
      <p className="slip-foot">
        <span>{atCost > 0 ? t('at', { n: atCost }) : t('noAt')}</span>
        <span>{t(apTyped ? 'apTyped' : 'ap', { n: ap })}</span>
      </p>
    </article>
  )
}

/** How the other side sees a card. */
export function TacticCardBack(): ReactElement {
  return <i className="slip-back" aria-hidden="true" />
}
