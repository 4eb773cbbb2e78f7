import { choose } from '@tactic48/ai'
import {
  createGame,
  defaultAnswer,
  execute,
  isRefusal,
  type NewGame,
  type Refusal,
  type SideId,
  type Step,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { battle, readyForce } from '../../packages/content/test/battles.ts'
import { isAnsweredByOrders } from '../../packages/server/src/games/orders.ts'
import { against, type Figure } from '../figure.ts'
import { formationSpec } from '../rules/opponent.ts'

const GAMES: readonly (readonly [name: string, spec: () => NewGame])[] = [
  [
    'quick start',
    () =>
      battle({
        agreedAp: 36,
        forces: { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force },
      }),
  ],
  ['platoon', () => formationSpec('platoon', 48, 48)],
  ['company', () => formationSpec('company', 72, 48)],
]

/** How often the game goes from one player to the other: by days, against every question put to its player. */
export function* handovers(): Generator<Figure> {
  for (const [name, spec] of GAMES) {
    const { all, byDays } = counted(spec())
    yield against(`handovers/${name}`, byDays.times, 'every question asked', all.times, 'less')
  }
}

/** What one side does without the other in between is one. */
class Handovers {
  times = 0
  private last: SideId | undefined

  add(side: SideId): void {
    if (side !== this.last) this.times += 1
    this.last = side
  }
}

/** A game of Regular against itself. */
function counted(spec: NewGame): { readonly all: Handovers; readonly byDays: Handovers } {
  const chance = seededChance('handovers')
  const [all, byDays] = [new Handovers(), new Handovers()]
  const setUp = new Set<SideId>()
  let { state } = held(createGame(spec, chance))
  while (state.phase !== 'over') {
    const question = topQuestion(state)
    const side = question?.awaiting[0]
    const command = side && (choose(state, side, chance)?.command ?? defaultAnswer(state, side, chance))
    if (!command) throw new Error('nothing can be answered')
    all.add(side)
    // A whole set-up is one plan; windows close by themselves, and orders answer offers to shoot and to take cover.
    const isPlanned = state.phase === 'setup' && setUp.has(side)
    if (state.phase === 'setup') setUp.add(side)
    if (!isPlanned && question.kind !== 'window' && !isAnsweredByOrders(question.kind)) byDays.add(side)
    state = held(execute(state, command, chance)).state
  }
  return { all, byDays }
}

function held(step: Step | Refusal): Step {
  if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
  return step
}
