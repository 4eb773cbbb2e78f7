import { check, type FigureId, figureOf, type GameState, isRefusal, SIDES, type SideId } from '@tactic48/rules'
import { type ReactElement, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { verbOfKey } from '../../interactions/actions.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { turnOf } from '../../slip/TacticSlip.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { useSpots, useUncovered } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { situationNow } from '../situation.ts'
import { usePart, useTable } from '../tableStore.ts'
import { CardTargets } from './CardTargets.tsx'
import { HandCards } from './HandCards.tsx'
import { handKey } from './handKeys.ts'
import { useHand } from './handStore.ts'
import { fits, heldCards } from './heldCards.ts'
import { draw, putCardBack } from './playing.ts'
import { useFits } from './useFits.ts'

function closeHand(): void {
  putCardBack()
  useHand.getState().change({ open: false, discard: undefined })
}

/** The own hand, open: every card to be read, at any time. */
export function HandPanel({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { players } = usePlay()
  const together = SIDES.every((one) => players[one] === 'person')
  const taken = usePart('card')
  const named = usePart('on')
  const paper = useRef<HTMLElement>(null)
  useUncovered(paper, useSpots(named === undefined ? [] : [named]))
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
    <section ref={paper} className={`dock hand ${side}`} aria-labelledby="hand-title" data-hand="open">
      <header className="dock-head">
        <div>
          <h2 id="hand-title">{t('hand.heading')}</h2>
          <p className="muted">
            {fitting} <RuleChip rule="TACTIC-09" />
          </p>
        </div>
        <div className="dock-acts">
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
      </header>
      <div className="dock-body">{taken ? <CardTargets side={side} /> : <HandCards side={side} />}</div>
    </section>
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
  const why = useWhy(state)
  const { company } = state.rules
  if (!company || company.autoDraw || !seat || state.turn.active !== side) return undefined
  const judged = check(state, { verb: 'drawCard', seat })
  if (isRefusal(judged)) {
    if (plain) return undefined
    return (
      <p className="refusal" data-part="refusal">
        {why(judged)} <RuleChip rule={judged.rule} />
      </p>
    )
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

/** The closed hand: the tops of the cards at the edge of the table. */
export function HandEdge({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const language = useLanguage()
  const change = useHand((hand) => hand.change)
  const selected = useTable((table) => table.selected)
  const held = heldCards(state, side)
  const { hand, deck } = state.sides[side]
  useDockKeys(
    useCallback((key) => {
      const now = situationNow()
      if (now && isVerbOfChosen(now.state, useTable.getState().selected, key)) return false
      if (key === 'Q') useHand.getState().change({ open: true })
      else if (key === 'Y') draw()
      else return false
      return true
    }, []),
  )
  if (hand.size === 0 && deck.size === 0) return undefined
  const count = held.filter(fits).length
  return (
    <div className={`hand-edge ${side}`} data-hand="closed">
      <DrawOffer side={side} plain />
      {hand.size > 0 && (
        <button
          type="button"
          className="hand-tops"
          aria-label={`${t('hand.open')}: ${t('hand.cards', { count: hand.size })}`}
          onClick={() => change({ open: true })}
        >
          <span className="hand-tops-cards" aria-hidden="true">
            {held.slice(0, 6).map(({ card, plays }) => (
              <span key={card.id} className={`hand-top ${turnOf(card.window)}${plays.length > 0 ? ' up' : ''}`}>
                {card.name[language]}
              </span>
            ))}
          </span>
          <span className="hand-count">
            {t('hand.cards', { count: hand.size })}
            {count > 0 && <b>{t('hand.fitNow', { count })}</b>}
          </span>
          {!isVerbOfChosen(state, selected, 'Q') && <Key of="Q" />}
        </button>
      )}
    </div>
  )
}
