import { type Atom, isAtom } from '../atoms.ts'
import { type Command, isActionVerb, type Order } from '../state/command.ts'
import type { ElementId, FigureId, MarkerId, PerSide, ScheduleId, WeaponId } from '../state/ids.ts'
import type { Opportunity, Question, QuestionKind, QuestionOf, Reached, Sealed } from '../state/question.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import type { Frame } from '../state/state.ts'
import { BOMBS, CALL_KINDS, SUPPORT } from '../state/support.ts'
import {
  type Executor,
  type HeldActionTask,
  SETUP_STEPS,
  type Task,
  type TaskKind,
  type TaskOf,
  type TaskResult,
  TURN_STEPS,
} from '../state/task.ts'
import { Fault } from './fault.ts'
import { COUNT, FEW, FIGURES, sideShape } from './figures.ts'
import { forceShape } from './force.ts'
import { fireShape } from './lasting.ts'
import {
  type Fields,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  orNothing,
  type Shape,
  tagged,
  text,
  truth,
  whole,
} from './shape.ts'
import { bothSides, pointShape } from './table.ts'

const figure = nameOf<FigureId>()
const marker = nameOf<MarkerId>()
const weapon = nameOf<WeaponId>()
const entry = nameOf<ScheduleId>()
const callKind = oneOf(CALL_KINDS)
const figures = list(figure, FIGURES)
const markers = list(marker, FIGURES)
const groups = list(figures, FIGURES)
const LENGTH = number(0, 1_000_000)
const SHOT_MODES = ['fire', 'moveAndFire', 'opportunityFire', 'ordered'] as const
const offers = list(object<Opportunity>({ marker, shooter: figure, target: figure }), 4 * FIGURES)

/** How a command from outside is read; the verbs know it. */
export type ReadCommand = (input: unknown) => Command | Refusal

export const atomShape: Shape<Atom> = {
  read: (value) =>
    typeof value === 'string' && isAtom(value) ? value : new Fault('badValue', { takes: 'the id of a rule' }),
}

const actionShape = (readCommand: ReadCommand): Shape<HeldActionTask['command']> => ({
  read(value) {
    const command = readCommand(value)
    if (isRefusal(command)) return new Fault('illegalCommand', { rule: command.rule, why: command.code })
    return isActionVerb(command.verb) ? (command as HeldActionTask['command']) : new Fault('notOneOf', {}, ['verb'])
  },
})

const task = <K extends TaskKind>(kind: K, fields: Fields<Omit<TaskOf<K>, 'kind'>>): Shape<TaskOf<K>> =>
  object<TaskOf<K>>({ kind: oneOf([kind]), ...fields } as object as Fields<TaskOf<K>>)

export const orderShape: Shape<Order> = tagged<Order, 'kind'>('kind', {
  moveToward: object<Order & { kind: 'moveToward' }>({ kind: oneOf(['moveToward']), at: pointShape }),
  forward: object<Order & { kind: 'forward' }>({ kind: oneOf(['forward']) }),
  fallBack: object<Order & { kind: 'fallBack' }>({ kind: oneOf(['fallBack']) }),
  fireAt: object<Order & { kind: 'fireAt' }>({ kind: oneOf(['fireAt']), target: figure }),
  fireAtWill: object<Order & { kind: 'fireAtWill' }>({ kind: oneOf(['fireAtWill']), at: pointShape }),
  takeCover: object<Order & { kind: 'takeCover' }>({ kind: oneOf(['takeCover']) }),
})
export const reachedShape: Shape<Reached> = object<Reached>({ figure, through: figure })
const executorShape = object<Executor>({
  figure,
  weapon: optional(weapon),
  leaves: optional(truth),
  message: optional(figure),
  casualty: optional(figure),
  helper: optional(figure),
})

type TaskShapes = { readonly [K in TaskKind]: Shape<TaskOf<K>> }

const taskShapes = (readCommand: ReadCommand): TaskShapes => ({
  setup: task('setup', {
    step: oneOf(SETUP_STEPS),
  }),
  turn: task('turn', { step: oneOf(TURN_STEPS), seized: optional(oneOf([true])) }),
  shot: task('shot', {
    mode: oneOf(SHOT_MODES),
    shooter: figure,
    weapon,
    target: figure,
    aims: FEW,
    step: oneOf(['cards', 'react', 'roll']),
  }),
  movement: task('movement', {
    mode: oneOf(['move', 'moveAndFire', 'ordered']),
    figure,
    path: list(pointShape, 300, 1),
    steps: COUNT,
    k: COUNT,
    shootAfter: truth,
    step: oneOf(['before', 'walk', 'offered', 'decide', 'fought', 'lastOffered', 'afterShot']),
    offers,
    declined: markers,
    lastOffered: truth,
    fought: figures,
    message: optional(figure),
    leave: optional(truth),
    along: orNothing(figures),
  }),
  opportunity: task('opportunity', { offers, last: truth, fired: markers }),
  volley: task('volley', { markers, sixes: figures, step: oneOf(['roll', 'sixes', 'victim']) }),
  grenade: task('grenade', {
    thrower: figure,
    weapon: optional(weapon),
    at: pointShape,
    dice: FEW,
    radius: LENGTH,
    next: optional(oneOf(['slit', 'disperse', 'burst'])),
    step: oneOf(['cards', 'slit', 'disperse', 'burst', 'allocate']),
    wounds: FEW,
    order: groups,
    due: groups,
    hurt: figures,
    smoke: optional(truth),
    line: optional(pointShape),
    into: optional(nameOf<ElementId>()),
    within: optional(nameOf<ElementId>()),
  }),
  heldAction: task('heldAction', {
    command: actionShape(readCommand),
    reaction: truth,
    step: optional(oneOf(['cards'])),
  }),
  fight: task('fight', {
    mover: figure,
    opponents: figures,
    foe: orNothing(figure),
    round: FEW,
    step: oneOf(['mover', 'foe']),
  }),
  order: task('order', {
    officer: figure,
    order: orderShape,
    unit: optional(text()),
    step: oneOf(['reach', 'execute']),
    queue: list(executorShape, FIGURES),
  }),
  call: task('call', {
    caller: figure,
    wanted: optional(callKind),
    atOnce: truth,
    among: list(callKind, CALL_KINDS.length),
    settled: truth,
  }),
  barrage: task('barrage', { side: sideShape, fire: fireShape, fallen: FEW }),
  arrivals: task('arrivals', { queue: list(entry, FIGURES) }),
  initiative: task('initiative', {
    initiator: figure,
    step: oneOf(['bid', 'reveal', 'raise']),
    bids: bothSides(FEW),
    speaker: sideShape,
    passes: whole(0, 1),
  }),
  sealed: task('sealed', {
    purpose: text(),
    awaiting: list(sideShape, 2),
    step: oneOf(['ask', 'reveal']),
    values: optional(bothSides(FEW)),
  }),
})

