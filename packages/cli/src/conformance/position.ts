import type { Point } from '@tactic48/geometry'
import {
  type Agreement,
  agreementFaults,
  type BareTable,
  type CardBook,
  type CardId,
  type Counters,
  cardId,
  EDGES,
  type Edge,
  elementId,
  type Force,
  figureId,
  type GameSpec,
  type Goals,
  type Marker,
  markerId,
  opponentOf,
  type PerSide,
  type PlacedFigure,
  type Position,
  perSide,
  type ReadyTable,
  type RuleSet,
  ruleSetOf,
  type SheetCounters,
  type SideId,
  type SideSpec,
  type Standing,
  seatId,
  type TurnState,
  UNPRINTED_SF_RADIUS,
  vehicleId,
  type WeaponId,
  type Whereabouts,
  weaponId,
} from '@tactic48/rules'
import { awaitedOf, creditsOf, factionsOf } from './awaited.ts'
import { characterOf, FACTION, tacticNamed, tacticsOf, weaponCardsOf, weaponOf, wordsOf } from './cards.ts'
import { type Anchor, elementsOf, placeOf, toTable } from './places.ts'
import type { FigureText, MarkerText, SoldierText, UsedText } from './schema/pieces.ts'
import type { GoalsText, Layout } from './schema/scenario.ts'
import type { Played } from './script.ts'
import { ScenarioError } from './source.ts'
import { emplacedCards, placedVehicles, placedWeapons, vehicleCards } from './vehicles.ts'

const TABLE_SIZE = [24, 24] as const
const TOKENS = 5
const AGREED_AP = 40
const NOWHERE: Point = { x: 0, y: 0 }
const STATES = [
  'healthy',
  'wounded',
  'shock',
  'takeCover',
  'suppressed',
  'eliminated',
  'casualty',
  'evacuable',
  'evacuated',
  'treated',
  'contact',
] as const

const WHERE = ['eliminated', 'casualty', 'evacuable', 'evacuated'] as const satisfies readonly Whereabouts[]

/** The game that a scenario begins with. */
export function gameOf(layout: Layout, played: Played): GameSpec {
  const rules = rulesOf(layout, played)
  const basis = {
    rules,
    cards: cardsOf(layout, played),
    seats: { [seatId('blue')]: 'blue', [seatId('ember')]: 'ember' },
    gameType: layout.game ?? 'skirmish',
    ...(layout.goals ? { goals: goalsOf(layout.goals) } : {}),
  } as const
  if (layout.start === 'setup' || layout.start === 'table') {
    const forces = layout.start === 'table' ? { forces: forcesOf(layout) } : {}
    const table = layout.table?.elements ? tableOf(layout) : bareTableOf(layout)
    const theatre = layout.theatre === undefined ? {} : { theatre: layout.theatre }
    return { ...basis, ...forces, ...theatre, start: 'setup', agreedAp: layout.agreedAp ?? AGREED_AP, table }
  }
  return { ...basis, start: 'position', position: positionOf(layout, rules) }
}

/** HOUSE-20. */
const goalsOf = ({ losses = 'decide', limit, ...sides }: GoalsText): Goals =>
  ({ sides, losses, ...(limit ? { limit } : {}) }) as Goals

export function rulesOf(layout: Layout, { edition, company }: Played): RuleSet {
  const agreement: Agreement = {
    qs: edition,
    ...(company ? { cc: company } : {}),
    ...(layout.rulings ? { rulings: layout.rulings } : {}),
    ...(layout.options ? { options: layout.options } : {}),
    ...(layout.overrides ? { scenario: layout.overrides } : {}),
  }
  const faults = agreementFaults(agreement)
  if (faults.length === 0) return ruleSetOf(agreement)
  throw new ScenarioError(faults.map(({ field, takes }) => `${field} takes ${takes}`).join('\n'))
}

