import { type Disc, nearestOnOutline, type Outline, type Point, standsFree } from '@tactic48/geometry'
import {
  baseOf,
  type Element,
  enemiesOf,
  type Figure,
  type GameState,
  isOnTable,
  onTable,
  radiusOf,
  strideOf,
  type Touch,
  wayGroundOf,
} from '@tactic48/rules'
import { middleOf } from '../board/outline.ts'
import { act, touchMan } from '../input/act.ts'
import { draftNow, redraft } from '../input/active.ts'
import { placeInHand } from '../input/placeInHand.ts'
import { charges, interactionOf, isAble, pointsAt } from '../interactions/actions.ts'
import { type ActionDraft, type DraftPart, isAction, partOf } from '../interactions/draft.ts'
import type { Input } from '../interactions/input.ts'
import { thingChoices } from '../interactions/next.ts'
import type { OrderDraft } from '../interactions/orders.ts'
import { namedThing } from '../interactions/slots.ts'
import { wayTo } from '../interactions/way.ts'
import { answerIn } from '../play/call/answer.ts'
import { chooseVerb } from '../play/commands.ts'
import { inSightFrom } from '../play/lookAhead.ts'
import { orderingOf, pointingOf } from '../play/order/ordering.ts'
import { actorIn, type Situation } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { isSameThing } from '../play/vehiclesAndBunkers/thing.ts'
import type { Row } from './survey.ts'

/** What can be done with one line of the text; whether it may be done is judged where the plan is, by `check`. */
export interface RowAction {
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
export function rowActionsFor(play: Situation, row: Row): readonly RowAction[] {
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

const put = ({ at }: Row, to: (at: Row['at']) => void): RowAction => ({ name: 'put', act: () => to(at) })

function besideIt(play: Situation, { thing }: Row): readonly RowAction[] {
  const { selected } = useTable.getState()
  const comes = play.state.figures.find(({ id }) => id === selected)
  const place = placeInHand(play)
  if (thing.kind !== 'figure' || !comes || !place) return []
  const at = besideOf(play.state, { ...comes, position: place.origin }, baseOf(play.state, thing.figure))
  return at ? [{ name: 'beside', act: () => place.put(at) }] : []
}

/** ORDER-06, ORDER-10 … ORDER-14. */
function ordered(play: Situation, draft: OrderDraft, row: Row): readonly RowAction[] {
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

function acting(play: Situation, row: Row, draft: ActionDraft | undefined): readonly RowAction[] {
  const { selected, select } = useTable.getState()
  const { state, side } = play
  const actor = actorIn(play, selected)
  const { thing } = row
  const figure = thing.kind === 'figure' || thing.kind === 'casualty' ? thing.figure : undefined
  const friend = figure?.side === side
  const actions: RowAction[] = []
  if (actor && draft) actions.push(...drafting(play, row, draft, actor))
  else if (actor && figure && !friend && isOnTable(figure) && row.cover !== 'none' && isAble(state, 'fire', actor.id)) {
    const aim = (): void => {
      chooseVerb('fire')
      redraft({ target: figure.id, fixed: true })
    }
    actions.push({ name: 'fire', act: aim })
  }
  if (figure && friend && isOnTable(figure) && figure.id !== selected) {
    actions.push({ name: 'choose', act: () => select(figure.id) })
  }
  return actions
}

/** What this line could fill in the Action in hand. */
function drafting(play: Situation, row: Row, draft: ActionDraft, actor: Figure): readonly RowAction[] {
  const { thing, at } = row
  const figure = thing.kind === 'figure' || thing.kind === 'casualty' ? thing.figure : undefined
  const friend = figure?.side === play.side
  const enemy = figure && !friend ? figure : undefined
  const fill = (name: RowAction['name'], part: DraftPart): readonly RowAction[] => [{ name, act: () => redraft(part) }]
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
function walking(play: Situation, row: Row, draft: ActionDraft, actor: Figure): readonly RowAction[] {
  const { state } = play
  const { thing, at } = row
  if (row.key === actor.id) return []
  const { gait } = interactionOf(draft.verb)
  const go = (name: RowAction['name'], input: Input): RowAction => ({ name, act: () => act(input) })
  const toward = go('toward', { kind: 'put', at })
  const touching = (touch: Touch): RowAction => go('touch', { kind: 'touch', touch })
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

/** Not quite touching: contact is never an accident (GEN-06). */
const AIR = 100
const AROUND = 24

const round = (middle: Point, away: number, bearing: number): readonly Point[] =>
  Array.from({ length: AROUND }, (_, i) => {
    // Alternately to the left and to the right of the line to the mover.
    const angle = bearing + (Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * 2 * Math.PI) / AROUND
    return { x: Math.round(middle.x + Math.cos(angle) * away), y: Math.round(middle.y + Math.sin(angle) * away) }
  })

const bases = (state: GameState, except: Figure): readonly Disc[] =>
  onTable(state)
    .filter(({ id }) => id !== except.id)
    .map((figure) => baseOf(state, figure))

/** A place to stand next to a base, on the side of the one who comes. */
export function besideOf(state: GameState, figure: Figure, other: Disc): Point | undefined {
  const { position } = figure
  const r = radiusOf(state, figure)
  const bearing = Math.atan2(position.y - other.y, position.x - other.x)
  const taken = bases(state, figure)
  return round(other, other.r + r + AIR, bearing).find((at) => standsFree(wayGroundOf(state, figure), r, at, taken))
}

/** Places at a piece of scenery: along its edge all the way round, and in the middle of it. */
function placesAt(outline: Outline, r: number): readonly Point[] {
  const middle = middleOf(outline)
  const far = outline.kind === 'disc' ? outline.r : Math.max(...outline.points.map((point) => apart(point, middle)))
  const edges = round(middle, far + 2 * r, 0).map((from): Point => {
    const edge = nearestOnOutline(outline, from) ?? from
    const away = Math.max(1, apart(from, edge))
    const by = (r + AIR) / away
    return { x: Math.round(edge.x + (from.x - edge.x) * by), y: Math.round(edge.y + (from.y - edge.y) * by) }
  })
  return [middle, ...edges]
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const SEEN = { open: 3, partial: 1 } as const

/** LOS-14: the place at a piece of scenery, within one Action, where the fewest enemies see him, and the least of him. */
export function coverAt(state: GameState, figure: Figure, element: Element, stride: number): Point | undefined {
  const r = radiusOf(state, figure)
  const ground = wayGroundOf(state, figure)
  const taken = bases(state, figure)
  let best: { readonly at: Point; readonly seen: number; readonly away: number } | undefined
  for (const at of placesAt(element.outline, r)) {
    if (apart(at, figure.position) > stride || !standsFree(ground, r, at, taken)) continue
    const end = wayTo(state, figure, [], at, stride)?.path.at(-1)
    if (!end || end.x !== at.x || end.y !== at.y) continue
    const seen = inSightFrom(state, figure.id, at).reduce((sum, { seesMe }) => sum + (seesMe ? SEEN[seesMe] : 0), 0)
    const away = apart(at, figure.position)
    if (!best || seen < best.seen || (seen === best.seen && away < best.away)) best = { at, seen, away }
  }
  return best && enemiesOf(state, figure.side).length > 0 ? best.at : undefined
}
