import { EPSILON, type Point } from '@tactic48/geometry'
import { pointIn } from '../../input/command.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeQuestion, closeTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { caughtBy, disperses, orderOf, shakenBy } from '../../query/blast.ts'
import { freshSmokeId, isOnTable, knownFigure, u } from '../../query/figures.ts'
import { shelterOver } from '../../query/shelter.ts'
import { clampTo, isOnGround } from '../../query/sight.ts'
import { allocator } from '../../query/victims.ts'
import { type CardId, type FigureId, opponentOf, type Whole } from '../../state/ids.ts'
import type { Vehicle } from '../../state/lasting.ts'
import type { QuestionOf } from '../../state/question.ts'
import { refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { GrenadeTask } from '../../state/task.ts'
import { shake } from '../armour/penetration.ts'
import { reckonLosses } from '../morale/morale.ts'
import { openCardWindow } from '../turn/window.ts'
import { lowest } from '../wound/allocation.ts'
import { eliminate, wound } from '../wound/wound.ts'

type Change = Partial<Pick<GrenadeTask, 'at' | 'step' | 'wounds' | 'order' | 'due' | 'hurt'>>

/** Field by field: spreading costs more than the wound. `next` is used up by the first step. */
const copyTask = (task: GrenadeTask, change: Change): Whole<Omit<GrenadeTask, 'next'>> => ({
  kind: 'grenade',
  thrower: task.thrower,
  weapon: task.weapon,
  at: change.at ?? task.at,
  dice: task.dice,
  radius: task.radius,
  step: change.step ?? task.step,
  wounds: change.wounds ?? task.wounds,
  order: change.order ?? task.order,
  due: change.due ?? task.due,
  hurt: change.hurt ?? task.hurt,
  into: task.into,
  within: task.within,
  smoke: task.smoke,
  line: task.line,
})

/** TURN-16: thrown and not yet burst. */
export function askForCards(flow: Flow, task: GrenadeTask): void {
  advanceTask(flow, copyTask(task, { step: task.next ?? 'burst' }))
  openCardWindow(flow, 'grenadeThrown', opponentOf(knownFigure(flow.state, task.thrower).side))
}

/** A card has made it a dud. */
export function failGrenade(flow: Flow, { thrower, at }: GrenadeTask, card: CardId): void {
  closeTask(flow, 'grenade')
  flow.emit({ type: 'grenadeFailed', thrower, at, card })
}

/** BUNKER-03, BUNKER-04: the same grenade, which does not go in. */
const outside = (task: GrenadeTask): GrenadeTask =>
  task.into === undefined && task.within === undefined ? task : { ...task, into: undefined, within: undefined }

/** BUNKER-04: the one die for a slit beyond 2 u. */
export function rollForSlit(flow: Flow, task: GrenadeTask): void {
  const { state } = flow
  const need = state.rules.company?.bunkerFarHitOn ?? state.rules.blastHitOn
  const die = flow.chance.d6()
  const goesIn = die >= need
  if (task.into !== undefined) flow.emit({ type: 'grenadeAtSlit', element: task.into, die, need, goesIn })
  if (goesIn) advanceTask(flow, copyTask(task, { step: 'burst' }))
  else {
    const step = disperses(state, knownFigure(state, task.thrower), task.at) ? 'disperse' : 'burst'
    advanceTask(flow, copyTask(outside(task), { step }))
  }
}

/** BUNKER-03: any drift leads past the slit; one inside a bunker may stay in there. */
function driftedTo(state: GameState, task: GrenadeTask, to: Point): GrenadeTask {
  const isStill = to.x === task.at.x && to.y === task.at.y
  const isStillIn = task.within !== undefined && shelterOver(state, to)?.element.id === task.within
  return isStill || isStillIn ? copyTask(task, { at: to }) : copyTask(outside(task), { at: to })
}

/** GREN-05, GREN-06: the die, and the question to the thrower's opponent. */
export function disperse(flow: Flow, task: GrenadeTask): void {
  const { grenadeScatter, grenadeScatterMode } = flow.state.rules
  const die = flow.chance.d6()
  const distance = grenadeScatter[die - 1] ?? 0
  const exact = grenadeScatterMode === 'exactOrNone'
  flow.emit({ type: 'grenadeDispersed', die, distance, exact })
  advanceTask(flow, copyTask(task, { step: 'burst' }))
  if (distance === 0) return
  const opponent = opponentOf(knownFigure(flow.state, task.thrower).side)
  ask(flow, { kind: 'drift', awaiting: [opponent], from: task.at, distance, exact })
}

/** GREN-06: anywhere up to the distance, or exactly that far or not at all. */
function mayDriftTo({ from, distance, exact }: QuestionOf<'drift'>, to: Point): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const far = u(distance) + EPSILON
  const near = u(distance) - EPSILON
  if (square > far * far) return false
  return !exact || square === 0 || square >= near * near
}

