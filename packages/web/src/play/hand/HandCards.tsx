import { effectsText } from '@tactic48/content'
import type { SideId, TacticCard } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../../app/settings.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Key } from '../../input/Key.tsx'
import { isPlain } from '../../interactions/cards.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { TacticCardFace, useWhen } from '../../tacticCard/TacticCard.tsx'
import { TacticPicture } from '../../tacticCard/TacticPicture.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { changeHand, useTable } from '../tableStore.ts'
import css from './Hand.module.css'
import { fits, type HeldCard, heldCards, namedBy } from './heldCards.ts'
import { takeUpCard } from './playing.ts'

interface HeldProps {
  readonly held: readonly HeldCard[]
}

/** All that is held, what fits now first; the rest lies flat with its reason, low where nothing fits. */
export function HandCards({ side, low = false }: { side: SideId; low?: boolean }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const small = useSmall()
  const held = heldCards(state, side)
  if (held.length === 0) return <p className="muted">{t('hand.empty')}</p>
  if (small) return <HandRows held={held} />
  return low && !held.some(fits) ? <HandLines held={held} /> : <HandRow held={held} />
}

interface CardWords {
  /** Its name, and how often it is held. */
  readonly name: (one: HeldCard) => string
  readonly does: (one: HeldCard) => string
  /** Why not, without the name that is read above it. */
  readonly whyNot: (one: HeldCard) => string
}

function useCardWords(): CardWords {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const when = useWhen()
  const language = useLanguage()
  const unit = useLengthUnit()
  const often = useCallback((count: number) => (count > 1 ? t('hand.held', { count }) : ''), [t])
  return {
    name: ({ card, count }) => `${card.name[language]} ${often(count)}`,
    does: ({ card }) => effectsText(card, language, unit),
    whyNot: ({ card, refusal }) => {
      if (!refusal) return ''
      if (refusal.code === 'noEffect') return t('hand.useless')
      if (refusal.code !== 'tooLate' && refusal.code !== 'wrongMoment') return why(refusal)
      const moment = when(card.window)
      return t('hand.only', { when: `${moment.charAt(0).toLocaleLowerCase()}${moment.slice(1)}` })
    },
  }
}

function Reason({ one }: { one: HeldCard }): ReactElement | undefined {
  const { whyNot } = useCardWords()
  if (!one.refusal) return undefined
  return (
    <Refusal rule={one.refusal.rule} code={one.refusal.code} className={css.why}>
      {whyNot(one)}
    </Refusal>
  )
}

/** Nothing to play: what is held takes no more room than its words, so that the table stays in sight. */
function HandLines({ held }: HeldProps): ReactElement {
  const { t } = useTranslation('play')
  const { name, does } = useCardWords()
  return (
    <ol className={css.lines} aria-label={t('hand.heading')}>
      {held.map((one) => (
        <li key={one.card.id} data-held={one.card.id}>
          <p>
            <b>{name(one)}</b> {does(one)}
          </p>
          <Reason one={one} />
        </li>
      ))}
    </ol>
  )
}

const pointAt = (card: TacticCard | undefined): void => changeHand({ pointed: card?.id })

function HandRow({ held }: HeldProps): ReactElement {
  const { t } = useTranslation('play')
  const pointed = useTable(({ hand }) => hand.pointed)
  return (
    <ol className={css.row} aria-label={t('hand.heading')}>
      {held.map((one, i) => (
        <li
          key={one.card.id}
          className={clsx(fits(one) && css.fits, pointed === one.card.id && css.hot)}
          data-held={one.card.id}
          onPointerEnter={() => pointAt(one.card)}
          onPointerLeave={() => pointAt(undefined)}
        >
          <TacticCardFace card={one.card} flat={!fits(one)} />
          <div className={css.foot}>
            {one.count > 1 && <b>{t('hand.held', { count: one.count })}</b>}
            {fits(one) ? <PlayButton one={one} number={i + 1} /> : <Reason one={one} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function PlayButton({ one: { card, plays }, number }: { one: HeldCard; number: number }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const language = useLanguage()
  const plain = isPlain(plays)
  const [named] = namedBy(plays)
  return (
    <>
      <button
        type="button"
        className={clsx('btn', plain && 'final')}
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

/** On a phone: rows instead of cards, and one line for what does not fit. */
function HandRows({ held }: HeldProps): ReactElement {
  const { t } = useTranslation('play')
  const { name, does, whyNot } = useCardWords()
  const others = held.filter((one) => !fits(one))
  return (
    <div className={`stack ${css.rows}`}>
      <ol className="stack" aria-label={t('hand.heading')}>
        {held.filter(fits).map((one, i) => (
          <li key={one.card.id} className={css.thumb} data-held={one.card.id}>
            <TacticPicture card={one.card} />
            <span>
              <b>{name(one)}</b> {does(one)}
            </span>
            <span className="stack g2 centre t12 muted">
              <PlayButton one={one} number={i + 1} />
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul className={css.others}>
          {others.map((one) => (
            <li key={one.card.id} data-held={one.card.id}>
              <details>
                <summary className="row wrap apart">
                  <b>{name(one)}</b>
                  <span className="muted">{whyNot(one)}</span>
                </summary>
                <p>
                  {does(one)} {one.refusal && <RuleChip rule={one.refusal.rule} />}
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
