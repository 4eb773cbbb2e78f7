import { forceContext } from '../query/force/context.ts'
import { forceRefusal } from '../query/force/faults.ts'
import type { Order } from '../state/command.ts'
import { type FigureId, type MarkerId, opponentOf, SIDES, type SideId } from '../state/ids.ts'
import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import type { GameState } from '../state/state.ts'
import type { CallKind } from '../state/support.ts'
import type { Task, TaskOf } from '../state/task.ts'
import { Fault } from './fault.ts'
import { figureIn, nobody, nobodyAmong } from './underWay.ts'

const without = (name: string): Fault => new Fault('inconsistent', { with: name })

/** A question that the task below asks, and whom: what it says is what the task says. */
type Asking<K extends QuestionKind> = (
  state: GameState,
  question: QuestionOf<K>,
  task: Task,
) => readonly SideId[] | Fault

const sideOf = (state: GameState, id: FigureId): readonly SideId[] | Fault =>
  nobody(state, id, 'figure') ?? SIDES.filter((side) => side === figureIn(state, id)?.side)

const inSetup =
  <K extends QuestionKind>(step: TaskOf<'setup'>['step'], whom: (state: GameState) => readonly SideId[]): Asking<K> =>
  (state, _, task) =>
    task.kind === 'setup' && task.step === step ? whom(state) : without('setup')

const laying = ({ setup }: GameState): readonly SideId[] => SIDES.filter((side) => side === setup.layer)
const other = (sides: readonly SideId[]): readonly SideId[] => sides.map(opponentOf)

/** Sealed: who has not answered is still asked. */
const unanswered = (answers: { readonly [side in SideId]?: unknown }): readonly SideId[] =>
  SIDES.filter((side) => answers[side] === undefined)

/** CALL-09 step 4. */
const calling = (state: GameState, caller: FigureId, task: Task, wanted: CallKind): readonly SideId[] | Fault =>
  task.kind === 'call' && task.wanted === wanted && task.caller === caller ? sideOf(state, caller) : without('call')

