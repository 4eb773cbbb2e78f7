import type { Goal, GoalKind, GoalOf, GoalState, Goals, RoundLimit, SideGoals, TimedArrival } from '../state/goal.ts'
import { type ElementId, type PerSide, SIDES } from '../state/ids.ts'
import type { Element } from '../state/table.ts'
import { EDGES, type Edge } from '../state/table.ts'
import { Fault } from './fault.ts'
import { FEW, sideShape } from './figures.ts'
import { timedShape } from './lasting.ts'
import { LIMITS } from './limits.ts'
import { type Fields, list, nameOf, object, oneOf, optional, type Shape, tagged, where, whole } from './shape.ts'
import { bothSides } from './table.ts'

const GOALS_PER_SIDE = 20
const ARRIVALS = 100
const ROUND = whole(1, 1000)
const NUMBER = whole(1, LIMITS.figuresPerSide)
const element = nameOf<ElementId>()
const edge: Shape<Edge> = oneOf(EDGES)

const goal = <K extends GoalKind>(kind: K, fields: Fields<Omit<GoalOf<K>, 'kind'>>): Shape<GoalOf<K>> =>
  object<GoalOf<K>>({ kind: oneOf([kind]), ...fields } as object as Fields<GoalOf<K>>)

const goalShape = tagged<Goal, 'kind'>('kind', {
  touch: goal('touch', { element }),
  hold: goal('hold', { element, until: ROUND }),
  leave: goal('leave', { edge, figures: NUMBER }),
  evacuate: goal('evacuate', { casualties: NUMBER }),
  message: goal('message', { messages: NUMBER, edge: optional(edge) }),
  survive: goal('survive', { until: ROUND, figures: NUMBER }),
  eliminate: goal('eliminate', { share: whole(1, 100) }),
})

const sideGoals = object<SideGoals>({ needs: oneOf(['all', 'any']), list: list(goalShape, GOALS_PER_SIDE, 1) })

const fields: Fields<Goals> = {
  sides: object<Partial<PerSide<SideGoals>>>({ blue: optional(sideGoals), ember: optional(sideGoals) }),
  losses: oneOf(['decide', 'ignore']),
  limit: optional(object<RoundLimit>({ rounds: ROUND, winner: oneOf([...SIDES, 'draw', 'share']) })),
}

/** HOUSE-20. */
export const goalsShape: Shape<Goals> = where(object<Goals>(fields), limitFault)

/** A goal of a round after the last could never be reached. */
function limitFault({ sides, limit }: Goals): Fault | undefined {
  if (!limit) return undefined
  for (const side of SIDES) {
    const late = sides[side]?.list.findIndex((one) => 'until' in one && one.until > limit.rounds) ?? -1
    if (late >= 0) return new Fault('valueTooBig', { limit: limit.rounds }, ['sides', side, 'list', late, 'until'])
  }
  return undefined
}

export const goalStateShape: Shape<GoalState> = object<GoalState>({
  ...fields,
  reached: bothSides(list(FEW, GOALS_PER_SIDE)),
  messages: bothSides(list(edge, LIMITS.figuresPerSide)),
})

/** What a goal names must be there; without scenery that came with the game there is nothing to name. */
export function goalsFault({ sides }: Goals, elements: readonly Element[]): Fault | undefined {
  for (const side of SIDES) {
    const goals = sides[side]?.list ?? []
    for (const [i, one] of goals.entries()) {
      if (!('element' in one) || elements.some(({ id }) => id === one.element)) continue
      return new Fault('noSuchElement', {}, ['sides', side, 'list', i, 'element'])
    }
  }
  return undefined
}

/** Goals that were reached are in the list, each once. */
export function reachedFault({ sides, reached }: GoalState): Fault | undefined {
  for (const side of SIDES) {
    const length = sides[side]?.list.length ?? 0
    const strange = reached[side].findIndex((index, i) => index >= length || reached[side].indexOf(index) !== i)
    if (strange >= 0) return new Fault('inconsistent', { with: 'sides' }, ['reached', side, strange])
  }
  return undefined
}

/** TURN-02 step 4. */
export const arrivalsShape: Shape<readonly TimedArrival[]> = list(
  object<TimedArrival>({ side: sideShape, due: ROUND, what: timedShape }),
  ARRIVALS,
)
