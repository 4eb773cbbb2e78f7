import { figureIn } from '../../input/command.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeQuestion, returnTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { cardOf, faceOf, isOnTable, knownFigure, livesOf, seatOf } from '../../query/figures.ts'
import { h2hDiceOf } from '../../query/h2h.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { FightTask } from '../../state/task.ts'
import { reckonLosses } from '../morale/morale.ts'
import { wound } from '../wound/wound.ts'

/** H2H-04: a fight that nobody can end is broken off. */
const MAX_ROUNDS = 100

/** A fight under way with one of those touched. */
type Duel = FightTask & { readonly foe: FigureId }

const isDuel = (task: FightTask): task is Duel => task.foe !== undefined

/** H2H-01, H2H-08: the mover meets those it touches. */
export const fightWith = (mover: FigureId, opponents: readonly FigureId[]): FightTask => ({
  kind: 'fight',
  mover,
  opponents,
  foe: undefined,
  round: 1,
  step: 'mover',
})

/** One blow, one answer or one simultaneous round at a time, so that what a wound sets off is dealt with in between. */
function advanceFight(flow: Flow, task: FightTask): void {
  if (!isDuel(task)) meetNext(flow, task)
  else if (!isOnTable(knownFigure(flow.state, task.mover)) || !isOnTable(knownFigure(flow.state, task.foe))) {
    endDuel(flow, task, 'eliminated')
  } else if (task.step === 'foe') answer(flow, task)
  else if (cannotEnd(flow.state, task)) endDuel(flow, task, 'standoff')
  else if (flow.state.rules.h2hSequence === 'simultaneous') strikeTogether(flow, task)
  else strikeFirst(flow, task)
}

/** H2H-08: one after another, as long as the mover stands. */
function meetNext(flow: Flow, task: FightTask): void {
  const mover = knownFigure(flow.state, task.mover)
  const [first, ...others] = task.opponents
  if (first === undefined || !isOnTable(mover)) returnTask(flow, { of: 'fight', standoff: false })
  else if (others.length === 0) meet(flow, task, first)
  else ask(flow, { kind: 'opponent', awaiting: [mover.side], figure: mover.id, among: task.opponents })
}

function meet(flow: Flow, task: FightTask, foe: FigureId): void {
  const { mover } = task
  const opponents = task.opponents.filter((other) => other !== foe)
  advanceTask(flow, { ...fightWith(mover, opponents), foe })
  flow.emit({ type: 'fightStarted', mover, opponent: foe })
  if (!flow.state.rules.h2hClearsMarkers) return
  clearMarkers(flow, mover)
  clearMarkers(flow, foe)
}

/** H2H-10. */
function clearMarkers(flow: Flow, id: FigureId): void {
  const { standing, aims } = knownFigure(flow.state, id)
  if (standing || aims > 0) flow.emit({ type: 'standingCleared', figure: id, rule: 'H2H-10' })
}

function endDuel(flow: Flow, { mover, foe, opponents }: Duel, why: 'eliminated' | 'standoff'): void {
  // H2H-04: after a standoff the mover steps back from all of them.
  if (why === 'standoff' || opponents.length === 0) returnTask(flow, { of: 'fight', standoff: why === 'standoff' })
  else advanceTask(flow, fightWith(mover, opponents))
  flow.emit({ type: 'fightEnded', mover, opponent: foe, why })
}

/** H2H-05: the value of the face that is up. */
const diceOf = (state: GameState, id: FigureId): number => h2hDiceOf(state, knownFigure(state, id))

const cannotEnd = (state: GameState, { mover, foe, round }: Duel): boolean =>
  round > MAX_ROUNDS || (diceOf(state, mover) === 0 && diceOf(state, foe) === 0)

