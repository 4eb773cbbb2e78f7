import { able, baseOf, type Figure, isOnTable, isRefusal, strideOf, type Touch } from '@tactic48/rules'
import { answerIn } from '../play/call/answer.ts'
import { tapAnswer } from '../play/call/placing.ts'
import { chooseVerb } from '../play/commands.ts'
import { placeOf } from '../play/contact.ts'
import { orderingNow, touchMan } from '../play/order/orderCommands.ts'
import { pointingOf } from '../play/order/ordering.ts'
import { charges, placeInHand } from '../play/placeInHand.ts'
import { actorIn, type Situation } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { meant } from '../play/tap.ts'
import { entryOf } from '../play/verbs/verbs.ts'
import { besideOf, coverAt } from './places.ts'
import type { Row } from './survey.ts'

/** What can be done with one line of the text; whether it may be done is judged where the plan is, by `check`. */
export interface Deed {
  readonly name:
    | 'choose'
    | 'fire'
    | 'target'
    | 'charge'
    | 'toward'
    | 'touch'
    | 'beside'
    | 'cover'
    | 'put'
    | 'join'
    | 'treat'
    | 'pick'
    | 'halt'
    | 'takeUp'
  readonly act: () => void
}

/** As a pointer on the table would, for the question and the Action in hand. */
export function deedsFor(play: Situation, row: Row): readonly Deed[] {
  if (!play.side || (row.thing.kind === 'sign' && !row.thing.sign.place)) return []
  const { question } = play
  const inHand = answerIn(play)
  if (inHand?.command.verb === 'feint' && row.thing.kind === 'figure' && row.thing.figure.side === play.side) {
    return [{ name: 'takeUp', act: () => tapAnswer(play, row.at) }]
  }
  if (question?.kind === 'order' || useTable.getState().verb === 'giveOrder') return ordered(play, row)
  const place = placeInHand(play)
  const actor = actorIn(play, useTable.getState().selected)
  if (place && !actor) return question?.kind === 'deploy' ? besideIt(play, row) : [put(row, place.put)]
  return play.mayAct ? acting(play, row, actor) : []
}

const put = ({ at }: Row, to: (at: Row['at']) => void): Deed => ({ name: 'put', act: () => to(at) })

function besideIt(play: Situation, { thing }: Row): readonly Deed[] {
  const { selected } = useTable.getState()
  const comes = play.state.figures.find(({ id }) => id === selected)
  const place = placeInHand(play)
  if (thing.kind !== 'figure' || !comes || !place) return []
  const at = besideOf(play.state, { ...comes, position: place.origin }, baseOf(play.state, thing.figure))
  return at ? [{ name: 'beside', act: () => place.put(at) }] : []
}

/** ORDER-06, ORDER-10 … ORDER-14. */
function ordered(play: Situation, row: Row): readonly Deed[] {
  const ordering = orderingNow(play)
  const { thing } = row
  if (!ordering) return []
  if (thing.kind === 'figure' && thing.figure.side === play.side) {
    const { id } = thing.figure
    const obeys = ordering.order !== undefined && id !== ordering.officer.id
    return obeys ? [{ name: 'halt', act: () => touchMan(ordering, id) }] : []
  }
  const place = placeInHand(play)
  if (place && !ordering.given) return [put(row, place.put)]
  if (pointingOf(ordering.kind) !== 'enemy' || ordering.given || thing.kind !== 'figure') return []
  const { id } = thing.figure
  return [{ name: 'target', act: () => useTable.getState().change({ target: id, fixed: true }) }]
}

