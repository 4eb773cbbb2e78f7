import type { Point } from '@tactic48/geometry'
import { figureIn, pointIn } from '../../input/command.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion } from '../../kernel/stack.ts'
import { baseRadius, figureOf, isInReserve, u } from '../../query/figures.ts'
import { edgeLength, edgeOf, whyNotDeploy, zoneGrid, zonePoint } from '../../query/zone.ts'
import type { Figure } from '../../state/figure.ts'
import { opponentOf, type PerSide, type SideId } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'

/** GEN-07: both roll until one is higher. */
export interface RollOff {
  readonly dice: PerSide<readonly number[]>
  readonly higher: SideId
  readonly lower: SideId
}

export function rollOff(chance: Chance): RollOff {
  const blue: number[] = []
  const ember: number[] = []
  for (;;) {
    const mine = chance.d6()
    const theirs = chance.d6()
    blue.push(mine)
    ember.push(theirs)
    if (mine === theirs) continue
    const higher: SideId = mine > theirs ? 'blue' : 'ember'
    return { dice: { blue, ember }, higher, lower: opponentOf(higher) }
  }
}

/** D05, SETUP-08, SETUP-09. */
export const deploy: VerbRule<'deploy'> = {
  answers: ['deploy'],
  read: (raw, seat) => ({ verb: 'deploy', seat, figure: figureIn(raw), at: pointIn(raw, 'at') }),
  check(state, command) {
    const figure = figureOf(state, command.figure)
    if (!figure) return refuse('SETUP-08', 'noSuchFigure', { figure: command.figure })
    if (figure.side !== state.seats[command.seat]) return refuse('SETUP-08', 'notYours', { figure: figure.id })
    if (!isInReserve(figure)) return refuse('SETUP-08', 'alreadyDeployed', { figure: figure.id })
    return whyNotDeploy(state, figure, command.at) ?? { command }
  },
  resolve(flow, { command }) {
    closeQuestion(flow, 'deploy')
    flow.emit({ type: 'figureDeployed', figure: command.figure, at: command.at })
  },
}

export const inReserve = (state: GameState, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side === side && isInReserve(figure))

/** D05: the first in the list, at the free spot nearest to the middle of the zone. */
export function defaultSpot(
  state: GameState,
  side: SideId,
): { readonly figure: Figure; readonly at: Point } | undefined {
  const [figure] = inReserve(state, side)
  const edge = edgeOf(state.table, side)
  if (!figure || !edge) return undefined
  const middle = zonePoint(state.table, edge, edgeLength(state.table, edge) / 2, u(state.rules.deployDepth) / 2)
  const away = ({ x, y }: Point) => (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)
  let best: Point | undefined
  for (const at of zoneGrid(state, side, baseRadius(state.rules) / 2)) {
    if (best && away(at) >= away(best)) continue
    if (!whyNotDeploy(state, figure, at)) best = at
  }
  return best && { figure, at: best }
}
