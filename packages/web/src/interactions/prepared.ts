import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Command,
  type CommandOf,
  check,
  defaultAnswer,
  edgeOf,
  type GameState,
  isRefusal,
  type Question,
  type SideId,
  seededChance,
} from '@tactic48/rules'
import { feintedTo, feintGrips } from '../play/deploy/feint.ts'
import type { Situation } from '../play/situation.ts'
import type { AnswerDraft, PreparedAnswer } from './draft.ts'
import { type Input, type Outcome, whole } from './input.ts'

export type PreparedDraft = AnswerDraft<'prepared'>

type InHand = Pick<PreparedDraft, 'command' | 'current'>

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

/** Taps, drags and arrows put the marker, the bombs or the whole team somewhere. */
export function nextInPrepared(draft: PreparedDraft, input: Input, play: Situation): Outcome | undefined {
  const kept = ({ command, current }: InHand): Outcome => ({ draft: { ...draft, command, current, fixed: true } })
  switch (input.kind) {
    case 'tap':
      return draft.command.verb === 'chooseTeams' ? undefined : kept(tapped(draft, input.spot, play))
    case 'hold':
      return kept(placed(play, draft, input.grip, input.spot))
    case 'put':
      return gripNow(draft, play) && kept(placed(play, draft, draft.current, input.at))
    case 'turn': {
      const { command } = draft
      return command.verb === 'placeSupport' && command.line
        ? kept({ command: turned({ ...command, line: command.line }, input.degrees), current: 0 })
        : undefined
    }
    default:
      return undefined
  }
}

function tapped(draft: PreparedDraft, spot: Point, play: Situation): InHand {
  const { command, current } = draft
  if (command.verb === 'feint') {
    const taken = gripAt(draft, play, spot, 0)
    if (taken !== undefined) return { command, current: taken }
    return current >= 0 ? placed(play, draft, current, spot) : draft
  }
  const moved = placed(play, draft, current, spot)
  if (command.verb === 'aimMortar') return { ...moved, current: (current + 1) % Math.max(1, command.at.length) }
  return together(play, moved)
}

/** The point under a finger, if it is one of the answer. */
export function gripAt(draft: PreparedDraft, play: Situation, spot: Point, reach: number): number | undefined {
  let best: number | undefined
  let least = Math.max(600, reach)
  gripsOf(play, draft).forEach(({ x, y }, i) => {
    const apart = Math.hypot(x - spot.x, y - spot.y)
    if (apart > least) return
    best = i
    least = apart
  })
  return best
}

/** The point of the answer that is in hand. */
export const gripNow = (draft: PreparedDraft, play: Situation): Point | undefined => gripsOf(play, draft)[draft.current]

/** D49: the line turned by so many degrees. */
function turned(command: CommandOf<'placeSupport'> & { readonly line: Point }, degrees: number): PreparedAnswer {
  const { at, line } = command
  const angle = Math.atan2(line.y - at.y, line.x - at.x) + (degrees * Math.PI) / 180
  const end = whole({ x: at.x + Math.cos(angle) * HALF_STRIP, y: at.y + Math.sin(angle) * HALF_STRIP })
  return { ...command, line: end }
}

const proposed = new WeakMap<Question, InHand | 'nothing'>()

/** What §33 proposes for a question that is answered by an answer of this kind. */
export function proposedFor({ state, question, side }: Situation): InHand | undefined {
  if (!question || !side || !PREPARED.includes(question.kind)) return undefined
  const known = proposed.get(question)
  if (known) return known === 'nothing' ? undefined : known
  const usual = defaultAnswer(state, side, seededChance(`${question.since}`))
  const fresh = isPrepared(usual) && { command: usual, current: usual.verb === 'feint' ? -1 : 0 }
  proposed.set(question, fresh || 'nothing')
  return fresh || undefined
}

const PREPARED: readonly Question['kind'][] = ['support', 'mortar', 'teams', 'entry', 'feint']

export const isPrepared = (command: Command | undefined): command is PreparedAnswer =>
  command !== undefined &&
  (command.verb === 'placeSupport' ||
    command.verb === 'aimMortar' ||
    command.verb === 'chooseTeams' ||
    command.verb === 'enterTable' ||
    command.verb === 'feint')
