import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type CommandNet,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  markerRadius,
  type Ordered,
  type OrderPreview,
  type Reached,
  radiusOfOrders,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Area } from '../../board/Areas.tsx'
import { useMarkerPapers } from '../../board/Labels.tsx'
import { place } from '../../board/papers.ts'
import { RIGHT_FIRST, type Slip, useLaidPapers } from '../../board/useLaidPapers.ts'
import { reachOf } from '../../boardModel/markersOf.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { commit } from '../commands.ts'
import { usePercent } from '../Odds.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import tags from '../Tags.module.css'
import { usePart, useParts } from '../tableStore.ts'
import css from './OrderLayer.module.css'
import { orderPrice } from './OrderPanel.tsx'
import { ambushesOf, branchesOf, marchOf, willRadius } from './ordering.ts'
import { useNet, useOrderInHand, useOrdering, usePreview } from './useOrdering.ts'

const leg = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** The order on the table, under the figures: radii, who hears it through whom, where each one ends and what waits for him. */
export function OrderLayer(): ReactElement | undefined {
  const { state } = usePlay()
  const ordering = useOrderInHand()
  const net = useNet(ordering)
  const shown = usePreview(ordering)
  if (!ordering) return undefined
  const { officer } = ordering
  return (
    <g
      className={css.order}
      style={{ '--side': `var(--${officer.side}-ring)` } as CSSProperties}
      data-order={ordering.kind ?? 'none'}
    >
      {state.rules.premeasure && <Radii state={state} officer={officer} preview={shown} net={net} />}
      {net && <Tree state={state} reached={net.reached} idle={unableIn(net)} />}
      {shown && <Obeying state={state} preview={shown} />}
      <Goal />
    </g>
  )
}

const unableIn = ({ reached }: CommandNet): ReadonlySet<FigureId> =>
  new Set(reached.flatMap(({ figure, unable }) => (unable ? [figure] : [])))

/** STRUCT-09: whoever touches the ring hears him; those who pass it on have rings of their own. */
const Radii = memo(function Radii(props: {
  readonly state: GameState
  readonly officer: Figure
  readonly preview: OrderPreview | undefined
  readonly net: CommandNet | undefined
}): ReactElement {
  const { state, officer, preview, net } = props
  const throughs =
    net?.leaders.map(({ figure }) => figure) ?? preview?.men.flatMap(({ through }) => through ?? []) ?? []
  const leaders = [...new Set([officer.id, ...throughs])]
  return (
    <g>
      {leaders.map((id) => {
        const leader = figureOf(state, id)
        if (!leader) return undefined
        const r = radiusOfOrders(state, leader) + baseRadius(state.rules)
        const { x, y } = leader.position
        return (
          <g key={id} className={id === officer.id ? undefined : css.relay}>
            <circle className={css.radiusKey} cx={x} cy={y} r={r} />
            <circle className={css.radius} cx={x} cy={y} r={r} data-radius={id} />
          </g>
        )
      })}
    </g>
  )
})

interface TreeProps {
  readonly state: GameState
  readonly reached: readonly Reached[]
  /** Those who hear it and do not do it. */
  readonly idle: ReadonlySet<FigureId>
}

/** ORDER-08: thick where it is passed on, thin where it ends, dashed to those who do not do it. */
const Tree = memo(function Tree({ state, reached, idle }: TreeProps): ReactElement {
  const leaders = new Set(reached.map(({ through }) => through))
  const paths = { trunk: '', twig: '', idle: '' }
  for (const { figure, through } of reached) {
    const from = figureOf(state, through)?.position
    const to = figureOf(state, figure)?.position
    const kind = leaders.has(figure) ? 'trunk' : idle.has(figure) ? 'idle' : 'twig'
    if (from && to) paths[kind] += leg(from, to)
  }
  return (
    <g data-links={reached.length}>
      <path className={css.trunkKey} d={paths.trunk} />
      <path className={css.twigKey} d={paths.twig} />
      <path className={css.idle} d={paths.idle} />
      <path className={css.twig} d={paths.twig} />
      <path className={css.trunk} d={paths.trunk} />
    </g>
  )
})

const doing = (men: readonly Ordered[]): string =>
  men.map(({ figure, through, does }) => `${figure} ${through} ${does ? 1 : 0}`).join()

function Obeying({ state, preview }: { state: GameState; preview: OrderPreview }): ReactElement {
  const { men, order } = preview
  const signature = doing(men)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree changes only with who obeys, not with every goal
  const tree = useMemo(() => {
    const reached = men.flatMap(({ figure, through }) => (through === undefined ? [] : [{ figure, through }]))
    return { reached, idle: new Set(men.flatMap(({ figure, does }) => (does ? [] : [figure]))) }
  }, [signature])
  const target = order.kind === 'fireAt' ? figureOf(state, order.target)?.position : undefined
  return (
    <>
      <Tree state={state} {...tree} />
      <Ways men={men} />
      {target && <Shots state={state} men={men} target={target} />}
    </>
  )
}

const disc = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const diamond = ({ x, y }: Point): string => `M${x} ${y - 250}l250 250l-250 250l-250-250Z`

