import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn } from '../../input/command.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { ask } from '../../kernel/stack.ts'
import { comradesOf, figureOf, freshScheduleId, friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { checkLeave, checkMessageHere, mayGoHimself, messageAt } from '../../query/message.ts'
import { isOfficer } from '../../query/rank.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { Scheduled } from '../../state/lasting.ts'
import { refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { mayCallAway } from '../call/call.ts'

/** REINF-03: the errand on which his comrade has left in this turn. */
function errandOfComrade({ schedule, turn }: GameState, comrades: readonly Figure[]): Scheduled | undefined {
  const others = comrades.map(({ id }) => id)
  return schedule.find(
    ({ what }) => what.kind === 'runner' && others.includes(what.figure) && what.left === turn.number,
  )
}

/** RUNNER-05: own turns until he is back, with the die that says so; a pair comes back together. */
function timeAway({ state, chance }: Flow, comrade: Scheduled | undefined): { due: number; die?: number } {
  if (comrade) return { due: comrade.due }
  const { runnerReturnDelay: delay } = companyOf(state.rules)
  if (delay !== 'd6') return { due: delay }
  const die = chance.d6()
  return { due: die, die }
}

/** RUNNER-02, RUNNER-03: off the table at once; a pair brings one credit. */
export function leaveTable(flow: Flow, id: FigureId): void {
  const figure = knownFigure(flow.state, id)
  const { message } = figure
  if (checkLeave(flow.state, figure, figure.position, message)) return
  const comrades = comradesOf(flow.state, figure)
  const comrade = errandOfComrade(flow.state, comrades)
  const { due, ...rolled } = timeAway(flow, comrade)
  const what = { kind: 'runner', figure: id, exit: figure.position, left: flow.state.turn.number } as const
  const entry = { id: freshScheduleId(flow.state), side: figure.side, due, what }
  const credit = comrades.length === 0 || comrade ? message : undefined
  // HOUSE-03: what he rode stays at the edge.
  if (figure.place.at === 'mounted') {
    const { on: vehicle } = figure.place
    flow.emit({ type: 'dismounted', figure: id, vehicle, at: figure.position, rule: 'RUNNER-02' })
  }
  flow.emit({ type: 'leftTable', figure: id, entry, ...rolled, ...(credit !== undefined && { credit }) })
  const gone = knownFigure(flow.state, id)
  if (mayGoHimself(flow.state, gone) && mayCallAway(flow.state, gone)) {
    ask(flow, { kind: 'selfCall', awaiting: [gone.side], officer: id })
  }
}

/** RUNNER-02: by touching the officer at any point of the way. */
export function passMessage(flow: Flow, { figure: id, message, path }: MovementTask, to: number): void {
  if (message === undefined) return
  const runner = knownFigure(flow.state, id)
  if (runner.message !== undefined) return
  const touched = messageAt(flow.state, runner, message, path)
  if (touched >= 0 && touched <= to) flow.emit({ type: 'messageTaken', figure: id, officer: message })
}

/** D42: free of charge. */
const takeMessage: VerbRule<'takeMessage'> = {
  answers: ['action'],
  read: (raw, seat) => ({
    verb: 'takeMessage',
    seat,
    figure: figureIn(raw),
    officer: figureIn(raw, 'officer'),
  }),
  check(state, command) {
    const runner = figureOf(state, command.figure)
    if (!runner) return refuse('TURN-09', 'noSuchFigure', { figure: command.figure })
    if (runner.side !== state.seats[command.seat]) return refuse('TURN-09', 'notYours', { figure: runner.id })
    return checkMessageHere(state, runner, command.officer) ?? { command }
  },
  resolve: (flow, { command: { figure, officer } }) => flow.emit({ type: 'messageTaken', figure, officer }),
}

/** Messengers — RUNNER-01 … RUNNER-05. */
export const runners: Family = {
  name: 'runner',
  verbs: { takeMessage },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !state.rules.company) return
    const friends = friendsOf(state, side)
    for (const officer of friends) {
      if (!isOfficer(state, officer)) continue
      for (const { id } of friends) yield { verb: 'takeMessage', seat, figure: id, officer: officer.id }
    }
  },
}
