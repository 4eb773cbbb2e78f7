import {
  type CardBook,
  type CardFace,
  type CharacterCard,
  cardId,
  type WeaponCard,
  type WeaponProfile,
  weaponId,
} from '@tactic48/rules'

export const RIFLE: WeaponProfile = {
  id: weaponId('rifle'),
  type: 'rifle',
  kind: 'gun',
  maxShots: 2,
  short: 3,
  long: 2,
}
const MG: WeaponProfile = {
  id: weaponId('mg'),
  type: 'machine gun',
  kind: 'gun',
  maxShots: 2,
  short: 4,
  long: 4,
  mg: true,
  sfCapable: true,
}
const GRENADE: WeaponProfile = {
  id: weaponId('grenade'),
  type: 'fragmentation',
  kind: 'grenade',
  maxShots: 1,
  short: 3,
  long: 0,
  radius: 2,
}

/** A grenade for those who carry it beside the rifle. */
export const BOMB = { ...RIFLE, id: weaponId('bomb'), kind: 'grenade', long: 0, radius: 2, maxShots: 1 } as const

/** The ordinary man of a scene. */
export const SOLDIER: CardFace = { move: 6, moveFire: 4, ofRadius: 3, aim: 1, maxActions: 3, weapons: [RIFLE], h2h: 3 }
export const HURT: CardFace = { move: 4, moveFire: 2, maxActions: 2, weapons: [RIFLE], h2h: 2 }

const healthy: CardFace = {
  move: 6,
  moveFire: 4,
  ofRadius: 3,
  sfRadius: 2,
  aim: 2,
  maxActions: 2,
  weapons: [RIFLE, GRENADE],
  h2h: 3,
}
const wounded: CardFace = { move: 4, maxActions: 1, weapons: [RIFLE], h2h: 2 }

function character(id: string, ap: number, change: Partial<CharacterCard> = {}): CharacterCard {
  return { id: cardId(id), named: false, role: id, ap, faction: 'any', rank: 'private', healthy, wounded, ...change }
}

export const side = (change: Partial<CardFace>): CardFace => ({ ...healthy, ...change })

const list: readonly CharacterCard[] = [
  character('rifleman', 5),
  character('gunner', 9, { healthy: side({ weapons: [MG], sfRadius: 3, maxActions: 2 }) }),
  character('lieutenant', 12, {
    rank: 'lieutenant',
    healthy: side({ maxActions: 3, advancePlanning: 1, takeInitiative: 2 }),
  }),
  character('sergeant', 8, { rank: 'sergeant', healthy: side({ command: 1, maxActions: 3 }) }),
  character('scout', 6, { healthy: side({ camouflage: true, move: 7, aim: 1, weapons: [RIFLE] }) }),
  character('recruit', 3, {
    healthy: { move: 5, maxActions: 1, weapons: [RIFLE], h2h: 2 },
    wounded: { move: 3, maxActions: 1, weapons: [], h2h: 1 },
  }),
  character('runner', 2, { healthy: { move: 6, maxActions: 2, weapons: [], h2h: 1 } }),
]

const pistol: WeaponCard = {
  id: weaponId('pistol'),
  type: 'pistol',
  kind: 'gun',
  maxShots: 1,
  short: 2,
  long: 0,
  ap: 1,
  faction: 'any',
}

const { wounded: _, ...frail } = character('frail', 2)

export const CARDS: CardBook = {
  characters: Object.fromEntries([...list, frail].map((card) => [card.id, card])),
  weapons: { [cardId('pistolCard')]: pistol },
}
