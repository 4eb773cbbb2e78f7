import type { Point } from '@tactic48/geometry'
import { baseRadius, check, edgeOf, type GameState, isRefusal, type SideId } from '@tactic48/rules'
import { feintedTo, feintGrips } from '../deploy/feint.ts'
import type { Situation } from '../situation.ts'
import { answerIn, changeAnswer, type InHand } from './answer.ts'

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The points of an answer in hand that can be taken hold of; the handle of a line is the last. */
function gripsOf(play: Situation, { command }: InHand): readonly Point[] {
  switch (command.verb) {
    case 'placeSupport':
      return command.line ? [command.at, lineEnd(command.at, command.line)] : [command.at]
    case 'aimMortar':
    case 'enterTable':
      return command.at
    case 'feint':
      return feintGrips(play, command)
    case 'chooseTeams':
      return []
  }
}

/** HOUSE-08: half a strip away from its middle. */
const HALF_STRIP = 6000

export function lineEnd(at: Point, line: Point): Point {
  const away = Math.hypot(line.x - at.x, line.y - at.y) || 1
  return whole({
    x: at.x + ((line.x - at.x) * HALF_STRIP) / away,
    y: at.y + ((line.y - at.y) * HALF_STRIP) / away,
  })
}

/** The answer with one of its points elsewhere. */
function placed(play: Situation, inHand: InHand, grip: number, to: Point): InHand {
  const { state, side } = play
  const { command } = inHand
  const at = whole(to)
  switch (command.verb) {
    case 'placeSupport': {
      if (grip === 1) return { command: { ...command, line: at }, current: 0 }
      const line = command.line && {
        x: command.line.x + at.x - command.at.x,
        y: command.line.y + at.y - command.at.y,
      }
      return { command: { ...command, at, ...(line && { line }) }, current: 0 }
    }
    case 'aimMortar':
      return { command: { ...command, at: command.at.map((one, i) => (i === grip ? at : one)) }, current: grip }
    case 'enterTable': {
      const spot = side && command.at.length === 1 && isRunner(state) ? atEdge(state, side, at) : at
      return { command: { ...command, at: command.at.map((one, i) => (i === grip ? spot : one)) }, current: grip }
    }
    case 'feint':
      return { command: feintedTo(play, command, grip, at), current: grip }
    case 'chooseTeams':
      return inHand
  }
}

function isRunner(state: GameState): boolean {
  const frame = state.stack.at(-1)
  const asked = frame?.frame === 'question' && frame.question.kind === 'entry' ? frame.question.entry : undefined
  return state.schedule.some(({ id, what }) => id === asked && what.kind === 'runner')
}

/** RUNNER-05: along the own edge. */
function atEdge({ table, rules }: GameState, side: SideId, { x, y }: Point): Point {
  const r = baseRadius(rules)
  const edge = edgeOf(table, side) ?? 'south'
  const into = (value: number, most: number): number => Math.max(r, Math.min(most - r, value))
  if (edge === 'north' || edge === 'south') {
    return { x: into(x, table.width), y: edge === 'north' ? r : table.height - r }
  }
  return { x: edge === 'west' ? r : table.width - r, y: into(y, table.height) }
}

/** Of a team that comes in together: the others stand round the first, where there is room. */
function together({ state }: Situation, inHand: InHand): InHand {
  const { command } = inHand
  const [first, ...others] = command.verb === 'enterTable' ? command.at : []
  if (command.verb !== 'enterTable' || !first || others.length === 0) return inHand
  const apart = 2 * baseRadius(state.rules) + 2
  const round = (turns: number): readonly Point[] => [
    first,
    ...others.map((_, i) => {
      const angle = 2 * Math.PI * (turns + i / 6)
      return whole({ x: first.x + Math.cos(angle) * apart, y: first.y + Math.sin(angle) * apart })
    }),
  ]
  for (let i = 0; i < AROUND; i++) {
    const at = round(i / AROUND)
    if (!isRefusal(check(state, { ...command, at }))) return { command: { ...command, at }, current: 0 }
  }
  return { command: { ...command, at: round(0) }, current: 0 }
}

const AROUND = 24

/** A tap: the marker, the next bomb or the whole team goes there. */
export function tapAnswer(play: Situation, spot: Point): boolean {
  const inHand = answerIn(play)
  if (!inHand || inHand.command.verb === 'chooseTeams') return false
  const { command, current } = inHand
  if (command.verb === 'feint') {
    const taken = gripAt(play, spot, 0)
    if (taken !== undefined) changeAnswer(command, taken)
    else if (current >= 0) keep(placed(play, inHand, current, spot))
    return true
  }
  const moved = placed(play, inHand, current, spot)
  if (command.verb === 'aimMortar') keep({ ...moved, current: (current + 1) % Math.max(1, command.at.length) })
  else keep(together(play, moved))
  return true
}

/** A drag of one point alone. */
export function dragAnswer(play: Situation, grip: number, spot: Point): void {
  const inHand = answerIn(play)
  if (inHand) keep(placed(play, inHand, grip, spot))
}

/** The point under a finger, if it is one of the answer. */
export function gripAt(play: Situation, spot: Point, reach: number): number | undefined {
  const inHand = answerIn(play)
  if (!inHand) return undefined
  let best: number | undefined
  let least = Math.max(600, reach)
  gripsOf(play, inHand).forEach(({ x, y }, i) => {
    const apart = Math.hypot(x - spot.x, y - spot.y)
    if (apart > least) return
    best = i
    least = apart
  })
  return best
}

/** The point of the answer that is in hand. */
export function gripNow(play: Situation): Point | undefined {
  const inHand = answerIn(play)
  return inHand && gripsOf(play, inHand)[inHand.current]
}

/** A step of the point in hand. */
export function steerAnswer(play: Situation, step: (from: Point) => Point): boolean {
  const inHand = answerIn(play)
  const from = gripNow(play)
  if (!inHand || !from) return false
  keep(placed(play, inHand, inHand.current, step(from)))
  return true
}

const keep = ({ command, current }: InHand): void => changeAnswer(command, current)

/** D49: the line turned by so many degrees. */
export function turnLine(play: Situation, degrees: number): boolean {
  const inHand = answerIn(play)
  if (inHand?.command.verb !== 'placeSupport' || !inHand.command.line) return false
  const { at, line } = inHand.command
  const angle = Math.atan2(line.y - at.y, line.x - at.x) + (degrees * Math.PI) / 180
  const end = whole({ x: at.x + Math.cos(angle) * HALF_STRIP, y: at.y + Math.sin(angle) * HALF_STRIP })
  changeAnswer({ ...inHand.command, line: end })
  return true
}