/** D19. */
export const drift: VerbRule<'drift'> = {
  answers: ['drift'],
  read: (raw, seat) => ({ verb: 'drift', seat, to: pointIn(raw, 'to') }),
  check(state, command) {
    const question = topQuestionOf(state, 'drift')
    if (!question) return refuse('GREN-06', 'nothingDrifts')
    if (mayDriftTo(question, command.to)) return { command }
    return refuse('GREN-06', 'wrongDistance', { distance: { u: question.distance }, exact: question.exact })
  },
  resolve(flow, { command }) {
    const { table, rules } = flow.state
    closeQuestion(flow, 'drift')
    const task = topTask(flow.state)
    if (task?.kind !== 'grenade') return
    const to = clampTo(table, command.to)
    const dud = rules.scatterOffTable === 'dud' && !isOnGround(table, command.to)
    if (dud) closeTask(flow, 'grenade')
    else advanceTask(flow, driftedTo(flow.state, task, to))
    flow.emit({ type: 'grenadeDrifted', from: task.at, to, dud })
  },
}

/** GREN-07 … GREN-09: who is in the blast, and the one roll for all of them. */
export function burst(flow: Flow, task: GrenadeTask): void {
  const { state, chance } = flow
  if (task.smoke) {
    laySmoke(flow, task)
    return
  }
  const { caught, safe } = caughtBy(state, task)
  const dice: number[] = []
  let wounds = 0
  for (let i = 0; i < task.dice && caught.length > 0; i++) {
    const die = chance.d6()
    dice.push(die)
    if (die >= state.rules.blastHitOn) wounds++
  }
  if (wounds > 0) advanceTask(flow, copyTask(task, { step: 'allocate', wounds, order: orderOf(state, caught) }))
  else closeTask(flow, 'grenade')
  flow.emit({
    type: 'grenadeBurst',
    at: task.at,
    ...(task.into === undefined ? {} : { inside: task.into }),
    radius: task.radius,
    ...(task.line && { line: task.line }),
    caught: caught.map(({ id }) => id),
    safe: safe.map(({ figure, rule }) => ({ figure: figure.id, rule })),
    dice,
    wounds,
  })
  if (wounds > 0) flow.emit({ type: 'reckoningHeld' })
  else shakeOnly(flow, shakenBy(flow.state, task))
}

/** HOUSE-03: a blast that wounds nobody in the open may still go through a vehicle. */
function shakeOnly(flow: Flow, vehicles: readonly Vehicle[]): void {
  if (vehicles.length === 0) return
  flow.emit({ type: 'reckoningHeld' })
  reckonLosses(flow, shake(flow, vehicles))
}

/** HOUSE-04: gone at the start of its owner's second next turn. */
function laySmoke(flow: Flow, { thrower, at, radius }: GrenadeTask): void {
  const { side } = knownFigure(flow.state, thrower)
  closeTask(flow, 'grenade')
  flow.emit({ type: 'smokeLaid', smoke: { id: freshSmokeId(flow.state), side, at, radius, due: SMOKE_TURNS } })
}

const SMOKE_TURNS = 2

/** HOUSE-04: what is left of the smoke of a side whose turn begins. */
export function thinSmoke(flow: Flow): void {
  const { smoke, turn } = flow.state
  const own = smoke.filter(({ side }) => side === turn.active)
  const gone = own.filter(({ due }) => due <= 1).map(({ id }) => id)
  if (own.length > 0) flow.emit({ type: 'smokeThinned', side: turn.active, gone })
}

type Order = GrenadeTask['order']

function livingOf(state: GameState, order: Order): Order {
  const living: (readonly FigureId[])[] = []
  for (const group of order) {
    const left = group.filter((id) => isOnTable(knownFigure(state, id)))
    if (left.length > 0) living.push(left)
  }
  return living
}

/** GREN-10, GREN-11: one wound, or the tie that stands before it. */
export function allocate(flow: Flow, task: GrenadeTask): void {
  const due = livingOf(flow.state, task.due)
  const round = due.length > 0 ? due : livingOf(flow.state, task.order)
  const [group] = round
  const [first] = group ?? []
  if (task.wounds === 0 || !group || !first) finish(flow, task)
  else if (task.wounds >= group.length) hurt(flow, copyTask(task, { due: round }), first)
  else breakTie(flow, copyTask(task, { due: round }), group)
}

function breakTie(flow: Flow, task: GrenadeTask, group: readonly FigureId[]): void {
  const { thrower, wounds } = task
  const asked = allocator(flow.state, knownFigure(flow.state, thrower).side)
  if (asked) {
    advanceTask(flow, task)
    ask(flow, { kind: 'victim', awaiting: [asked], by: thrower, among: group, rule: 'GREN-11' })
  } else advanceTask(flow, copyTask(task, { due: [lowest(flow, group, wounds, 'GREN-11')] }))
}

/** GREN-12: the second wound of one blast eliminates. */
export function hurt(flow: Flow, task: GrenadeTask, id: FigureId): void {
  const due = task.due.map((group) => group.filter((other) => other !== id)).filter((group) => group.length > 0)
  advanceTask(flow, copyTask(task, { due, wounds: task.wounds - 1, hurt: [...task.hurt, id] }))
  if (task.hurt.includes(id)) eliminate(flow, id, 'GREN-12')
  else wound(flow, id, 'GREN-09')
}

/** VICT-07: a blast is one event, what it does to vehicles included. */
function finish(flow: Flow, task: GrenadeTask): void {
  closeTask(flow, 'grenade')
  const aboard = shake(flow, shakenBy(flow.state, task))
  const involved: FigureId[] = []
  for (const group of task.order) involved.push(...group)
  involved.push(...aboard)
  reckonLosses(flow, involved)
}
