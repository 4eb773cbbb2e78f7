import { baseOf, type Figure, isOnTable, strideOf, type Touch } from '@tactic48/rules'
import { act, touchMan } from '../input/act.ts'
import { draftNow, redraft } from '../input/active.ts'
import { placeInHand } from '../input/placeInHand.ts'
import { charges, interactionOf, isAble, pointsAt } from '../interactions/actions.ts'
import { type ActionDraft, type DraftPart, isAction, partOf } from '../interactions/draft.ts'
import type { Input } from '../interactions/input.ts'
import { thingChoices } from '../interactions/next.ts'
import type { OrderDraft } from '../interactions/orders.ts'
import { namedThing } from '../interactions/slots.ts'
import { answerIn } from '../play/call/answer.ts'
import { chooseVerb } from '../play/commands.ts'
import { orderingOf, pointingOf } from '../play/order/ordering.ts'
import { actorIn, type Situation } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { isSameThing } from '../play/vehiclesAndBunkers/thing.ts'
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
    return [{ name: 'takeUp', act: () => act({ kind: 'tap', spot: row.at, figure: undefined, bend: false }) }]
  }
  const draft = draftNow(play)
  if (draft?.verb === 'giveOrder' || draft?.verb === 'executeOrder') return ordered(play, draft, row)
  const place = placeInHand(play)
  if (place && !isAction(draft)) return question?.kind === 'deploy' ? besideIt(play, row) : [put(row, place.put)]
  return play.mayAct ? acting(play, row, isAction(draft) ? draft : undefined) : []
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
function ordered(play: Situation, draft: OrderDraft, row: Row): readonly Deed[] {
  const ordering = orderingOf(play, draft)
  const { thing } = row
  if (!ordering) return []
  if (thing.kind === 'figure' && thing.figure.side === play.side) {
    const { id } = thing.figure
    const obeys = ordering.order !== undefined && id !== ordering.officer.id
    return obeys ? [{ name: 'halt', act: () => touchMan(id) }] : []
  }
  const place = placeInHand(play)
  if (place && !ordering.given) return [put(row, place.put)]
  if (pointingOf(ordering.kind) !== 'enemy' || ordering.given || thing.kind !== 'figure') return []
  const { id } = thing.figure
  return [{ name: 'target', act: () => redraft({ target: id, fixed: true }) }]
}

function acting(play: Situation, row: Row, draft: ActionDraft | undefined): readonly Deed[] {
  const { selected, select } = useTable.getState()
  const { state, side } = play
  const actor = actorIn(play, selected)
  const { thing } = row
  const figure = thing.kind === 'figure' || thing.kind === 'casualty' ? thing.figure : undefined
  const friend = figure?.side === side
  const deeds: Deed[] = []
  if (actor && draft) deeds.push(...drafting(play, row, draft, actor))
  else if (actor && figure && !friend && isOnTable(figure) && row.cover !== 'none' && isAble(state, 'fire', actor.id)) {
    const aim = (): void => {
      chooseVerb('fire')
      redraft({ target: figure.id, fixed: true })
    }
    deeds.push({ name: 'fire', act: aim })
  }
  if (figure && friend && isOnTable(figure) && figure.id !== selected) {
    deeds.push({ name: 'choose', act: () => select(figure.id) })
  }
  return deeds
}

/** What this line could fill in the Action in hand. */
function drafting(play: Situation, row: Row, draft: ActionDraft, actor: Figure): readonly Deed[] {
  const { thing, at } = row
  const figure = thing.kind === 'figure' || thing.kind === 'casualty' ? thing.figure : undefined
  const friend = figure?.side === play.side
  const enemy = figure && !friend ? figure : undefined
  const fill = (name: Deed['name'], part: DraftPart): readonly Deed[] => [{ name, act: () => redraft(part) }]
  switch (pointsAt(draft.verb)) {
    case 'way':
      return walking(play, row, draft, actor)
    case 'place':
      return fill('put', {
        goal: interactionOf(draft.verb).snaps?.(play.state, actor, at, enemy) ?? at,
        fixed: true,
      })
    case 'enemy':
      return enemy ? fill('target', { target: enemy.id, fixed: true }) : []
    case 'friend':
      return figure && friend && figure.id !== actor.id ? fill('treat', { patient: figure.id, fixed: true }) : []
    case 'marker': {
      if (thing.kind !== 'marker' || thing.marker.kind !== 'suppressionFire' || thing.marker.side !== play.side)
        return []
      return fill('join', { marker: thing.marker.id, fixed: true })
    }
    case 'thing': {
      if (thing.kind !== 'vehicle' && thing.kind !== 'element') return []
      const named = thing.kind === 'vehicle' ? { vehicle: thing.vehicle.id } : { element: thing.element.id }
      const may = thingChoices(draft, play).some((one) => isSameThing(one, named))
      return may ? fill('pick', { ...namedThing(draft, named), fixed: true }) : []
    }
    default:
      return []
  }
}

/** Where a movement may be sent by what stands there. */
function walking(play: Situation, row: Row, draft: ActionDraft, actor: Figure): readonly Deed[] {
  const { state } = play
  const { thing, at } = row
  if (row.key === actor.id) return []
  const { gait } = interactionOf(draft.verb)
  const go = (name: Deed['name'], input: Input): Deed => ({ name, act: () => act(input) })
  const toward = go('toward', { kind: 'put', at })
  const touching = (touch: Touch): Deed => go('touch', { kind: 'touch', touch })
  if (thing.kind === 'figure' && thing.figure.side !== actor.side) {
    const { id: target } = thing.figure
    const moment = partOf(draft, 'shoot')
    const aims = moment === 'before' || (moment !== undefined && partOf(draft, 'goal') !== undefined)
    return [
      ...(aims ? [{ name: 'target', act: () => redraft({ target }) } as const] : []),
      ...(gait && charges(draft)
        ? [{ name: 'charge', act: () => redraft({ target, goal: undefined, fixed: true }) } as const]
        : []),
      toward,
    ]
  }
  if (thing.kind === 'figure') {
    const spot = besideOf(state, actor, baseOf(state, thing.figure))
    return [
      spot ? go('beside', { kind: 'put', at: spot }) : toward,
      ...(gait ? [touching({ figure: thing.figure.id })] : []),
    ]
  }
  if (thing.kind === 'casualty') return gait ? [toward, touching({ figure: thing.figure.id })] : [toward]
  if (thing.kind !== 'element') return [toward]
  const { element } = thing
  const covers = gait && state.rules.premeasure && element.cover !== 'none'
  const hide = (): void => {
    const spot = gait && coverAt(state, actor, element, strideOf(state, actor, gait))
    if (spot) redraft({ goal: spot, contact: 'none', fixed: true, target: undefined })
    else {
      redraft({ goal: undefined, target: undefined, fixed: false })
      useTable.getState().change({ denied: { missing: 'cover' } })
    }
  }
  return [
    ...(covers ? [{ name: 'cover', act: hide } as const] : []),
    ...(gait ? [touching({ element: element.id })] : []),
    toward,
  ]
}
