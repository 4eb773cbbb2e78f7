import { figureId, markerId, type PlacedFigure, weaponId } from '@tactic48/rules'
import { at } from '../../rules/test/world/places.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { companyGame } from './companyGames.ts'

type Scene = Parameters<typeof companyGame>[0]
type Men = NonNullable<Scene['blue']>

/**
 * A lieutenant whose 10 u do not reach everybody: Hobart passes his orders on to the west, the other NCO to the east, and one
 * man in the north-east hears neither. One man is in Shock.
 */
const SPREAD: Men = {
  'b-lead': ['us-airborne/cardwell', 14, 20],
  'b-radio': ['us-airborne/foot-radio', 15.8, 20.5],
  'b-medic': ['us-airborne/foot-medic', 12.2, 20.5],
  'b1-nco': ['us-airborne/hobart', 5.5, 19],
  'b1-gunner': ['us-airborne/foot-gunner', 2, 19.5],
  'b1-rifle': ['us-airborne/foot-rifle', 2.5, 21],
  'b1-smg': ['us-airborne/foot-smg', 7, 20.5],
  'b2-nco': ['us-airborne/foot-nco', 22, 19],
  'b2-gunner': ['us-airborne/delgado', 20.5, 19.8],
  'b2-rifle': ['us-airborne/foot-rifle', 25, 19.5],
  'b2-carbine': ['us-airborne/foot-carbine', 26, 21],
  'b2-far': ['us-airborne/foot-rifle', 30, 14],
}

const OF = markerId('of-ziegler')

/** Where Ziegler watches: in the way of the western squad, on the lieutenant himself, or where nobody goes. */
const WATCHED = { squad: at(8, 15.5), officer: at(14, 19), nobody: at(4, 9) } as const

export function spreadPlatoon({
  watched = 'squad',
  ...scene
}: Scene & { readonly watched?: keyof typeof WATCHED }): SavedGame {
  const more: { readonly [id: string]: Partial<PlacedFigure> } = {
    'b1-smg': { shockSince: 2, wounded: true },
    'e1-nco': { standing: { kind: 'opportunityFire', marker: OF } },
    ...scene.more,
  }
  const marker = {
    kind: 'opportunityFire',
    id: OF,
    side: 'ember',
    owner: figureId('e1-nco'),
    weapon: weaponId('mp40'),
    at: WATCHED[watched],
    radius: 3,
  } as const
  return companyGame({ blue: SPREAD, ...scene, more, position: { markers: [marker], ...scene.position } })
}

/** Thirty men in three squads round their lieutenant; ten of ember lie before them. */
export function wholePlatoon(scene: Scene): SavedGame {
  const blue: { [id: string]: readonly [string, number, number] } = { 'b-lead': ['us-airborne/cardwell', 15.6, 22.3] }
  for (let squad = 1; squad <= 3; squad++) {
    for (let i = 0; i < 10; i++) {
      const card = i === 0 ? 'foot-nco' : i === 1 ? 'foot-gunner' : 'foot-rifle'
      blue[`b${squad}-${i}`] = [
        `us-airborne/${card}`,
        7.5 + (squad - 1) * 6 + (i % 4) * 1.4,
        17 + Math.floor(i / 4) * 1.7,
      ]
    }
  }
  const ember: { [id: string]: readonly [string, number, number] } = { 'e-lead': ['de-infantry/falkner', 16, 2] }
  for (let i = 0; i < 9; i++) ember[`e1-${i}`] = ['de-infantry/foot-rifle', 8 + i * 2, 4]
  // Hard to hit, so that one target is not gone after the first shots.
  const covered = Object.keys(ember).map((id) => [id, { standing: { kind: 'takeCover' } as const }] as const)
  return companyGame({ blue, ember, tokens: 12, more: Object.fromEntries(covered), ...scene })
}
