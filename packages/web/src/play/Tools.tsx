import { type Disc, distance, type Point } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  canSeePoint,
  type Figure,
  type GameState,
  isOnTable,
  onTable,
  SIDES,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useSettings } from '../app/settings.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useLaidKey } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { PACES } from '../stage/pace.ts'
import { SideMark } from '../ui/SideMark.tsx'
import chalk from './Chalk.module.css'
import { Line, lineOf } from './Chalk.tsx'
import { useSmall } from './onScreen.ts'
import css from './Page.module.css'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { type Situation, situationNow } from './situation.ts'
import tags from './Tags.module.css'
import { type Tool, toolsIn, useParts, useSpot, useTable } from './tableStore.ts'

const ICONS = { fan: 'fan', seen: 'seen', ruler: 'ruler' } as const

/** What looks at the table, and how fast the table shows what happens. */
export function ToolButtons(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { tool } = useParts('tool')
  const laid = useLaidKey()
  const named = (one: keyof typeof ICONS): string => {
    const key = laid(shownKey(one))
    return key ? `${t(`tool.${one}`)} (${key})` : t(`tool.${one}`)
  }
  return (
    <div className={clsx('row g4', css.tools)} data-part="tool-buttons">
      {toolsIn(state).map((one) => (
        <button
          key={one}
          type="button"
          className="btn square"
          aria-pressed={tool === one}
          aria-label={t(`tool.${one}`)}
          title={named(one)}
          aria-keyshortcuts={laid(shownKey(one))}
          data-tool={one}
          onClick={() => takeTool(one)}
        >
          <PlayIcon name={ICONS[one]} />
        </button>
      ))}
      <PaceChoice />
    </div>
  )
}

/** The one place where the pace is chosen. */
function PaceChoice(): ReactElement {
  const { t } = useTranslation('play')
  const pace = useSettings((settings) => settings.pace)
  const pointed = useRef(false)
  return (
    <label className={clsx('row', css.pace)} title={t('pace.heading')}>
      <PlayIcon name="hourglass" />
      <select
        aria-label={t('pace.heading')}
        data-pace={pace}
        value={pace}
        onPointerDown={() => {
          pointed.current = true
        }}
        onKeyDown={() => {
          pointed.current = false
        }}
        onChange={({ target }) => {
          saveSetting('pace', PACES.find((one) => one === target.value) ?? 'normal')
          // A list in focus would take the letters of the Actions for its own.
          if (pointed.current) target.blur()
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`pace.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Where a tool begins: at the chosen figure, else in the middle of the table. */
export function toolStart({ state: { table, figures } }: Situation): Point {
  const { selected } = useTable.getState()
  const chosen = figures.find((figure) => figure.id === selected && isOnTable(figure))
  return chosen?.position ?? { x: table.width / 2, y: table.height / 2 }
}

/** Takes a tool up, or puts it away. */
export function takeTool(tool: Tool): void {
  const { tool: inHand, change } = useTable.getState()
  const now = situationNow()
  if (inHand === tool || !now) change({ tool: undefined, ruler: undefined })
  else change({ tool, ruler: undefined, ...(tool === 'seen' ? { spot: toolStart(now) } : {}) })
}

const seersOf = (state: GameState, at: Point): readonly Figure[] =>
  onTable(state).filter((figure) => canSeePoint(state, figure, at))

/** Lines to everybody who sees the point (LOS-11). */
export function Seen({ state, at }: { state: GameState; at: Point }): ReactElement {
  return (
    <g className={chalk.drawn}>
      {seersOf(state, at).map(({ id, side, position }) => (
        <g key={id} className={chalk[side]} data-seer={id}>
          <Line d={lineOf([position, at])} />
        </g>
      ))}
      <circle className={chalk.end} cx={at.x} cy={at.y} r="160" />
    </g>
  )
}

export function Ruler({ from, to }: { from: Point; to: Point }): ReactElement {
  return (
    <g className={clsx(chalk.drawn, chalk.ruler)}>
      <Line d={lineOf([from, to])} />
      <circle className={chalk.end} cx={from.x} cy={from.y} r="110" />
      <circle className={chalk.end} cx={to.x} cy={to.y} r="110" />
    </g>
  )
}

/** Who sees the point, side by side. */
export function SeenList({ at }: { at: Point }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const seers = seersOf(state, at)
  return (
    <div className="stack g4" data-seen>
      {seers.length === 0 && <p>{t('tool.seenByNobody')}</p>}
      {SIDES.map((side) => {
        const own = seers.filter((seer) => seer.side === side)
        return own.length === 0 ? undefined : (
          <p key={side} className="row top g6">
            <SideMark side={side} /> {t('tool.seenBy', { names: list(own.map(({ id }) => names.figure(id))) })}
          </p>
        )
      })}
    </div>
  )
}

/** Words beside the tools: who sees the point, how far it is. */
export function ToolTags(): ReactElement | undefined {
  const { state } = usePlay()
  const { length } = useNumbers()
  const small = useSmall()
  const { tool, ruler } = useParts('tool', 'ruler')
  const spot = useSpot(tool === 'seen' && !small)
  if (tool === 'seen' && spot && !small) {
    return (
      <div
        className={clsx('tag', tags.words)}
        style={{ '--x': spot.x / 1000, '--y': spot.y / 1000, '--shift-y': '18px' } as CSSProperties}
      >
        <SeenList at={spot} />
      </div>
    )
  }
  if (tool === 'ruler' && ruler) {
    const [from, to] = ruler
    const apart = measured(state, from, to)
    const style = { '--x': (from.x + to.x) / 2000, '--y': (from.y + to.y) / 2000, '--shift-y': '14px' }
    return (
      <div className="tag" data-ruler style={style as CSSProperties}>
        {length(apart)}
      </div>
    )
  }
  return undefined
}

/** GEN-04: from edge to edge where the ruler is laid on bases. */
function measured(state: GameState, from: Point, to: Point): number {
  const at = (point: Point): Disc => {
    const r = baseRadius(state.rules)
    const figure = onTable(state).find(({ position }) => Math.hypot(position.x - point.x, position.y - point.y) <= r)
    return figure ? baseOf(state, figure) : { x: point.x, y: point.y, r: 0 }
  }
  const a = at(from)
  const b = at(to)
  return a.x === b.x && a.y === b.y ? 0 : distance(a, b)
}
