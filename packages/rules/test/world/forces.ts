import {
  type CardBook,
  type CardFace,
  type CcEdition,
  type CharacterCard,
  cardId,
  defaultRules,
  type Enlisted,
  type Force,
  type ForceContext,
  type QsEdition,
  type Rank,
  type RuleSet,
  type TacticCard,
  type UpgradeCard,
  type WeaponCard,
  weaponId,
} from '@tactic48/rules'
import { RIFLE, SOLDIER } from './cards.ts'

const FACTIONS = ['north', 'south', 'far'] as const

function card(faction: string, role: string, ap: number, rank: Rank, change: Partial<CharacterCard> = {}) {
  const healthy: CardFace = { ...SOLDIER, weapons: [RIFLE] }
  const id = cardId(`${faction}/${role}`)
  return { id, named: false, role, ap, faction, rank, healthy, wounded: healthy, ...change } as const
}

const charactersOf = (faction: string): readonly CharacterCard[] => [
  card(faction, 'rifleman', 5, 'private'),
  card(faction, 'veteran', 8, 'private'),
  card(faction, 'corporal', 6, 'corporal'),
  card(faction, 'sergeant', 8, 'sergeant'),
  card(faction, 'second', 9, 'secondLieutenant'),
  card(faction, 'lieutenant', 11, 'lieutenant'),
  card(faction, 'captain', 15, 'captain'),
  card(faction, 'hero', 9, 'private', { named: true, name: 'Hero' }),
  card(faction, 'leader', 10, 'sergeant', { named: true, name: 'Leader' }),
  card(faction, 'team', 6, 'private', { figures: 2 }),
]

const weapon = (id: string, faction: string, change: Partial<WeaponCard> = {}): WeaponCard => ({
  ...RIFLE,
  id: weaponId(id),
  ap: 2,
  faction,
  ...change,
})

const upgrade = (id: string, faction: string, ap: number, changes: UpgradeCard['changes']): UpgradeCard => ({
  id: cardId(id),
  ap,
  faction,
  changes,
})

const tactic = (id: string, faction: string, change: Partial<TacticCard> = {}): TacticCard => ({
  id: cardId(id),
  name: { en: id, it: id, es: id },
  faction,
  ap: 2,
  window: 'ownTurn',
  effects: [{ effect: 'tokens', amount: 1 }],
  ...change,
})

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  Object.fromEntries(list.map((one) => [one.id, one]))

const weapons = [
  weapon('north-gun', 'north'),
  weapon('south-gun', 'south'),
  weapon('far-gun', 'far'),
  weapon('shared-gun', 'universal'),
  weapon('rare-gun', 'far', { universalLimited: true }),
  weapon('two-faced', 'north', {
    reverse: { ...RIFLE, id: weaponId('two-faced-back'), short: 5 },
    reverseFaction: 'south',
  }),
]

/** Three factions with the same men; north's squads are of ten, south's of twelve; south is north's ally in the west. */
export const FORCE_BOOK: CardBook = {
  characters: byId(FACTIONS.flatMap(charactersOf)),
  weapons: byId(weapons) as CardBook['weapons'],
  upgrades: byId([
    upgrade('boots', 'north', 1, [{ change: 'add', field: 'move', by: 1 }]),
    upgrade('tired', 'north', -1, [{ change: 'add', field: 'move', by: -2 }]),
    upgrade('south-boots', 'south', 1, [{ change: 'add', field: 'move', by: 1 }]),
  ]),
  factions: {
    north: { squadSize: 10, platoonMortar: true, allies: { west: ['south'] } },
    south: { squadSize: 12, platoonMortar: false },
  },
  tactics: byId([
    tactic('north-card', 'north'),
    tactic('south-card', 'south'),
    tactic('lent-card', 'south', { allowedFactions: ['north'] }),
    tactic('universal-card', 'universal'),
    tactic('limited-card', 'universal', { universalLimited: true }),
    tactic('rare-card', 'north', { maxCopies: 2 }),
    tactic('sample-card', 'universal', { sample: true }),
  ]),
}

export const contextOf = (
  cc: CcEdition | undefined,
  change: Partial<ForceContext> = {},
  qs: QsEdition = 'qs-en',
): ForceContext => ({ rules: defaultRules(qs, cc), cards: FORCE_BOOK, ...change })

export const withHouse = (rules: RuleSet, house: Partial<RuleSet['house']>): RuleSet => ({
  ...rules,
  house: { ...rules.house, ...house },
})

/** So many men of these roles in one squad. */
export function squad(
  unit: Enlisted['unit'],
  men: { readonly [role: string]: number },
  faction = 'north',
): readonly Enlisted[] {
  return Object.entries(men).flatMap(([role, count]) =>
    Array.from({ length: count }, () => ({
      card: cardId(`${faction}/${role}`),
      assigned: [],
      ...(unit && { unit }),
    })),
  )
}

export const forceOf = (...lists: readonly (readonly Enlisted[])[]): Force => ({
  faction: 'north',
  characters: lists.flat(),
})
