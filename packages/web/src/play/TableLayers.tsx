import {
  baseRadius,
  type Figure,
  figureOf,
  type GameState,
  isOnTable,
  onTable,
  rideOf,
  sightGroundOf,
} from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../figure/lookOf.ts'
import { drawnAt } from '../figure/seats.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import { Fan } from '../sight/Fan.tsx'
import { HiddenPoint, SightLines } from '../sight/SightLines.tsx'
import { Marks } from '../stage/Marks.tsx'
import type { Mark } from '../stage/marks.ts'
import { Affected } from './Affected.tsx'
import { Markers } from './Areas.tsx'
import { CoversLayer } from './Covers.tsx'
import { AnswerLayer, AnswerMarks } from './call/AnswerLayer.tsx'
import { Casualties } from './care/Casualties.tsx'
import { Fallen } from './Fallen.tsx'
import { FigurePiece, type Walk } from './FigurePiece.tsx'
import { CardLayer } from './hand/CardLayer.tsx'
import { InSightLines } from './InSight.tsx'
import { OrderLayer } from './order/OrderLayer.tsx'
import { OrderMarks } from './order/OrderMarks.tsx'
import { PlanLayer, Reach } from './PlanLayer.tsx'
import { Countdowns } from './pending/Countdowns.tsx'
import { Smokes } from './pending/Smokes.tsx'
import { DriftArea } from './plan/PlannedAreas.tsx'
import { usePlanned } from './plannedContext.ts'
import { usePlay } from './playContext.ts'
import { useBeat } from './playStage.ts'
import { eligibleFor } from './readiness.ts'
import { NamesLayer } from './roster/NamesLayer.tsx'
import { useLit } from './roster/useRoster.ts'
import { Objectives, SetupLayer } from './SetupLayer.tsx'
import { TableDefs } from './TableDefs.tsx'
import { TargetMark } from './TargetMark.tsx'
import { TargetRings } from './TargetRings.tsx'
import { Ruler, Seen } from './ToolLayer.tsx'
import { useParts, useSpot, useTable } from './tableStore.ts'
import { CrewLinks } from './things/CrewLinks.tsx'
import { LeftWeapons } from './things/LeftWeapons.tsx'
import { SlitSectors } from './things/SlitSectors.tsx'
import { StationMarks } from './things/StationMarks.tsx'
import { ThingMarks } from './things/ThingMarks.tsx'
import { Vehicles } from './things/Vehicles.tsx'
import { UnderWay } from './UnderWay.tsx'
import { useProof } from './useShot.ts'
import type { Draft } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'

/** What lies under the figures, bottom to top: areas, plan, sight. */
export function GroundLayers(): ReactElement {
  const { state, side, question } = usePlay()
  const { actor, draft, shot } = usePlanned()
  const { verb, bends, fixed, tool, selected, hovered } = useParts(
    'verb',
    'bends',
    'fixed',
    'tool',
    'selected',
    'hovered',
  )
  const spot = useSpot(tool === 'seen')
  const { gait } = entryOf(verb ?? 'move')
  const proof = useProof(shot)
  const fanAt = useFanPoint(draft)
  return (
    <>
      <TableDefs />
      <SetupLayer side={side} />
      <Objectives />
      <StationMarks state={state} />
      <CoversLayer />
      <Fallen figures={state.figures} />
      <LeftWeapons state={state} />
      <Smokes smoke={state.smoke} />
      <Markers state={state} lit={hovered ?? selected} />
      <SlitSectors />
      <Countdowns state={state} />
      {actor && gait && !tool && state.rules.premeasure && <Reach state={state} figure={actor} gait={gait} />}
      {question?.kind === 'drift' && <DriftArea />}
      <AnswerLayer />
      <PlannedArea />
      {fanAt && <Fan ground={sightGroundOf(state)} x={fanAt.x} y={fanAt.y} r={baseRadius(state.rules)} />}
      {proof && (
        <>
          <SightLines shown={proof.shown} pieces={sightGroundOf(state).pieces} />
          <HiddenPoint shown={proof.shown} />
        </>
      )}
      {gait && <InSightLines draft={draft} />}
      {draft && <PlanLayer state={state} draft={draft} bends={bends} fixed={fixed} />}
      <OrderLayer />
      {tool === 'seen' && spot && <Seen state={state} at={spot} />}
      <UnderWay />
    </>
  )
}

/** The marker or the blast that follows the pointer. */
function PlannedArea(): ReactElement | undefined {
  const { actor, draft } = usePlanned()
  const { verb, goal } = useParts('verb', 'goal')
  const { area } = entryOf(verb ?? 'move')
  return area && actor && goal && draft && <area.Picture actor={actor} at={goal} draft={draft} />
}

/** What lies over the figures: the target, what just happened, the ruler. */
export function OverLayers(): ReactElement {
  const { state } = usePlay()
  const { shot, hits } = usePlanned()
  const { tool, ruler, moment } = useParts('tool', 'ruler', 'moment')
  const beat = useBeat()
  const proof = useProof(shot)
  return (
    <>
      {hits.length > 0 && <Affected hits={hits} />}
      <AnswerMarks />
      <TargetRings />
      {proof && <TargetMark at={drawnAt(state, proof.to)} r={drawnAt(state, proof.to).r} />}
      <ThingMarks />
      <NamesLayer />
      <OrderMarks />
      <CardLayer />
      {moment === undefined && beat && <Marks marks={beat.marks} r={baseRadius(state.rules)} />}
      {tool === 'ruler' && ruler && <Ruler from={ruler[0]} to={ruler[1]} />}
    </>
  )
}

/** HOUSE-03: who rides goes where the driver goes. */
const isWalkOf = (state: GameState, mark: Mark, figure: Figure): mark is Walk =>
  mark.kind === 'walk' && (mark.figure === figure.id || mark.figure === rideOf(state, figure)?.driver)

/** Not drawn again while only the pointer moves. */
export const Figures = memo(function Figures({ next }: { next: Figure | undefined }): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const selected = useTable((table) => table.selected)
  const moment = useTable((table) => table.moment)
  const beat = useBeat()
  const words = useStateWords(state)
  const figures = useMemo(() => onTable(state), [state])
  const eligible = useMemo(() => eligibleFor(play), [play])
  const lit = useLit()
  return (
    <>
      <Vehicles state={state} />
      <CrewLinks state={state} />
      <Casualties state={state} chosen={[selected]} />
      {figures.map((figure) => (
        <FigurePiece
          key={figure.id}
          figure={figure}
          look={lookOf(state, figure)}
          at={drawnAt(state, figure)}
          label={t('figure', {
            name: names.full(figure.id),
            side: names.side(figure.side),
            square: names.square(figure.position),
            state: words(figure),
          })}
          walk={moment === undefined ? beat?.marks.find((mark) => isWalkOf(state, mark, figure)) : undefined}
          selected={figure.id === selected}
          eligible={eligible.has(figure.id)}
          ready={selected === undefined && next?.id === figure.id}
          faded={lit !== undefined && lit.side === figure.side && !lit.men.has(figure.id)}
        />
      ))}
    </>
  )
})

/** The fan follows a figure in hand, else the chosen or pointed-at one. */
function useFanPoint(draft: Draft | undefined): { x: number; y: number } | undefined {
  const { state } = usePlay()
  const { tool, selected, hovered } = useParts('tool', 'selected', 'hovered')
  if (tool !== 'fan') return undefined
  if (draft?.end) return draft.end
  const id = hovered ?? selected
  const figure = id && figureOf(state, id)
  return figure && isOnTable(figure) ? figure.position : undefined
}
