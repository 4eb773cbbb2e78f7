import { contains, type Point } from '@tactic48/geometry'
import { baseRadius, type Figure, type FigureId, figureOf, onTable } from '@tactic48/rules'
import { drawnAt } from '../boardModel/seats.ts'
import { send } from '../game/gameStore.ts'
import { isPaper } from '../interactions/draft.ts'
import type { Input } from '../interactions/input.ts'
import { opened } from '../interactions/next.ts'
import { answerNaming } from '../interactions/questions.ts'
import { answerIn } from '../play/call/answer.ts'
import { actorIn, type Situation } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { type Thing, thingAt } from '../play/vehiclesAndBunkers/thing.ts'
import { act } from './act.ts'

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

/** A click or a tap on the table: it is for what is asked, for what is drafted, or takes somebody in hand. */
export function tap(play: Situation, touch: Tap): void {
  const { question, seat, side } = play
  const { spot, bend } = touch
  const figure = touch.figure && figureOf(play.state, touch.figure)
  const input: Input = { kind: 'tap', spot, figure, bend }
  // TACTIC-09: a card is taken up, and whom it is for is chosen.
  if (isPaper(useTable.getState().draft) && act(input, play)) return
  if (seat && side && question) {
    if (answerIn(play) && act(input, play)) return
    if (question.kind === 'objective') {
      const element = play.state.table.elements.findLast(({ outline }) => contains(outline, spot))
      if (element) void send({ verb: 'nameObjective', seat, element: element.id })
      return
    }
    const answer = figure && answerNaming(play, figure.id)
    if (answer) {
      void send(answer)
      return
    }
  }
  if (act(input, play)) return
  const { selected, draft, select, change } = useTable.getState()
  const own = draft ? undefined : actorIn(play, selected)
  const meant = own && opened(input, play, own)
  if (meant && 'verb' in meant) change({ draft: meant, thing: undefined })
  else if (meant) look(meant)
  else if (figure) select(figure.id)
  else lookOrLeave(play, spot, own)
}

function lookOrLeave({ state }: Situation, spot: Point, own: Figure | undefined): void {
  const thing = thingAt(state, spot)
  if (thing && !own) look(thing)
  else if (!own) useTable.getState().select(undefined)
}

function look(thing: Thing): void {
  useTable.getState().select(undefined)
  useTable.getState().change({ thing })
}
