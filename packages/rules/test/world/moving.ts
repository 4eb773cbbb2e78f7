import type { Point } from '@tactic48/geometry'
import { at, u } from './places.ts'
import { BALLAST } from './range.ts'
import { ember, type Game, type Man, type Order, type Scene, scene } from './scene.ts'

/** So that one loss does not end the game. */
export const RESERVES = {
  blueReserve: { at: [1, 23], ap: 90 },
  emberReserve: { at: [23, 23], ap: 90, ...ember },
} as const

/** `a` moves along these points. */
export const move = (...path: readonly Point[]): Order => ({ verb: 'move', figure: 'a', path })

/** The same in u. */
export const along = (...path: readonly (readonly [number, number])[]): Order => move(...path.map(([x, y]) => at(x, y)))

/** `a` at (5, 5), who walks far. */
export const walk = (men: Scene['men'], rest: Partial<Scene> = {}): Game =>
  scene({
    size: [48, 24],
    ...rest,
    men: { a: { at: [5, 5], healthy: { move: 12, moveFire: 12 } }, ...men, ...BALLAST },
  })

/** `a` walks east to this x, without a shot. */
export const eastTo = (x: number, verb: 'move' | 'moveAndFire' = 'move') =>
  ({ verb, figure: 'a', path: [at(x, 5)], ...(verb === 'moveAndFire' && { shoot: 'none' }) }) as const

/** Watches 1 u round the line of the walk at this x. */
export const watcherAt = (x: number, rest: Partial<Man> = {}): Man => ({
  at: [x, 14],
  ...ember,
  watches: { at: [x, 5], radius: 1 },
  ...rest,
})

/** `w` watches round (12, 5): for `a`, who walks east from (5, 5), the area begins at x = 8.1 − 0.005. */
export const watcher: Man = { at: [8, 14], ...ember, watches: { at: [12, 5] } }
export const EDGE = u(8.1) - 5

export const watched = (rest: Partial<Scene> = {}): Game =>
  scene({ ...rest, men: { a: { at: [5, 5] }, w: watcher, ...RESERVES, ...rest.men } })

export const shoot = (by = 'w'): Order => ({ verb: 'opportunityShot', marker: `of-${by}`, target: 'a' })
export const hold: Order = { verb: 'holdFire' }
export const watch = (figure: string, where: Point, weapon = 'rifle'): Order => ({
  verb: 'placeOpportunityFire',
  figure,
  weapon,
  at: where,
})
