import type { Flow } from '../../kernel/flow.ts'
import { faceOf, inShock, isOnTable, knownFigure, markerOf } from '../../query/figures.ts'
import type { CommandOf } from '../../state/command.ts'
import { markerId } from '../../state/ids.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import { suppressUnder } from './flags.ts'
import { holds } from './upkeep.ts'

/** SF-02: the symbol without a number. */
const UNPRINTED_RADIUS = 2

/** SF-01, SF-09: marker on the table, markers on the cards, flags on everybody below. */
export function placeMarker(flow: Flow, command: CommandOf<'startSuppression'>): void {
  const { state } = flow
  const initiator = knownFigure(state, command.figure)
  const participants: Participant[] = [{ figure: command.figure, weapon: command.weapon }]
  for (const { figure, weapon } of command.joiners) {
    const joiner = knownFigure(state, figure)
    if (isOnTable(joiner) && !inShock(joiner)) participants.push({ figure, weapon })
  }
  const complete = holds(state, participants)
  if (!complete && state.rules.sfStart === 'atomic') {
    flow.emit({ type: 'actionLost', figure: command.figure, verb: 'startSuppression', rule: 'SF-08' })
    return
  }
  const marker: SuppressionMarker = {
    kind: 'suppressionFire',
    id: markerId(`sf${state.clock}`),
    side: initiator.side,
    participants,
    at: command.at,
    radius: faceOf(state, initiator).sfRadius ?? UNPRINTED_RADIUS,
    waiting: !complete,
  }
  flow.emit({ type: 'suppressionStarted', marker })
  suppressUnder(flow, marker)
}

/** SF-10. */
export function joinMarker(flow: Flow, command: CommandOf<'joinSuppression'>): void {
  const { figure, weapon } = command
  const marker = markerOf(flow.state, command.marker)
  if (marker?.kind !== 'suppressionFire') {
    flow.emit({ type: 'actionLost', figure, verb: 'joinSuppression', rule: 'SF-13' })
    return
  }
  const waiting = marker.waiting && !holds(flow.state, [...marker.participants, { figure, weapon }])
  flow.emit({ type: 'suppressionJoined', marker: marker.id, participant: { figure, weapon }, waiting })
  const joined = markerOf(flow.state, marker.id)
  if (marker.waiting && joined?.kind === 'suppressionFire') suppressUnder(flow, joined)
}
