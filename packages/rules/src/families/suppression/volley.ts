import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeTask, openTask } from '../../kernel/stack.ts'
import { knownFigure, markerOf } from '../../query/figures.ts'
import { enemiesUnder, mayRoll, struckAmong, victimChooser, victimsOf } from '../../query/victims.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { SuppressionMarker } from '../../state/marker.ts'
import type { GameState } from '../../state/state.ts'
import type { VolleyTask } from '../../state/task.ts'
import { lowest } from '../wound/allocation.ts'
import { wound } from '../wound/wound.ts'

/** SF-14: opens the rolls of the active side, if it keeps up any Suppression Fire. */
export function openVolleys(flow: Flow): void {
  const { markers, turn } = flow.state
  const own = markers.filter(
    (marker) => marker.kind === 'suppressionFire' && marker.side === turn.active && !marker.waiting,
  )
  if (own.length === 0) return
  openTask(flow, { kind: 'volley', markers: own.map(({ id }) => id), sixes: [], step: 'roll' })
}

export function advanceVolley(flow: Flow, task: VolleyTask): void {
  const marker = task.markers[0] && markerOf(flow.state, task.markers[0])
  const [by] = task.sixes
  if (marker?.kind !== 'suppressionFire') nextMarker(flow, task)
  else if (task.step === 'roll') roll(flow, task, marker)
  else if (!by) nextMarker(flow, task)
  else if (task.step === 'sixes' && orderMatters(flow.state, marker, task.sixes)) {
    ask(flow, { kind: 'sixes', awaiting: [marker.side], among: task.sixes })
  } else workSix(flow, task, marker, by)
}

function nextMarker(flow: Flow, task: VolleyTask): void {
  const markers = task.markers.slice(1)
  if (markers.length === 0) closeTask(flow, 'volley')
  else advanceTask(flow, { kind: 'volley', markers, sixes: [], step: 'roll' })
}

/** SF-14, SF-18: the participants who roll, in join order. */
function rollersOf(state: GameState, marker: SuppressionMarker): readonly Figure[] {
  const rollers: Figure[] = []
  const under = state.rules.sfRollers === 'all' ? [] : enemiesUnder(state, marker)
  for (const { figure } of marker.participants) {
    const participant = knownFigure(state, figure)
    if (participant.counters.suppressed) continue
    if (!mayRoll(state, marker, participant, under)) continue
    rollers.push(participant)
  }
  return rollers
}

function roll(flow: Flow, task: VolleyTask, marker: SuppressionMarker): void {
  const rolls = rollersOf(flow.state, marker).map(({ id }) => ({ figure: id, die: flow.chance.d6() }))
  if (rolls.length > 0) flow.emit({ type: 'suppressionRolled', marker: marker.id, rolls })
  const sixes = rolls.filter(({ die }) => die >= flow.state.rules.sfWoundOn).map(({ figure }) => figure)
  advanceTask(flow, { kind: 'volley', markers: task.markers, sixes, step: 'sixes' })
}

/** D17: whose six comes first is asked only where the sixes could fall on different men. */
function orderMatters(state: GameState, marker: SuppressionMarker, sixes: readonly FigureId[]): boolean {
  if (sixes.length < 2) return false
  let common: string | undefined
  for (const six of sixes) {
    const victims = victimsOf(state, marker, knownFigure(state, six))
    if (victims.length === 0) continue
    const names = victims.map(({ id }) => id).join()
    if (common !== undefined && names !== common) return true
    common = names
  }
  return false
}

/** SF-15: one six at a time, on the weakest at that moment. */
function workSix(flow: Flow, task: VolleyTask, marker: SuppressionMarker, by: FigureId): void {
  const among = struckAmong(flow.state, marker, knownFigure(flow.state, by)).map(({ id }) => id)
  const asked = victimChooser(flow.state, marker)
  const byOwner = flow.state.rules.sfWoundChooser === 'owner'
  if (among.length < 2) strike(flow, task, marker, among[0])
  else if (!asked) strike(flow, task, marker, lowest(flow, among, 1, 'SF-16')[0])
  else {
    advanceTask(flow, { kind: 'volley', markers: task.markers, sixes: task.sixes, step: 'victim' })
    ask(flow, { kind: 'victim', awaiting: [asked], by, among, rule: byOwner ? 'SF-14' : 'SF-16' })
  }
}

/** The first of the sixes wounds this enemy, or nobody. */
export function strike(flow: Flow, task: VolleyTask, marker: SuppressionMarker, victim: FigureId | undefined): void {
  const [by, ...sixes] = task.sixes
  if (!by) return
  advanceTask(flow, { kind: 'volley', markers: task.markers, sixes, step: 'sixes' })
  if (victim) flow.emit({ type: 'suppressionSix', marker: marker.id, by, victim })
  else flow.emit({ type: 'suppressionSix', marker: marker.id, by })
  if (victim) wound(flow, victim, 'SF-14')
}
