import { figureId, weaponId } from '@tactic48/rules'
import { RIFLE } from './cards.ts'
import { at } from './places.ts'
import { BALLAST } from './range.ts'
import { type Game, type Man, type Scene, scene } from './scene.ts'

/** Thrown twice a turn. */
export const bomb = (short = 3, rest: object = {}) =>
  ({
    ...RIFLE,
    id: weaponId('bomb'),
    type: 'bomb',
    kind: 'grenade',
    short,
    long: 0,
    radius: 2,
    maxShots: 2,
    ...rest,
  }) as const

/** The centre of a marker so many u from the edge of thrower `a` at (3, 12). */
export const point = (distance: number) => at(3 + 0.5 + distance + 0.4, 12)

export const toss = (distance: number) =>
  ({ verb: 'throwGrenade', figure: figureId('a'), weapon: weaponId('bomb'), at: point(distance) }) as const

/** `a` at (3, 12) with a rifle and a bomb. */
export const thrower = (
  rest: Omit<Scene, 'men'> & { a?: Partial<Man>; men?: Scene['men']; dice?: number } = {},
): Game => {
  const { a, men, dice = 3, ...others } = rest
  return scene({
    size: [48, 24],
    ...others,
    men: { a: { at: [3, 12], healthy: { weapons: [RIFLE, bomb(dice)] }, ...a }, ...BALLAST, ...men },
  })
}

export const enemy = (x: number, y: number, h2h: number, rest: Partial<Man> = {}): Man => ({
  at: [x, y],
  side: 'ember',
  healthy: { h2h },
  ...rest,
})

/** A (H2H 1) and B (H2H 2) in one blast, 8 u away. */
export const pair = (A: Partial<Man> = {}, B: Partial<Man> = {}) => ({
  A: { ...enemy(12, 11, 1), ...A },
  B: { ...enemy(12, 13, 2), ...B },
})