function acting(play: Situation, row: Row, actor: Figure | undefined): readonly Deed[] {
  const { verb, selected, choose, change, select } = useTable.getState()
  const { state, side } = play
  const { thing } = row
  const figure = thing.kind === 'figure' || thing.kind === 'casualty' ? thing.figure : undefined
  const friend = figure?.side === side
  const deeds: Deed[] = []
  const takes = verb && entryOf(verb).pointing
  if (actor && verb) {
    if (takes === 'path') deeds.push(...walking(play, row, actor))
    else if (takes === 'area') deeds.push({ name: 'put', act: () => pointArea(play, row, actor) })
    else if (takes === 'figure' && figure && !friend) {
      deeds.push({ name: 'target', act: () => change({ target: figure.id, fixed: true }) })
    } else if (takes === 'friend' && figure && friend && figure.id !== actor.id) {
      deeds.push({ name: 'treat', act: () => change({ patient: figure.id, fixed: true }) })
    } else if (takes === 'marker' && thing.kind === 'marker' && thing.marker.kind === 'suppressionFire') {
      const { id: marker, side: whose } = thing.marker
      if (whose === side) deeds.push({ name: 'join', act: () => change({ marker, fixed: true }) })
    } else if (takes === 'thing' && (thing.kind === 'vehicle' || thing.kind === 'element')) {
      const named = thing.kind === 'vehicle' ? { vehicle: thing.vehicle.id } : { element: thing.element.id }
      const things = entryOf(verb).things
      const among = things?.among(state, actor).some((one) => JSON.stringify(one) === JSON.stringify(named))
      if (things && among) deeds.push({ name: 'pick', act: () => change({ ...things.named(named), fixed: true }) })
    }
  } else if (actor && figure && !friend && isOnTable(figure) && !isRefusal(able(state, 'fire', actor.id))) {
    const aim = (): void => {
      choose(undefined)
      chooseVerb('fire')
      change({ target: figure.id, fixed: true })
    }
    deeds.push({ name: 'fire', act: aim })
  }
  if (figure && friend && isOnTable(figure) && figure.id !== selected) {
    deeds.push({ name: 'choose', act: () => select(figure.id) })
  }
  return deeds
}

function pointArea(play: Situation, { at, thing }: Row, actor: Figure): void {
  const enemy = thing.kind === 'figure' && thing.figure.side !== actor.side ? thing.figure : undefined
  placeInHand(play)?.put(meant(at, actor, enemy))
}

/** Where a movement may be sent by what stands there. */
function walking(play: Situation, row: Row, actor: Figure): readonly Deed[] {
  const { state } = play
  const { verb, goal, shoot, bends, change } = useTable.getState()
  const { thing, at } = row
  const place = placeInHand(play)
  if (!verb || !place || row.key === actor.id) return []
  const { gait, shoots } = entryOf(verb)
  const toward: Deed = { name: 'toward', act: () => place.put(at) }
  const touching = (touch: Touch): Deed => ({
    name: 'touch',
    act: () => {
      const goal = placeOf(state, touch, bends.at(-1) ?? actor.position)
      if (goal) change({ contact: touch, goal, fixed: true, ...(charges(verb) ? { target: undefined } : {}) })
    },
  })
  if (thing.kind === 'figure' && thing.figure.side !== actor.side) {
    const { id: target } = thing.figure
    const aims = shoots === 'moving' && (shoot === 'before' || goal !== undefined)
    return [
      ...(aims ? [{ name: 'target', act: () => change({ target }) } as const] : []),
      ...(gait && !shoots
        ? [{ name: 'charge', act: () => change({ target, goal: undefined, fixed: true }) } as const]
        : []),
      toward,
    ]
  }
  if (thing.kind === 'figure') {
    const spot = besideOf(state, actor, baseOf(state, thing.figure))
    return [
      ...(spot ? [{ name: 'beside', act: () => place.put(spot) } as const] : [toward]),
      ...(gait ? [touching({ figure: thing.figure.id })] : []),
    ]
  }
  if (thing.kind === 'casualty') return gait ? [toward, touching({ figure: thing.figure.id })] : [toward]
  if (thing.kind !== 'element') return [toward]
  const { element } = thing
  const covers = gait && state.rules.premeasure && element.cover !== 'none'
  const hide = (): void => {
    const spot = gait && coverAt(state, actor, element, strideOf(state, actor, gait))
    if (spot) change({ goal: spot, contact: 'none', fixed: true, target: undefined })
    else change({ denied: { missing: 'cover' } })
  }
  return [
    ...(covers ? [{ name: 'cover', act: hide } as const] : []),
    ...(gait ? [touching({ element: element.id })] : []),
    toward,
  ]
}
