import { figureOf, isGun, type QuickStartVerb, weaponsOf } from '@tactic48/rules'
import { FireDetails, MoveAndFireDetails } from '../plan/FireDetails.tsx'
import { GrenadeDetails } from '../plan/GrenadeDetails.tsx'
import { JoinDetails, OpportunityDetails, SuppressionDetails } from '../plan/MarkerDetails.tsx'
import { BlastPicture, SuppressionPicture, WatchPicture } from '../plan/PlannedAreas.tsx'
import { WayDetails } from '../plan/WayDetails.tsx'
import { slitOf, snappedToSlit } from '../things/slits.ts'
import { blastHits, suppressionHits, watchHits } from './hits.ts'
import type { EntriesOf, Wanted } from './verb.ts'

/** SF-09: each with the first gun. */
const joinersOf = ({ state, intent }: Wanted) =>
  intent.joiners.flatMap((id) => {
    const friend = figureOf(state, id)
    const gun = friend && weaponsOf(state, friend).find(isGun)
    return gun ? [{ figure: id, weapon: gun.id }] : []
  })

/** The Actions of PART A, in the order in which they stand around a figure. */
export const QUICK_START: EntriesOf<QuickStartVerb> = {
  move: {
    icon: 'way',
    key: 'm',
    pointing: 'path',
    asks: 'destination',
    gait: 'move',
    command: ({ by, way, intent: { message, leave } }) =>
      way && { verb: 'move', ...by, ...way, ...(message ? { message } : {}), ...(leave ? { leave } : {}) },
    Details: WayDetails,
  },
  moveAndFire: {
    icon: 'wayAndShot',
    key: 'x',
    pointing: 'path',
    asks: 'destination',
    gait: 'moveFire',
    shoots: 'moving',
    weapon: 'gun',
    command({ by, way, weapon, intent: { shoot, target } }) {
      if (!way) return undefined
      const shot = shoot === 'before' && weapon && target ? { weapon: weapon.id, target } : {}
      return { verb: 'moveAndFire', ...by, ...way, shoot, ...shot }
    },
    Details: MoveAndFireDetails,
  },
  takeCover: {
    icon: 'shield',
    key: 'c',
    pointing: 'none',
    asks: 'commit',
    command: ({ by }) => ({ verb: 'takeCover', ...by }),
  },
  fire: {
    icon: 'bullet',
    key: 'f',
    pointing: 'figure',
    asks: 'target',
    shoots: 'standing',
    weapon: 'gun',
    command: ({ by, weapon, intent: { target } }) =>
      weapon && target && { verb: 'fire', ...by, weapon: weapon.id, target },
    Details: FireDetails,
  },
  throwGrenade: {
    icon: 'grenade',
    key: 'g',
    pointing: 'area',
    asks: 'grenade',
    weapon: 'grenade',
    command: ({ by, weapon, intent: { goal: at } }) =>
      weapon && at && { verb: 'throwGrenade', ...by, weapon: weapon.id, at },
    area: { radius: (_, weapon) => weapon?.radius ?? 0, Picture: BlastPicture, hits: blastHits },
    snaps: (state, figure, spot, enemy) =>
      (enemy && slitOf(state, figure, enemy)) ?? snappedToSlit(state, figure, spot),
    Details: GrenadeDetails,
  },
  aim: {
    icon: 'crosshair',
    key: 'a',
    pointing: 'none',
    asks: 'commit',
    command: ({ by }) => ({ verb: 'aim', ...by }),
  },
  placeOpportunityFire: {
    icon: 'watch',
    key: 'o',
    pointing: 'area',
    asks: 'point',
    weapon: 'gun',
    command: ({ by, weapon, intent: { goal: at } }) =>
      weapon && at && { verb: 'placeOpportunityFire', ...by, weapon: weapon.id, at },
    area: { radius: ({ ofRadius }) => ofRadius ?? 0, Picture: WatchPicture, hits: watchHits },
    Details: OpportunityDetails,
  },
  startSuppression: {
    icon: 'barrage',
    key: 's',
    pointing: 'area',
    asks: 'point',
    weapon: 'gun',
    joiners: true,
    command(wanted) {
      const { by, weapon, intent } = wanted
      if (!weapon || !intent.goal) return undefined
      return { verb: 'startSuppression', ...by, weapon: weapon.id, at: intent.goal, joiners: joinersOf(wanted) }
    },
    area: {
      radius: ({ sfRadius }) => sfRadius ?? 0,
      Picture: SuppressionPicture,
      hits: suppressionHits,
    },
    Details: SuppressionDetails,
  },
  joinSuppression: {
    icon: 'barrageJoined',
    key: 'j',
    pointing: 'marker',
    asks: 'marker',
    weapon: 'gun',
    preset({ markers }, { side }) {
      const [only, ...others] = markers.filter((marker) => marker.kind === 'suppressionFire' && marker.side === side)
      return only && others.length === 0 ? { marker: only.id, fixed: true } : {}
    },
    command: ({ by, weapon, intent: { marker } }) =>
      weapon && marker && { verb: 'joinSuppression', ...by, weapon: weapon.id, marker },
    Details: JoinDetails,
  },
}
