import {
  canSee,
  createGround,
  type Disc,
  type Ground,
  type Point,
  type SightClass,
  type SightRules,
  sightClass,
} from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import type { Element, Table } from '../state/table.ts'
import { markerDisc } from './area.ts'
import { baseOf, isOnTable, u } from './figures.ts'

const grounds = new WeakMap<Table['elements'], Ground>()
const sights = new WeakMap<RuleSet, SightRules>()
const blasts = new WeakMap<RuleSet, SightRules>()

/** MOVE-07: what may be walked on unless the element says otherwise; Total Cover only where it can be climbed (MOVE-04). */
export const isPassable = ({ passable, cover, obstacle, elevated }: Element): boolean =>
  passable ?? (cover !== 'total' || obstacle === true || elevated === true)

/** Piece i is element i of the table. Edges and objectives, named later, leave it as it is. */
export function groundOf({ table }: { readonly table: Pick<Table, 'width' | 'height' | 'elements'> }): Ground {
  const known = grounds.get(table.elements)
  if (known && known.width === table.width && known.height === table.height) return known
  const ground = createGround({
    width: table.width,
    height: table.height,
    pieces: table.elements.map((element) => ({
      outline: element.outline,
      cover: element.cover,
      passable: isPassable(element),
    })),
  })
  grounds.set(table.elements, ground)
  return ground
}

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

/** GREN-08: nothing is too near, nobody shields, and what holds marker and Character alike does not protect. */
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

function basesOf(state: GameState): readonly Disc[] {
  const bases: Disc[] = []
  for (const figure of state.figures) if (isOnTable(figure)) bases.push(baseOf(state, figure))
  return bases
}

/** LOS-03; mutual (LOS-12). */
export const canSeeFigure = (state: GameState, from: Figure, to: Figure): boolean =>
  canSee(groundOf(state), baseOf(state, from), baseOf(state, to))

/** LOS-11: a marker is seen by its disc. */
export const canSeePoint = (state: GameState, from: Figure, at: Point): boolean =>
  canSee(groundOf(state), baseOf(state, from), markerDisc(state.rules, at))

/** LOS-14, from shooter to target. */
export function coverOf(state: GameState, shooter: Figure, target: Figure): SightClass {
  const rules = sightRulesOf(state.rules)
  const others = rules.charactersGiveCover ? basesOf(state) : NOBODY
  return sightClass(groundOf(state), baseOf(state, shooter), baseOf(state, target), rules, others)
}

/** GREN-08, LOS-11: the figure as seen from the centre of a blast. */
export const blastCover = (state: GameState, at: Point, figure: Figure): SightClass =>
  sightClass(groundOf(state), { x: at.x, y: at.y, r: 0 }, baseOf(state, figure), blastRulesOf(state.rules), NOBODY)

/** SETUP-02: a marker's centre lies on the table. */
export const isOnGround = (table: Table, at: Point): boolean =>
  at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.height