const question = <K extends QuestionKind>(
  kind: K,
  fields: Fields<Omit<QuestionOf<K>, 'kind' | 'awaiting' | 'since'>>,
): Shape<QuestionOf<K>> =>
  object<QuestionOf<K>>({
    kind: oneOf([kind]),
    awaiting: list(sideShape, 2, 1),
    since: COUNT,
    ...fields,
  } as object as Fields<QuestionOf<K>>)

const sealed = <T>(value: Shape<T>): Shape<Partial<PerSide<Sealed<T>>>> => {
  const one = object<Sealed<T>>({ sealed: oneOf([true]), value: optional(value) } as Fields<Sealed<T>>)
  return object<Partial<PerSide<Sealed<T>>>>({ blue: optional(one), ember: optional(one) })
}

const QUESTIONS: { readonly [K in QuestionKind]: Shape<QuestionOf<K>> } = {
  force: question('force', { answers: sealed(forceShape) }),
  layout: question('layout', {}),
  edge: question('edge', {}),
  objective: question('objective', {}),
  deploy: question('deploy', {}),
  feint: question('feint', {}),
  action: question('action', {}),
  window: question('window', {
    after: oneOf(['turnStart', 'action', 'fireDeclared', 'grenadeThrown']),
    allows: oneOf(['cards', 'reactions', 'takeCover', 'anyAction']),
  }),
  continueMove: question('continueMove', { figure }),
  takeCover: question('takeCover', { figure, shooter: figure, weapon }),
  opportunityFire: question('opportunityFire', { offers, last: truth }),
  afterShot: question('afterShot', { figure }),
  victim: question('victim', { by: figure, among: figures, rule: atomShape }),
  sixes: question('sixes', { among: figures }),
  drift: question('drift', { from: pointShape, distance: LENGTH, exact: truth }),
  opponent: question('opponent', { figure, among: figures }),
  order: question('order', { officer: figure, order: orderShape, recipients: list(reachedShape, FIGURES) }),
  callKind: question('callKind', { caller: figure, among: list(callKind, CALL_KINDS.length, 1) }),
  support: question('support', { caller: figure, profiles: list(oneOf(SUPPORT), SUPPORT.length) }),
  teams: question('teams', { caller: figure, count: FEW }),
  mortar: question('mortar', { caller: figure, ammo: list(oneOf(BOMBS), BOMBS.length), shells: FEW }),
  entry: question('entry', { entry }),
  selfCall: question('selfCall', { officer: figure }),
  raise: question('raise', { bids: bothSides(FEW) }),
  draw: question('draw', { by: sideShape }),
  undo: question('undo', { by: sideShape, to: COUNT }),
  sealedNumber: question('sealedNumber', { purpose: text(), answers: sealed(whole(0, Number.MAX_SAFE_INTEGER)) }),
}

export const questionKindShape: Shape<QuestionKind> = {
  read: (value) =>
    typeof value === 'string' && Object.hasOwn(QUESTIONS, value)
      ? (value as QuestionKind)
      : new Fault('notOneOf', { values: Object.keys(QUESTIONS).join(', ') }),
}

type Result<K extends TaskResult['of']> = Extract<TaskResult, { readonly of: K }>

const resultShape = tagged<TaskResult, 'of'>('of', {
  shot: object<Result<'shot'>>({ of: oneOf(['shot']), result: oneOf(['lost', 'miss', 'wound', 'headshot']) }),
  opportunity: object<Result<'opportunity'>>({ of: oneOf(['opportunity']), fired: markers }),
  fight: object<Result<'fight'>>({ of: oneOf(['fight']), standoff: truth }),
  sealed: object<Result<'sealed'>>({ of: oneOf(['sealed']), values: bothSides(FEW) }),
  initiative: object<Result<'initiative'>>({ of: oneOf(['initiative']), seized: truth }),
})

type FrameOf<K extends Frame['frame']> = Extract<Frame, { readonly frame: K }>

/** Tasks under way and questions, the last on top. */
export const frameShape = (readCommand: ReadCommand): Shape<Frame> =>
  tagged<Frame, 'frame'>('frame', {
    task: object<FrameOf<'task'>>({
      frame: oneOf(['task']),
      task: tagged<Task, 'kind'>('kind', taskShapes(readCommand)),
      returnsTo: optional(FEW),
      returned: optional(resultShape),
    }),
    question: object<FrameOf<'question'>>({
      frame: oneOf(['question']),
      question: tagged<Question, 'kind'>('kind', QUESTIONS),
    }),
  })
