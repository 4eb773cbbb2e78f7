import { createTrack, type Point, type Track, trackPoint } from '@tactic48/geometry'
import { baseRadius, type GameState, occupantsOf, radiusOf, reachOf, rideOf, topTask } from '@tactic48/rules'
import { memo, type ReactElement, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { Figure } from '../board/Figure.tsx'
import { Vehicle } from '../board/Vehicle.tsx'
import { lookOf, vehicleLook } from '../boardModel/lookOf.ts'
import { drawnAt } from '../boardModel/seats.ts'
import { activeDraft, prospectFor } from '../input/active.ts'
import { interactionOf } from '../interactions/actions.ts'
import { partOf } from '../interactions/draft.ts'
import { driftTo } from '../interactions/drift.ts'
import { caughtAt } from '../interactions/hits.ts'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import { ReachRings } from '../sight/SightLines.tsx'
import { answerIn, asHits, endangeredNow, useAnswerInHand } from './call/answer.ts'
import { PlannedContext, usePlay } from './playContext.ts'
import { useShooting, useShot } from './shot.ts'
import { actorIn } from './situation.ts'
import { useTable, useVerb } from './tableStore.ts'

const line = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The part of a track from one step to another. */
function part(track: Track, from: number, to: number): readonly Point[] {
  const bends = track.starts.filter((start) => start > from && start < to)
  return [from, ...bends, to].map((k) => trackPoint(track, k))
}

/** Everything one Action can reach. */
export const Reach = memo(function Reach({
  state,
  figure,
  gait,
}: {
  state: GameState
  figure: Prospect['figure']
  gait: 'move' | 'moveFire'
}): ReactElement {
  const rings = useMemo(() => reachOf(state, figure, gait), [state, figure, gait])
  return <ReachRings rings={rings} />
})

/** How bad it is from here on: 0 safe, 1 to 3 ever denser hatching. */
function density(chance: number): 1 | 2 | 3 {
  if (chance >= 0.5) return 3
  return chance >= 0.25 ? 2 : 1
}

interface PlanLayerProps {
  readonly state: GameState
  readonly prospect: Prospect
  readonly bends: readonly Point[]
  /** The pointer no longer moves it. */
  readonly fixed: boolean
}

/** The planned way: chalk while safe, hatched from the point where fire waits, and the figure at its end. */
export function PlanLayer({ state, prospect, bends, fixed }: PlanLayerProps): ReactElement | undefined {
  const { way, figure, end } = prospect
  const r = radiusOf(state, figure)
  if (!way || !end) return undefined
  const track = createTrack([figure.position, ...way.path, ...(way.stepInto ? [way.stepInto] : [])])
  const threats = prospect.dangers.flatMap((danger) => (danger.kind === 'contact' ? [] : [danger]))
  const contact = prospect.dangers.find(({ kind }) => kind === 'contact')
  const last = contact && state.rules.contactEndsMove ? contact.k : track.steps
  let missed = 1
  const lanes = threats.map((danger, i) => {
    if (danger.kind === 'opportunityFire' && !danger.second) missed *= danger.odds.miss
    const to = threats[i + 1]?.k ?? last
    return { k: danger.k, d: line(part(track, danger.k, Math.max(danger.k + 1, to))), dense: density(1 - missed) }
  })
  return (
    <g className={`plan${prospect.refusal ? ' refused' : ''}${fixed ? ' fixed' : ''}`}>
      <path className="lane-key" d={line(track.points)} strokeWidth={2 * r + 60} />
      <path className="lane" d={line(track.points)} strokeWidth={2 * r} />
      {lanes.map((lane) => (
        <path
          key={`${lane.k} ${lane.d.length}`}
          className="lane-harm"
          data-danger
          d={lane.d}
          strokeWidth={2 * r}
          stroke={`url(#harm-hatch-${lane.dense})`}
        />
      ))}
      <path className="way-key" d={line(track.points)} />
      <path className="way" data-part="way" d={line(track.points)} />
      {bends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="bend" data-part="bend" cx={x} cy={y} r="130" />
      ))}
      {threats.map((danger) => (
        <g key={`${danger.kind} ${danger.marker} ${danger.k}`} transform={`translate(${danger.at.x} ${danger.at.y})`}>
          <circle className="trigger" r={r} />
          <path className="trigger-sign" d="M0 -300L290 220H-290Z" />
          <path className="trigger-stroke" d="M0 -120V60M0 130V150" />
        </g>
      ))}
      <g className="ghost" data-ghost>
        <circle className="ghost-ring-key" cx={end.x} cy={end.y} r={r + 110} />
        <circle className="ghost-ring" data-part="ghost-ring" cx={end.x} cy={end.y} r={r + 110} />
        <g opacity="0.85">
          <Ghost state={state} figure={figure} end={end} />
        </g>
      </g>
    </g>
  )
}

