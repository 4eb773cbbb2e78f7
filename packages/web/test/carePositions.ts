import type { SavedGame } from '../src/game/savedGame.ts'
import { companyGame } from './companyPositions.ts'
import { placed } from './playPositions.ts'

type Scene = Parameters<typeof companyGame>[0]

/** Marsh beside Tully too, so that he could help. */
export const withTully = (whereabouts: 'casualty' | 'evacuable'): Scene['figures'] => [
  ...placed('blue', { 'us-airborne/lindqvist': [22, 36], 'us-airborne/hobart': [15, 40] }),
  ...placed('blue', { 'us-airborne/marsh': [23, 37] }, { wounded: true }),
  ...placed('blue', { 'us-airborne/tully': [22, 37] }, { whereabouts }),
  ...placed('ember', { 'de-infantry/ziegler': [22, 7], 'de-infantry/kessler': [25, 6] }),
]

/** Lindqvist the medic between Marsh, who is wounded, and Tully, who has fallen; nobody near them. */
export const atTheWall = (more: Partial<Scene> = {}): SavedGame =>
  companyGame({
    id: 'wall',
    figures: [
      ...placed('blue', { 'us-airborne/lindqvist': [22, 36], 'us-airborne/hobart': [15, 40] }),
      ...placed('blue', { 'us-airborne/marsh': [23, 36] }, { wounded: true }),
      ...placed('blue', { 'us-airborne/tully': [22, 37] }, { whereabouts: 'casualty' }),
      ...placed('ember', { 'de-infantry/ziegler': [22, 7], 'de-infantry/kessler': [25, 6] }),
    ],
    ...more,
  })
