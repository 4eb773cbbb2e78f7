import { type Point, shortestPath } from '@tactic48/geometry'
import {
  type CommandOf,
  cutAt,
  type Figure,
  type FigureId,
  type GameState,
  groundOf,
  groupOf,
  helpersFor,
  isMedic,
  isRefusal,
  knownFigure,
  loadOf,
  radiusOf,
  type SeatId,
  u,
} from '@tactic48/rules'
import { homeOf, savedWorth } from './errand/care.ts'
import { isThere, wayLeft } from './errand/way.ts'
import { placeAt } from './generator/places.ts'
import { HERE, placeValue, standpoint } from './place.ts'
import { figureIn, type Situation, standingAt } from './situation.ts'

/** Of what a casualty brought home is worth, for each u of the way; and for having him on a stretcher. */
const EACH_U = 0.05
const LIFTED = 0.25
/** How far round something a carried move is thought through, in Actions. */
const HORIZON = 12

/** EVAC-05 … EVAC-08: ways home for a casualty whom this figure can take along. */
export function* carries(state: GameState, figure: Figure, seat: SeatId): Generator<CommandOf<'carry'>> {
  if (!state.rules.company) return
  const load = loadOf(state, figure)
  if (!load && !isMedic(state, figure)) return
  for (const casualty of load ? [load] : state.figures) {
    if (casualty.side !== figure.side || !lies(casualty)) continue
    for (const helper of [...helpersFor(state, figure, casualty).slice(0, 1), undefined]) {
      const group = groupOf(state, figure, casualty.id, helper?.id)
      if (isRefusal(group)) continue
      for (const path of waysHome(state, figure, casualty, u(group.reach))) {
        const by = { verb: 'carry', seat, figure: figure.id, casualty: casualty.id, path } as const
        yield helper ? { ...by, helper: helper.id } : by
      }
    }
  }
}

const lies = ({ place }: Figure): boolean =>
  place.at === 'carried' || (place.at === 'gone' && place.casualty === 'evacuable')

/** All go along the same line: the leader's is the casualty's, moved. */
function* waysHome(state: GameState, leader: Figure, casualty: Figure, reach: number): Generator<readonly Point[]> {
  const home = homeOf(state, casualty)
  const goal = home && placeAt(state, casualty, home)
  if (!goal || reach <= 0) return
  const r = radiusOf(state, leader)
  const { width, height } = state.table
  const end = {
    x: Math.min(Math.max(leader.position.x + goal.x - casualty.position.x, r), width - r),
    y: Math.min(Math.max(leader.position.y + goal.y - casualty.position.y, r), height - r),
  }
  if (end.x === leader.position.x && end.y === leader.position.y) return
  yield cutAt([leader.position, end], reach).slice(1)
  const round = shortestPath(groundOf(state), r, leader.position, end, reach * HORIZON, [])
  if (round && round.length > 2) yield cutAt(round, reach).slice(1)
}

/** What it is worth to have the casualty so much nearer to safety, for those who go with him. */
export function carryValue(situation: Situation, figure: Figure, command: CommandOf<'carry'>): number {
  const { state } = situation
  const casualty = knownFigure(state, command.casualty)
  const home = homeOf(state, casualty)
  const end = command.path[command.path.length - 1]
  if (!home || !end) return 0
  const at = {
    x: casualty.position.x + end.x - figure.position.x,
    y: casualty.position.y + end.y - figure.position.y,
  }
  const saved = savedWorth(state, casualty)
  const nearer = (wayLeft(state, casualty, home) - wayLeft(state, casualty, home, at)) / 1000
  const there = standingAt(state, figure, end)
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure))
  const place =
    placeValue(situation, standpoint(situation, there, figureIn(there, figure)), false) -
    placeValue(situation, here, false)
  return EACH_U * saved * nearer + (isThere(state, casualty, home, at) ? saved : 0) + place
}

export const liftValue = ({ state }: Situation, casualty: FigureId): number =>
  LIFTED * savedWorth(state, knownFigure(state, casualty))
