import { rectangleOutline } from '@tactic48/geometry'
import {
  type CardBook,
  type CardFace,
  type CardId,
  CC_EDITIONS,
  type CcEdition,
  type Chance,
  type CharacterCard,
  cardId,
  EDGES,
  type Element,
  elementId,
  type Force,
  type GameSpec,
  type Goal,
  type Goals,
  OPTION_NAMES,
  OPTIONS,
  type PreparedGame,
  perSide,
  QS_EDITIONS,
  RULINGS,
  type RuleSet,
  ruleSetOf,
  type SideId,
  type SideSpec,
  type WeaponCard,
  weaponId,
} from '@tactic48/rules'
import { CARDS } from '../world/cards.ts'
import { force, man, newGame, prepared } from '../world/games.ts'
import { piece, rectangle } from '../world/places.ts'
import { holding, TACTIC_BOOK, TACTICS } from '../world/tactics.ts'
import { companyField, type FieldSize } from './companyField.ts'

/** A game to be played, and the forces that its sides will submit. */
export interface RandomSpec {
  readonly spec: GameSpec
  readonly forces: { readonly [S in SideId]: Force }
}

const NUMBERS: { readonly [option: string]: readonly (number | null)[] } = {
  figureBaseDiameterMm: [20, 25, 32],
  markerRadius: [0, 0.4],
  needCap: [6, null],
  grenadeMaxRange: [15, null],
  weaponsPerTurn: [1, 2, null],
  objectiveFromRound: [1, 2],
}

export const pick = <T>(chance: Chance, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[chance.int(list.length)] as T
}

/** Any edition under either preset: as it stands in one game of three, else with any value of every option. */
function randomRules(chance: Chance, cc?: CcEdition, anyHouse = false): RuleSet {
  const options: { [name: string]: unknown } = {}
  const rulings = pick(chance, RULINGS)
  const plain = chance.int(3) === 0
  for (const name of OPTION_NAMES) {
    const { domain } = OPTIONS[name]
    const isKept = name === 'rulings' || (name.startsWith('house.') && !anyHouse)
    if (plain || isKept || chance.int(2) === 0) continue
    if (domain.kind === 'flag') options[name] = chance.int(2) === 1
    if (domain.kind === 'choice') options[name] = pick(chance, domain.of)
    const numbers = NUMBERS[name]
    if (numbers) options[name] = pick(chance, numbers)
  }
  const qs = pick(chance, QS_EDITIONS)
  // SHOCK-01, HOUSE-17: switched on now and then where a company plays.
  const house = cc && { 'house.psychShock': chance.int(2) === 1, 'house.clock': chance.int(2) === 1 }
  const turnLimit = 3 + chance.int(10)
  return ruleSetOf({ qs, ...(cc && { cc }), rulings, options: { ...options, ...house, turnLimit } })
}

/** Officers only where a company edition gives them something to do (FORCE-09). */
const OFFICER = 'lieutenant'
const NAMES = Object.keys(CARDS.characters).filter((name) => name !== OFFICER)

function randomForce(chance: Chance, size: number): Force {
  return force(...Array.from({ length: size }, () => pick(chance, NAMES)))
}

const worth = ({ characters }: Force): number =>
  characters.reduce((ap, { card }) => ap + (CARDS.characters[card]?.ap ?? 0), 0)

function randomSpec(chance: Chance): RandomSpec {
  const rules = randomRules(chance)
  const blue = randomForce(chance, 2 + chance.int(4))
  const ember = randomForce(chance, 2 + chance.int(4))
  const agreedAp = Math.max(worth(blue), worth(ember))
  const spec = newGame(
    { agreedAp, gameType: pick(chance, ['skirmish', 'mission']) },
    { ...rules, forceTolerancePct: 1000 },
  )
  return { spec, forces: { blue, ember } }
}

const SIDES = ['blue', 'ember'] as const
const BAND = ['gunner', 'gunner', 'rifleman', 'sergeant', 'scout', 'recruit'].filter((name) => NAMES.includes(name))

/**
 * Two bands at arm's length, most with machine guns: volleys with several sixes, blasts among many, ties. In two of three an officer
 * leads each of them.
 */
function closeSpec(chance: Chance): PreparedGame {
  const cc = pick(chance, [undefined, ...CC_EDITIONS])
  const rules = randomRules(chance, cc)
  const size = 3 + chance.int(3)
  const gap = 3 + chance.int(5)
  const figures = SIDES.flatMap((side) =>
    Array.from({ length: size }, (_, i) =>
      man(`${side} ${i}`, side, 5 + 2 * i + chance.int(5) / 10, (side === 'blue' ? 8 : 8 + gap) + chance.int(5) / 10, {
        is: cc && i === 0 ? OFFICER : pick(chance, BAND),
        ...(cc && i === 1 && { assigned: HEAVY_CARDS.map(({ id }) => cardId(id)) }),
      }),
    ),
  )
  const hedge = chance.int(2) === 0 ? [] : [rectangle('hedge', 6, 8 + gap / 2, 4, 0.4)]
  const elements = cc && chance.int(2) === 0 ? [...hedge, positionAt(chance, 8 + gap)] : hedge
  const table = { width: 24_000, height: 24_000, elements, edges: { blue: 'north', ember: 'south' } } as const
  const sides = cc && perSide(() => ({ tokens: 5, ...randomCards(chance) }))
  const turn = { active: pick(chance, SIDES), step: 'start' } as const
  const cards = cc ? { ...CARDS, weapons: { ...CARDS.weapons, ...HEAVY_BOOK }, tactics: TACTIC_BOOK } : CARDS
  const goals = cc && chance.int(2) === 1 ? { goals: randomGoals(chance, hedge.length > 0) } : {}
  return prepared({ figures, table, turn, ...(sides && { sides }) }, rules, { cards, ...goals })
}

