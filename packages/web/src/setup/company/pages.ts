import type { UnitSpec } from '@tactic48/rules'
import type { Page } from './build.ts'
import type { FaultPlace } from './faultPlaces.ts'
import { type Group, groupsOf, type Tree } from './units.ts'

export const firstPage = ({ platoons }: Tree): Page => (platoons[0] ? `platoon ${platoons[0].id}` : 'headquarters')

export const pageOf = ({ platoon }: UnitSpec): Page => (platoon === undefined ? 'headquarters' : `platoon ${platoon}`)

export function groupsOn(tree: Tree, page: Page): readonly Group[] {
  if (tree.isPlain) return [tree.loose]
  const platoon = tree.platoons.find(({ id }) => page === `platoon ${id}`)
  if (platoon) return [platoon.headquarters, ...platoon.squads]
  return tree.loose.men.length > 0 ? [tree.loose, tree.headquarters] : [tree.headquarters]
}

/** Where the place of a fault is to be seen. */
export function pageWith(tree: Tree, place: FaultPlace): Page | undefined {
  if (place.of === 'vehicle') return 'vehicles'
  const group = groupsOf(tree).find(
    ({ key, men }) =>
      (place.of === 'unit' && key === place.key) || (place.of === 'man' && men.some(({ at }) => at === place.at)),
  )
  return group && pageOf(group.unit)
}