/** HOUSE-03: with all that goes along. */
function Ghost({ state, figure, end }: Pick<PlanLayerProps, 'state'> & Required<Pick<Prospect, 'figure' | 'end'>>) {
  const ride = rideOf(state, figure)
  if (!ride) return <Figure x={end.x} y={end.y} r={radiusOf(state, figure)} lifted {...lookOf(state, figure)} />
  const { x, y } = ride.position
  return (
    <g transform={`translate(${end.x - x} ${end.y - y})`}>
      <Vehicle x={x} y={y} r={ride.radius} {...vehicleLook(state, ride)} />
      {occupantsOf(state, ride.id).map((one) => (
        <Figure key={one.id} {...drawnAt(state, one)} {...lookOf(state, one)} />
      ))}
    </g>
  )
}

/** Follows the pointer: those inside who ask for the plan are drawn again with it, and nobody else. */
export function PlanFollows({ children }: { children: ReactNode }): ReactElement {
  const play = usePlay()
  const selected = useTable((table) => table.selected)
  const draft = useTable((table) => table.draft)
  const verb = useVerb()
  const actor = actorIn(play, selected)
  const prospect = useSteady(useMemo(() => prospectFor(play, draft), [play, draft]))
  const shooting = useShooting(play, prospect, verb && interactionOf(verb).shoots)
  const shot = useShot(play, actor, shooting)
  const hits = useAffected(prospect)
  const planned = useMemo(() => ({ actor, prospect, shooting, shot, hits }), [actor, prospect, shooting, shot, hits])
  return <PlannedContext.Provider value={planned}>{children}</PlannedContext.Provider>
}

/** What an order brings is foreseen elsewhere: its plan stays the same here until it is judged otherwise, wherever it points. */
function useSteady(prospect: Prospect | undefined): Prospect | undefined {
  const last = useRef(prospect)
  if (verdictOf(last.current) === undefined || verdictOf(last.current) !== verdictOf(prospect)) last.current = prospect
  return last.current
}

function verdictOf(prospect: Prospect | undefined): string | undefined {
  if (prospect?.command?.verb !== 'giveOrder') return undefined
  const { figure, command, plan, refusal, blind } = prospect
  return JSON.stringify([figure.id, command.order.kind, plan?.price, refusal, blind])
}

const NOBODY: readonly Hit[] = []

/** Who is affected by the marker that is about to be put down. */
function useAffected(prospect: Prospect | undefined): readonly Hit[] {
  const play = usePlay()
  const { state, question } = play
  const changed = useDeferredValue(useAnswerInHand())
  const verb = useVerb()
  const goal = useTable((table) =>
    partOf(question?.kind === 'drift' ? activeDraft(play, table.draft) : table.draft, 'goal'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: reckoned again when the answer in hand has changed
  return useMemo(() => {
    const inHand = answerIn(play)
    if (inHand) return asHits(endangeredNow(play, inHand.command))
    if (question?.kind === 'drift') {
      const task = topTask(state)
      return task?.kind === 'grenade' ? caughtAt(state, task, goal ? driftTo(question, goal) : question.from) : NOBODY
    }
    if (question?.kind === 'window' && question.after === 'grenadeThrown') {
      const task = topTask(state)
      return task?.kind === 'grenade' ? caughtAt(state, task, task.at) : NOBODY
    }
    if (!verb || !prospect || !goal || prospect.blind) return NOBODY
    return interactionOf(verb).area?.hits(state, prospect, goal) ?? NOBODY
  }, [state, question, prospect, goal, verb, changed])
}

/** A ring round each of them, above the figures: crossed for harm, dotted for whom it does not touch. */
export function Affected({ hits }: { hits: readonly Hit[] }): ReactElement {
  const { state } = usePlay()
  const r = baseRadius(state.rules) + 190
  return (
    <g className="affected">
      {hits.map(({ figure: { id, position }, kind }) => (
        <g
          key={id}
          className={kind}
          data-affected={id}
          data-effect={kind}
          transform={`translate(${position.x} ${position.y})`}
        >
          <circle className="affected-key" r={r} />
          <circle className="affected-ring" r={r} />
        </g>
      ))}
    </g>
  )
}
