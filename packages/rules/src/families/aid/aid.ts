import { firstTouch, type Track } from '@tactic48/geometry'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { aidStationOf, isAtAidStation } from '../../query/aid.ts'
import { faceOf, friendsOf, isOnTable, knownFigure, radiusOf, sheetOf } from '../../query/figures.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'

/** AID-03, AID-04: a medic at his aid station who may take kits. */
function lacks(state: GameState, figure: Figure): number {
  const missing = isOnTable(figure) ? missingKits(state, figure) : 0
  return missing > 0 && isAtAidStation(state, figure) ? missing : 0
}

const missingKits = (state: GameState, figure: Figure): number =>
  (faceOf(state, figure).firstAid ?? 0) - sheetOf(state, figure).kits

/** D39: nobody would rather go without. */
function refill(flow: Flow, medic: Figure): void {
  const kits = lacks(flow.state, medic)
  if (kits > 0) flow.emit({ type: 'kitsRefilled', medic: medic.id, kits })
}

/** AID-03: on contact. */
function reach(flow: Flow, figure: FigureId): void {
  if (flow.state.rules.company?.aidRestock === 'onContact') refill(flow, knownFigure(flow.state, figure))
}

/** AID-03, GEN-11: who comes to touch it between two points of his way, wherever that leads. */
export function passAidStation(flow: Flow, figure: FigureId, track: Track, from: number, to: number): void {
  const { state } = flow
  if (state.rules.company?.aidRestock !== 'onContact') return
  const medic = knownFigure(state, figure)
  const station = faceOf(state, medic).firstAid === undefined ? undefined : aidStationOf(state, medic.side)
  if (!station || firstTouch(track, radiusOf(state, medic), station.outline, from + 1, to) < 0) return
  const missing = missingKits(state, medic)
  if (missing > 0) flow.emit({ type: 'kitsRefilled', medic: figure, kits: missing })
}

/** TURN-02 step 4: who is there when his turn begins. */
function atStart(flow: Flow): void {
  const { rules, turn } = flow.state
  if (!rules.company) return
  for (const medic of friendsOf(flow.state, turn.active)) {
    if (lacks(flow.state, medic) === 0 && !rests(flow.state, medic)) continue
    if (rules.company.aidRestock === 'onContact') refill(flow, medic)
    else flow.emit({ type: 'restockBegun', medic: medic.id })
  }
}

/** Even one with all his kits may use some in the turn that he spends there. */
const rests = (state: GameState, medic: Figure): boolean =>
  faceOf(state, medic).firstAid !== undefined && isAtAidStation(state, medic)

/** TURN-14 step 2: who was there all his turn. */
function atEnd(flow: Flow): void {
  if (flow.state.rules.company?.aidRestock !== 'fullTurn') return
  for (const medic of friendsOf(flow.state, flow.state.turn.active)) if (medic.counters.rests) refill(flow, medic)
}

/** Aid stations — AID-01 … AID-04. */
export const aid: Family = {
  name: 'aid',
  reactions: {
    moved(flow, { figure, along }) {
      if (!flow.state.rules.company) return
      reach(flow, figure)
      if (along) for (const one of along) reach(flow, one.figure)
    },
    dismounted: (flow, { figure }) => reach(flow, figure),
  },
  turn: { kits: atStart, effects: atEnd },
}
