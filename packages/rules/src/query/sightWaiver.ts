import { containsDisc, type Disc, isNearPiece, type Point, type SightRules } from '@tactic48/geometry'
import type { GameState } from '../state/state.ts'
import { hasClasses, type Passage } from './shelter.ts'
import { type Terrain, terrainOf } from './terrain.ts'

const masks = new WeakMap<Terrain, Map<number, Uint8Array>>()
const LEVELS = 4

/** HOUSE-12: the level of the highest element that the base stands on. */
function levelOf(state: GameState, base: Disc): number {
  const { elements } = state.table
  let highest = 0
  for (const i of terrainOf(state).raised) {
    const element = elements[i]
    if (element && (element.level ?? 0) > highest && containsDisc(element.outline, base)) highest = element.level ?? 0
  }
  return highest
}

const hasHeights = ({ rules: { house } }: GameState, { raised }: Terrain): boolean =>
  raised.length > 0 && house.heights && house.terrainTags

/** BUNKER-08, HOUSE-12: the same rules with what gives no cover against this shooter, his bunker and all that he looks down on. */
export function waivedFor(state: GameState, rules: SightRules, from: Disc, passage: Passage | undefined): SightRules {
  const terrain = terrainOf(state)
  const level = hasHeights(state, terrain) ? levelOf(state, from) : 0
  const own = passage ? terrain.shelters.indexOf(passage.shelter) : -1
  if (level === 0 && own < 0) return rules
  return { ...rules, waived: maskOf(state, terrain, level, own) }
}

/** HOUSE-12: pieces of these levels that give no cover against somebody on his. */
export const lookedDownOn = (level: number, levels: readonly number[]): Uint8Array =>
  Uint8Array.from(levels, (each) => (each < level ? 1 : 0))

function maskOf({ table }: GameState, terrain: Terrain, level: number, own: number): Uint8Array {
  const known = masks.get(terrain) ?? new Map<number, Uint8Array>()
  masks.set(terrain, known)
  const key = (own + 1) * LEVELS + level
  const found = known.get(key)
  if (found) return found
  const mask = lookedDownOn(
    level,
    Array.from(terrain.elementOf, (i) => table.elements[i]?.level ?? 0),
  )
  const shelter = terrain.shelters[own]
  if (shelter) mask.fill(1, shelter.from, shelter.to)
  known.set(key, mask)
  return mask
}

/** HOUSE-05: wholly inside an element that protects from every side, and not too near to its attacker (LOS-07). */
export function isProtected(state: GameState, rules: SightRules, from: Disc, to: Disc): boolean {
  const { ground, protective } = terrainOf(state)
  if (protective.length === 0 || !hasClasses(state.rules)) return false
  return protective.some((i) => holds(state, i, to) && !isNearPiece(ground, i, from, to, rules))
}

/** HOUSE-05: the same against a blast, whose marker must not be inside too. */
export function isProtectedFromBlast(state: GameState, at: Point, to: Disc): boolean {
  const { protective } = terrainOf(state)
  if (protective.length === 0 || !hasClasses(state.rules)) return false
  return protective.some((i) => holds(state, i, to) && !holds(state, i, { x: at.x, y: at.y, r: 0 }))
}

function holds({ table }: GameState, i: number, disc: Disc): boolean {
  const element = table.elements[i]
  return element !== undefined && containsDisc(element.outline, disc)
}
