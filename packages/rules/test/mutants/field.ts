import { weaponId } from '@tactic48/rules'
import { type Game, type Man, RIFLE, type Scene, scene } from '../fixture.ts'

export const BOMB = {
  ...RIFLE,
  id: weaponId('bomb'),
  kind: 'grenade',
  short: 3,
  long: 0,
  radius: 2,
  maxShots: 1,
} as const
const ARMED = { weapons: [RIFLE, BOMB], sfRadius: 2 }

/** `a` with everything printed, one enemy in sight. */
export const field = (man: Partial<Man> = {}, rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: {
      a: { at: [5, 5], ...man, healthy: { ...ARMED, ...man.healthy } },
      e: { at: [9, 5], side: 'ember' },
      ...rest.men,
    },
  })
