import { EPSILON, type Point } from '@tactic48/geometry'
import { gunOf, gunsAt, isMarch } from '../families/order/execution.ts'
import { apply } from '../kernel/apply.ts'
import type { Editable } from '../kernel/draft.ts'
import type { Danger } from '../odds/dangers.ts'
import type { Odds } from '../odds/dice.ts'
import { type FightOdds, fighterOf, h2hOdds } from '../odds/h2h.ts'
import { type ShotOdds, type ShotQuestion, shotOdds } from '../odds/shot.ts'
import { volleyOdds } from '../odds/volley.ts'
import { isSuppressedBy } from '../query/area.ts'
import { isEvacuable, isMedic, touches } from '../query/carry.ts'
import { helpersFor } from '../query/carryPlan.ts'
import { Crowd, figuresWithin } from '../query/crowd.ts'
import { figureIndex, isOnTable, knownFigure, markerOf, widestRadius } from '../query/figures.ts'
import { checkLeave } from '../query/message.ts'
import { shootsUnseen } from '../query/shotProfile.ts'
import type { Carrying, Order } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, MarkerId, WeaponId } from '../state/ids.ts'
import type { Question, QuestionOf, Reached } from '../state/question.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Executor, FightTask, MovementTask, ShotTask, Task } from '../state/task.ts'
import { SilentFork } from './silentFork.ts'

/** What one man does by the order, up to the first roll that could change it. */
export type Performance =
  | {
      readonly kind: 'march'
      readonly from: Point
      /** Where he comes to rest, or meets the first enemy. */
      readonly to: Point
      readonly dangers: readonly Danger[]
      /** AT of a rider without BIKER (MOUNT-02); absent = none. */
      readonly tokens?: number
      /** ORDER-20: who goes with him, and to where. */
      readonly along?: readonly { readonly figure: FigureId; readonly to: Point }[]
      /** ORDER-20: those whom he may take along. */
      readonly mayCarry?: readonly Carrying[]
      /** ORDER-20: his path ends where a messenger may leave the table; whether he does. */
      readonly mayLeave?: true
      readonly leaves?: true
    }
  | {
      readonly kind: 'shot'
      readonly weapon: WeaponId
      readonly odds: ShotOdds
      /** D41: all that he may shoot with. */
      readonly weapons: readonly WeaponId[]
    }
  | { readonly kind: 'suppression'; readonly weapon: WeaponId }
  | { readonly kind: 'takeCover' }

/** ORDER-04: fire that the officer draws by giving it. */
export interface Drawn {
  readonly marker: MarkerId
  readonly shooter: FigureId
  readonly odds: ShotOdds
}

/** One recipient when his turn comes. */
interface Turn {
  readonly figure: FigureId
  readonly from: Point
  readonly mayCarry: readonly Carrying[]
  readonly weapons: readonly WeaponId[]
  does: Performance | undefined
  tokens: number
  acted: boolean
  ended: boolean
  met: boolean
  k: number
  at: Point
  along: readonly { readonly figure: FigureId; readonly to: Point }[] | undefined
  readonly dangers: Danger[]
  suppression: MarkerId | undefined
}

/** An order that is carried out on a silent fork, and what is seen of it. */
export class OrderFork extends SilentFork {
  readonly drawn: Drawn[] = []
  /** In the order in which they do it. */
  readonly done = new Map<FigureId, Performance>()
  readonly leftOut = new Map<FigureId, Refusal>()
  readonly #order: Order
  readonly #shots: { readonly question: ShotQuestion; readonly odds: ShotOdds }[] = []
  #turn: Turn | undefined
  #executors: readonly Executor[] = []
  /** With many men on the move an index of their places pays off. */
  #gathers = false
  #crowd: Crowd | undefined
  /** ORDER-19 step 4. */
  reached: readonly Reached[] | undefined

  constructor(state: GameState, order: Order) {
    super(state)
    this.#order = order
  }

  /** ORDER-19 step 6: one by one, until the order is done. */
  carryOut(floor: number, executors: readonly Executor[]): void {
    this.#executors = executors
    this.#gathers = isMarch(this.#order) && executors.length >= MANY
    this.run(floor)
    this.#end()
  }