const ASKING: { readonly [K in QuestionKind]?: Asking<K> } = {
  force(state, { answers }, task) {
    if (task.kind !== 'setup' || task.step !== 'tableRoll') return without('setup')
    for (const side of SIDES) {
      const answer = answers[side]
      const force = answer?.value
      if (answer && !force) return new Fault('missing', {}, ['answers', side, 'value'])
      const refusal = force && forceRefusal(forceContext(state), force)
      if (refusal) return new Fault('inconsistent', { with: refusal.rule }, ['answers', side, 'value'])
    }
    return unanswered(answers)
  },
  layout: inSetup('edge', laying),
  edge: inSetup('objective', (state) => other(laying(state))),
  objective: inSetup('deployRoll', ({ table }) => SIDES.filter((side) => table.objectives?.[side] === undefined)),
  deploy: inSetup('deploy', ({ setup }) => SIDES.filter((side) => side === setup.toDeploy)),
  feint({ setup, rules }, _, task) {
    if (task.kind !== 'setup' || !rules.company || !setup.firstToDeploy) return without('setup')
    if (task.step === 'secondFeint') return [setup.firstToDeploy]
    return task.step === 'shuffle' ? [opponentOf(setup.firstToDeploy)] : without('setup')
  },
  action: ({ turn }, _, task) =>
    task.kind === 'turn' && task.step === 'afterAction' ? [turn.active] : without('turn'),
  window: windowed,
  continueMove: (state, { figure }, task) =>
    task.kind === 'movement' && task.step === 'decide' && task.figure === figure
      ? sideOf(state, figure)
      : without('movement'),
  afterShot: (state, { figure }, task) =>
    task.kind === 'movement' && task.step === 'afterShot' && task.figure === figure && task.shootAfter
      ? sideOf(state, figure)
      : without('movement'),
  takeCover: (state, { figure, shooter, weapon }, task) =>
    task.kind === 'shot' &&
    task.step === 'roll' &&
    task.target === figure &&
    task.shooter === shooter &&
    task.weapon === weapon
      ? sideOf(state, figure)
      : without('shot'),
  order(state, { officer, order, recipients }, task) {
    if (task.kind !== 'order' || task.step !== 'execute' || task.officer !== officer) return without('order')
    if (!isSame(order, task.order)) return without('task').in('order')
    const lost = nobodyAmong(
      state,
      recipients.map(({ figure }) => figure),
      'recipients',
    )
    return lost ?? sideOf(state, officer)
  },
  callKind: (_, { caller }, task) => (task.kind === 'call' && task.caller === caller ? EITHER : without('call')),
  support: (state, { caller }, task) => calling(state, caller, task, 'supportFire'),
  teams: (state, { caller }, task) => calling(state, caller, task, 'reinforcements'),
  mortar: (state, { caller }, task) => calling(state, caller, task, 'platoonMortar'),
  entry({ schedule, turn }, { entry }, task) {
    if (task.kind !== 'arrivals' || task.queue[0] !== entry) return without('arrivals')
    return schedule.some(({ id, side }) => id === entry && side === turn.active) ? [turn.active] : without('schedule')
  },
  selfCall(state, { officer }, task) {
    if (figureIn(state, officer)?.place.at !== 'off') return without('figures').in('officer')
    return task.kind === 'turn' || task.kind === 'order' ? sideOf(state, officer) : without('turn')
  },
  raise: (_, { bids }, task) =>
    task.kind === 'initiative' && task.step === 'raise' && SIDES.every((side) => bids[side] === task.bids[side])
      ? [task.speaker]
      : without('initiative'),
  opportunityFire: offering,
  victim(state, { by, among, rule }, task) {
    const fault = nobodyAmong(state, among, 'among') ?? nobody(state, by, 'by')
    if (fault) return fault
    const worked = task.kind === 'volley' && task.step === 'victim' && task.sixes[0] === by
    const caught = task.kind === 'grenade' && task.step === 'allocate' && task.thrower === by
    if (worked ? !rule.startsWith('SF-') : !(caught && rule === 'GREN-11')) return without('rule')
    const due = task.kind === 'grenade' ? task.due.flat() : enemiesOf(state, figureIn(state, by)?.side)
    if (among.length === 0 || among.some((id) => !due.includes(id))) return without('due').in('among')
    return EITHER
  },
  sixes(state, { among }, task) {
    if (task.kind !== 'volley' || task.step !== 'sixes' || String(task.sixes) !== String(among))
      return without('volley')
    return sideOf(state, among[0] as FigureId)
  },
  drift(state, { from }, task) {
    if (task.kind !== 'grenade' || task.step !== 'burst') return without('grenade')
    if (from.x !== task.at.x || from.y !== task.at.y) return without('at').in('from')
    const sides = sideOf(state, task.thrower)
    return sides instanceof Fault ? sides : other(sides)
  },
  opponent: (state, { figure, among }, task) =>
    task.kind === 'fight' && task.mover === figure && String(task.opponents) === String(among) && among.length > 1
      ? sideOf(state, figure)
      : without('fight'),
  sealedNumber(state, { purpose, answers }, task) {
    if (task.kind !== 'sealed' || task.step !== 'reveal' || task.purpose !== purpose) return without('sealed')
    for (const side of SIDES) {
      const limit = state.sides[side].tokens
      const value = answers[side]?.value ?? 0
      if (value > limit) return new Fault('valueTooBig', { limit }, ['answers', side, 'value'])
    }
    return task.awaiting.filter((side) => answers[side] === undefined)
  },
}

/** Two orders of the same kind, at the same point or target. */
function isSame(a: Order, b: Order): boolean {
  if (a.kind === 'fireAt') return b.kind === 'fireAt' && a.target === b.target
  if (!('at' in a)) return a.kind === b.kind
  return a.kind === b.kind && 'at' in b && a.at.x === b.at.x && a.at.y === b.at.y
}

