import { contains, type Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Command,
  type Figure,
  type FigureId,
  figureOf,
  isInReserve,
  isOnTable,
  onTable,
  type Question,
  type SeatId,
} from '@tactic48/rules'
import { drawnAt } from '../boardModel/seats.ts'
import { send } from '../game/gameStore.ts'
import { tapAnswer } from './call/placing.ts'
import { commit, deploy } from './commands.ts'
import { placeSquad } from './deploy/squadStore.ts'
import { useHand } from './hand/handStore.ts'
import { nameFigure } from './hand/playing.ts'
import { tapOrder } from './order/orderInput.ts'
import { draftNow, type Situation, situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'
import { tapThing } from './things/tapThing.ts'
import { entryOf } from './verbs/verbs.ts'

interface Tap {
  readonly spot: Point
  readonly figure: FigureId | undefined
  readonly bend: boolean
}

/** Within a base, or within a finger's width of it. */
export function figureAt(play: Situation, spot: Point, slack: number): Figure | undefined {
  let best: Figure | undefined
  let least = Number.POSITIVE_INFINITY
  for (const figure of onTable(play.state)) {
    const { x, y, r } = drawnAt(play.state, figure)
    const apart = Math.hypot(x - spot.x, y - spot.y)
    if (apart <= Math.max(r + 60, slack) && apart <= least) {
      best = figure
      least = apart
    }
  }
  return best
}

/** EVAC-01: a casualty that lies there; whoever stands on the spot comes first. */
export function casualtyAt({ state }: Situation, spot: Point, slack: number): Figure | undefined {
  const reach = Math.max(baseRadius(state.rules) + 60, slack)
  return state.figures.find(
    ({ place, position }) =>
      place.at === 'gone' &&
      place.casualty !== undefined &&
      Math.hypot(position.x - spot.x, position.y - spot.y) <= reach,
  )
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** A click or a tap on the table: what it means depends on what is asked. */
export function tap(play: Situation, touch: Tap): void {
  const { question, seat, side } = play
  const figure = touch.figure && figureOf(play.state, touch.figure)
  // TACTIC-09: a card is taken up, and whom it is for is chosen.
  if (figure && useHand.getState().taken && nameFigure(figure.id)) return
  if (seat && side && question) {
    if (tapAnswer(play, touch.spot)) return
    if (question.kind === 'deploy') {
      tapDeploy(play, touch, figure)
      return
    }
    if (question.kind === 'objective') {
      const element = play.state.table.elements.findLast(({ outline }) => contains(outline, touch.spot))
      if (element) void send({ verb: 'nameObjective', seat, element: element.id })
      return
    }
    if (question.kind === 'drift') {
      useTable.getState().change({ goal: whole(touch.spot), fixed: true })
      return
    }
    if (tapOrder(play, { spot: touch.spot, figure })) return
    if (figure && answerWith(play, figure)) return
  }
  if (play.mayAct) tapAct(play, touch, figure)
  else if (figure || !tapThing(play, { spot: touch.spot, figure, own: undefined })) {
    useTable.getState().select(figure?.id)
  }
}

function tapDeploy(play: Situation, touch: Tap, figure: Figure | undefined): void {
  if (!figure && placeSquad(touch.spot)) return
  const { selected, select } = useTable.getState()
  const chosen = selected && figureOf(play.state, selected)
  if (play.seat && chosen && isInReserve(chosen) && chosen.side === play.side && !figure) {
    deploy(play.seat, chosen.id, touch.spot)
  } else select(figure?.id)
}

/** Questions that a figure answers. */
function answerWith({ question, seat }: Situation, { id }: Figure): boolean {
  if (!question || !seat) return false
  const answer = chosenBy(question, seat, id)
  if (answer) {
    void send(answer)
    return true
  }
  if (question.kind === 'afterShot') {
    useTable.getState().change({ target: id })
    return true
  }
  return false
}

function chosenBy(question: Question, seat: SeatId, id: FigureId): Command | undefined {
  if (!('among' in question) || !question.among.some((one) => one === id)) return undefined
  if (question.kind === 'victim') return { verb: 'chooseVictim', seat, figure: id }
  if (question.kind === 'sixes') return { verb: 'chooseSix', seat, participant: id }
  return question.kind === 'opponent' ? { verb: 'chooseOpponent', seat, figure: id } : undefined
}

function tapAct(play: Situation, touch: Tap, figure: Figure | undefined): void {
  const { selected, verb, select } = useTable.getState()
  const actor = selected && figureOf(play.state, selected)
  const own = actor && actor.side === play.side && isOnTable(actor) ? actor : undefined
  if (tapThing(play, { spot: touch.spot, figure, own })) return
  if (figure && figure.side === play.side) tapFriend(figure, own)
  else if (figure && isOnTable(figure)) tapEnemy(figure, own)
  else if (figure) select(figure.id)
  else if (own) tapGround(touch, own)
  else select(undefined)
  if (!own && !verb && figure) select(figure.id)
}

function tapFriend(figure: Figure, own: Figure | undefined): void {
  const { verb, fixed, joiners, patient, change, select } = useTable.getState()
  if (own && verb && entryOf(verb).pointing === 'friend' && own.id !== figure.id) {
    if (patient === figure.id && fixed) commit(draftNow())
    else change({ patient: figure.id, fixed: true })
  } else if (own && own.id !== figure.id && verb && entryOf(verb).joiners && fixed) {
    const { id } = figure
    change({ joiners: joiners.includes(id) ? joiners.filter((one) => one !== id) : [...joiners, id] })
  } else if (own?.id !== figure.id || verb === undefined) select(figure.id)
}

function tapEnemy(figure: Figure, own: Figure | undefined): void {
  const { id, position } = figure
  const { verb, target, shoot, fixed, goal, change, choose, select } = useTable.getState()
  if (!own) {
    select(id)
    return
  }
  if (!verb) choose('fire')
  const { pointing, shoots } = entryOf(verb ?? 'fire')
  const again = target === id && fixed
  if (pointing === 'area') change({ goal: meant(position, own, figure), fixed: true })
  else if (pointing === 'figure') again ? commit(draftNow()) : change({ target: id, fixed: true })
  else if (pointing === 'path') {
    const shot = shoots === 'moving' && (shoot === 'before' || (shoot === 'after' && goal && fixed))
    if (shot) change({ target: id })
    else if (again && !shoots) commit(draftNow())
    else change({ target: id, goal: undefined, fixed: true })
  }
}

/** BUNKER-04: a grenade that comes near to a slit is for the slit. */
export function meant(spot: Point, own: Figure | undefined, enemy?: Figure): Point {
  const { verb } = useTable.getState()
  const state = situationNow()?.state
  return (verb && own && state && entryOf(verb).snaps?.(state, own, spot, enemy)) ?? spot
}

/** A tap this near to the place that was chosen does what is planned. */
const AGAIN = 520

function tapGround({ spot, bend }: Tap, own: Figure): void {
  const { verb, fixed, goal, bends, shoot, target, change, choose } = useTable.getState()
  const at = meant(whole(spot), own)
  if (verb === undefined) {
    choose('move')
    change({ goal: at, fixed: true })
    return
  }
  const { pointing, shoots } = entryOf(verb)
  const chosen = draftNow()?.end ?? goal
  const again = fixed && chosen !== undefined && Math.hypot(chosen.x - at.x, chosen.y - at.y) <= AGAIN
  if (again && !bend) commit(draftNow())
  else if (pointing === 'figure') change({ target: undefined, fixed: false })
  else if (pointing !== 'path' && pointing !== 'area') return
  else if (pointing === 'path' && bend) change({ bends: [...bends, at], goal: at, fixed: true })
  else {
    const kept = shoots === 'moving' && (shoot === 'before' || (fixed && goal)) ? target : undefined
    change({ goal: at, fixed: true, target: kept })
  }
}
