import { baseRadius, type Figure, figureOf, isOnTable, knownFigure, sightGroundOf, vehicleOf } from '@tactic48/rules'
import { type FocusEvent, memo, type ReactElement, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Defs } from '../board/Defs.tsx'
import { Effects, type Walk } from '../board/Effects.tsx'
import { FigurePiece } from '../board/FigurePiece.tsx'
import { CountdownLabels, MarkerLabels } from '../board/Labels.tsx'
import { Markers } from '../board/Markers.tsx'
import type { BoardVehicle } from '../board/model.ts'
import { CasualtyPiece, CrewLinks, VehiclePiece } from '../board/RarePieces.tsx'
import { usePart, useVerb } from './tableStore.ts'
// Not only when the first smoke is thrown: a game may go on without a network.
import '../board/rareMarkers.tsx'
import { prefersStillness } from '../app/settings.ts'
import { drawnAt } from '../boardModel/seats.ts'
import { useGame } from '../game/gameStore.ts'
import { interactionOf } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { useMarkerWords } from '../prose/useMarkerWords.ts'
import { useCountdownWords } from '../prose/usePendingWords.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import { liveIn } from '../session/seenLog.ts'
import { Fan, HiddenPoint, SightLines } from '../sight/SightLines.tsx'
import { type Mark, marksOf } from '../stage/marks.ts'
import { walkTime } from '../stage/pace.ts'
import { TargetMark } from './Chalk.tsx'
import { AnswerLayer, AnswerMarks } from './call/AnswerLayer.tsx'
import { CardLayer } from './hand/CardLayer.tsx'
import { eligibleFor } from './lookAhead.ts'
import { stateAt } from './moment.ts'
import { bringIntoSight, useSmall } from './onScreen.ts'
import { OrderLayer, OrderMarks } from './order/OrderLayer.tsx'
import { Affected, PlanLayer, Reach } from './PlanLayer.tsx'
import { InSightLines } from './PlanWords.tsx'
import { PICTURES } from './plan/panels.ts'
import { usePlanned, usePlay } from './playContext.ts'
import { playStage, useBeat } from './playStage.ts'
import { NamesLayer } from './roster/NamesLayer.tsx'
import { useLit } from './roster/useRoster.ts'
import { CoversLayer, SetupLayer } from './SetupLayer.tsx'
import { useProof } from './shot.ts'
import { TargetRings } from './Targets.tsx'
import { Ruler, Seen } from './Tools.tsx'
import { useParts, useSpot, useTable } from './tableStore.ts'
import { DriftArea, UnderWay } from './UnderWay.tsx'
import { SlitSectors, ThingMarks } from './vehiclesAndBunkers/ThingLayer.tsx'
import { isSameThing } from './vehiclesAndBunkers/thing.ts'
import { useVehicleWords } from './vehiclesAndBunkers/VehicleDetails.tsx'
import { endOf } from './way.ts'

/** What lies under the figures, bottom to top: areas, plan, sight. */
export function GroundLayers(): ReactElement {
  const { state, side, question } = usePlay()
  const { actor, prospect, shot } = usePlanned()
  const { tool } = useParts('tool')
  const verb = useVerb()
  const spot = useSpot(tool === 'seen')
  const { gait } = interactionOf(verb ?? 'move')
  const proof = useProof(shot)
  const fanAt = useFanPoint(prospect)
  return (
    <>
      <Defs />
      <SetupLayer side={side} />
      <CoversLayer />
      <MarkersInPlay />
      <SlitSectors />
      {actor && gait && !tool && state.rules.premeasure && <Reach figure={actor} gait={gait} />}
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
      {gait && <InSightLines prospect={prospect} />}
      {prospect && <PlanLayer prospect={prospect} />}
      <OrderLayer />
      {tool === 'seen' && spot && <Seen state={state} at={spot} />}
      <UnderWay />
    </>
  )
}

