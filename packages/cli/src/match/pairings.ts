import {
  BATTLEFIELDS,
  type Battlefield,
  cardBookOf,
  companyBookOf,
  FACTIONS,
  QUICK_START_FACTIONS,
  READY_FORCES,
  type ReadyForce,
} from '@tactic48/content'
import { FORMATIONS, type FormationSize } from '@tactic48/content/battles'
import {
  CC_EDITIONS,
  type Edge,
  type GameSpec,
  type PerSide,
  QS_EDITIONS,
  type RuleSet,
  seatId,
  seededChance,
} from '@tactic48/rules'
import { editionsOf, type RulesFlags, rulesFor } from '../agreement.ts'

const SEATS = { blue: seatId('blue'), ember: seatId('ember') } as const
export const GAME_TYPES = ['skirmish', 'mission'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** What an opponent is tuned on, and what is kept for the proof: tables, and the ready forces of whole factions. */
export const POOLS = ['tuning', 'held-out'] as const
export type Pool = (typeof POOLS)[number]
const HELD_OUT_FIELDS: readonly string[] = ['broken-village', 'pine-ridge']
const HELD_OUT_FACTIONS: readonly string[] = ['uk-infantry', 'jp-snlf', 'su-rifle']

const isIn = (pool: Pool | undefined, heldOut: boolean): boolean =>
  pool === undefined || heldOut === (pool === 'held-out')

/** What all games of a match have in common. */
export interface Terms extends RulesFlags {
  readonly seed: string
  /** Absent: all quick-start editions in turn. */
  readonly edition?: string
  /** Absent: both in turn. */
  readonly type?: GameType
  /** Absent: the ready forces of the quick start. */
  readonly size?: FormationSize
  /** Absent: all tables and forces. */
  readonly pool?: Pool
  /** A game that lasts longer has no end. */
  readonly rounds: number
}

/** One battle that is played twice, the bots with sides changed; table, forces, dice and the first turn stay. */
export interface Pairing {
  readonly seed: string
  readonly title: string
  readonly spec: GameSpec
}

export function pairing(terms: Terms, number: number): Pairing {
  const seed = `${terms.seed} ${number}`
  const pick = picking(seed)
  const { pool } = terms
  const contends = ({ force }: Contender): boolean => isIn(pool, HELD_OUT_FACTIONS.includes(force.faction))
  if (terms.size !== undefined) {
    return formed(terms, terms.size, number, seed, twoOf(pick, formationsOf(terms.size).filter(contends)))
  }
  const field = pick(BATTLEFIELDS.filter(({ id }) => isIn(pool, HELD_OUT_FIELDS.includes(id))))
  return staged(terms, number, seed, field, twoOf(pick, READY_FORCES.filter(contends)))
}

export const formationsOf = (size: FormationSize) => FORMATIONS.filter((one) => one.size === size)

function twoOf(pick: Picking, all: readonly Contender[]): PerSide<Contender> {
  const blue = pick(all)
  return { blue, ember: pick(all.filter((one) => areEven(blue, one))) }
}

/** What can be weighed against another: a ready force, or one that is organised for the company rules. */
export type Contender = ReadyForce | (typeof FORMATIONS)[number]

/** One battle of two given forces that is played twice, the forces with sides changed. */
export function balancePairing(terms: Terms, number: number, [first, second]: readonly [Contender, Contender]) {
  const seed = `${terms.seed} ${first.id} ${second.id} ${number}`
  const field = picking(seed)(BATTLEFIELDS)
  const between = (blue: Contender, ember: Contender): Pairing =>
    terms.size === undefined
      ? staged(terms, number, seed, field, { blue, ember })
      : formed(terms, terms.size, number, seed, { blue, ember })
  return [between(first, second), between(second, first)] as const
}

/** One game that is played twice with the same forces and dice, the edges changed: what is left is the table. */
export function mirroredPairing(base: string, number: number, field: Battlefield) {
  const seed = `${base} ${number}`
  const force = picking(seed)(READY_FORCES)
  const terms: Terms = { seed: base, rounds: 40, option: [] }
  const forces = { blue: force, ember: force }
  return [
    { pairing: staged(terms, number, seed, field, forces), south: 'blue' },
    { pairing: staged(terms, number, seed, field, forces, { blue: 'north', ember: 'south' }), south: 'ember' },
  ] as const
}

/** SETUP-01: forces of about the same size. */
const areEven = (a: Contender, b: Contender): boolean => Math.abs(a.ap - b.ap) <= 0.1 * Math.max(a.ap, b.ap)

type Picking = <T>(list: readonly T[]) => T

function picking(seed: string): Picking {
  const chance = seededChance(`${seed} pairing`)
  return <T>(list: readonly T[]) => list[chance.int(list.length)] as T
}

function staged(
  terms: Terms,
  number: number,
  seed: string,
  field: Battlefield,
  { blue, ember }: PerSide<Contender>,
  edges: PerSide<Edge> = { blue: 'south', ember: 'north' },
): Pairing {
  const gameType = terms.type ?? GAME_TYPES[number % GAME_TYPES.length] ?? 'skirmish'
  const edition = terms.edition ?? QS_EDITIONS[Math.floor(number / GAME_TYPES.length) % QS_EDITIONS.length] ?? 'qs-en'
  const played = [blue.force.faction, ember.force.faction]
  return {
    seed,
    title: `${gameType} ${edition} ${field.id} ${blue.id} v ${ember.id}`,
    spec: {
      start: 'setup',
      rules: rulesOf(terms, edition, gameType),
      cards: cardBookOf(QUICK_START_FACTIONS.filter(({ id }) => played.includes(id))),
      seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
      gameType,
      agreedAp: Math.max(blue.ap, ember.ap),
      table: { ...field.table, edges },
      forces: { blue: blue.force, ember: ember.force },
    },
  }
}

/** In u; the one who wins the roll lays out what lies on it. */
const GROUND: { readonly [S in FormationSize]: readonly [width: number, height: number] } = {
  squad: [36, 36],
  platoon: [48, 48],
  company: [72, 48],
}

/** Squads, platoons or companies with their officers, on bare ground; the company editions over each quick start in turn. */
function formed(
  terms: Terms,
  size: FormationSize,
  number: number,
  seed: string,
  { blue, ember }: PerSide<Contender>,
): Pairing {
  const gameType = terms.type ?? 'skirmish'
  const edition = companyEdition(terms.edition, number)
  const played = [blue.force.faction, ember.force.faction]
  const [width, height] = GROUND[size]
  return {
    seed,
    title: `${gameType} ${edition} ${width} × ${height} u ${blue.id} v ${ember.id}`,
    spec: {
      start: 'setup',
      rules: rulesOf(terms, edition, gameType),
      cards: companyBookOf(FACTIONS.filter(({ id }) => played.includes(id))),
      seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
      gameType,
      agreedAp: Math.max(blue.ap, ember.ap),
      table: { width: width * 1000, height: height * 1000 },
      forces: { blue: blue.force, ember: ember.force },
    },
  }
}

/** Formations need the company rules: both of them in turn over a quick start that is named alone. */
function companyEdition(named: string | undefined, number: number): string {
  if (named !== undefined && editionsOf(named).cc !== undefined) return named
  const sheets = named === undefined ? QS_EDITIONS : [named]
  const pairs = sheets.flatMap((qs) => CC_EDITIONS.map((cc) => `${qs}+${cc}`))
  return pairs[number % pairs.length] ?? 'qs-en+cc-en'
}

/** SETUP-13: ready-made Missions are not won in the first round. */
function rulesOf({ rulings, option, rounds }: Terms, edition: string, gameType: GameType): RuleSet {
  const own = [`turnLimit=${rounds}`, ...(gameType === 'mission' ? ['objectiveFromRound=2'] : [])]
  return rulesFor(edition, { ...(rulings ? { rulings } : {}), option: [...own, ...option] })
}
