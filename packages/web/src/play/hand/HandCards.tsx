import { effectsText } from '@tactic48/content'
import type { SideId, TacticCard } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../../i18n/lengths.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Key } from '../../input/Key.tsx'
import { isPlain } from '../../interactions/cards.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { SlipPicture } from '../../slip/SlipPicture.tsx'
import { TacticSlip, useWhen } from '../../slip/TacticSlip.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { useHand } from './handStore.ts'
import { fits, type HeldCard, heldCards, namedBy } from './heldCards.ts'
import { takeUpCard } from './playing.ts'

/** All that is held, what fits now first; the rest lies flat with its reason, low where nothing fits. */
export function HandCards({ side, low = false }: { side: SideId; low?: boolean }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const small = useSmall()
  const held = heldCards(state, side)
  if (held.length === 0) return <p className="muted hand-empty">{t('hand.empty')}</p>
  if (small) return <HandRows held={held} />
  return low && !held.some(fits) ? <HandLines held={held} /> : <HandRow held={held} />
}

/** Nothing to play: what is held takes no more room than its words, so that the table stays in sight. */
function HandLines({ held }: { held: readonly HeldCard[] }): ReactElement {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  return (
    <ol className="hand-lines" aria-label={t('hand.heading')}>
      {held.map((one) => (
        <li key={one.card.id} data-held={one.card.id}>
          <p>
            <b>
              {one.card.name[language]} {one.count > 1 && t('hand.held', { count: one.count })}
            </b>{' '}
            {effectsText(one.card, language, unit)}
          </p>
          <Reason one={one} />
        </li>
      ))}
    </ol>
  )
}

const pointAt = (card: TacticCard | undefined): void => useHand.getState().change({ pointed: card?.id })

function HandRow({ held }: { held: readonly HeldCard[] }): ReactElement {
  const { t } = useTranslation('play')
  const pointed = useHand((hand) => hand.pointed)
  return (
    <ol className="hand-cards" aria-label={t('hand.heading')}>
      {held.map((one, i) => (
        <li
          key={one.card.id}
          className={`${fits(one) ? 'on' : 'no'}${pointed === one.card.id && fits(one) ? ' hot' : ''}`}
          data-held={one.card.id}
          onPointerEnter={() => pointAt(one.card)}
          onPointerLeave={() => pointAt(undefined)}
        >
          <TacticSlip card={one.card} flat={!fits(one)} />
          <Foot one={one} number={i + 1} />
        </li>
      ))}
    </ol>
  )
}

/** Under its card: the way to play it, or why not. */
function Foot({ one, number }: { one: HeldCard; number: number }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <div className="hand-foot">
      {one.count > 1 && <b>{t('hand.held', { count: one.count })}</b>}
      {fits(one) ? <PlayButton one={one} number={number} /> : <Reason one={one} />}
    </div>
  )
}

function PlayButton({ one, number }: { one: HeldCard; number: number }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const language = useLanguage()
  const { card, plays } = one
  const plain = isPlain(plays)
  const [named] = namedBy(plays)
  return (
    <>
      <button
        type="button"
        className={plain ? 'btn final hand-play' : 'btn hand-play'}
        data-play-card={card.id}
        onFocus={() => pointAt(card)}
        onBlur={() => pointAt(undefined)}
        onClick={() => takeUpCard(card.id)}
      >
        {plain ? t('hand.play') : t('hand.choose')} {number < 10 && <Key of={String(number)} />}
        <span className="sr"> {card.name[language]}</span>
      </button>
      {(!plain || named) && (
        <small>
          {plain && named ? names.figure(named) : t('hand.among', { count: namedBy(plays).length || plays.length })}
        </small>
      )}
    </>
  )
}

/** Why not, without the name that stands above it. */
function useCardReason(): (one: HeldCard) => string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const when = useWhen()
  return ({ card, refusal }) => {
    if (!refusal) return ''
    if (refusal.code === 'noEffect') return t('hand.useless')
    if (refusal.code !== 'tooLate' && refusal.code !== 'wrongMoment') return why(refusal)
    const moment = when(card.window)
    return t('hand.only', { when: `${moment.charAt(0).toLocaleLowerCase()}${moment.slice(1)}` })
  }
}

function Reason({ one }: { one: HeldCard }): ReactElement | undefined {
  const reason = useCardReason()
  if (!one.refusal) return undefined
  return (
    <p className="refusal hand-why" data-part="refusal">
      {reason(one)} <RuleChip rule={one.refusal.rule} />
    </p>
  )
}

/** On a phone: rows instead of cards, and one line for what does not fit. */
function HandRows({ held }: { held: readonly HeldCard[] }): ReactElement {
  const { t } = useTranslation('play')
  const reason = useCardReason()
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  const others = held.filter((one) => !fits(one))
  return (
    <div className="hand-rows">
      <ol aria-label={t('hand.heading')}>
        {held.filter(fits).map((one, i) => (
          <li key={one.card.id} className="hand-row" data-held={one.card.id}>
            <span className="slip-thumb">
              <SlipPicture card={one.card} />
            </span>
            <span>
              <b>
                {one.card.name[language]} {one.count > 1 && t('hand.held', { count: one.count })}
              </b>
              <span>{effectsText(one.card, language, unit)}</span>
            </span>
            <span className="hand-row-play">
              <PlayButton one={one} number={i + 1} />
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul className="hand-others">
          {others.map((one) => (
            <li key={one.card.id} data-held={one.card.id}>
              <details>
                <summary>
                  <b>
                    {one.card.name[language]} {one.count > 1 && t('hand.held', { count: one.count })}
                  </b>
                  <span className="muted">{reason(one)}</span>
                </summary>
                <p>
                  {effectsText(one.card, language, unit)} {one.refusal && <RuleChip rule={one.refusal.rule} />}
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