/** BUNKER-06, HOUSE-02: what beats armour, on weapon cards. */
const HEAVY_CARDS: readonly WeaponCard[] = [
  { type: 'rocket', kind: 'heavy', maxShots: 2, short: 2, long: 1, h: 4, ammo: 'he' } as const,
  { type: 'satchel', kind: 'charge', maxShots: 1, short: 0, long: 0, uses: 1 } as const,
].map((weapon) => ({ ...weapon, id: weaponId(weapon.type), ap: 3, faction: 'any' }))
const HEAVY_BOOK = Object.fromEntries(HEAVY_CARDS.map((card) => [cardId(card.id), card]))

/** A bunker around the first man of the row at y, with or without armour. */
const positionAt = (chance: Chance, y: number): Element =>
  piece('bunker', rectangleOutline(3400, Math.round((y - 1.2) * 1000), 2900, 3200), {
    terrainClass: 'sheltering',
    bunker: {
      slits: [{ wall: 0, from: 900, to: 2000 }],
      doors: [{ wall: 2, from: 600, to: 2300 }],
      ...(chance.int(2) === 0 && { armour: 7 }),
    },
  })

/** Any cards of the vocabulary, some of them twice. */
function randomCards(chance: Chance): SideSpec {
  const some = (most: number): readonly CardId[] =>
    Array.from({ length: chance.int(most + 1) }, () => pick(chance, TACTICS).id)
  return holding(some(6), some(5))
}

const FOOT = NAMES.filter((name) => CARDS.characters[cardId(name)]?.rank === 'private')

/** Squads of two: an officer who feints and takes the initiative, an NCO, a team, some men, a deck. */
const COMPANY_CARDS: CardBook = {
  ...CARDS,
  characters: {
    ...CARDS.characters,
    ...byId([
      changed(OFFICER, 'chief', { feint: 2, takeInitiative: 1, advancePlanning: 1 }),
      { ...changed('rifleman', 'team', {}), figures: 2, ap: 6 },
    ]),
  },
  tactics: TACTIC_BOOK,
  factions: { any: { squadSize: 2, platoonMortar: false } },
}

function changed(name: string, id: string, face: Partial<CardFace>): CharacterCard {
  const card = CARDS.characters[cardId(name)]
  if (!card) throw new Error(`no card ${name}`)
  return { ...card, id: cardId(id), healthy: { ...card.healthy, ...face } }
}

function byId(cards: readonly CharacterCard[]): CardBook['characters'] {
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** The set-up of a company: forces with decks, one drop per card, feint, the opening initiative. */
function companySpec(chance: Chance): RandomSpec {
  const rules = randomRules(chance, pick(chance, CC_EDITIONS))
  const led = (): Force => ({
    ...force('chief', 'sergeant', 'team', ...Array.from({ length: chance.int(3) }, () => pick(chance, FOOT))),
    deck: Array.from({ length: chance.int(4) }, () => pick(chance, TACTICS).id),
  })
  const gameType = pick(chance, ['skirmish', 'mission'] as const)
  const spec = newGame({ agreedAp: 200, gameType, cards: COMPANY_CARDS }, { ...rules, forceTolerancePct: 1000 })
  return { spec, forces: { blue: led(), ember: led() } }
}

/** HOUSE-20: one to three goals for each side, of every kind. */
function randomGoals(chance: Chance, hedge: boolean): Goals {
  const element = elementId('hedge')
  const kinds: readonly Goal[] = [
    ...(hedge
      ? ([
          { kind: 'touch', element },
          { kind: 'hold', element, until: 2 },
        ] as const)
      : []),
    { kind: 'leave', edge: pick(chance, EDGES), figures: 1 + chance.int(2) },
    { kind: 'evacuate', casualties: 1 },
    { kind: 'message', messages: 1, edge: pick(chance, EDGES) },
    { kind: 'survive', until: 1 + chance.int(4), figures: 1 + chance.int(4) },
    { kind: 'eliminate', share: 20 + chance.int(80) },
  ]
  const some = () => ({
    needs: pick(chance, ['all', 'any'] as const),
    list: Array.from({ length: 1 + chance.int(3) }, () => pick(chance, kinds)),
  })
  return { sides: { blue: some(), ember: some() }, losses: pick(chance, ['decide', 'ignore'] as const) }
}

const NO_FORCES = { blue: force(), ember: force() }

/** A small game of any kind. */
export function anySpec(chance: Chance): RandomSpec {
  const kind = chance.int(8)
  if (kind < 2) return { spec: closeSpec(chance), forces: NO_FORCES }
  return kind === 2 ? companySpec(chance) : randomSpec(chance)
}

/** Two formations of this size with everything of a company around them. */
export function fieldSpec(chance: Chance, size: FieldSize): RandomSpec {
  return {
    spec: companyField(chance, size, randomRules(chance, pick(chance, CC_EDITIONS), true)),
    forces: NO_FORCES,
  }
}
