import type { Faction, ReadyForce } from '@tactic48/content'
import { type CardBook, type Enlisted, type Force, type SideId, totalOf } from '@tactic48/rules'
import { type ReactElement, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, trackWork } from '../../app/settled.ts'
import { linkOf } from '../../files/share.ts'
import { lazyWithTexts } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { pricedMan, useCardAp } from '../../prose/useCardAp.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import type { ForceBuilderProps } from '../company/ForceBuilder.tsx'
import { useOwn } from '../own.ts'
import { Portrait } from '../parts.tsx'
import css from './Forces.module.css'
import { useCardNames } from './useCardNames.ts'

/** A row has room for a squad. In a larger force equal cards stand together, and the builder shows those who find no room. */
const ROW = 8
const LEADING = 6

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

/** The figures of a force side by side, each with its AP; of a large one its first. */
export function ForceRow({ side, force, cards }: { side: SideId; force: Force; cards: CardBook }): ReactElement {
  const priced = useCardAp()
  const names = useCardNames()
  const { t } = useTranslation('setup')
  const groups = groupsOf(force.characters)
  const shown = groups.length > ROW ? groups.slice(0, LEADING) : groups
  const others = force.characters.length - shown.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={css.row} data-part="force-row">
      {shown.map(({ enlisted, count }, i) => {
        const card = cards.characters[enlisted.card]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
          <li key={i}>
            <Portrait side={side} card={card} size={52} />
            <b>
              {count > 1 && `${count} × `}
              {card ? names.short(card) : enlisted.card}
            </b>
            <small className="sub">{priced(pricedMan(cards, enlisted))}</small>
          </li>
        )
      })}
      {others > 0 && (
        <li className={css.others}>
          <b>{t('force.others', { count: others })}</b>
        </li>
      )}
    </ul>
  )
}

const Builder = lazyWithTexts(['files', 'prose', 'tacticCard'], () =>
  import('../company/ForceBuilder.tsx').then((part) => part.ForceBuilder),
)

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
    <dialog ref={dialog} className={css.dialog} aria-label={props.title} onClose={() => props.onCancel?.()}>
      <LazyForceBuilder {...props} />
    </dialog>
  )
}

interface ForceCodeProps {
  readonly text: string
  readonly name: string
  /** On paper. */
  readonly inMm?: boolean
}

/** The link to a force as a picture for a camera, on the screen and on paper. */
export function ForceCode({ text, name, inMm = false }: ForceCodeProps): ReactElement {
  const { t } = useTranslation('setup')
  const [link, setLink] = useState<string | undefined>(undefined)
  useEffect(() => {
    let here = true
    void trackWork(linkOf('forces', text)).then((made) => here && setLink(made))
    return () => {
      here = false
    }
  }, [text])
  return (
    <figure className={inMm ? css.printedCode : css.code}>
      <QrCode link={link} name={t('forces.code', { name })} />
      <figcaption>{t('forces.scan')}</figcaption>
    </figure>
  )
}

/** Before the name of a force of one's own, where ready forces are named by their ids. */
export const OWN = 'own:'

interface ForceOptionsProps {
  readonly cards: CardBook
  readonly factions: readonly Faction[]
  readonly ready: readonly ReadyForce[]
  /** Stands before the id of a ready force. */
  readonly before?: string
  /** Which of one's own are offered. */
  readonly fits?: (force: Force) => boolean
}

/** The forces of one's own and the ready ones of each faction, in a list of forces. */
export function ForceOptions(props: ForceOptionsProps): ReactElement {
  const { cards, factions, ready, before = '', fits = () => true } = props
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const language = useLanguage()
  const shelf = useOwn((store) => store.forces)
  const own = shelf.filter(({ kind, force }) => kind === 'force' && fits(force))
  const groups = [
    {
      label: t('forces.title'),
      its: own.map(({ name, force }) => ({ value: OWN + name, name, ap: totalOf(cards, force) })),
    },
    ...factions.map(({ id, name: faction }) => ({
      label: faction[language],
      its: ready
        .filter(({ force }) => force.faction === id)
        .map((one) => ({ value: before + one.id, name: one.name[language], ap: one.ap })),
    })),
  ]
  return (
    <>
      {groups
        .filter(({ its }) => its.length > 0)
        .map(({ label, its }) => (
          <optgroup key={label} label={label}>
            {its.map(({ value, name, ap }) => (
              <option key={value} value={value}>
                {name}, {play.t('ap', { n: ap })}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  )
}
