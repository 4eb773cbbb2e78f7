import { type CardBook, type Force, type SideId, totalOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { pricedMan, useCardAp } from '../../prose/useCardAp.ts'
import { useCardNames } from './useCardNames.ts'

/** The figures of a force side by side, each with its AP. */
export function ForceRow({ side, force, cards }: { side: SideId; force: Force; cards: CardBook }): ReactElement {
  const priced = useCardAp()
  const names = useCardNames()
  return (
    <ul className="force-row" data-part="force-row">
      {force.characters.map((enlisted, i) => {
        const card = cards.characters[enlisted.card]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
          <li key={i}>
            <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
              <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
            </svg>
            <b>{card ? names.short(card) : enlisted.card}</b>
            <small className="force-ap">{priced(pricedMan(cards, enlisted))}</small>
          </li>
        )
      })}
    </ul>
  )
}

export const apOf = (cards: CardBook, force: Force): number => totalOf(cards, force)