/** H2H-03: the mover's blow; a defender killed by the very first one answers at once. */
function strikeFirst(flow: Flow, task: Duel): void {
  const { mover, foe } = task
  const defender = knownFigure(flow.state, foe)
  advanceTask(flow, { ...task, step: 'foe' })
  const hits = strike(flow, mover, foe, diceOf(flow.state, mover))
  if (task.round > 1 || hits < livesOf(flow.state, defender)) {
    hurt(flow, foe, hits)
    return
  }
  const dice = answerDice(flow.state, defender)
  // VICT-07: both losses are one event.
  flow.emit({ type: 'reckoningHeld' })
  hurt(flow, foe, hits)
  hurt(flow, mover, strike(flow, foe, mover, dice))
  reckonLosses(flow, [foe, mover])
}

function answer(flow: Flow, task: Duel): void {
  const { mover, foe, round } = task
  advanceTask(flow, { ...task, round: round + 1, step: 'mover' })
  hurt(flow, mover, strike(flow, foe, mover, diceOf(flow.state, foe)))
}

function answerDice(state: GameState, defender: Figure): number {
  if (state.rules.killedAnswer === 'asBefore') return h2hDiceOf(state, defender)
  const card = cardOf(state, defender)
  return h2hDiceOf(state, defender, card.wounded ?? card.healthy)
}

/** H2H-03 `simultaneous`: both with the values they had, then all wounds. */
function strikeTogether(flow: Flow, task: Duel): void {
  const { mover, foe, round } = task
  const own = diceOf(flow.state, mover)
  const other = diceOf(flow.state, foe)
  advanceTask(flow, { ...task, round: round + 1 })
  const given = strike(flow, mover, foe, own)
  const taken = strike(flow, foe, mover, other)
  flow.emit({ type: 'reckoningHeld' })
  hurt(flow, foe, given)
  hurt(flow, mover, taken)
  reckonLosses(flow, [foe, mover])
}

/** H2H-02. */
function strike(flow: Flow, by: FigureId, against: FigureId, count: number): number {
  const dice: number[] = []
  let hits = 0
  for (let i = 0; i < count; i++) {
    const die = flow.chance.d6()
    dice.push(die)
    if (die >= flow.state.rules.h2hHitOn) hits++
  }
  flow.emit({ type: 'blowStruck', by, against, dice, hits })
  return hits
}

function hurt(flow: Flow, id: FigureId, hits: number): void {
  for (let i = 0; i < hits; i++) wound(flow, id, 'H2H-05')
}

const chooseOpponent: VerbRule<'chooseOpponent'> = {
  answers: ['opponent'],
  read: (raw, seat) => ({ verb: 'chooseOpponent', seat, figure: figureIn(raw) }),
  check(state, command) {
    const among = topQuestionOf(state, 'opponent')?.among ?? []
    return among.includes(command.figure) ? { command } : refuse('H2H-08', 'notTouched', { figure: command.figure })
  },
  resolve(flow, { command }) {
    const task = topTask(flow.state)
    if (task?.kind !== 'fight') return
    closeQuestion(flow, 'opponent')
    meet(flow, task, command.figure)
  },
}

/** D20. */
function weakest(state: GameState, among: readonly FigureId[]): FigureId | undefined {
  const h2h = (id: FigureId): number => faceOf(state, knownFigure(state, id)).h2h
  return [...among].sort((a, b) => h2h(a) - h2h(b))[0]
}

/** Hand to hand — H2H-01 … H2H-13. */
export const handToHand: Family = {
  name: 'handToHand',
  verbs: { chooseOpponent },
  advance: { fight: advanceFight },
  stands: {
    opponent: (state, { figure, among }) => [figure, ...among].every((id) => isOnTable(knownFigure(state, id))),
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'opponent')
    if (!seat || !question) return
    for (const figure of question.among) yield { verb: 'chooseOpponent', seat, figure }
  },
  defaults: {
    opponent(state, question, side) {
      const seat = seatOf(state, side)
      const figure = weakest(state, question.among)
      return seat && figure && { verb: 'chooseOpponent', seat, figure }
    },
  },
}
