import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SlipBack, TacticSlip } from '../../slip/TacticSlip.tsx'
import { Dialog } from '../Dialogs.tsx'
import { usePlay } from '../playContext.ts'
import { useHand } from './handStore.ts'
import { tacticIn } from './heldCards.ts'

const BACKS = 5

/** TACTIC-07: what everybody may know of the cards of a side: how many it holds, how many are left, what it has played. */
export function Piles({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { discard, change } = useHand()
  const { hand, deck, discard: played = [] } = state.sides[side]
  if (hand.size + deck.size + played.length === 0) return undefined
  return (
    <div className="piles" data-piles={side}>
      <span className="backs" aria-hidden="true">
        {Array.from({ length: Math.min(hand.size, BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <SlipBack key={i} />
        ))}
      </span>
      <span>
        {t('hand.inHand', { cards: t('hand.cards', { count: hand.size }) })} · {t('hand.inDeck', { count: deck.size })}
      </span>
      {played.length > 0 && (
        <button type="button" className="link-button" data-discard={side} onClick={() => change({ discard: side })}>
          {t('hand.played', { count: played.length })}
        </button>
      )}
      {discard === side && (
        <Dialog title={t('hand.playedBy', { side: names.side(side) })} onClose={() => change({ discard: undefined })}>
          <ol className="played-cards">
            {[...played].reverse().map((id, i) => {
              const card = tacticIn(state, id)
              return (
                card && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
                  <li key={i}>
                    <TacticSlip card={card} />
                  </li>
                )
              )
            })}
          </ol>
          <div className="dialog-foot">
            <button type="button" className="btn" onClick={() => change({ discard: undefined })}>
              {t('hand.close')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
