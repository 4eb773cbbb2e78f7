import {
  aidStationOf,
  edgeOf,
  type Figure,
  faceOf,
  friendsOf,
  type GameState,
  goalProgress,
  isMedic,
  isWounded,
  loadOf,
  type SideId,
  sheetOf,
  worthOfFigure,
} from '@tactic48/rules'
import type { Destination } from '../generator/places.ts'
import { VICTORY, WOUND_SHARE } from '../worth.ts'
import { hurried, partsOf } from './goals.ts'
import { type Errand, HELPING, isThere, toElement, toFigure, wayLeft } from './way.ts'

/** EVAC-06: Moves that one could make alone while a casualty is carried as far. */
const CARRYING = 1.5
/** Of his AP, for a way that is long and under fire. */
const BROUGHT_HOME = 0.4
/** MEDIC-05: as likely as not. */
const HEALED = 0.5

/** MEDIC-02, EVAC-05, HOUSE-14: medics and bearers go to those who need them. */
export function careErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.rules.company || loadOf(state, figure)) return undefined
  const waiting = patientErrand(state, figure)
  if (waiting) return waiting
  const medic = isMedic(state, figure) && sheetOf(state, figure).kits > 0
  const bears = isMedic(state, figure) || faceOf(state, figure).stretcher === true
  if (!bears) return undefined
  const wanted = wantsHome(state, figure.side) !== undefined
  let best: { readonly errand: Errand; readonly value: number } | undefined
  for (const one of state.figures) {
    if (one.side !== figure.side || one.id === figure.id) continue
    const worth = needOf(state, one, medic)
    if (worth === 0) continue
    const to = toFigure(state, one)
    const value = worth - HELPING * (wayLeft(state, figure, to) / 1000)
    if (value <= (best?.value ?? 0)) continue
    const home = one.place.at === 'gone' ? homeOf(state, one) : undefined
    const carried = home ? CARRYING * wayLeft(state, one, home) : 0
    const errand = { to, pull: wanted ? hurried(state, figure, to, worth, undefined, carried).pull : HELPING, worth }
    best = { errand: home ? { ...errand, home } : errand, value }
  }
  return best?.errand
}

/** MEDIC-02: who is about to be treated waits for it. */
function patientErrand(state: GameState, figure: Figure): Errand | undefined {
  const worth = needOf(state, figure, true)
  if (worth === 0) return undefined
  const medic = friendsOf(state, figure.side).find(
    (one) =>
      one.id !== figure.id &&
      isMedic(state, one) &&
      sheetOf(state, one).kits > 0 &&
      isThere(state, figure, toFigure(state, one)),
  )
  return medic && { to: toFigure(state, medic), pull: 0, worth }
}

/** AP that a medic or bearer may bring this man. */
function needOf(state: GameState, one: Figure, medic: boolean): number {
  const { place } = one
  if (place.at === 'gone') {
    if (place.casualty === 'evacuable') return savedWorth(state, one)
    return medic && place.casualty === 'unchecked' && !sheetOf(state, one).firstAid ? savedWorth(state, one) / 2 : 0
  }
  const patient = medic && place.at === 'table' && isWounded(state, one) && !sheetOf(state, one).firstAid
  return patient ? HEALED * WOUND_SHARE * worthOfFigure(state, one) : 0
}

/** EVAC-10, VICT-09: a casualty brought home is not lost; where the battle is about it, he is worth more than his AP. */
export function savedWorth(state: GameState, casualty: Figure): number {
  const wanted = wantsHome(state, casualty.side)
  if (wanted !== undefined) return VICTORY / 4 / partsOf(state, casualty.side) / wanted
  return BROUGHT_HOME * worthOfFigure(state, casualty)
}

/** EVAC-10: the nearer of aid station and own edge. */
export function homeOf(state: GameState, casualty: Figure): Destination | undefined {
  const station = aidStationOf(state, casualty.side)
  const edge = edgeOf(state.table, casualty.side)
  const ways: Destination[] = [...(station ? [toElement(station)] : []), ...(edge ? [{ edge }] : [])]
  return ways.sort((a, b) => wayLeft(state, casualty, a) - wayLeft(state, casualty, b))[0]
}

/** HOUSE-20: how many casualties are still to be brought home, where that is a goal. */
function wantsHome(state: GameState, side: SideId): number | undefined {
  if (!state.goals) return undefined
  const goal = goalProgress(state, side).find((one) => one.goal.kind === 'evacuate' && !one.reached)
  return goal && goal.need - goal.have
}
