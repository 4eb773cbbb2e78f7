import type { Point } from '@tactic48/geometry'
import { baseRadius, enemiesOf, type FigureId, figureOf, isOnTable } from '@tactic48/rules'
import clsx from 'clsx'
import { type DOMAttributes, type ReactElement, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { place } from '../board/papers.ts'
import { ABOVE_FIRST, useLaidPapers } from '../board/useLaidPapers.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import css from './Chalk.module.css'
import { Ring } from './Chalk.tsx'
import { useTooNear } from './call/AnswerLayer.tsx'
import dock from './dock/Dock.module.css'
import { HarmBar, usePercent } from './Odds.tsx'
import { usePlanned, usePlay } from './playContext.ts'
import type { Shooting } from './shot.ts'
import tags from './Tags.module.css'
import { usePart, useParts, useTable } from './tableStore.ts'

interface TargetsProps {
  readonly shooting: Shooting
  readonly chosen: FigureId | undefined
  readonly onChoose: (id: FigureId) => void
}

/** Whom the shot may be at; a row lights its man on the table, and the man his row. */
export function Targets({ shooting, chosen, onChoose }: TargetsProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const { state, shooter, targets } = shooting
  const { hovered } = useParts('hovered')
  const lighting = useLighting()
  const measured = state.rules.premeasure
  const rows = useMemo(
    () => (measured ? targets : enemiesOf(state, shooter.side).map(({ id }) => ({ id, hit: 0, distance: 0 }))),
    [measured, state, shooter.side, targets],
  )
  if (rows.length === 0) return <p className="muted">{t('shot.noTarget')}</p>
  return (
    <ul className={clsx('stack g4', dock.targets)} data-part="targets" aria-label={t('shot.pick')}>
      {rows.map(({ id, hit, distance }) => (
        <li key={id}>
          <button
            type="button"
            className={clsx('pick', dock.target)}
            data-pointed={hovered === id || undefined}
            aria-pressed={id === chosen}
            data-target-choice={id}
            onClick={() => onChoose(id)}
            {...lighting(id)}
          >
            <b>{names.figure(id)}</b>
            {measured && (
              <>
                <span className="muted">{length(distance)}</span>
                <HarmBar chance={hit} />
                <span>
                  <span className="sr">{t('shot.chance', { percent: '' })}</span>
                  {percent(hit)}
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** FIRE-01: a ring round everybody whom the planned shot may be at. */
export function TargetRings(): ReactElement | undefined {
  const { state } = usePlay()
  const { shooting } = usePlanned()
  const { lit, hovered } = useParts('lit', 'hovered')
  const r = baseRadius(state.rules)
  const pointed = lit && figureOf(state, lit)
  return (
    <>
      {shooting && (
        <g className={css.drawn}>
          {shooting.targets.map(({ id }) => {
            const at = figureOf(state, id)?.position
            return at ? (
              <g key={id} className={clsx(css.ring, css.harm, hovered === id && css.pointed)} data-legal-target={id}>
                <Ring at={at} r={r + 150} />
              </g>
            ) : undefined
          })}
        </g>
      )}
      {pointed && isOnTable(pointed) && (
        <g data-lit={lit} className={clsx(css.drawn, css.lit)}>
          <Ring at={pointed.position} r={r + 260} />
        </g>
      )}
    </>
  )
}

/** Beyond this their chances would hide the table. */
const READABLE = 12

/** The chance against each of them. */
export function TargetTags(): ReactElement | undefined {
  const { state } = usePlay()
  const { shooting } = usePlanned()
  const { lit } = useParts('lit')
  const target = usePart('target')
  if (!shooting) return undefined
  const { targets } = shooting
  const shown = targets.length > READABLE ? targets.filter(({ id }) => id === lit) : targets
  const chances = shown.flatMap(({ id, hit }) => {
    const at = figureOf(state, id)?.position
    return at && id !== target ? { id, at, chance: hit } : []
  })
  return <ChanceTags chances={chances} />
}

interface Chance {
  readonly id: FigureId
  readonly at: Point
  readonly chance: number
}

/** The chance of each, on paper beside him. Where they stand too close for all, the highest are said; the panel has the others. */
export function ChanceTags({ chances }: { chances: readonly Chance[] }): ReactElement {
  const play = usePlay()
  const percent = usePercent()
  const tooNear = useTooNear()
  const lay = useLaidPapers(play, tooNear && [tooNear.laid.box])
  const clear = play.board.base
  return (
    <>
      {chances
        .toSorted((a, b) => b.chance - a.chance)
        .map(({ id, at, chance }) => {
          const { shift, readable } = lay({ at, letters: 3, height: 19, clear, gap: 6, sides: ABOVE_FIRST })
          return (
            readable && (
              <div
                key={id}
                className={clsx('tag', tags.small, tags.chance)}
                data-part="chance"
                style={place(at, shift.x, shift.y)}
              >
                {percent(chance)}
              </div>
            )
          )
        })}
    </>
  )
}

type Lighting = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

const light = (lit: FigureId | undefined): void => useTable.getState().change({ lit })
const lightNobody = (): void => light(undefined)

const lightingOf = (id: FigureId | undefined): Lighting =>
  id
    ? {
        onPointerEnter: () => light(id),
        onPointerLeave: lightNobody,
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && light(id),
        onBlur: lightNobody,
      }
    : {}

/** For rows that stand for a figure: pointing at one lights the figure on the table. */
export function useLighting(): (id: FigureId | undefined) => Lighting {
  // A row that is taken away under the pointer leaves nobody lit.
  useEffect(() => lightNobody, [])
  return lightingOf
}
