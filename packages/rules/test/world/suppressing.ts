import { figureId, type MarkerId, markerId, type SuppressionMarker, weaponId } from '@tactic48/rules'
import { RIFLE } from './cards.ts'
import { at } from './places.ts'
import { BALLAST, RIFLE_ID, range } from './range.ts'
import { type Game, type Scene, scene } from './scene.ts'

export const MG = { ...RIFLE, id: weaponId('mg'), type: 'mg', mg: true } as const
export const LMG = { ...RIFLE, id: weaponId('lmg'), type: 'lmg', sfCapable: true } as const
export const SF = markerId('sf')
export const END = { verb: 'endTurn' } as const

/** The Action of `a`, with these joiners. */
export const start = (joiners: readonly string[] = [], weapon = RIFLE_ID) =>
  ({
    verb: 'startSuppression',
    figure: figureId('a'),
    weapon,
    at: at(13, 12),
    joiners: joiners.map((id) => ({ figure: figureId(id), weapon: RIFLE_ID })),
  }) as const

/** `a` with the symbol, `b` beside him, `t` 9 u away in the middle of the area. */
export function gunners({ men, shooter, ...rest }: Parameters<typeof range>[1] = {}): Game {
  return range(9, { shooter: { healthy: { sfRadius: 2 }, ...shooter }, men: { b: { at: [3, 14] }, ...men }, ...rest })
}

/** Keeps up Suppression Fire. */
export const takingPart = (marker: MarkerId = SF) => ({ standing: { kind: 'suppressionFire', marker } }) as const

export const area = (participants: readonly string[], rest: Partial<SuppressionMarker> = {}): SuppressionMarker => ({
  kind: 'suppressionFire',
  id: SF,
  side: 'blue',
  participants: participants.map((id) => ({ figure: figureId(id), weapon: RIFLE_ID })),
  at: at(13, 12),
  radius: 3,
  waiting: false,
  ...rest,
})

/** Ember's turn; blue keeps up Suppression Fire with `a` and `b` upon `x` (H2H 1/1) and `y` (H2H 2/1). */
export const volley = (rest: Partial<Scene> = {}, men: Scene['men'] = {}): Game =>
  scene({
    size: [48, 24],
    turn: { active: 'ember' },
    markers: [area(['a', 'b'])],
    ...rest,
    men: {
      a: { at: [3, 12], ...takingPart() },
      b: { at: [3, 14], ...takingPart() },
      x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 } },
      y: { at: [13, 14], side: 'ember', healthy: { h2h: 2 }, hurt: { h2h: 1 } },
      ...BALLAST,
      ...men,
    },
  })