/** The markers of the game; those of the Character in hand, or that are pointed at, stand out. */
function MarkersInPlay(): ReactElement {
  const { state, board, names } = usePlay()
  const { selected, hovered, countdowns } = useParts('selected', 'hovered', 'countdowns')
  const { prospect } = usePlanned()
  const says = useMarkerWords(names)
  const end = prospect && endOf(state, prospect)
  const touched = end?.kind === 'objective' ? end.element.id : undefined
  const lit = useMemo(
    () => [
      ...countdowns,
      ...board.markers.flatMap((one) => (one.kind === 'objective' && one.element === touched ? [one.id] : [])),
    ],
    [countdowns, board, touched],
  )
  return <Markers markers={board.markers} of={hovered ?? selected} lit={lit} says={says} />
}

/** The marker or the blast that follows the pointer. */
function PlannedArea(): ReactElement | undefined {
  const { actor, prospect } = usePlanned()
  const verb = useVerb()
  const goal = usePart('goal')
  const Picture = verb && PICTURES[verb]
  return Picture && actor && goal && prospect && <Picture actor={actor} at={goal} prospect={prospect} />
}

/** What lies over the figures: the target, what just happened, the ruler. */
export function OverLayers(): ReactElement {
  const { state } = usePlay()
  const { shot, hits } = usePlanned()
  const { tool, ruler } = useParts('tool', 'ruler')
  const marks = useMarks()
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
      <Effects marks={marks} r={baseRadius(state.rules)} />
      {tool === 'ruler' && ruler && <Ruler from={ruler[0]} to={ruler[1]} />}
    </>
  )
}

const NO_MARKS: readonly Mark[] = []

/** What is being shown, or what led to the earlier moment that is looked at. */
function useMarks(): readonly Mark[] {
  const moment = useTable((table) => table.moment)
  const log = useGame(({ game }) => game?.log)
  const beat = useBeat()
  const led = useMemo(() => {
    const entry = log && moment ? liveIn(log)[moment - 1] : undefined
    return log && moment && entry ? marksOf(stateAt(log, moment - 1), entry.events) : NO_MARKS
  }, [log, moment])
  return moment === undefined ? (beat?.marks ?? NO_MARKS) : led
}

/** Whose markers these are and what is counted down. */
export function LabelsInPlay(): ReactElement {
  const play = usePlay()
  const { selected, hovered, countdowns } = useParts('selected', 'hovered', 'countdowns')
  const words = useCountdownWords(play.state, play.names)
  const says = useMarkerWords(play.names)
  const shown = useMemo(() => ({ ...play, says }), [play, says])
  const small = useSmall()
  return (
    <>
      <MarkerLabels shown={shown} chosen={hovered ?? selected} />
      <CountdownLabels shown={play} words={words} small={small} lit={countdowns} />
    </>
  )
}

/** As fast as the player has it. */
function shownFor({ points }: Walk): number {
  const { speed } = playStage.getState()
  return prefersStillness() || speed === 0 ? 0 : walkTime(points) / (speed === 'wait' ? 1 : speed)
}

/** The walk that is being shown of anybody. HOUSE-03: who rides goes where the driver goes. */
function useWalks(): (figure: string | undefined, driver?: string) => Walk | undefined {
  const moment = useTable((table) => table.moment)
  const beat = useBeat()
  return (figure, driver) =>
    moment === undefined
      ? beat?.marks.find(
          (mark): mark is Walk => mark.kind === 'walk' && (mark.figure === figure || mark.figure === driver),
        )
      : undefined
}