function positionOf(layout: Layout, rules: RuleSet): Position {
  const turn = turnOf(layout)
  const places = placesOf(layout, rules)
  // HOUSE-03: switched off, empty ones are not there.
  const vehicles = rules.house.vehicles || isRidden(layout) ? layout.vehicles : undefined
  const markers = (layout.markers ?? []).map((marker, i) => markerOf(layout, marker, i, rules, places))
  return {
    table: tableOf(layout),
    figures: Object.entries(layout.figures ?? {}).map(([name, text]) =>
      figureOf(name, text, places.get(name)?.at, turn.number, markers),
    ),
    markers,
    ...(vehicles ? { vehicles: placedVehicles(vehicles) } : {}),
    ...awaitedOf(layout, places, turn.number),
    ...(layout.leftWeapons ? { leftWeapons: placedWeapons(layout.leftWeapons) } : {}),
    sides: perSide((side) => ({
      tokens: layout.tokens?.[side] ?? TOKENS,
      begun: turn.number > (side === turn.first ? 1 : 2),
      ...pilesOf(layout, side),
      ...creditsOf(layout, side),
    })),
    turn: { ...turn, step: layout.start === 'turn' ? 'start' : 'action' },
  }
}

const isRidden = ({ figures = {} }: Layout): boolean => Object.values(figures).some(({ on }) => on !== undefined)

/** TACTIC-07: the AP of a deck are those of all its cards, the hand included. */
function pilesOf(layout: Layout, side: SideId): SideSpec {
  const { decks, hands } = layout
  if (!decks?.[side] && !hands?.[side]) return {}
  const [deck, hand] = [decks?.[side] ?? [], hands?.[side] ?? []].map((names) =>
    names.map((name) => tacticNamed(name, layout.tactics)),
  )
  const book = tacticsOf(layout)
  const ap = [...(deck ?? []), ...(hand ?? [])].reduce((sum, card) => sum + (book[card]?.ap ?? 0), 0)
  return {
    deck: { size: deck?.length ?? 0, ap, cards: deck ?? [] },
    hand: { size: hand?.length ?? 0, ap: 0, cards: hand ?? [] },
  }
}

/** Turns are odd for the side that began; without a number both sides have had a turn. */
function turnOf({ turn = 'blue' }: Layout): TurnState {
  const { side, number, first } = typeof turn === 'string' ? { side: turn, number: undefined, first: undefined } : turn
  if (number === undefined) {
    const began = first ?? 'blue'
    return { number: side === began ? 3 : 4, active: side, first: began }
  }
  return { number, active: side, first: first ?? (number % 2 === 1 ? side : opponentOf(side)) }
}

const forcesOf = (layout: Layout): PerSide<Force> =>
  perSide((side) => ({
    faction: FACTION,
    characters: Object.entries(layout.figures ?? {})
      .filter(([, text]) => text.side === side)
      .map(([name, text]) => ({
        card: cardId(name),
        assigned: assignedTo(text),
        ...(text.unit ? { unit: text.unit } : {}),
      })),
    ...(layout.decks?.[side] ? { deck: layout.decks[side].map((name) => tacticNamed(name, layout.tactics)) } : {}),
    ...convoyOf(layout, side),
  }))

/** HOUSE-03: what is deployed with those who are `on` it. */
function convoyOf({ vehicles = {}, figures = {} }: Layout, side: SideId): Pick<Force, 'vehicles'> {
  const own = Object.values(figures).filter((text) => text.side === side)
  const convoy = Object.entries(vehicles)
    .filter(([, text]) => text.side === side)
    .map(([name]) => ({ card: cardId(name), riders: own.flatMap(({ on }, i) => (on === name ? [i] : [])) }))
  return convoy.length > 0 ? { vehicles: convoy } : {}
}

const assignedTo = (text: SoldierText): readonly CardId[] => weaponCardsOf(text).map((card) => cardId(card.id))

/** HOUSE-07: soldiers to call for, where a scenario names none. */
const RIFLEMAN: SoldierText = { named: false, ap: 3, weapons: 'rifle S 2 L 2' }

function soldiersOf({ soldiers, figures = {} }: Layout, { company }: Played): { readonly [name: string]: SoldierText } {
  if (soldiers || !company || Object.hasOwn(figures, 'Rifleman')) return soldiers ?? {}
  return { Rifleman: RIFLEMAN }
}

