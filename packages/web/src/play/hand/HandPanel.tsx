import { check, type FigureId, figureOf, type GameState, isRefusal, SIDES, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { verbOfKey } from '../../interactions/actions.ts'
import { TacticCardBack, TacticCardFace, turnOf } from '../../tacticCard/TacticCard.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Dialog } from '../Dialog.tsx'
import { Dock } from '../Dock.tsx'
import dock from '../dock/Dock.module.css'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { situationNow } from '../situation.ts'
import { changeHand, usePart, useTable } from '../tableStore.ts'
import { CardTargets } from './CardTargets.tsx'
import css from './Hand.module.css'
import { HandCards } from './HandCards.tsx'
import { fits, heldCards, tacticIn } from './heldCards.ts'
import { draw, handKey, putCardBack } from './playing.ts'

function closeHand(): void {
  putCardBack()
  changeHand({ open: false, discard: undefined })
}

/** How many of the cards held could be played now, in words. */
export function useFits(side: SideId): string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { size } = state.sides[side].hand
  const held = t('hand.cards', { count: size })
  if (size === 0) return t('hand.empty')
  const count = heldCards(state, side)
    .filter(fits)
    .reduce((sum, one) => sum + one.count, 0)
  return count === 0 ? t('hand.noneFits', { held }) : t('hand.fit', { count, held })
}

/** The own hand, open: every card to be read, at any time. */
export function HandPanel({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { players } = usePlay()
  const together = SIDES.every((one) => players[one] === 'person')
  const taken = usePart('card')
  const named = usePart('on')
  const fitting = useFits(side)
  useDockKeys(
    useCallback((key, event) => {
      if (handKey(key, event)) return true
      if (key === 'Q') closeHand()
      else if (key === 'Y' && !useTable.getState().selected) draw()
      else return false
      return true
    }, []),
  )
  return (
    <Dock
      side={side}
      about={named === undefined ? undefined : [named]}
      title={t('hand.heading')}
      note={
        <>
          {fitting} <RuleChip rule="TACTIC-09" />
        </>
      }
      aside={
        <div className={dock.acts}>
          <DrawOffer side={side} />
          {together && (
            <button type="button" className="btn" data-put-down onClick={() => void useGame.getState().dropScreen()}>
              {t('hand.putDown')}
            </button>
          )}
          <button type="button" className="btn" data-close-hand onClick={closeHand}>
            {t('hand.close')} <Key of="Q" />
          </button>
        </div>
      }
      data-hand="open"
    >
      <div className={dock.body}>{taken ? <CardTargets side={side} /> : <HandCards side={side} />}</div>
    </Dock>
  )
}

/** A chosen Character hears his own keys before the hand does. */
function isVerbOfChosen(state: GameState, selected: FigureId | undefined, key: string): boolean {
  const chosen = selected && figureOf(state, selected)
  return chosen ? verbOfKey(state, chosen, key) !== undefined : false
}

/** TACTIC-08: drawing by hand, or why there is nothing to draw now. */
function DrawOffer({ side, plain = false }: { side: SideId; plain?: boolean }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const selected = useTable((table) => table.selected)
  const { company } = state.rules
  if (!company || company.autoDraw || !seat || state.turn.active !== side) return undefined
  const judged = check(state, { verb: 'drawCard', seat })
  if (isRefusal(judged)) {
    if (plain) return undefined
    return <Refused refusal={judged} />
  }
  return (
    <button
      type="button"
      className="btn final"
      data-draw-card
      title={t(company.tacticDrawDeadline === 'firstAction' ? 'hand.drawFirst' : 'hand.drawLater')}
      onClick={draw}
    >
      <PlayIcon name="cards" /> {t('hand.draw')} {!(plain && isVerbOfChosen(state, selected, 'Y')) && <Key of="Y" />}
    </button>
  )
}

const TURNS = { own: undefined, their: css.their, any: css.any }

/** The closed hand: the tops of the cards at the edge of the table. */
export function HandEdge({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const language = useLanguage()
  const selected = useTable((table) => table.selected)
  const held = heldCards(state, side)
  const { hand, deck } = state.sides[side]
  useDockKeys(
    useCallback((key) => {
      const now = situationNow()
      if (now && isVerbOfChosen(now.state, useTable.getState().selected, key)) return false
      if (key === 'Q') changeHand({ open: true })
      else if (key === 'Y') draw()
      else return false
      return true
    }, []),
  )
  if (hand.size === 0 && deck.size === 0) return undefined
  const count = held.filter(fits).length
  return (
    <div className={css.edge} data-hand="closed">
      <DrawOffer side={side} plain />
      {hand.size > 0 && (
        <button
          type="button"
          className={css.tops}
          aria-label={`${t('hand.open')}: ${t('hand.cards', { count: hand.size })}`}
          onClick={() => changeHand({ open: true })}
        >
          <span className={css.cards} aria-hidden="true">
            {held.slice(0, 6).map(({ card, plays }) => (
              <span key={card.id} className={clsx(TURNS[turnOf(card.window)], plays.length > 0 && css.up)}>
                {card.name[language]}
              </span>
            ))}
          </span>
          <span className={css.count}>
            {t('hand.cards', { count: hand.size })}
            {count > 0 && <b>{t('hand.fitNow', { count })}</b>}
          </span>
          {!isVerbOfChosen(state, selected, 'Q') && <Key of="Q" />}
        </button>
      )}
    </div>
  )
}

function Backs({ count }: { count: number }): ReactElement {
  return (
    <span className={css.backs} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <TacticCardBack key={i} />
      ))}
    </span>
  )
}

/** TACTIC-07: two people at one screen. The hand lies face down until its owner says that he alone is looking. */
export function FaceDown({ side, atEdge = false }: { side: SideId; atEdge?: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  return (
    <div className={clsx('t12', css.faceDown, atEdge && css.edge)} data-face-down={side}>
      <Backs count={Math.min(state.sides[side].hand.size, 7)} />
      <button type="button" className="btn" data-take-hand onClick={() => void useGame.getState().takeScreen(side)}>
        {t('hand.takeUp', { side: names.side(side) })}
      </button>
      <p className="muted">{t('hand.takeUpNote', { side: names.side(side) })}</p>
    </div>
  )
}

/** TACTIC-07: what everybody may know of the cards of a side: how many it holds, how many are left, what it has played. */
export function Piles({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const discard = useTable(({ hand }) => hand.discard)
  const { hand, deck, discard: played = [] } = state.sides[side]
  if (hand.size + deck.size + played.length === 0) return undefined
  return (
    <div className="row t12 muted" data-piles={side}>
      <Backs count={Math.min(hand.size, 5)} />
      <span className="fill">
        {t('hand.inHand', { cards: t('hand.cards', { count: hand.size }) })} · {t('hand.inDeck', { count: deck.size })}
      </span>
      {played.length > 0 && (
        <button type="button" className={dock.link} data-discard={side} onClick={() => changeHand({ discard: side })}>
          {t('hand.played', { count: played.length })}
        </button>
      )}
      {discard === side && (
        <Dialog
          title={t('hand.playedBy', { side: names.side(side) })}
          stay={t('hand.close')}
          wide={720}
          onClose={() => changeHand({ discard: undefined })}
        >
          <ol className={css.played}>
            {[...played].reverse().map((id, i) => {
              const card = tacticIn(state, id)
              return (
                card && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
                  <li key={i}>
                    <TacticCardFace card={card} />
                  </li>
                )
              )
            })}
          </ol>
        </Dialog>
      )}
    </div>
  )
}
