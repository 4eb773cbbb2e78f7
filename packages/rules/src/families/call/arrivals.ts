import type { Point } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import { list, point } from '../../input/raw.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import {
  advanceTask,
  ask,
  askedQuestion,
  closeQuestion,
  closeTask,
  openTask,
  topQuestionOf,
} from '../../kernel/stack.ts'
import { checkEntry, nearestEntries, spotsFor, teamFigures } from '../../query/entry.ts'
import { seatOf } from '../../query/figures.ts'
import type { ScheduleId, SideId } from '../../state/ids.ts'
import type { Arrival, Scheduled } from '../../state/lasting.ts'
import type { GameState } from '../../state/state.ts'
import type { ArrivalsTask } from '../../state/task.ts'
import { enterPlay } from '../opportunityFire/shot.ts'

/** TURN-02 step 4: fire, then reinforcements, then runners. */
const ORDER: { readonly [K in Arrival['kind']]: number } = {
  supportFire: 0,
  platoonMortar: 0,
  reinforcements: 1,
  runner: 2,
}

/** CALL-06, RUNNER-05: what the active side waits for comes a turn nearer; what is due arrives. */
function count(flow: Flow): void {
  const { schedule, turn } = flow.state
  const own = schedule.filter(({ side }) => side === turn.active)
  if (own.length === 0) return
  const due = own
    .filter((entry) => entry.due <= 1)
    .sort((a, b) => ORDER[a.what.kind] - ORDER[b.what.kind])
    .map(({ id }) => id)
  flow.emit({ type: 'scheduleCounted', side: turn.active, due })
  if (due.length > 0) openTask(flow, { kind: 'arrivals', queue: due })
}

const entryOf = ({ schedule }: GameState, id: ScheduleId): Scheduled | undefined =>
  schedule.find((entry) => entry.id === id)

function advance(flow: Flow, { queue }: ArrivalsTask): void {
  const [first, ...rest] = queue
  if (first === undefined) {
    closeTask(flow, 'arrivals')
    return
  }
  const entry = entryOf(flow.state, first)
  const pass = (): void => advanceTask(flow, { kind: 'arrivals', queue: rest })
  if (!entry) pass()
  else if (entry.what.kind === 'supportFire' || entry.what.kind === 'platoonMortar') {
    pass()
    flow.emit({ type: 'fireArrived', entry: entry.id })
    openTask(flow, { kind: 'barrage', side: entry.side, fire: entry.what, fallen: 0 })
  } else comeIn(flow, entry, pass)
}

/** REINF-04, RUNNER-05: where there is no room it waits one turn. */
function comeIn(flow: Flow, entry: Scheduled, pass: () => void): void {
  const spots = spotsFor(flow.state, entry)
  if (!spots) {
    pass()
    flow.emit({ type: 'arrivalDelayed', entry: entry.id })
    return
  }
  const { what } = entry
  const places = what.kind === 'runner' ? nearestEntries(flow.state, entry.side, what.exit) : []
  const bound = what.kind === 'runner' && companyOf(flow.state.rules).runnerReturnPlace === 'exitPoint'
  if (bound && places.length === 1) {
    pass()
    enter(flow, entry, spots)
  } else ask(flow, { kind: 'entry', awaiting: [entry.side], entry: entry.id })
}

/** OF-14: who comes in may be shot at where he stands. */
function enter(flow: Flow, entry: Scheduled, at: readonly Point[]): void {
  const { what, id } = entry
  const [first] = at
  if (what.kind === 'runner' && first) {
    flow.emit({ type: 'returned', figure: what.figure, entry: id, at: first })
    enterPlay(flow, [what.figure])
  } else if (what.kind === 'reinforcements') {
    const { figures, sheets } = teamFigures(flow.state, entry.side, what, at)
    flow.emit({ type: 'teamEntered', entry: id, figures, sheets })
    enterPlay(
      flow,
      figures.map((figure) => figure.id),
    )
  }
}

const ENTRY_LIMIT = 10

/** D31, D34. */
const enterTable: VerbRule<'enterTable'> = {
  answers: ['entry'],
  read: (raw, seat) => ({
    verb: 'enterTable',
    seat,
    at: list(raw.at, 'at', ENTRY_LIMIT).map((value, i) => point(value, 'at', i)),
  }),
  check(state, command) {
    return checkEntry(state, asked(state), command.at) ?? { command }
  },
  resolve(flow, { command }) {
    const entry = asked(flow.state)
    closeQuestion(flow, 'entry')
    enter(flow, entry, command.at)
  },
}

function asked(state: GameState): Scheduled {
  const { entry: id } = askedQuestion(state, 'entry')
  const entry = entryOf(state, id)
  if (!entry) throw new Error(`arrival ${id} is asked about but not awaited`)
  return entry
}

/** D31: nearest to the middle of the own edge; D34: where he left, or as near as there is room. */
const usualEntry = (state: GameState, side: SideId) => {
  const seat = seatOf(state, side)
  const at = spotsFor(state, asked(state))
  return seat && at && ({ verb: 'enterTable', seat, at } as const)
}

/** What countdowns bring — TURN-02, REINF-04, RUNNER-05. */
export const arrivals: Family = {
  name: 'arrivals',
  verbs: { enterTable },
  advance: { arrivals: advance },
  turn: { arrivals: count },
  *candidates(state, side) {
    const command = topQuestionOf(state, 'entry') && usualEntry(state, side)
    if (command) yield command
  },
  defaults: { entry: (state, _, side) => usualEntry(state, side) },
}
