import { createTrack, type Point, type Track, trackPoint } from '@tactic48/geometry'
import { baseRadius, occupantsOf, radiusOf, reachOf, rideOf, topTask } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Figure } from '../board/Figure.tsx'
import { Vehicle } from '../board/Vehicle.tsx'
import { lookOf, vehicleLook } from '../boardModel/lookOf.ts'
import { drawnAt } from '../boardModel/seats.ts'
import { activeDraft, prospectFor } from '../input/active.ts'
import { interactionOf, judgedVerbs } from '../interactions/actions.ts'
import { partOf } from '../interactions/draft.ts'
import { driftTo } from '../interactions/drift.ts'
import { caughtAt } from '../interactions/hits.ts'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import { ReachRings } from '../sight/SightLines.tsx'
import css from './Chalk.module.css'
import { Ghost, lineOf, Ring, Way } from './Chalk.tsx'
import { answerIn, asHits, endangeredNow, useAnswerInHand } from './call/answer.ts'
import { PlannedContext, usePlay } from './playContext.ts'
import { useShooting, useShot } from './shot.ts'
import { actorIn } from './situation.ts'
import { usePart, useTable, useVerb } from './tableStore.ts'

/** The part of a track from one step to another. */
function part(track: Track, from: number, to: number): readonly Point[] {
  const bends = track.starts.filter((start) => start > from && start < to)
  return [from, ...bends, to].map((k) => trackPoint(track, k))
}

interface ReachProps {
  readonly figure: Prospect['figure']
  readonly gait: 'move' | 'moveFire'
}

/** Everything one Action can reach. */
export const Reach = memo(function Reach({ figure, gait }: ReachProps): ReactElement {
  const { state } = usePlay()
  const rings = useMemo(() => reachOf(state, figure, gait), [state, figure, gait])
  return <ReachRings rings={rings} />
})

/** How bad it is from here on: 0 safe, 1 to 3 ever denser hatching. */
function density(chance: number): 1 | 2 | 3 {
  if (chance >= 0.5) return 3
  return chance >= 0.25 ? 2 : 1
}

/** The planned way: chalk while safe, hatched from the point where fire waits, and the figure at its end. */
export function PlanLayer({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { state } = usePlay()
  const bends = usePart('bends') ?? []
  // The pointer no longer moves it.
  const fixed = usePart('fixed') === true
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
    return { k: danger.k, d: lineOf(part(track, danger.k, Math.max(danger.k + 1, to))), dense: density(1 - missed) }
  })
  return (
    <g className={clsx(css.drawn, prospect.refusal && css.refused, fixed && css.fixed)}>
      <path className={clsx(css.lane, css.edge)} d={lineOf(track.points)} strokeWidth={2 * r + 60} />
      <path className={css.lane} d={lineOf(track.points)} strokeWidth={2 * r} />
      {lanes.map((lane) => (
        <path
          key={`${lane.k} ${lane.d.length}`}
          className={css.lane}
          data-danger
          d={lane.d}
          strokeWidth={2 * r}
          style={{ stroke: `url(#harm-hatch-${lane.dense})` }}
        />
      ))}
      <Way points={track.points} />
      {bends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.end} data-part="bend" cx={x} cy={y} r="130" />
      ))}
      {threats.map((danger) => (
        <g
          key={`${danger.kind} ${danger.marker} ${danger.k}`}
          className={css.trigger}
          transform={`translate(${danger.at.x} ${danger.at.y})`}
        >
          <circle r={r} />
          <path d="M0 -300L290 220H-290Z" />
          <path d="M0 -120V60M0 130V150" />
        </g>
      ))}
      <Ghost at={end} r={r} faint={0.85} data-ghost>
        <Mover figure={figure} end={end} />
      </Ghost>
    </g>
  )
}

/** HOUSE-03: with all that goes along. */
function Mover({ figure, end }: Required<Pick<Prospect, 'figure' | 'end'>>): ReactElement {
  const { state } = usePlay()
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
  const { state } = play
  const verbs = useMemo(() => (actor ? judgedVerbs(state, actor) : []), [state, actor])
  const planned = useMemo(
    () => ({ actor, verbs, prospect, shooting, shot, hits }),
    [actor, verbs, prospect, shooting, shot, hits],
  )
  return <PlannedContext.Provider value={planned}>{children}</PlannedContext.Provider>
}

/** What an order brings is previewed elsewhere: its plan stays the same here until it is judged otherwise, wherever it points. */
function useSteady(prospect: Prospect | undefined): Prospect | undefined {
  const [steady, settle] = useState(prospect)
  const verdict = verdictOf(steady)
  const stays = steady === prospect || (verdict !== undefined && verdict === verdictOf(prospect))
  if (!stays) settle(prospect)
  return stays ? steady : prospect
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
    <g className={css.drawn}>
      {hits.map(({ figure: { id, position }, kind }) => (
        <g
          key={id}
          className={clsx(css.ring, css.harm, kind === 'held' && css.held, kind === 'safe' && css.safe)}
          data-affected={id}
          data-effect={kind}
        >
          <Ring at={position} r={r} />
        </g>
      ))}
    </g>
  )
}