  passOver(figure: FigureId, why: Refusal): void {
    this.leftOut.set(figure, why)
    this.done.delete(figure)
    if (this.#turn?.figure === figure) this.#turn = undefined
  }

  override emit(event: GameEvent): void {
    if (event.type === 'executorCalled') this.#call(event.figure)
    else if (event.type === 'actionTaken' && event.verb === 'joinSuppression') this.#join(event.figure)
    else if (event.type === 'orderGiven') this.reached = event.recipients
    const from = this.#crowd && event.type === 'moved' ? knownFigure(this.state, event.figure) : undefined
    super.emit(event)
    if (this.#crowd) this.#follow(event, from)
    const turn = this.#turn
    if (turn) see(turn, event)
  }

  /** Keeps the crowd true, or gives it up where others than the mover are elsewhere now. */
  #follow(event: GameEvent, from: Figure | undefined): void {
    if (event.type === 'moved' && from && !event.along && from.place.at === 'table') {
      const { figures } = this.state
      const index = figureIndex(figures, event.figure)
      this.#crowd?.moved(index, from, figures[index] ?? from)
    } else if (!STAYS.has(event.type)) {
      this.#crowd?.forget()
      this.#crowd = undefined
    }
  }

  #gather(): void {
    const { figures, table } = this.state
    if (this.#gathers && this.#crowd?.figures !== figures) this.#crowd = new Crowd(table, figures)
  }

  #call(id: FigureId): void {
    this.#gather()
    const { state } = this
    const figure = knownFigure(state, id)
    const turn = this.#turn
    // ORDER-20: a helper who goes along is called while the medic is about to set out.
    if (turn?.acted && !turn.ended) {
      this.done.set(id, { kind: 'march', from: figure.position, to: figure.position, dangers: NO_DANGERS })
      return
    }
    this.#end()
    const guns = this.#order.kind === 'fireAt' ? gunsAt(state, figure, this.#order.target) : []
    this.#turn = {
      figure: id,
      from: figure.position,
      mayCarry: isMarch(this.#order) && isMedic(state, figure) ? carryingsOf(state, figure) : NOBODY,
      weapons: isRefusal(guns) ? [] : guns,
      does: undefined,
      tokens: 0,
      acted: false,
      ended: !isMarch(this.#order),
      met: false,
      k: 0,
      at: figure.position,
      along: undefined,
      dangers: [],
      suppression: undefined,
    }
  }

  #end(): void {
    const turn = this.#turn
    this.#turn = undefined
    if (!turn?.acted) return
    const does = isMarch(this.#order) ? this.#march(turn) : turn.does
    if (does) this.done.set(turn.figure, does)
    for (const { figure, to } of turn.along ?? []) {
      const gone = this.done.get(figure)
      if (gone?.kind === 'march') this.done.set(figure, { ...gone, to })
    }
  }

  #march(turn: Turn): Performance {
    const { state } = this
    const figure = knownFigure(state, turn.figure)
    const leaves = !isOnTable(figure)
    this.#weighSuppression(turn, figure)
    const marches: Editable<Extract<Performance, { readonly kind: 'march' }>> = {
      kind: 'march',
      from: turn.from,
      to: leaves ? turn.at : figure.position,
      dangers: turn.dangers,
    }
    if (turn.tokens > 0) marches.tokens = turn.tokens
    if (turn.along) marches.along = turn.along
    if (turn.mayCarry.length > 0) marches.mayCarry = turn.mayCarry
    const mayLeave = leaves || (!turn.met && !turn.along && !checkLeave(state, figure, figure.position, figure.message))
    if (mayLeave) marches.mayLeave = true
    if (leaves) marches.leaves = true
    return marches
  }

  /** SF-14: what the enemy's next roll does to a man whose path ends in the area. */
  #weighSuppression({ suppression, dangers }: Turn, figure: Figure): void {
    const area = suppression === undefined ? undefined : markerOf(this.state, suppression)
    if (area?.kind !== 'suppressionFire' || !isSuppressedBy(this.state, area, figure)) return
    const index = dangers.findIndex(({ kind }) => kind === 'suppression')
    const entered = dangers[index]
    if (entered?.kind !== 'suppression') return
    dangers[index] = { ...entered, odds: volleyOdds(this.state, area, figure.id) }
  }

  /** ORDER-13: one shot after the other, at the target as it is, wounded and in Shock after the first wound, and gone after the next. */
  shotsTogether(): Odds | undefined {
    const [first] = this.#shots
    if (!first) return undefined
    const hurt = apply(this.state, { type: 'wounded', figure: first.question.target, rule: 'WOUND-01' })
    let miss = 1
    let wound = 0
    let elimination = 0
    for (const { question, odds } of this.#shots) {
      const then = shotOdds(hurt, question)?.elimination ?? 0
      elimination += miss * odds.elimination + wound * then
      wound = miss * odds.wound + wound * (1 - then)
      miss *= odds.miss
    }
    return { miss, wound, elimination }
  }

  protected watch(task: Task): void {
    if (task.kind !== 'fight' || task.foe !== undefined || !this.#turn || this.#turn.met) return
    const { k, at, dangers } = this.#turn
    this.#turn.met = true
    dangers.push({ kind: 'contact', opponents: task.opponents, k, at })
  }

  protected asked(question: Question): void {
    if (question.kind === 'opportunityFire') this.#offered(question)
  }

  #offered({ offers }: QuestionOf<'opportunityFire'>): void {
    const { state } = this
    const turn = this.#turn
    const movement = movementIn(state)
    for (const { marker: id, shooter, target } of offers) {
      const marker = markerOf(state, id)
      const odds =
        marker?.kind === 'opportunityFire' && shotOdds(state, { shooter, weapon: marker.weapon, target, aims: 0 })
      if (!odds) continue
      if (!turn) this.drawn.push({ marker: id, shooter, odds })
      else if (movement) {
        const { k, declined, figure } = movement
        const second = declined.includes(id)
        turn.dangers.push({
          kind: 'opportunityFire',
          marker: id,
          shooter,
          ...(target !== figure && { target }),
          k,
          at: knownFigure(state, figure).position,
          second,
          odds,
        })
      }
    }
  }

  protected rollAhead(task: Task): void {
    const turn = this.#turn
    if (!turn) return
    turn.ended = true
    if (task.kind === 'shot') turn.does = this.#shot(turn, task)
    else if (task.kind === 'fight') addFightOdds(turn.dangers, fightOddsOf(this.state, task))
  }

  #shot(turn: Turn, { shooter, weapon, target, aims, mode }: ShotTask): Performance | undefined {
    const terms = { aims, unseen: mode === 'ordered' && shootsUnseen(this.state) }
    const question = { shooter, weapon, target, ...terms }
    const odds = shotOdds(this.state, question)
    if (odds) this.#shots.push({ question, odds })
    return odds && { kind: 'shot', weapon, odds, weapons: turn.weapons.length > 0 ? turn.weapons : [weapon] }
  }

  /** ORDER-14: all who take part do so at once, without being called. */
  #join(id: FigureId): void {
    const named = this.#executors.find(({ figure }) => figure === id)?.weapon
    const gun = gunOf(this.state, knownFigure(this.state, id), named)
    if (gun) this.done.set(id, { kind: 'suppression', weapon: gun.id })
  }
}

