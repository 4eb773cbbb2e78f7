import { firstTouch, type Track } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { aidStationOf, isAtAidStation } from '../../query/aid.ts'
import { isMedic } from '../../query/carry.ts'
import { faceOf, friendsOf, knownFigure, radiusOf, sheetOf } from '../../query/figures.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'

/** AID-04. */
const medicsAtStation = (state: GameState, side: SideId): readonly Figure[] =>
  state.rules.company && aidStationOf(state, side)
    ? friendsOf(state, side).filter((figure) => isMedic(state, figure) && isAtAidStation(state, figure))
    : []

/** AID-03, D39: a medic who restocks takes every kit. */
function refill(flow: Flow, medic: Figure): void {
  const kits = (faceOf(flow.state, medic).firstAid ?? 0) - sheetOf(flow.state, medic).kits
  if (kits > 0) flow.emit({ type: 'kitsRefilled', medic: medic.id, kits })
}

/** AID-03: where he gets off. */
function reach(flow: Flow, id: FigureId): void {
  const { state } = flow
  const figure = knownFigure(state, id)
  if (state.rules.company?.aidRestock === 'onContact' && isAtAidStation(state, figure)) refill(flow, figure)
}

/** AID-03, GEN-11: who comes to touch it between two points of his way, wherever that leads. */
export function passAidStation(flow: Flow, figure: FigureId, track: Track, from: number, to: number): void {
  const { state } = flow
  if (state.rules.company?.aidRestock !== 'onContact') return
  const medic = knownFigure(state, figure)
  const station = isMedic(state, medic) ? aidStationOf(state, medic.side) : undefined
  if (station && firstTouch(track, radiusOf(state, medic), station.outline, from + 1, to) >= 0) refill(flow, medic)
}

/** TURN-02 step 4: who is there when his turn begins; even one with all his kits may use some in the turn that he spends there. */
function atStart(flow: Flow): void {
  const { rules, turn } = flow.state
  for (const medic of medicsAtStation(flow.state, turn.active)) {
    if (companyOf(rules).aidRestock === 'onContact') refill(flow, medic)
    else flow.emit({ type: 'restockBegun', medic: medic.id })
  }
}

/** TURN-14 step 2: who was there at both ends of his turn. */
function atEnd(flow: Flow): void {
  for (const medic of medicsAtStation(flow.state, flow.state.turn.active)) if (medic.counters.rests) refill(flow, medic)
}

/** Aid stations — AID-01 … AID-04. */
export const aid: Family = {
  name: 'aid',
  reactions: { dismounted: (flow, { figure }) => reach(flow, figure) },
  turn: { kits: atStart, effects: atEnd },
}
