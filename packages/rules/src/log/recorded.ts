import { factShape, type Named } from '../input/facts.ts'
import { Fault } from '../input/fault.ts'
import { namesFault } from '../input/inPlay.ts'
import type { Shape } from '../input/shape.ts'
import { liesOn } from '../input/table.ts'
import { apply } from '../kernel/apply.ts'
import { figureIndex } from '../query/figures.ts'
import type { Command } from '../state/command.ts'
import type { EventOf, GameEvent } from '../state/event.ts'
import type { DomainFact, FactType } from '../state/eventKind.ts'
import { type FigureId, own, SIDES } from '../state/ids.ts'
import type { Question, QuestionSummary } from '../state/question.ts'
import type { CardBook, Frame, GameState } from '../state/state.ts'
import type { Task } from '../state/task.ts'

const taskFrame = (task: Task): Frame => ({ frame: 'task', task, returnsTo: undefined, returned: undefined })
const questionFrame = (question: Question): Frame => ({ frame: 'question', question })

const TURN = taskFrame({ kind: 'turn', step: 'afterAction' })
const DEPLOYMENT = taskFrame({ kind: 'setup', step: 'deploy' })

/** D05, D07: at these questions nothing else is under way, so the stack follows from the state. Absent at all others. */
export function stackAt(state: GameState, question: QuestionSummary): readonly Frame[] | undefined {
  const { phase, turn, setup, clock } = state
  const [asked, ...others] = question.awaiting
  if (others.length > 0) return undefined
  const common = { awaiting: question.awaiting, since: clock }
  if (question.kind === 'action' && phase === 'play' && asked === turn.active)
    return [TURN, questionFrame({ kind: 'action', ...common })]
  if (question.kind === 'deploy' && phase === 'setup' && asked === setup.toDeploy)
    return [DEPLOYMENT, questionFrame({ kind: 'deploy', ...common })]
  return undefined
}

const restored = (stack: readonly Frame[], question?: QuestionSummary): EventOf<'questionRestored'> => ({
  type: 'questionRestored',
  stack,
  ...(question && { question }),
})

/** Facts that bring something new into the game, whose cards and ids must fit. */
const BRINGING: ReadonlySet<FactType> = new Set([
  'forcesRevealed',
  'tableLaid',
  'teamEntered',
  'weaponLeft',
  'arrivalScheduled',
  'leftTable',
  'effectBegan',
])

export interface RecordedStep {
  readonly facts: readonly unknown[]
  readonly question: QuestionSummary | undefined
  /** Absent: the opening. */
  readonly command?: Command
}

/**
 * Folds what an earlier engine recorded. Nothing is judged: every fact is of its shape, names what is in the game and can be
 * applied; figures stay on the table. Bookkeeping is not recorded, so the stack is restored where it follows from the state.
 */
export class RecordedGame implements Named {
  #state: GameState
  readonly #weapons: ReadonlySet<string>
  readonly #fact: Shape<DomainFact>

  constructor(state: GameState) {
    this.#state = state
    this.#weapons = weaponsIn(state.cards)
    this.#fact = factShape(this)
  }

  /** `before`: the question that the entry answers. */
  follow(
    state: GameState,
    before: QuestionSummary | undefined,
    { facts, question, command }: RecordedStep,
  ): { readonly events: readonly GameEvent[]; readonly state: GameState } | Fault {
    this.#state = state
    const events: GameEvent[] = []
    const add = (event: GameEvent): void => {
      events.push(event)
      this.#state = apply(this.#state, event)
    }
    const read: DomainFact[] = []
    const actors = topLevelActors(before, command)
    add(restored(openingStack(before, actors.size > 0)))
    for (let i = 0; i < facts.length; i++) {
      const fact = this.#fact.read(facts[i])
      if (fact instanceof Fault) return fact.in('facts', i)
      if (fact.type === 'actionTaken' && !actors.delete(fact.figure) && this.#state.stack.length > 0) {
        actors.clear()
        add(restored([]))
      }
      try {
        add(fact)
      } catch {
        return new Fault('unplayable', {}, ['facts', i])
      }
      read.push(fact)
    }
    const fault = this.#fault(read)
    if (fault) return fault
    const stack = question && stackAt(this.#state, question)
    add(restored(stack ?? [], question))
    return { events, state: this.#state }
  }

  #fault(facts: readonly DomainFact[]): Fault | undefined {
    const { figures, table } = this.#state
    const off = figures.find(({ place, position }) => place.at === 'table' && !liesOn(table, position, 0))
    if (off) return new Fault('offTable', { figure: off.id }, ['facts'])
    return facts.some(({ type }) => BRINGING.has(type)) ? namesFault(this.#state)?.in('facts') : undefined
  }

  hasFigure(id: FigureId): boolean {
    return figureIndex(this.#state.figures, id) >= 0
  }

  hasWeapon(id: string): boolean {
    return this.#weapons.has(id)
  }

  hasTactic(id: Parameters<Named['hasTactic']>[0]): boolean {
    return own(this.#state.cards.tactics ?? {}, id) !== undefined
  }

  hasElement(id: string): boolean {
    return this.#state.table.elements.some((element) => element.id === id)
  }

  hasVehicle(id: string): boolean {
    return this.#state.vehicles.some((vehicle) => vehicle.id === id)
  }
}

function weaponsIn({ characters, weapons, vehicles = {}, upgrades = {} }: CardBook): ReadonlySet<string> {
  const ids = new Set<string>()
  const faces = Object.values(characters).flatMap(({ healthy, wounded }) => (wounded ? [healthy, wounded] : [healthy]))
  for (const profile of [...faces, ...Object.values(vehicles)].flatMap((one) => one.weapons)) ids.add(profile.id)
  for (const card of Object.values(weapons)) {
    ids.add(card.id)
    if (card.reverse) ids.add(card.reverse.id)
  }
  for (const { changes } of Object.values(upgrades)) {
    for (const change of changes) if (change.change === 'arm') ids.add(change.weapon.id)
  }
  return ids
}

/** TACTIC-08 … TACTIC-10: those whose Action is one of its own, not part of another that is under way. */
function topLevelActors(before: QuestionSummary | undefined, command: Command | undefined): Set<FigureId> {
  const isOpen = before?.kind === 'action' || (before?.kind === 'window' && !INTERRUPTS.includes(before['after']))
  if (!isOpen || !command || !('figure' in command) || command.figure === undefined) return new Set()
  const joiners = command.verb === 'startSuppression' ? command.joiners.map(({ figure }) => figure) : []
  return new Set([command.figure, ...joiners])
}

const INTERRUPTS: readonly unknown[] = ['fireDeclared', 'grenadeThrown']

/** What the facts of an entry expect below them: an Action of its own is taken over a turn, an objective is named to its question. */
function openingStack(before: QuestionSummary | undefined, acts: boolean): readonly Frame[] {
  if (before?.kind === 'objective') return [questionFrame({ kind: 'objective', awaiting: SIDES, since: 0 })]
  return acts ? [TURN] : []
}