function cardsOf(layout: Layout, played: Played): CardBook {
  const texts: readonly (readonly [string, SoldierText])[] = [
    ...Object.entries(layout.figures ?? {}).filter(([, { shares }]) => shares === undefined),
    ...Object.entries(soldiersOf(layout, played)),
  ]
  const tactics = tacticsOf(layout)
  return {
    ...(Object.keys(tactics).length > 0 ? { tactics } : {}),
    ...factionsOf(layout),
    characters: Object.fromEntries(texts.map(([name, text]) => [cardId(name), characterOf(name, text)])),
    weapons: {
      ...emplacedCards(layout.leftWeapons ?? []),
      ...Object.fromEntries(texts.flatMap(([, text]) => weaponCardsOf(text).map((card) => [cardId(card.id), card]))),
    },
    ...(layout.vehicles ? { vehicles: vehicleCards(layout.vehicles) } : {}),
  }
}

function bareTableOf(layout: Layout): BareTable {
  const [width, height] = layout.table?.size ?? TABLE_SIZE
  return { width: toTable(width), height: toTable(height) }
}

function tableOf(layout: Layout): ReadyTable {
  const edges = layout.table?.edges
  const known =
    edges !== undefined || layout.start === undefined || layout.start === 'action' || layout.start === 'turn'
  return {
    ...bareTableOf(layout),
    elements: elementsOf(layout.table?.elements),
    ...(known ? { edges: perSide((side) => edgeOf(side, edges?.[side])) } : {}),
    ...(layout.objectives ? { objectives: perSide((side) => elementId(layout.objectives?.[side] ?? '')) } : {}),
  }
}

function edgeOf(side: SideId, text: string | undefined): Edge {
  const edge = text ?? (side === 'blue' ? 'west' : 'east')
  const known = EDGES.find((one) => one === edge)
  if (!known) throw new ScenarioError(`the edge of ${side} must be one of ${EDGES.join(', ')}`)
  return known
}

/** Figures may be placed by each other in any order, as long as somebody stands on coordinates. */
function placesOf(layout: Layout, rules: RuleSet): ReadonlyMap<string, Anchor> {
  const radius = Math.round(rules.figureBaseDiameterMm * 20)
  const places = new Map<string, Anchor>()
  let waiting = Object.entries(layout.figures ?? {}).filter(([, text]) => text.at !== undefined)
  while (waiting.length > 0) {
    const left = waiting.filter(([name, { at }]) => {
      if (at === undefined) return false
      const anchor = typeof at === 'string' ? at.split(' ')[3] : undefined
      if (anchor !== undefined && !places.has(anchor)) return true
      places.set(name, { at: placeOf(at, radius, (other) => places.get(other)), radius })
      return false
    })
    if (left.length === waiting.length) {
      throw new ScenarioError(`the places of ${left.map(([name]) => name).join(', ')} refer to nobody who has a place`)
    }
    waiting = left
  }
  return places
}

const describedIn = ({ figures = {} }: Layout, name: string): FigureText | undefined =>
  Object.hasOwn(figures, name) ? figures[name] : undefined

function markerOf(
  layout: Layout,
  text: MarkerText,
  index: number,
  rules: RuleSet,
  places: ReadonlyMap<string, Anchor>,
): Marker {
  const owners = text.of === undefined ? (text.sf ?? []) : [text.of]
  const [first] = owners
  const owner = first === undefined ? undefined : describedIn(layout, first)
  if (first === undefined || !owner) throw new ScenarioError(`marker ${index + 1} needs an owner: of or sf`)
  const card = characterOf(first, owner).healthy
  const at = placeOf(text.at, toTable(rules.markerRadius), (name) => places.get(name))
  const id = markerId(`prepared-${index + 1}`)
  if (text.of !== undefined) {
    return {
      kind: 'opportunityFire',
      id,
      side: owner.side,
      owner: figureId(text.of),
      weapon: gunOf(layout, text.of, text.weapon),
      at,
      radius: text.radius ?? card.ofRadius ?? 0,
    }
  }
  return {
    kind: 'suppressionFire',
    id,
    side: owner.side,
    participants: owners.map((name) => ({ figure: figureId(name), weapon: gunOf(layout, name, text.weapon) })),
    at,
    radius: text.radius ?? card.sfRadius ?? UNPRINTED_SF_RADIUS,
    waiting: text.waiting ?? false,
  }
}

