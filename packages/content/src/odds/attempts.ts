import type { Point } from '@tactic48/geometry'
import {
  type BarrageOdds,
  type Bomb,
  type BombOdds,
  barrageOdds,
  bombOdds,
  type CallOdds,
  callOdds,
  figureId,
  type GameState,
  type InitiativeOdds,
  initiativeOdds,
  isRefusal,
  knownFigure,
  type Refusal,
  type RuleSet,
  type SideId,
  SUPPORT_PROFILES,
  type SupportId,
  teamOdds,
} from '@tactic48/rules'
import { type Man, sceneOf } from './scene.ts'

export type CallLine = CallOdds & { readonly teams: readonly number[] }

const CALLER = 'caller'

/** CALL-01 to CALL-07, REINF-01: a call of an officer with this value, with so many own figures on the table. */
export function callLine(rules: RuleSet, dice: number, figures: number): CallLine | Refusal {
  const others = Array.from(
    { length: Math.max(0, figures - 1) },
    (_, i): Man => ({
      name: `m${i + 1}`,
      side: 'blue',
      at: { x: 2000 + 2000 * (i % 20), y: 6000 + 2000 * Math.floor(i / 20) },
    }),
  )
  const state = sceneOf(
    rules,
    [
      { name: CALLER, side: 'blue', at: { x: 2000, y: 2000 }, rank: 'lieutenant', face: { call: dice } },
      ...others,
      { name: 'foe', side: 'ember', at: { x: 46_000, y: 46_000 } },
    ],
    { width: 48_000, height: 48_000 },
  )
  if (isRefusal(state)) return state
  const caller = knownFigure(state, figureId(CALLER))
  return { ...callOdds(state, caller), teams: teamOdds(state, caller) }
}

export interface Bids {
  /** Sums of the TAKE INITIATIVE values. */
  readonly mine: number
  readonly his: number
  readonly tokens: number
  readonly hisTokens: number
}

/** INIT-03 to INIT-07: the chance to seize the turn, my bid by his. */
export function bidLines(rules: RuleSet, { mine, his, tokens, hisTokens }: Bids): InitiativeOdds | Refusal | undefined {
  const officer = (name: string, side: SideId, at: Point, takeInitiative: number): Man => ({
    name,
    side,
    at,
    rank: 'lieutenant',
    face: { takeInitiative },
  })
  const state = sceneOf(
    rules,
    [officer('mine', 'blue', { x: 4000, y: 4000 }, mine), officer('his', 'ember', { x: 20_000, y: 20_000 }, his)],
    { tokens: { blue: tokens + (rules.company?.initiativeCost ?? 0), ember: hisTokens }, active: 'ember' },
  )
  return isRefusal(state) ? state : initiativeOdds(state, 'blue')
}

/** Somebody near a marker. */
export interface Near {
  readonly name: string
  readonly h2h: number
  /** From the middle of the marker to that of the base, in u. */
  readonly away: number
  /** Clockwise from the east; else all stand evenly around. */
  readonly degrees?: number
  /** A man of the caller's own. */
  readonly own: boolean
  readonly wounded: boolean
  readonly woundedSide: boolean
}

const SIZE = 96_000
export const MARKER: Point = { x: SIZE / 2, y: SIZE / 2 }

/** Men in the open around a marker in the middle of a large table. */
export function aroundMarker(rules: RuleSet, near: readonly Near[]): GameState | Refusal {
  const men = near.map(({ name, h2h, away, degrees, own, wounded, woundedSide }, i): Man => {
    const angle = ((degrees ?? (360 * i) / near.length) * Math.PI) / 180
    const place = (middle: number, share: number): number => Math.round(middle + 1000 * away * share)
    return {
      name,
      side: own ? 'blue' : 'ember',
      at: { x: place(MARKER.x, Math.cos(angle)), y: place(MARKER.y, Math.sin(angle)) },
      face: { h2h },
      wounded,
      woundedSide,
    }
  })
  return sceneOf(
    rules,
    [
      { name: CALLER, side: 'blue', at: { x: 1000, y: 1000 }, rank: 'lieutenant', face: { call: 1 } },
      { name: 'foe', side: 'ember', at: { x: SIZE - 1000, y: SIZE - 1000 } },
      ...men,
    ],
    { width: SIZE, height: SIZE },
  )
}

export const callerOf = figureId(CALLER)

/** SUPP-04, HOUSE-08. */
export function barrageLines(
  rules: RuleSet,
  profile: SupportId,
  near: readonly Near[],
): readonly BarrageOdds[] | Refusal {
  const state = aroundMarker(rules, near)
  if (isRefusal(state)) return state
  const line = SUPPORT_PROFILES[profile].strip ? { x: MARKER.x + 1000, y: MARKER.y } : undefined
  return barrageOdds(state, callerOf, { profile, ammo: 'he', target: MARKER, line })
}

/** MORTAR-01. */
export function bombLines(rules: RuleSet, ammo: Bomb, near: readonly Near[]): readonly BombOdds[] | Refusal {
  const state = aroundMarker(rules, near)
  return isRefusal(state) ? state : bombOdds(state, callerOf, { ammo, at: [MARKER] })
}
