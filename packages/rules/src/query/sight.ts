import {
  canSee,
  type Disc,
  EPSILON,
  type Ground,
  type Point,
  type SightClass,
  type SightRules,
  sightClass,
} from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import type { Table } from '../state/table.ts'
import { markerDisc } from './area.ts'
import { figuresWithin } from './crowd.ts'
import { baseOf, isOnTable, radiusOf, u, widestRadius } from './figures.ts'
import { type Passage, passageOf } from './shelter.ts'
import { isProtected, isProtectedFromBlast, waivedFor } from './sightWaiver.ts'
import { terrainOf, underSmoke } from './terrain.ts'

const sights = new WeakMap<RuleSet, SightRules>()
const blasts = new WeakMap<RuleSet, SightRules>()

/** What movement and blasts meet on this table. */
export const groundOf = (state: Parameters<typeof terrainOf>[0]): Ground => terrainOf(state).ground

/** HOUSE-04: what sight meets. Without smoke it is the ground itself. */
export const sightGroundOf = (state: Pick<GameState, 'table' | 'smoke'>): Ground =>
  underSmoke(groundOf(state), state.smoke)

/** LOS-05 … LOS-10 as this game's edition and options read them. */
export function sightRulesOf(rules: RuleSet): SightRules {
  const known = sights.get(rules)
  if (known) return known
  const sight: SightRules = {
    openTest: rules.openTest,
    nearCover: rules.nearCoverMeasure,
    nearDistance: u(rules.nearCoverDistance),
    charactersGiveCover: rules.charactersGiveCover,
    characterTest: rules.characterCoverTest,
    nearIgnoresCharacters: rules.nearCoverIgnores.includes('character'),
    sharedAreaCovers: true,
  }
  sights.set(rules, sight)
  return sight
}

/** GREN-08: cover counts however near it is; figures give none, nor does a piece that holds both marker and Character. */
function blastRulesOf(rules: RuleSet): SightRules {
  const known = blasts.get(rules)
  if (known) return known
  const blast: SightRules = {
    ...sightRulesOf(rules),
    nearCover: 'never',
    charactersGiveCover: false,
    sharedAreaCovers: false,
  }
  blasts.set(rules, blast)
  return blast
}

const NOBODY: readonly Disc[] = []

/** Figures crossing any line between the two bases; others give no cover. */
function basesBetween(state: GameState, a: Disc, b: Disc): readonly Disc[] {
  const left = Math.min(a.x - a.r, b.x - b.r) - EPSILON
  const right = Math.max(a.x + a.r, b.x + b.r) + EPSILON
  const top = Math.min(a.y - a.r, b.y - b.r) - EPSILON
  const bottom = Math.max(a.y + a.r, b.y + b.r) + EPSILON
  const discs: Disc[] = []
  const widest = widestRadius(state)
  const west = left - widest
  const east = right + widest
  const north = top - widest
  const south = bottom + widest
  const alongX = b.x - a.x
  const alongY = b.y - a.y
  // A figure beside all lines between the two blocks none of them, however wide its base.
  const beside = (Math.max(a.r, b.r) + widest + EPSILON) * Math.sqrt(alongX * alongX + alongY * alongY)
  for (const figure of figuresWithin(state, west, east, north, south)) {
    const { x, y } = figure.position
    if (x < west || x > east || y < north || y > south) continue
    if (Math.abs((x - a.x) * alongY - (y - a.y) * alongX) > beside) continue
    const r = radiusOf(state, figure)
    if (x + r < left || x - r > right || y + r < top || y - r > bottom) continue
    if (isOnTable(figure)) discs.push({ x, y, r })
  }
  return discs
}

/** LOS-03; mutual (LOS-12). */
export const canSeeFigure = (state: GameState, from: Figure, to: Figure): boolean =>
  canSeeBase(state, baseOf(state, from), baseOf(state, to))

/** The same for bases at hand. */
export const canSeeBase = (state: Pick<GameState, 'table' | 'smoke'>, from: Disc, to: Disc): boolean =>
  canSee(sightGroundOf(state), from, to)

/** LOS-11: a marker is seen by its disc. */
export const canSeePoint = (state: GameState, from: Figure, at: Point): boolean =>
  canSee(sightGroundOf(state), baseOf(state, from), markerDisc(state.rules, at))

/** LOS-14, from shooter to target. */
export function coverOf(state: GameState, shooter: Figure, target: Figure): SightClass {
  const from = baseOf(state, shooter)
  const to = baseOf(state, target)
  return coverBetween(state, from, to, passageOf(state, from, to))
}

/** LOS-14, HOUSE-05, HOUSE-12; who is in a bunker is in the open or not seen at all (BUNKER-03, BUNKER-05). */
export function coverBetween(state: GameState, from: Disc, to: Disc, passage: Passage | undefined): SightClass {
  const ground = sightGroundOf(state)
  if (passage && passage.kind !== 'out') return canSee(ground, from, to) ? 'open' : 'none'
  const rules = waivedFor(state, sightRulesOf(state.rules), from, passage)
  const others = rules.charactersGiveCover ? basesBetween(state, from, to) : NOBODY
  const cover = sightClass(ground, from, to, rules, others)
  return cover === 'open' && isProtected(state, rules, from, to) ? 'partial' : cover
}

/** LOS-14 as it is read between these two, for whoever explains it. */
export function sightRulesBetween(state: GameState, shooter: Figure, target: Figure): SightRules {
  const from = baseOf(state, shooter)
  return waivedFor(state, sightRulesOf(state.rules), from, passageOf(state, from, baseOf(state, target)))
}

/** GREN-08, LOS-11: the figure as seen from the centre of a blast. */
export function blastCover(state: GameState, at: Point, figure: Figure): SightClass {
  const to = baseOf(state, figure)
  const rules = blastRulesOf(state.rules)
  const cover = sightClass(groundOf(state), { x: at.x, y: at.y, r: 0 }, to, rules, NOBODY)
  return cover === 'open' && isProtectedFromBlast(state, at, to) ? 'partial' : cover
}

/** GREN-06: a marker's centre stays on the table. */
export const clampTo = (table: Table, at: Point): Point => ({
  x: Math.min(Math.max(at.x, 0), table.width),
  y: Math.min(Math.max(at.y, 0), table.height),
})

/** SETUP-02: a marker's centre lies on the table. */
export const isOnGround = (table: Table, at: Point): boolean =>
  at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.height