/** HOUSE-02: declared, and not yet rolled. */
const isArmourShot = (task: Task): boolean =>
  task.kind === 'heldAction' && task.step === undefined && task.command.verb === 'fireAtArmour'

/** TURN-16: where a window is, and what it allows there. */
function windowed(state: GameState, { after, allows }: QuestionOf<'window'>, task: Task): readonly SideId[] | Fault {
  const { turn, rules } = state
  if (after === 'fireDeclared' || after === 'grenadeThrown') {
    if (allows !== 'cards') return without('after').in('allows')
    if (after === 'fireDeclared' && task.kind === 'shot') return sideOf(state, task.target)
    if (after === 'fireDeclared' && !isArmourShot(task)) return without('shot')
    if (after === 'grenadeThrown' && task.kind !== 'grenade') return without('grenade')
    const by = task.kind === 'grenade' ? task.thrower : task.kind === 'heldAction' ? task.command.figure : undefined
    const sides = by === undefined ? without('shot') : sideOf(state, by)
    return sides instanceof Fault ? sides : other(sides)
  }
  if (task.kind !== 'turn' || task.step !== (allows === 'cards' ? 'end' : 'action')) return without('turn')
  const quiet = rules.opponentTurnActions === 'reactions' && !rules.company
  if (allows !== 'cards' && (quiet || !rules.opponentTurnActions.startsWith(allows)))
    return without('rules').in('allows')
  return [opponentOf(turn.active)]
}

const enemiesOf = ({ figures }: GameState, side: SideId | undefined): readonly FigureId[] =>
  figures.filter((figure) => figure.side !== side && figure.place.at === 'table').map(({ id }) => id)

/** By the rules in force one side or the other chooses. */
const EITHER: readonly SideId[] = []

/** OF-09: offers of the task, each of a marker that is there. */
function offering(state: GameState, question: QuestionOf<'opportunityFire'>, task: Task): readonly SideId[] | Fault {
  const { offers, last } = question
  if (task.kind !== 'opportunity' || task.last !== last || offers.length === 0) return without('opportunity')
  const owners = new Map<MarkerId, FigureId>()
  for (const marker of state.markers) if (marker.kind === 'opportunityFire') owners.set(marker.id, marker.owner)
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]
    if (!offer) continue
    const { marker, shooter, target } = offer
    if (owners.get(marker) !== shooter) return new Fault('noSuchMarker', {}, ['offers', i])
    const known = task.offers.some((one) => one.marker === marker && one.target === target)
    if (!known) return without('opportunity').in('offers', i)
  }
  return sideOf(state, offers[0]?.shooter as FigureId)
}

export function askedFault(state: GameState, question: Question, task: Task): Fault | undefined {
  const asking = ASKING[question.kind] as Asking<QuestionKind> | undefined
  const sides = asking ? asking(state, question, task) : without('stack')
  if (sides instanceof Fault) return sides
  return awaitingFault(state, question, sides)
}

function awaitingFault(
  { clock }: GameState,
  { awaiting, since }: Question,
  sides: readonly SideId[],
): Fault | undefined {
  if (since > clock) return new Fault('valueTooBig', { limit: clock }, ['since'])
  const wanted = sides === EITHER ? awaiting.length === 1 : String([...awaiting].sort()) === String([...sides].sort())
  return wanted ? undefined : new Fault('notOneOf', { values: sides.join(', ') || SIDES.join(', ') }, ['awaiting'])
}

/** Who has asked for a draw or to take back is marked for this turn, and the other side is asked. */
export function asideFault(state: GameState, question: Question): Fault | undefined {
  if (question.kind !== 'draw' && question.kind !== 'undo') return without('stack')
  const { by } = question
  const side = state.sides[by]
  const marked = question.kind === 'draw' ? side.offeredDraw && state.phase === 'play' : side.askedUndo
  return marked
    ? awaitingFault(state, question, [opponentOf(by)])
    : new Fault('inconsistent', { with: 'sides' }, ['by'])
}
