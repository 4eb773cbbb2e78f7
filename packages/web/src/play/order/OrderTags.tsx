import type { Point } from '@tactic48/geometry'
import { type Figure, type FigureId, figureOf, markerRadius, radiusOfOrders } from '@tactic48/rules'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarkerPapers } from '../../board/MarkerLabels.tsx'
import { place } from '../../board/papers.ts'
import { RIGHT_FIRST, type Slip, useLaidPapers } from '../../board/useLaidPapers.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { commit } from '../commands.ts'
import { usePercent } from '../Odds.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart, useParts } from '../tableStore.ts'
import { orderPrice } from './OrderPanel.tsx'
import { willRadius } from './ordering.ts'
import { ambushesOf, branchesOf } from './picture.ts'
import { useOrderInHand, usePreview } from './useOrdering.ts'

/** Its place comes as two words: the tag is drawn again only where it moves. */
interface Placed {
  readonly x: string
  readonly y: string
}

const OfficerTag = memo(function OfficerTag({ officer, x, y }: Placed & { officer: Figure }): ReactElement {
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  return (
    <div className="tag order-officer" style={place(officer.position, x, y)}>
      <b>{names.figure(officer.id)}</b>
      {state.rules.premeasure && <span>{exactly({ milli: radiusOfOrders(state, officer) })}</span>}
    </div>
  )
})

interface LeaderTagProps extends Placed {
  readonly leader: Figure
  readonly obey: number
  readonly reached: number
}

const LeaderTag = memo(function LeaderTag({ leader, obey, reached, x, y }: LeaderTagProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <div className="tag order-leader" style={place(leader.position, x, y)}>
      {names.figure(leader.id)} <b>{t('order.ofAll', { n: obey, all: reached })}</b>
    </div>
  )
})

interface HarmTagProps {
  readonly shooter: FigureId
  readonly miss: number
  readonly style: CSSProperties
}

function HarmTag({ shooter, miss, style }: HarmTagProps): ReactElement {
  return (
    <div className="tag harm-tag order-harm" data-part="harm" style={style}>
      <Harm shooter={shooter} miss={miss} />
    </div>
  )
}

const Harm = memo(function Harm({ shooter, miss }: Omit<HarmTagProps, 'style'>): ReactElement {
  const { names } = usePlay()
  const percent = usePercent()
  return (
    <>
      <b>{percent(1 - miss)}</b> {names.figure(shooter)}
    </>
  )
})

/** Paper beside the order: its goal with the button, its leaders with their counts, who waits for the men. */
export function OrderTags(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const { selected, hovered } = useParts('selected', 'hovered')
  const markers = useMarkerPapers(play, hovered ?? selected)
  const lay = useLaidPapers(
    play,
    markers.map(({ laid }) => laid.box),
  )
  const ordering = useOrderInHand()
  const shown = usePreview(ordering)
  const fixed = usePart('fixed')
  const goal = usePart('goal')
  const target = usePart('target')
  if (!ordering) return undefined
  const { officer, kind, given } = ordering
  // Beside an area, never on those who stand in it.
  const clear = kind === 'fireAtWill' ? willRadius(state, officer) * 1000 + markerRadius(state.rules) : 600
  const at = goal ?? (target && kind === 'fireAt' ? figureOf(state, target)?.position : undefined)
  const tokens = shown ? orderPrice(shown) : (state.rules.company?.orderCost ?? 1)
  // The button first, which must not move when the rest is known; then what may not be overlooked.
  const beside = (slip: Slip): CSSProperties => {
    const { x, y } = lay(slip).shift
    return place(slip.at, x, y)
  }
  const goalStyle = at && kind && !given ? beside({ at, letters: 16, clear }) : undefined
  const harm = (from: Point, shooter: FigureId, gap: number): CSSProperties =>
    beside({ at: from, letters: names.figure(shooter).length + 5, clear: 0, gap, sides: RIGHT_FIRST })
  const harms = [
    ...(shown ? ambushesOf(shown.men) : []).map(({ marker, shooter, first }) => (
      <HarmTag key={marker} shooter={shooter} miss={first.odds.miss} style={harm(first.at, shooter, 14)} />
    )),
    ...(shown?.drawn ?? []).map(({ marker, shooter, odds }) => (
      <HarmTag key={marker} shooter={shooter} miss={odds.miss} style={harm(officer.position, shooter, 22)} />
    )),
  ]
  const spoken = lay({ at: officer.position, letters: names.figure(officer.id).length + 6 })
  return (
    <>
      {harms}
      <OfficerTag officer={officer} {...spoken.shift} />
      {shown &&
        branchesOf(shown).map(({ leader: id, men }) => {
          const leader = id === officer.id ? undefined : figureOf(state, id)
          if (!leader) return undefined
          const { shift } = lay({ at: leader.position, letters: names.figure(id).length + 9 })
          const obey = men.filter(({ does }) => does).length
          return <LeaderTag key={id} leader={leader} obey={obey} reached={men.length} {...shift} />
        })}
      {goalStyle && kind && (
        <div className="tag plan-tag order-goal" data-part="plan-tag" style={goalStyle}>
          {fixed ? (
            <button
              type="button"
              className="commit-pill"
              data-commit-here
              disabled={!shown && state.rules.premeasure ? true : shown?.refusal !== undefined}
              onClick={commit}
            >
              <PlayIcon name={shown?.refusal ? 'cross' : 'order'} />
              {t(`order.kind.${kind}`)} <Price tokens={tokens} side={officer.side} />
            </button>
          ) : (
            <b>{t(`order.kind.${kind}`)}</b>
          )}
        </div>
      )}
    </>
  )
}