/** Not drawn again while only the pointer moves. */
export const Figures = memo(function Figures({ next }: { next: Figure | undefined }): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, board, names } = play
  const selected = useTable((table) => table.selected)
  const walkOf = useWalks()
  const words = useStateWords(state)
  const eligible = useMemo(() => eligibleFor(play), [play])
  const lit = useLit()
  const { stop, onFocus } = useStop(next)
  const labelOf = useCallback(
    ({ id, side, position }: Pick<Figure, 'id' | 'side' | 'position'>, said: string): string =>
      t('figure', { name: names.full(id), side: names.side(side), square: names.square(position), state: said }),
    [t, names],
  )
  return (
    // biome-ignore lint/a11y: a group inside a drawing, where no fieldset can stand
    <g role="group" aria-label={t('pieces')} onFocus={onFocus}>
      <Vehicles vehicles={board.vehicles} stop={stop} />
      <CrewLinks crews={board.crews} selected={selected} />
      {board.casualties.map((casualty) => (
        <CasualtyPiece
          key={casualty.id}
          casualty={casualty}
          label={labelOf({ ...casualty, position: casualty.at }, t(`care.lies.${casualty.kind}`))}
          selected={casualty.id === selected}
          stop={casualty.id === stop}
        />
      ))}
      {board.figures.map((figure) => {
        const { id, side, driver } = figure
        return (
          <FigurePiece
            key={id}
            figure={figure}
            label={labelOf(figure, words(knownFigure(state, id)))}
            walk={walkOf(id, driver)}
            walkTime={shownFor}
            selected={id === selected}
            stop={id === stop}
            eligible={eligible.has(id)}
            ready={selected === undefined && next?.id === id}
            faded={lit !== undefined && lit.side === side && !lit.men.has(id)}
          />
        )
      })}
    </g>
  )
})

/** Whose turn it is for Tab: who had the focus last, else who is in hand, else who may act next. */
function useStop(next: Figure | undefined): { stop: string | undefined; onFocus: (event: FocusEvent) => void } {
  const { board, lens } = usePlay()
  const selected = useTable((table) => table.selected)
  const [last, setLast] = useState<string>()
  const pieces = [...board.figures, ...board.casualties, ...board.vehicles]
  const stop = [last, selected, next?.id].find((id) => pieces.some((piece) => piece.id === id)) ?? pieces[0]?.id
  return {
    stop,
    onFocus: ({ target }) => {
      const { figure, vehicle } = target instanceof SVGElement ? target.dataset : {}
      const here = pieces.find(({ id }) => id === figure || id === vehicle)
      if (!here) return
      setLast(here.id)
      bringIntoSight(lens, here.at)
    },
  }
}

interface VehiclesProps {
  readonly vehicles: readonly BoardVehicle[]
  readonly stop: string | undefined
}

const Vehicles = memo(function Vehicles({ vehicles, stop }: VehiclesProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { thing } = useParts('thing')
  const vehicle = usePart('vehicle')
  const armour = usePart('armour')
  const words = useVehicleWords(state)
  const walkOf = useWalks()
  return (
    <>
      {vehicles.map((one) => {
        const { id, side, at, driver } = one
        const target = { vehicle: id }
        const ride = vehicleOf(state, id)
        return (
          <VehiclePiece
            key={id}
            vehicle={one}
            label={t('figure', {
              name: names.vehicle(id),
              side: names.side(side),
              square: names.square(at),
              state: ride ? words(ride) : '',
            })}
            selected={vehicle === id || isSameThing(thing, target) || isSameThing(armour, target)}
            stop={id === stop}
            walk={driver && walkOf(driver)}
            walkTime={shownFor}
          />
        )
      })}
    </>
  )
})

/** The fan follows a figure in hand, else the chosen or pointed-at one. */
function useFanPoint(prospect: Prospect | undefined): { x: number; y: number } | undefined {
  const { state } = usePlay()
  const { tool, selected, hovered } = useParts('tool', 'selected', 'hovered')
  if (tool !== 'fan') return undefined
  if (prospect?.end) return prospect.end
  const id = hovered ?? selected
  const figure = id && figureOf(state, id)
  return figure && isOnTable(figure) ? figure.position : undefined
}
