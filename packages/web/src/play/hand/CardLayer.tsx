import { baseRadius, type FigureId, figureOf, type TacticCard, topTask } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlain } from '../../interactions/cards.ts'
import { Way } from '../Chalk.tsx'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { useChangeWords } from './CardTargets.tsx'
import css from './Hand.module.css'
import { type CardPlay, type CardPreview, cardPreview, heldCards, namedBy, sideInFront } from './heldCards.ts'

/** The card pointed at, on the table: whom it may be for, and the shots that it changes. */
export function CardLayer(): ReactElement | undefined {
  const { state } = usePlay()
  const shown = useShownCard()
  if (!shown) return undefined
  const r = baseRadius(state.rules)
  const at = (id: string | undefined) => state.figures.find((one) => one.id === id)?.position
  const { preview, targets, target } = shown
  const lit = targets.length > 0 ? targets : (preview?.figures ?? [])
  return (
    <g pointerEvents="none">
      {preview?.shots.map(({ shooter, target: victim }) => {
        const from = at(shooter)
        const to = at(victim)
        if (!from || !to) return undefined
        return <Way key={`${shooter} ${victim}`} points={[from, to]} />
      })}
      {lit.map((id) => {
        const spot = at(id)
        if (!spot) return undefined
        const chosen = id === target || targets.length === 0
        return (
          <g key={id} className={clsx(css.lit, chosen && css.chosen)} transform={`translate(${spot.x} ${spot.y})`}>
            <circle r={r + 190} />
            <circle r={r + 190} />
          </g>
        )
      })}
    </g>
  )
}

const MANY = 4

/** The same in words, at the spots that it is about. */
export function CardTags(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, side } = usePlay()
  const shown = useShownCard()
  const words = useChangeWords()
  const preview = shown?.preview
  if (!preview) return undefined
  const task = topTask(state)
  const place = (x: number, y: number, shift = '-50%'): CSSProperties =>
    ({ '--x': x / 1000, '--y': y / 1000, '--shift-x': '-50%', '--shift-y': shift }) as CSSProperties
  const below = `max(24px, calc(${(baseRadius(state.rules) + 320) / 1000} * var(--zoom) * 1px))`
  const shotAt = task?.kind === 'shot' ? figureOf(state, task.target)?.position : undefined
  const thrownAt = task?.kind === 'grenade' ? task.at : undefined
  const spoilt = preview.spoils === 'shot' ? shotAt : preview.spoils === 'grenade' ? thrownAt : undefined
  return (
    <>
      {spoilt && (
        <div className={`tag ${css.gain}`} data-part="gain" style={place(spoilt.x, spoilt.y, below)}>
          {t(preview.spoils === 'shot' ? 'hand.changes.shotLost' : 'hand.changes.grenadeLost')}
        </div>
      )}
      {!preview.spoils &&
        preview.shots.map((shot) => {
          const from = figureOf(state, shot.shooter)?.position
          const to = figureOf(state, shot.target)?.position
          if (!from || !to) return undefined
          return (
            <div
              key={`${shot.shooter} ${shot.target}`}
              className={`tag ${css.gain}`}
              data-part="gain"
              style={place((from.x + to.x) / 2, (from.y + to.y) / 2)}
            >
              {words.shot(shot)} <small>{words.hits(shot)}</small>
            </div>
          )
        })}
      {preview.figures.slice(0, MANY).map((id) => {
        const spot = figureOf(state, id)?.position
        const said = words.figure(preview, id)
        if (!spot || said.length === 0) return undefined
        return (
          <div key={id} className={`tag ${css.gain}`} data-part="gain" style={place(spot.x, spot.y, below)}>
            {said.join(' · ')}
          </div>
        )
      })}
      {side && words.side(preview, side).length > 0 && (
        <div
          className={`tag ${css.gain}`}
          data-part="gain"
          style={place(state.table.width / 2, state.table.height * 0.12)}
        >
          {words.side(preview, side).join(' · ')}
        </div>
      )}
    </>
  )
}

interface ShownCard {
  readonly card: TacticCard
  readonly taken: boolean
  /** Those whom it may be for. */
  readonly targets: readonly FigureId[]
  /** Whom it would be for: chosen, or pointed at on the table. */
  readonly target: FigureId | undefined
  readonly preview: CardPreview | undefined
}

/** The card that is taken up or pointed at, and what it would do on the table. */
function useShownCard(): ShownCard | undefined {
  const play = usePlay()
  const { state } = play
  const pointed = useTable(({ hand }) => hand.pointed)
  const taken = usePart('card')
  const figure = usePart('on')
  const weapon = usePart('weapon')
  const hovered = useTable((table) => table.hovered)
  const side = sideInFront(play)
  const shown = taken ?? pointed
  const held = useMemo(
    () => (side && shown ? heldCards(state, side).find(({ card }) => card.id === shown) : undefined),
    [state, side, shown],
  )
  const targets = useMemo(() => namedBy(held?.plays ?? []), [held])
  const plays = held?.plays ?? []
  const target = figure ?? (taken && hovered && targets.includes(hovered) ? hovered : undefined)
  const command: CardPlay | undefined = isPlain(plays)
    ? plays[0]
    : (plays.find((one) => one.figure === target && one.weapon === weapon) ??
      plays.find((one) => one.figure === target))
  const lookedAt = isPlain(plays) || target !== undefined ? command : undefined
  const preview = useMemo(() => lookedAt && cardPreview(state, lookedAt), [state, lookedAt])
  return held && { card: held.card, taken: taken !== undefined, targets, target: target ?? lookedAt?.figure, preview }
}
