import { FACTIONS, type Named } from '@tactic48/content'
import { freshId } from '../../game/freshId.ts'
import type { Sketch } from '../form/sketch.ts'
import { type CardKind, freeId, headOf, type SetFile } from './setFile.ts'

const SIDE = { move: 4, moveFire: 2, h2h: 2, maxActions: 2 }
const WOUNDED = { move: 2, h2h: 1, maxActions: 1 }

const weaponOf = (nation: string): string =>
  ({ de: 'kar98', uk: 'enfield', su: 'mosin', jp: 'arisaka' })[nation] ?? 'garand'

/** A card to begin with: each is one that could be played. */
export function freshCard(file: SetFile, kind: CardKind, name: Named): Sketch {
  const id = freeId(file, kind)
  const head = headOf(file)
  const nation = FACTIONS.find((one) => one.id === head['faction'])?.nation ?? String(head['nation'])
  const weapon = weaponOf(nation)
  switch (kind) {
    case 'character':
      return {
        id,
        named: false,
        role: 'rifleman',
        rank: 'private',
        ap: 1,
        healthy: { ...SIDE, weapons: [weapon] },
        wounded: { ...WOUNDED, weapons: [weapon] },
      }
    case 'weapon':
      return { id, type: name.en, kind: 'gun', maxShots: 1, short: 2, long: 2, silhouette: 'rifle' }
    case 'weaponCard':
      return { id, weapon, ap: 1 }
    case 'upgrade':
      return { id, name, ap: 1, changes: [{ change: 'add', field: 'move', by: 1 }] }
    case 'vehicle':
      return { id, name, kind: 'soft', move: 8, seats: 4, size: 3, weapons: [], ap: 1 }
    case 'tactic':
      return {
        id,
        name,
        ap: 1,
        window: 'ownTurn',
        effects: [{ effect: 'move', who: 'friend', amount: 1, lasts: 'once' }],
      }
  }
}

const ownId = (): string => `own-${freshId().slice(0, 8)}`

/** Cards for a faction of ours. */
export const freshSupplement = (faction: string, name: Named): SetFile => ({
  supplement: { id: ownId(), faction, name, characters: [] },
})

/** A faction of one's own begins with a rifleman, since an empty one fields nobody. */
export function freshFaction(name: Named): SetFile {
  const id = ownId()
  const head = { id, nation: 'us', branch: 'infantry', squadSize: 10, platoonMortar: false, name }
  const file = { faction: { ...head, characters: [] } }
  const rifleman = { ...freshCard(file, 'character', name), ap: 5 }
  return { faction: { ...head, characters: [rifleman] } }
}