/** What a fact says of the man whose turn it is. */
function see(turn: Turn, event: GameEvent): void {
  switch (event.type) {
    case 'tokensSpent':
      if (event.figure === turn.figure) turn.tokens += event.tokens
      break
    case 'actionTaken':
      if (event.figure === turn.figure) turn.acted = true
      break
    case 'tookCover':
      if (event.figure === turn.figure) turn.does = TAKES_COVER
      break
    case 'moved':
      if (event.figure !== turn.figure) break
      turn.k = event.k
      turn.at = event.to
      if (event.along) turn.along = event.along
      break
    case 'moveEnded':
      if (event.figure === turn.figure) turn.ended = true
      break
    case 'suppressed':
      if (event.figure !== turn.figure) break
      turn.suppression = event.marker
      turn.dangers.push({ kind: 'suppression', marker: event.marker, k: turn.k, at: turn.at, odds: undefined })
  }
}

/** Facts after which every base is where it was. */
const STAYS: ReadonlySet<GameEvent['type']> = new Set([
  'executorCalled',
  'actionTaken',
  'tokensSpent',
  'standingCleared',
  'opportunityTriggered',
  'opportunityFireHeld',
  'moveEnded',
  'suppressed',
  'orderSkipped',
  'fightStarted',
])

/** Men of one march. */
const MANY = 12

const TAKES_COVER: Performance = { kind: 'takeCover' }
const NO_DANGERS: readonly Danger[] = []
const NOBODY: readonly Carrying[] = []

/** The movement under way nearest the top. */
function movementIn({ stack }: GameState): MovementTask | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]
    if (frame?.frame === 'task' && frame.task.kind === 'movement') return frame.task
    if (frame?.frame === 'task' && frame.task.kind === 'order') return undefined
  }
  return undefined
}

const fightOddsOf = (state: GameState, { mover, foe }: FightTask): FightOdds | undefined =>
  foe === undefined
    ? undefined
    : h2hOdds(fighterOf(state, knownFigure(state, mover)), fighterOf(state, knownFigure(state, foe)), state.rules)

function addFightOdds(dangers: Danger[], odds: FightOdds | undefined): void {
  const last = dangers[dangers.length - 1]
  if (odds && last?.kind === 'contact') dangers[dangers.length - 1] = { ...last, odds }
}

/** EVAC-05, EVAC-06: a medic with every casualty at hand, alone and with everyone who could help. */
function carryingsOf(state: GameState, medic: Figure): readonly Carrying[] {
  const { id: figure } = medic
  return casualtiesAt(state, medic).flatMap((casualty) => [
    { figure, casualty: casualty.id },
    ...helpersFor(state, medic, casualty).map(({ id: helper }) => ({ figure, casualty: casualty.id, helper })),
  ])
}

/** 1/1000 u by which points may be off. */
const ROUNDING = 2

/** In the order of the list. */
function casualtiesAt(state: GameState, medic: Figure): readonly Figure[] {
  const { side, position } = medic
  const far = 2 * widestRadius(state) + EPSILON + ROUNDING
  const { x, y } = position
  return figuresWithin(state, x - far, x + far, y - far, y + far)
    .filter((figure) => figure.side === side && isEvacuable(figure) && touches(state, medic, figure))
    .sort((a, b) => figureIndex(state.figures, a.id) - figureIndex(state.figures, b.id))
}
