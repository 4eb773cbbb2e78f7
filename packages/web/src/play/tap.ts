import { contains, type Point } from '@tactic48/geometry'
import { baseRadius, type Figure, type FigureId, figureOf, isInReserve, isOnTable, onTable } from '@tactic48/rules'
import { commit, deploy, send } from './commands.ts'
import { draftNow, type Situation } from './situation.ts'
import { useTable } from './tableStore.ts'

export interface Touch {
  readonly spot: Point
  readonly figure: FigureId | undefined
  readonly bend: boolean
}

/** Within a base, or within a finger's width of it. */
export function figureAt(play: Situation, spot: Point, slack: number): Figure | undefined {
  const reach = Math.max(baseRadius(play.state.rules) + 60, slack)
  let best: Figure | undefined
  let least = reach
  for (const figure of onTable(play.state)) {
    const apart = Math.hypot(figure.position.x - spot.x, figure.position.y - spot.y)
    if (apart <= least) {
      best = figure
      least = apart
    }
  }
  return best
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** A click or a tap on the table: what it means depends on what is asked. */
export function tap(play: Situation, touch: Touch): void {
  const { question, seat, side } = play
  const figure = touch.figure && figureOf(play.state, touch.figure)
  if (seat && side && question) {
    if (question.kind === 'deploy') {
      tapDeploy(play, touch, figure)
      return
    }
    if (question.kind === 'objective') {
      const element = play.state.table.elements.findLast(({ outline }) => contains(outline, touch.spot))
      if (element) send({ verb: 'nameObjective', seat, element: element.id })
      return
    }
    if (question.kind === 'drift') {
      useTable.getState().change({ goal: whole(touch.spot), fixed: true })
      return
    }
    if (figure && answerWith(play, figure)) return
  }
  if (play.mayAct) tapAct(play, touch, figure)
  else useTable.getState().select(figure?.id)
}

function tapDeploy(play: Situation, touch: Touch, figure: Figure | undefined): void {
  const { selected, select } = useTable.getState()
  const chosen = selected && figureOf(play.state, selected)
  if (play.seat && chosen && isInReserve(chosen) && chosen.side === play.side && !figure) {
    deploy(play.seat, chosen.id, touch.spot)
  } else select(figure?.id)
}

/** Questions that a figure answers. */
function answerWith({ question, seat }: Situation, { id }: Figure): boolean {
  if (!question || !seat) return false
  if (question.kind === 'victim' && question.among.includes(id)) return send({ verb: 'chooseVictim', seat, figure: id })
  if (question.kind === 'sixes' && question.among.includes(id))
    return send({ verb: 'chooseSix', seat, participant: id })
  if (question.kind === 'opponent' && question.among.includes(id)) {
    return send({ verb: 'chooseOpponent', seat, figure: id })
  }
  if (question.kind === 'afterShot') {
    useTable.getState().change({ target: id })
    return true
  }
  return false
}

function tapAct(play: Situation, touch: Touch, figure: Figure | undefined): void {
  const { selected, verb, select } = useTable.getState()
  const actor = selected && figureOf(play.state, selected)
  const own = actor && actor.side === play.side && isOnTable(actor) ? actor : undefined
  if (figure && figure.side === play.side) tapFriend(figure, own)
  else if (figure) tapEnemy(play, figure, own)
  else if (own) tapGround(touch)
  else select(undefined)
  if (!own && !verb && figure) select(figure.id)
}

function tapFriend(figure: Figure, own: Figure | undefined): void {
  const { verb, fixed, joiners, change, select } = useTable.getState()
  if (own && own.id !== figure.id && verb === 'startSuppression' && fixed) {
    const { id } = figure
    change({ joiners: joiners.includes(id) ? joiners.filter((one) => one !== id) : [...joiners, id] })
  } else if (own?.id !== figure.id || verb === undefined) select(figure.id)
}

function tapEnemy(play: Situation, figure: Figure, own: Figure | undefined): void {
  const { verb, target, shoot, fixed, goal, change, choose, select } = useTable.getState()
  const { id } = figure
  if (!own) select(id)
  else if (verb === undefined || verb === 'fire') {
    if (verb === 'fire' && target === id && fixed) commit(draftNow())
    else {
      if (!verb) choose('fire')
      change({ target: id, fixed: true })
    }
  } else if (verb === 'move') {
    if (target === id && fixed) commit(draftNow())
    else change({ target: id, goal: undefined, fixed: true })
  } else if (verb === 'moveAndFire') {
    const shot = shoot === 'before' || (shoot === 'after' && goal && fixed)
    if (shot) change({ target: id })
    else change({ target: id, goal: undefined, fixed: true })
  } else if (verb !== 'aim' && verb !== 'takeCover' && verb !== 'joinSuppression') {
    change({ goal: play.state.figures.find((one) => one.id === id)?.position, fixed: true })
  }
}

function tapGround({ spot, bend }: Touch): void {
  const { verb, fixed, goal, bends, shoot, target, change, choose } = useTable.getState()
  const at = whole(spot)
  if (verb === undefined) {
    choose('move')
    change({ goal: at, fixed: true })
    return
  }
  const chosen = draftNow()?.end ?? goal
  const again = fixed && chosen !== undefined && Math.hypot(chosen.x - at.x, chosen.y - at.y) <= 520
  if (again && !bend) {
    commit(draftNow())
    return
  }
  if (verb === 'fire') {
    change({ target: undefined, fixed: false })
    return
  }
  if (bend && (verb === 'move' || verb === 'moveAndFire')) {
    change({ bends: [...bends, at], goal: at, fixed: true })
    return
  }
  const kept = verb === 'moveAndFire' && (shoot === 'before' || (fixed && goal)) ? target : undefined
  change({ goal: at, fixed: true, target: kept })
}
