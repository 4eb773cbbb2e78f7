import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Edge,
  type Element,
  type GameState,
  isInReserve,
  knownFigure,
  objectivesAt,
  type SideId,
  whyNotDeploy,
} from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../board/Figure.tsx'
import { middleOf, outlinePath } from '../board/outline.ts'
import { lookOf } from '../boardModel/lookOf.ts'
import { useInAdvance } from '../game/inAdvance.ts'
import css from './Chalk.module.css'
import { Ghost, inSide } from './Chalk.tsx'
import { plannedMen, squadAt } from './deploy/squads.ts'
import { usePlay } from './playContext.ts'
import { usePart, useSpot, useTable } from './tableStore.ts'

export function zoneRect({ table, rules }: GameState, edge: Edge) {
  const { width, height } = table
  const depth = rules.deployDepth * 1000
  if (edge === 'north') return { x: 0, y: 0, width, height: depth }
  if (edge === 'south') return { x: 0, y: height - depth, width, height: depth }
  if (edge === 'west') return { x: 0, y: 0, width: depth, height }
  return { x: width - depth, y: 0, width: depth, height }
}

/** Zones while figures are put down, and where the one in hand would stand. */
export function SetupLayer({ side }: { side: SideId | undefined }): ReactElement | undefined {
  const { state, question } = usePlay()
  const selected = useTable((table) => table.selected)
  const goal = usePart('goal')
  const spot = useSpot(question?.kind === 'deploy')
  if (state.phase !== 'setup' || !question) return undefined
  const { edges } = state.table
  const figure = state.figures.find(({ id }) => id === selected)
  const at = goal ?? spot
  const placing = question.kind === 'deploy' && figure && isInReserve(figure) && figure.side === side && at
  const refused = placing && figure ? whyNotDeploy(state, figure, at) : undefined
  const r = baseRadius(state.rules)
  return (
    <g className={css.drawn}>
      {edges &&
        (['blue', 'ember'] as const).map((one) => (
          <rect
            key={one}
            className={clsx(css.zone, one === side && css.own)}
            style={inSide(one)}
            data-zone={one}
            {...zoneRect(state, edges[one])}
          />
        ))}
      {question.kind === 'objective' &&
        side &&
        edges &&
        objectivesAt(state, edges[side]).map((element) => (
          <path key={element.id} className={css.eligible} data-part="eligible-piece" d={outlinePath(element.outline)} />
        ))}
      {question.kind === 'deploy' && <SquadInHand at={at} />}
      {placing && figure && (
        <Ghost at={at} r={r} refused={refused !== undefined} faint={refused ? 0.5 : 0.9}>
          <Figure x={at.x} y={at.y} r={r} lifted {...lookOf(state, figure)} />
        </Ghost>
      )}
    </g>
  )
}

/** The squad in hand as it would stand, and those who were told their places already. */
function SquadInHand({ at }: { at: Point | undefined }): ReactElement | undefined {
  const play = usePlay()
  const { state, side } = play
  const squad = usePart('squad')
  const plans = useInAdvance((said) => said.plans)
  const planned = useMemo(() => (side && plans ? plannedMen(state, side) : []), [state, side, plans])
  const standing = useMemo(() => (at && squad !== undefined ? squadAt(play, squad, at) : []), [play, at, squad])
  const r = baseRadius(state.rules)
  return (
    <>
      {[...planned, ...standing].map(({ figure: id, at: { x, y } }) => (
        <Ghost key={id} at={{ x, y }} r={r} faint={0.9} data-standing={id}>
          <Figure x={x} y={y} r={r} lifted {...lookOf(state, knownFigure(state, id))} />
        </Ghost>
      ))}
    </>
  )
}

/** SETUP-06: Total has a full edge and dark ground, Partial a broken edge; each has its letter. */
export function CoversLayer(): ReactElement | undefined {
  const { state } = usePlay()
  const shown = useTable((table) => table.covers)
  return shown ? <Declared elements={state.table.elements} /> : undefined
}

const Declared = memo(function Declared({ elements }: { elements: readonly Element[] }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <g className={css.drawn}>
      {elements.map(({ id, outline, cover }) => {
        if (cover === 'none') return undefined
        const { x, y } = middleOf(outline)
        return (
          <g key={id} className={css.declared} data-declared={cover}>
            <path d={outlinePath(outline)} />
            <text x={x} y={y} dy="0.36em">
              {t(`covers.${cover}`).slice(0, 1)}
            </text>
          </g>
        )
      })}
    </g>
  )
})