function gunOf(layout: Layout, name: string, named: string | undefined): WeaponId {
  const owner = describedIn(layout, name)
  const texts = [...wordsOf(owner?.weapons), ...wordsOf(owner?.cards)]
  const guns = texts.map(weaponOf).filter((weapon) => weapon.kind !== 'grenade')
  const gun = guns.find((weapon) => weapon.id === named) ?? guns[0]
  if (!gun) throw new ScenarioError(`${name} has a marker and no weapon that shoots`)
  return weaponId(gun.id)
}

function figureOf(
  name: string,
  text: FigureText,
  at: Point | undefined,
  turnNumber: number,
  markers: readonly Marker[],
): PlacedFigure {
  const words = wordsOf(text.state)
  const unknown = words.find((word) => !STATES.some((state) => state === word))
  if (unknown !== undefined) {
    throw new ScenarioError(`figure ${name}: state '${unknown}' is unknown; known are ${STATES.join(', ')}`)
  }
  const is = (state: (typeof STATES)[number]): boolean => words.includes(state)
  const standing = standingOf(name, is('takeCover'), markers)
  const used = text.used ?? {}
  return {
    id: figureId(name),
    side: text.side,
    card: cardId(text.shares ?? name),
    assigned: assignedTo(text),
    name,
    ...(text.shares === undefined ? {} : { shares: figureId(text.shares) }),
    ...(text.message === undefined ? {} : { message: figureId(text.message) }),
    ...(is('contact') ? { contact: true } : {}),
    ...(text.unit ? { unit: text.unit } : {}),
    whereabouts:
      text.returns !== undefined ? 'off' : (WHERE.find(is) ?? (at || text.on !== undefined ? 'table' : 'reserve')),
    position: at ?? NOWHERE,
    wounded: is('wounded'),
    ...(is('shock') ? { shockSince: turnNumber } : {}),
    ...(standing ? { standing } : {}),
    aims: used.aims ?? 0,
    counters: countersOf(used, is('suppressed')),
    used: byWeapon(used.uses),
    ...(text.kits === undefined ? {} : { kits: text.kits }),
    ...(is('treated') ? { treated: true } : {}),
    ...(text.on === undefined ? {} : { mounted: vehicleId(text.on) }),
    ...(text.carriedBy ? { carriedBy: text.carriedBy.map(figureId) } : {}),
    ...(text.loadedOn === undefined ? {} : { loadedOn: vehicleId(text.loadedOn) }),
  }
}

function standingOf(name: string, takesCover: boolean, markers: readonly Marker[]): Standing | undefined {
  if (takesCover) return { kind: 'takeCover' }
  const own = markers.find((marker) =>
    marker.kind === 'opportunityFire' ? marker.owner === name : marker.participants.some((one) => one.figure === name),
  )
  return own ? { kind: own.kind, marker: own.id } : undefined
}

const byWeapon = (counts: { readonly [weapon: string]: number } | undefined): { readonly [id: WeaponId]: number } =>
  Object.fromEntries(Object.entries(counts ?? {}).map(([weapon, count]) => [weaponId(weapon), count]))

function countersOf(used: UsedText, suppressed: boolean): Partial<Counters> & SheetCounters {
  const shots = byWeapon(used.shots)
  const weapons = used.weapons ?? Object.keys(shots)
  return {
    slots: used.slots ?? 0,
    movement: used.movement ?? 0,
    shots,
    weapons: weapons.map(weaponId),
    attacked: used.attacked ?? weapons.length > 0,
    shot: used.shot ?? weapons.length > 0,
    suppressed,
    acted: (used.slots ?? 0) > 0 ? true : undefined,
    lent: used.lent ?? 0,
  }
}