/** Where each one ends; a diamond where somebody comes under fire. All of a kind are one shape: a hundred would each be styled again. */
function Ways({ men }: { men: readonly Ordered[] }): ReactElement {
  const shapes = { ways: '', ends: '', leave: '', along: '', dangers: '' }
  let met = 0
  for (const man of men) {
    const march = marchOf(man)
    if (!march) continue
    shapes.ways += leg(march.from, march.to)
    shapes[march.leaves ? 'leave' : 'ends'] += disc(march.to, 230)
    for (const { to } of march.along ?? []) shapes.along += disc(to, 180)
    for (const { at } of march.dangers) shapes.dangers += diamond(at)
    met += march.dangers.length
  }
  return (
    <g>
      <path className={css.wayKey} d={shapes.ways} />
      <path className={css.way} d={shapes.ways} />
      <path className={css.end} data-part="order-end" d={shapes.ends} />
      {shapes.leave && <path className={css.hollow} data-part="order-end" d={shapes.leave} />}
      {shapes.along && <path className={css.hollow} data-part="order-end" d={shapes.along} />}
      {met > 0 && <path className={css.danger} data-dangers={met} d={shapes.dangers} />}
    </g>
  )
}

function Shots({ state, men, target }: { state: GameState; men: readonly Ordered[]; target: Point }): ReactElement {
  let lines = ''
  for (const { figure, does } of men) {
    const from = figureOf(state, figure)?.position
    if (does?.kind === 'shot' && from) lines += leg(from, target)
  }
  return (
    <g>
      <path className={css.shotKey} d={lines} />
      <path className={css.shot} d={lines} />
      <circle className={css.target} cx={target.x} cy={target.y} r={baseRadius(state.rules) + 160} />
    </g>
  )
}

const FLAG = 'v-580m0 20c170-70 260 100 430 0v280c-170 100-260-70-430 0'

/** The marker that the order puts on the table: it follows the pointer at once, what it brings a moment later. */
function Goal(): ReactElement | undefined {
  const { state } = usePlay()
  const pointed = usePart('goal')
  const ordering = useOrdering()
  if (!ordering) return undefined
  const { officer, order, kind, given } = ordering
  const at = given ? (order && 'at' in order ? order.at : undefined) : pointed
  if (!at) return undefined
  if (kind === 'fireAtWill') {
    const radius = willRadius(state, officer)
    return <Area kind="suppressionFire" side={officer.side} at={at} {...reachOf(state.rules, radius)} planned />
  }
  if (kind !== 'moveToward') return undefined
  return (
    <g data-flag>
      <path className={css.flagKey} d={disc(at, 560)} />
      <path className={css.flagFace} d={disc(at, 480)} />
      <path className={css.flagSign} d={`M${at.x - 170} ${at.y + 290}${FLAG}`} />
    </g>
  )
}

/** Each state has a shape of its own: a stop sign, a crossed circle, a shield, falling strokes. */
const SIGNS = {
  halted: { outline: 'M-4-9.500H4L9.500-4V4L4 9.500H-4L-9.500 4V-4Z', sign: 'M-5 0H5' },
  refuses: {
    outline: 'M0-9.500A9.500 9.500 0 1 1 0 9.500 9.500 9.500 0 1 1 0-9.500Z',
    sign: 'M-4.500-4.500L4.500 4.500',
  },
  takeCover: { outline: 'M-7.500-8H7.500V0.500Q7.500 6 0 9.500Q-7.500 6-7.500 0.500Z', sign: 'M-4-3H4M-4 1H4' },
  suppression: { outline: 'M-9 7.500L0-9.500L9 7.500Z', sign: 'M0-3V4M-3 1L-4 4M3 1L4 4' },
} as const

const signOf = ({ stays, does }: Ordered): keyof typeof SIGNS | undefined => {
  if (stays) return stays
  return does?.kind === 'takeCover' || does?.kind === 'suppression' ? does.kind : undefined
}

/** Over the figures: who is kept out of an order, and what those do who stay where they are. */
export function OrderMarks(): ReactElement | undefined {
  const { state } = usePlay()
  const preview = usePreview(useOrderInHand())
  if (!preview) return undefined
  const r = baseRadius(state.rules)
  return (
    <g className={css.marks}>
      {preview.men.map((man) => {
        const sign = signOf(man)
        const at = sign && figureOf(state, man.figure)?.position
        if (!sign || !at) return undefined
        const { outline, sign: strokes } = SIGNS[sign]
        return (
          <g
            key={man.figure}
            data-mark={man.figure}
            data-sign={sign}
            transform={`translate(${at.x + r * 0.85} ${at.y - r * 0.85}) scale(${r / 24})`}
          >
            <path className={css.markFace} d={outline} />
            <path className={css.markSign} d={strokes} />
          </g>
        )
      })}
    </g>
  )
}

/** Its place comes as two words: the tag is drawn again only where it moves. */
interface Placed {
  readonly x: string
  readonly y: string
}

const OfficerTag = memo(function OfficerTag({ officer, x, y }: Placed & { officer: Figure }): ReactElement {
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  return (
    <div className={clsx('tag', css.tag, css.officer)} style={place(officer.position, x, y)}>
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
    <div className={clsx('tag', css.tag)} style={place(leader.position, x, y)}>
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
    <div className={clsx('tag', tags.harm, css.tag, css.harm)} data-part="harm" style={style}>
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
        <div className={clsx('tag', tags.plan, css.tag)} data-part="plan-tag" style={goalStyle}>
          {fixed ? (
            <button
              type="button"
              className={tags.commit}
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
