import { holds, type Mark, type Spot } from '@tactic48/content/lesson'
import type { Point } from '@tactic48/geometry'
import { baseRadius, type GameState } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { middleOf } from '../board/outline.ts'
import { type Box, place } from '../board/papers.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { type Sign, type TableHost, usePlay } from '../play/playContext.ts'
import { useTableNames } from '../play/roster/NamesLayer.tsx'
import { boxOfName } from '../play/roster/tableNames.ts'
import { useTable, useVerb } from '../play/tableStore.ts'
import { arrowPast } from './arrow.ts'
import { useLesson, useToldAttempt } from './lessonContext.ts'

/** Those marks that still have something to say. */
function useMarks(): readonly Mark[] {
  const { step } = useLesson()
  const attempt = useToldAttempt()
  const moment = useTable((table) => table.moment)
  if (attempt.verdict.kind === 'done' || moment !== undefined) return []
  return step.marks.filter(({ until }) => !until || !holds(until, attempt))
}

function spotOf({ figures, table }: GameState, spot: Spot): Point | undefined {
  if ('at' in spot) return spot.at
  if ('figure' in spot) return figures.find(({ id }) => id === spot.figure)?.position
  const element = table.elements.find(({ id }) => id === spot.element)
  return element && middleOf(element.outline)
}

/** Below it: what is written does not lie on what it is about. */
function footOf(state: GameState, spot: Spot): Point | undefined {
  const at = spotOf(state, spot)
  if (!at || 'at' in spot) return at
  if ('figure' in spot) return { x: at.x, y: at.y + baseRadius(state.rules) }
  const outline = state.table.elements.find(({ id }) => id === spot.element)?.outline
  if (!outline) return at
  const low = outline.kind === 'disc' ? outline.y + outline.r : Math.max(...outline.points.map(({ y }) => y))
  return { x: at.x, y: low }
}

/** The teacher's chalk over the figures; it grows faint while something is planned. */
export function Chalk(): ReactElement {
  const { state } = usePlay()
  const planning = useVerb() !== undefined
  const r = baseRadius(state.rules)
  const { scale, labels } = useTableNames('all')
  const names = labels.map((label) => boxOfName(label, 1000 / scale))
  return (
    <g className={planning ? 'chalk faint' : 'chalk'}>
      {useMarks().map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark that is gone does not come back
        <OneMark key={i} mark={mark} state={state} r={r} names={names} />
      ))}
    </g>
  )
}

interface OneMarkProps {
  readonly mark: Mark
  readonly state: GameState
  readonly r: number
  readonly names: readonly Box[]
}

function OneMark({ mark, state, r, names }: OneMarkProps): ReactElement | undefined {
  if (mark.mark === 'note') return undefined
  if (mark.mark === 'ring') {
    const at = spotOf(state, mark.on)
    if (!at) return undefined
    const radius = mark.u === undefined ? r + 330 : mark.u * 1000
    return (
      <g className="chalk-ring">
        <circle className="chalk-key" cx={at.x} cy={at.y} r={radius} />
        <circle className="chalk-line" cx={at.x} cy={at.y} r={radius} />
      </g>
    )
  }
  const from = spotOf(state, mark.from)
  const to = spotOf(state, mark.to)
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 2.4 * r) return undefined
  const { path, head } = arrowPast(names, {
    from,
    to,
    bend: mark.bend,
    gap: 'figure' in mark.from ? r * 1.4 : 0,
    stop: r * 1.45,
  })
  return (
    <g className="chalk-arrow" data-part="arrow">
      {'at' in mark.to && <circle className="chalk-end" cx={to.x} cy={to.y} r={r} />}
      <path className="chalk-key" d={path} />
      <path className="chalk-key" d={head} />
      <path className="chalk-line" d={path} />
      <path className="chalk-line" d={head} />
    </g>
  )
}

/** What the teacher has written on the table. */
export function ChalkNotes(): ReactElement {
  const { state } = usePlay()
  const language = useLanguage()
  return (
    <>
      {useMarks().map((mark, i) => {
        const spot = mark.mark === 'note' ? footOf(state, mark.on) : undefined
        if (mark.mark !== 'note' || !spot) return undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note that is gone does not come back
          <div key={i} className="tag chalk-note" style={place(spot, '-50%', '8px')}>
            {mark.text[language]}
          </div>
        )
      })}
    </>
  )
}

/** The same for those who listen. */
export const ChalkSigns: TableHost['Signs'] = ({ told }) => {
  const { t } = useTranslation('lesson')
  const { state, names } = usePlay()
  const language = useLanguage()
  const { length } = useNumbers()
  const nameOf = (spot: Spot): string => {
    if ('figure' in spot) return names.figure(spot.figure)
    return 'element' in spot ? names.element(spot.element) : names.square(spot.at)
  }
  const wordsOf = (mark: Mark): string => {
    if (mark.mark === 'note') return t('sign.note', { name: nameOf(mark.on), text: mark.text[language] })
    if (mark.mark === 'arrow') {
      const name = nameOf(mark.from)
      return 'at' in mark.to ? t('sign.point', { name }) : t('sign.arrow', { name, to: nameOf(mark.to) })
    }
    if (mark.u === undefined) return t('sign.round', { name: nameOf(mark.on) })
    const radius = length(mark.u * 1000)
    return 'at' in mark.on ? t('sign.ring', { radius }) : t('sign.wide', { name: nameOf(mark.on), radius })
  }
  const signs = useMarks().flatMap((mark): readonly Sign[] => {
    const spot = mark.mark === 'arrow' ? mark.to : mark.on
    const at = spotOf(state, spot)
    return at ? [{ name: wordsOf(mark), at, place: 'at' in spot }] : []
  })
  return told(signs)
}
