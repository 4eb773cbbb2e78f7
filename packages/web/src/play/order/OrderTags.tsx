import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Figure,
  type FigureId,
  figureOf,
  markerRadius,
  onTable,
  radiusOfOrders,
} from '@tactic48/rules'
import { type CSSProperties, memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Price } from '../Tokens.tsx'
import { useParts } from '../tableStore.ts'
import { usePercent } from '../usePercent.ts'
import { type Box, besideFigures, useScale } from './besideFigures.ts'
import { useForesight } from './foresight.ts'
import { orderPrice } from './OrderFoot.tsx'
import { commitOrder } from './orderCommands.ts'
import { willRadius } from './ordering.ts'
import { ambushesOf, branchesOf } from './picture.ts'
import { mayForesee, useOrdering } from './useOrdering.ts'

const place = ({ x, y }: Point, shiftX: string, shiftY: string): CSSProperties =>
  ({ '--x': x / 1000, '--y': y / 1000, '--shift-x': shiftX, '--shift-y': shiftY }) as CSSProperties

const LETTER = 7
const LINE = 22

/** Paper of so many letters, where it hides the fewest figures and none of the papers that were laid before it. */
function useBeside(): (at: Point, letters: number, clear?: number) => CSSProperties {
  const { state, lens } = usePlay()
  const scale = useScale(lens)
  const others = useMemo(() => onTable(state).map(({ position }) => position), [state])
  const papers: Box[] = []
  return (at, letters, clear = baseRadius(state.rules)) => {
    const radius = (baseRadius(state.rules) * scale) / 1000
    const rest = others.filter((one) => one !== at)
    const paper = { width: 20 + letters * LETTER, height: LINE, gap: (clear * scale) / 1000 + 7 }
    const { shift, box } = besideFigures({ at, scale, radius, ...paper, others: rest, papers })
    papers.push(box)
    return place(at, shift.x, shift.y)
  }
}

const OfficerTag = memo(function OfficerTag({ officer }: { officer: Figure }): ReactElement {
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  const beside = useBeside()
  const name = names.figure(officer.id)
  return (
    <div className="tag order-officer" style={beside(officer.position, name.length + 6)}>
      <b>{name}</b>
      {state.rules.premeasure && <span>{exactly({ milli: radiusOfOrders(state, officer) })}</span>}
    </div>
  )
})

interface LeaderTagProps {
  readonly leader: FigureId
  readonly obey: number
  readonly reached: number
}

const LeaderTag = memo(function LeaderTag({ leader, obey, reached }: LeaderTagProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const beside = useBeside()
  const position = figureOf(state, leader)?.position
  if (!position) return undefined
  const name = names.figure(leader)
  return (
    <div className="tag order-leader" style={beside(position, name.length + 9)}>
      {name} <b>{t('order.ofAll', { n: obey, all: reached })}</b>
    </div>
  )
})

/** Paper beside the order: its goal with the button, its leaders with their counts, who waits for the men. */
export function OrderTags(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const beside = useBeside()
  const ordering = useOrdering()
  const preview = useForesight((foresight) => foresight.preview)
  const { fixed, goal, target } = useParts('fixed', 'goal', 'target')
  if (!ordering) return undefined
  const { officer, kind, given } = ordering
  const shown = ordering.order && mayForesee(ordering, state.rules.premeasure) ? preview : undefined
  // Beside an area, never on those who stand in it.
  const clear = kind === 'fireAtWill' ? willRadius(state, officer) * 1000 + markerRadius(state.rules) : 600
  const at = goal ?? (target && kind === 'fireAt' ? figureOf(state, target)?.position : undefined)
  const tokens = shown ? orderPrice(shown) : (state.rules.company?.orderCost ?? 1)
  return (
    <>
      <OfficerTag officer={officer} />
      {shown &&
        branchesOf(shown)
          .filter(({ leader }) => leader !== officer.id)
          .map(({ leader, men }) => (
            <LeaderTag key={leader} leader={leader} obey={men.filter(({ does }) => does).length} reached={men.length} />
          ))}
      {shown &&
        ambushesOf(shown.men).map(({ marker, shooter, first }) => (
          <div key={marker} className="tag harm-tag order-harm" style={place(first.at, '14px', '-50%')}>
            <b>{percent(1 - first.odds.miss)}</b> {names.figure(shooter)}
          </div>
        ))}
      {shown?.drawn.map(({ marker, shooter, odds }) => (
        <div key={marker} className="tag harm-tag order-harm" style={place(officer.position, '22px', '-50%')}>
          <b>{percent(1 - odds.miss)}</b> {names.figure(shooter)}
        </div>
      ))}
      {at && kind && !given && (
        <div className="tag plan-tag order-goal" style={beside(at, 16, clear)}>
          {fixed ? (
            <button
              type="button"
              className="commit-pill"
              data-commit-here
              disabled={!shown && state.rules.premeasure ? true : shown?.refusal !== undefined}
              onClick={commitOrder}
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
