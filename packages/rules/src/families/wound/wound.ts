import type { Atom } from '../../atoms.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import {
  cardOf,
  comradesOf,
  faceOf,
  inShock,
  isOnTable,
  isWounded,
  knownFigure,
  markerOf,
  sheetOf,
} from '../../query/figures.ts'
import { leavesCasualty } from '../../query/losses.ts'
import type { Figure } from '../../state/figure.ts'
import { type FigureId, type MarkerId, own } from '../../state/ids.ts'

/** One wound, the only way to hurt: turns the card, or eliminates by WOUND-05 or WOUND-08. */
export function wound(flow: Flow, id: FigureId, rule: Atom): void {
  const figure = knownFigure(flow.state, id)
  if (!isOnTable(figure)) return
  if (comradesOf(flow.state, figure).length > 0) loseComrade(flow, figure)
  else if (isWounded(flow.state, figure)) eliminate(flow, id, 'WOUND-05')
  else if (!cardOf(flow.state, figure).wounded) eliminate(flow, id, 'WOUND-08')
  else flow.emit({ type: 'wounded', figure: id, rule })
}

/** REINF-03, HOUSE-16: the man hit falls, the card is turned, and Shock falls on those who are left. */
function loseComrade(flow: Flow, figure: Figure): void {
  const rule = cardOf(flow.state, figure).crew === undefined ? 'REINF-03' : 'HOUSE-16'
  const left = comradesOf(flow.state, figure)
  flow.emit({ type: 'eliminated', figure: figure.id, rule })
  for (const { id } of left) flow.emit({ type: 'wounded', figure: id, rule })
}

/** WOUND-06, WOUND-07: out of play at once; `rule` is the atom that decides it. */
export function eliminate(flow: Flow, id: FigureId, rule: Atom): void {
  const figure = knownFigure(flow.state, id)
  if (!isOnTable(figure)) return
  if (comradesOf(flow.state, figure).length > 0) {
    loseComrade(flow, figure)
    return
  }
  const casualty = leavesCasualty(flow.state, figure)
  flow.emit(casualty ? { type: 'eliminated', figure: id, rule, casualty } : { type: 'eliminated', figure: id, rule })
}

/** HOUSE-16, HOUSE-21: the weapon of a crew stays where its last man fell. */
function leaveWeapon(flow: Flow, id: FigureId): void {
  const figure = knownFigure(flow.state, id)
  const { crew, id: card } = cardOf(flow.state, figure)
  if (crew === undefined || !flow.state.rules.house.manning || comradesOf(flow.state, figure).length > 0) return
  const { counters, used } = sheetOf(flow.state, figure)
  const left = {
    weapon: crew,
    card,
    side: figure.side,
    position: figure.position,
    shots: own(counters.shots, crew) ?? 0,
    used: own(used, crew) ?? 0,
  }
  flow.emit({ type: 'weaponLeft', left })
}

/** OF-11, SF-12, HOUSE-01: what Shock does to the marker of an Action under way; Take Cover stays (WOUND-01). */
export function endMarkers(flow: Flow, id: FigureId): void {
  const { standing } = knownFigure(flow.state, id)
  if (standing?.kind === 'suppressionFire') flow.emit({ type: 'standingCleared', figure: id, rule: 'SF-12' })
  if (standing?.kind !== 'opportunityFire') return
  if (flow.state.rules.woundClearsOf) flow.emit({ type: 'standingCleared', figure: id, rule: 'OF-11' })
  else resizeWatch(flow, id, standing.marker)
}

/** OF-11, WOUND-01: the radius is that of the face that is up; without the symbol the marker stays and cannot shoot. */
function resizeWatch(flow: Flow, id: FigureId, marker: MarkerId): void {
  const radius = faceOf(flow.state, knownFigure(flow.state, id)).ofRadius
  if (radius === undefined || markerOf(flow.state, marker)?.radius === radius) return
  flow.emit({ type: 'opportunityFireResized', marker, radius })
}

/** WOUND-04; HOUSE-01: Shock without a wound ends with the turn in any edition. */
function endShock(flow: Flow, moment: 'startOfOwnersNextTurn' | 'endOfCurrentTurn'): void {
  const { rules, turn, figures } = flow.state
  if (rules.shockEndsAt !== moment && !rules.house.psychShock) return
  for (const figure of figures) {
    if (!inShock(figure) || !(isOnTable(figure) || figure.place.at === 'off')) continue
    if ((figure.counters.shaken ? 'endOfCurrentTurn' : rules.shockEndsAt) !== moment) continue
    if (moment === 'endOfCurrentTurn' || figure.side === turn.active) {
      flow.emit({ type: 'shockEnded', figure: figure.id })
    }
  }
}

/** Wounds — WOUND-01 … WOUND-08. */
export const wounds: Family = {
  name: 'wound',
  reactions: {
    wounded: (flow, { figure }) => endMarkers(flow, figure),
    eliminated(flow, { figure, fallen }) {
      if (!fallen) leaveWeapon(flow, figure)
    },
  },
  turn: {
    shockOff: (flow) => endShock(flow, 'startOfOwnersNextTurn'),
    end: (flow) => endShock(flow, 'endOfCurrentTurn'),
  },
}
