import { cardId, defaultRules, type GameSpec, seatId, weaponId } from '@tactic48/rules'

const rifle = { id: weaponId('rifle'), type: 'rifle', kind: 'gun', maxShots: 2, short: 3, long: 2 } as const
const soldier = {
  id: cardId('soldier'),
  named: false,
  role: 'rifleman',
  ap: 5,
  faction: 'any',
  rank: 'private',
  healthy: { move: 6, moveFire: 4, ofRadius: 3, maxActions: 2, weapons: [rifle], h2h: 3 },
  wounded: { move: 4, maxActions: 1, weapons: [rifle], h2h: 2 },
} as const
const squad = { faction: 'any', characters: Array.from({ length: 4 }, () => ({ card: soldier.id, assigned: [] })) }

/** Four riflemen a side, from the set-up on. */
export const squads: GameSpec = {
  start: 'setup',
  rules: { ...defaultRules('qs-en'), turnLimit: 40 },
  cards: { characters: { [soldier.id]: soldier }, weapons: {} },
  seats: { [seatId('left')]: 'blue', [seatId('right')]: 'ember' },
  gameType: 'skirmish',
  agreedAp: 20,
  table: { width: 24_000, height: 24_000 },
  forces: { blue: squad, ember: squad },
}
