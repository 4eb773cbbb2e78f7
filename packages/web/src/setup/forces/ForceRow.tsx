import { type CardBook, type Enlisted, type Force, type SideId, totalOf } from '@tactic48/rules'
import { type ReactElement, Suspense, useLayoutEffect, useRef } from 'react'
import { Loading } from '../../app/settled.ts'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { lazyWithTexts } from '../../i18n/loadTexts.ts'
import { pricedMan, useCardAp } from '../../prose/useCardAp.ts'
import type { ForceBuilderProps } from '../company/ForceBuilder.tsx'
import { useCardNames } from './useCardNames.ts'

/** A row has room for a squad; in a larger force equal cards stand together. */
const ROW = 8

interface Group {
  readonly enlisted: Enlisted
  readonly count: number
}

function groupsOf(characters: readonly Enlisted[]): readonly Group[] {
  if (characters.length <= ROW) return characters.map((enlisted) => ({ enlisted, count: 1 }))
  const groups = new Map<string, Group>()
  for (const enlisted of characters) {
    const key = JSON.stringify([enlisted.card, enlisted.assigned])
    groups.set(key, { enlisted, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

/** The figures of a force side by side, each with its AP. */
export function ForceRow({ side, force, cards }: { side: SideId; force: Force; cards: CardBook }): ReactElement {
  const priced = useCardAp()
  const names = useCardNames()
  return (
    <ul className="force-row" data-part="force-row">
      {groupsOf(force.characters).map(({ enlisted, count }, i) => {
        const card = cards.characters[enlisted.card]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
          <li key={i}>
            <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
              <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
            </svg>
            <b>
              {count > 1 && `${count} × `}
              {card ? names.short(card) : enlisted.card}
            </b>
            <small className="force-ap">{priced(pricedMan(cards, enlisted))}</small>
          </li>
        )
      })}
    </ul>
  )
}

export const apOf = (cards: CardBook, force: Force): number => totalOf(cards, force)

const Builder = lazyWithTexts(['slip'], () => import('../company/ForceBuilder.tsx').then((part) => part.ForceBuilder))

/** The builder, once it is fetched. */
export function LazyForceBuilder(props: ForceBuilderProps): ReactElement {
  return (
    <Suspense fallback={<Loading />}>
      <Builder {...props} />
    </Suspense>
  )
}

/** The builder over the page; Escape leaves the force as it was. */
export function ForceDialog(props: ForceBuilderProps & { readonly title: string }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="force-dialog" aria-label={props.title} onClose={() => props.onCancel?.()}>
      <LazyForceBuilder {...props} />
    </dialog>
  )
}
