import { overlaps, standsFree } from '@tactic48/geometry'
import { menOn, sharesCard } from '../query/assigned.ts'
import { baseRadius } from '../query/figures.ts'
import { leftProfile } from '../query/manning.ts'
import { kitsOn } from '../query/muster.ts'
import { groundOf } from '../query/sight.ts'
import { vehicleCardOf, vehicleOf, vehicleRadius } from '../query/vehicles.ts'
import { UNPRINTED_SF_RADIUS } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import { type FigureId, opponentOf, own, perSide, SIDES, type SideId, type WeaponId } from '../state/ids.ts'
import type { Marker } from '../state/marker.ts'
import { type GameState, NO_TALLY } from '../state/state.ts'
import { allowanceFault, commandOf, type FieldedFigure, fieldedWeapons, namedTwice, printedOn } from './allowance.ts'
import { repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'
import { goalsFault, reachedFault } from './goals.ts'
import { markersFault } from './markers.ts'
import { isPrepared, musterFault } from './mustered.ts'
import { pendingFault } from './pending.ts'
import { effectsFault, pilesFault, turnOfCardsFault } from './piles.ts'
import { liesOn } from './table.ts'
import { aboard, fleetFault, leftWeaponsFault } from './vehicles.ts'

/** What must hold between the parts of a saved state: cards, figures, markers, turn and phase. The stack is judged apart. */
export function inPlayFault(state: GameState): Fault | undefined {
  const force = forceOf(state)
  if (force instanceof Fault) return force
  return (
    phaseFault(state) ??
    battleFault(state) ??
    turnFault(state) ??
    sidesFault(state) ??
    pilesFault(state, state.sides)?.in('sides') ??
    namedTwice(state.cards, force, (i) => sharesWithAnother(state, i))?.in('figures') ??
    turnOfCardsFault(state) ??
    effectsFault(state) ??
    musterFault(state) ??
    allowances(state, force) ??
    fleetFault({ ...state, figures: state.figures.map(aboard), byCards: addedByCards(state) }) ??
    ridersFault(state) ??
    leftWeaponsFault(state, state.leftWeapons, addedByCards(state)) ??
    fixturesFault(state) ??
    figuresFault(state) ??
    marksFault(state, force) ??
    awaitedFault(state)
  )
}

/** Whether all that is in play has its card, whatever brought it there. */
export function namesFault(state: GameState): Fault | undefined {
  const force = forceOf(state)
  if (force instanceof Fault) return force
  const { cards, vehicles, leftWeapons } = state
  const unprinted =
    vehicles.find(({ card }) => own(cards.vehicles ?? {}, card) === undefined) ??
    leftWeapons.find((left) => leftProfile(cards, left) === undefined)
  if (unprinted) return new Fault('unknownCard', { card: unprinted.card })
  return awaitedFault(state) ?? effectsFault(state)
}

const awaitedFault = ({ rules, cards, figures, sheets, schedule, smoke, sides }: GameState): Fault | undefined =>
  pendingFault({
    company: rules.company,
    cards,
    figures: figures.map(({ id, side, place, message, contact, sheet }) => ({
      id,
      side,
      isOff: place.at === 'off',
      message,
      contact,
      card: sheets[sheet],
    })),
    schedule,
    smoke,
    credits: perSide((side) => sides[side].callCredits),
  })

/** CARD-01: each sheet is that of one figure, or of the team or crew that shares it; sheets come in the order of their figures. */
function forceOf(state: GameState): readonly FieldedFigure[] | Fault {
  const { rules, sheets, cards, figures } = state
  const repeated = repeatedIn(figures)
  if (repeated) return repeated.in('figures')
  const wrong = sheets.findIndex((sheet, i) => sheet.id !== i)
  if (wrong >= 0) return new Fault('wrongId', {}, ['sheets', wrong, 'id'])
  const players = sheets.map(() => 0)
  let next = 0
  const force: FieldedFigure[] = []
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    const sheet = figure && sheets[figure.sheet]
    if (!figure) continue
    if (!sheet || sheet.id > next) return new Fault('inconsistent', { with: 'sheets' }, ['figures', i, 'sheet'])
    const { card, face, used, id } = sheet
    const printed = printedOn(cards, sheet)
    if (printed instanceof Fault) return printed.in('sheets', id)
    const shared = (players[id] ?? 0) + 1
    players[id] = shared
    next = Math.max(next, id + 1)
    const most = sharesCard(rules, cards, card) ? menOn(cards, card) : 1
    if (shared > (sheet.reinforcement === undefined ? most : LARGEST_TEAM)) {
      return new Fault('inconsistent', { with: 'sheets' }, ['figures', i, 'sheet'])
    }
    const care = careFault(cards, sheet, rules.company !== undefined)
    if (care) return care.in('sheets', id)
    // A one-wound casualty shows a wounded face that its card lacks (WOUND-08); its team keeps that face (REINF-03).
    const wounded = face === 'wounded' && figures.every((one) => one.sheet !== id || LIVING.includes(one.place.at))
    const counters = { ...figure.counters, ...sheet.counters }
    const { faces } = printed
    const weapons = [...printed.weapons, ...fieldedWeapons(state, figure.side)]
    force.push({ side: figure.side, card, faces, weapons, wounded, aims: figure.aims, used, counters })
  }
  return next === sheets.length ? force : new Fault('inconsistent', { with: 'figures' }, ['sheets'])
}

const LARGEST_TEAM = 3
const LIVING: readonly Figure['place']['at'][] = ['table', 'mounted', 'off']

/** MEDIC-01, MEDIC-06: kits up to what the card says; markers and locks of medics only where they are played. */
function careFault(
  cards: GameState['cards'],
  sheet: GameState['sheets'][number],
  isPlayed: boolean,
): Fault | undefined {
  const limit = kitsOn(cards, sheet)
  const again = sheet.locks.findIndex((lock, i) => sheet.locks.indexOf(lock) < i)
  if (again >= 0) return new Fault('repeatedId', { id: sheet.locks[again] ?? '' }, ['locks', again])
  if (sheet.kits > limit) return new Fault('valueTooBig', { limit }, ['kits'])
  if (isPlayed || !(sheet.firstAid || sheet.locks.length > 0)) return undefined
  return new Fault('inconsistent', { with: 'rules.company' }, [sheet.firstAid ? 'firstAid' : 'locks'])
}

/** REINF-03: plays a sheet that a figure listed before it plays. */
const sharesWithAnother = ({ figures }: GameState, index: number): boolean =>
  figures.findIndex(({ sheet }) => sheet === figures[index]?.sheet) < index

/** More than all the cards of a turn add to a printed value. */
const BY_CARDS = 20

/** As many as tactic cards may have added to a value. */
const addedByCards = ({ cards }: GameState): number => (cards.tactics ? BY_CARDS : 0)

const ON_FIGURE = ['aims', 'movement']

function allowances(state: GameState, force: readonly FieldedFigure[]): Fault | undefined {
  const { rules } = state
  const lendable = { blue: commandOf(force, 'blue'), ember: commandOf(force, 'ember') }
  for (let i = 0; i < force.length; i++) {
    const one = force[i]
    const fault = one && allowanceFault(rules, one, lendable[one.side], addedByCards(state))
    if (fault) {
      const onFigure = ON_FIGURE.includes(String(fault.path.at(-1)))
      return onFigure ? fault.in('figures', i) : fault.in('sheets', state.figures[i]?.sheet ?? i)
    }
    const idle = one && !isPrepared(state) && !state.cards.tactics && doneWithout(one)
    if (idle) return new Fault('inconsistent', { with: 'sheets' }, ['figures', i, ...idle])
  }
  return undefined
}

/** Counters that require at least one Action this turn. */
function doneWithout({ counters, aims }: FieldedFigure): readonly string[] | undefined {
  const { slots = 0, shots = {}, weapons = [], movement = 0, shot } = counters
  if (slots === 0 && aims > 0) return ['aims']
  if (slots === 0 && movement > 0) return ['counters', 'movement']
  if (weapons.length === 0 && shot) return ['counters', 'shot']
  return Object.entries(shots).some(([id, count]) => count > 0 && !weapons.includes(id as WeaponId))
    ? ['sheet']
    : undefined
}

function phaseFault(state: GameState): Fault | undefined {
  const { phase, outcome, seats, setup, table, figures } = state
  const vacant = SIDES.find((side) => !Object.values(seats).includes(side))
  if (vacant) return new Fault('nobodyPlays', { side: vacant }, ['seats'])
  if ((phase === 'over') !== (outcome !== undefined)) return new Fault('inconsistent', { with: 'outcome' }, ['phase'])
  if (outcome && !outcome.rule.startsWith('VICT-') && outcome.rule !== 'HOUSE-20')
    return new Fault('inconsistent', { with: 'VICT' }, ['outcome', 'rule'])
  if (isPrepared(state)) {
    const decided = (['layer', 'firstToDeploy', 'toDeploy'] as const).find((name) => setup[name] !== undefined)
    if (decided) return new Fault('unknownField', {}, ['setup', decided])
    return phase === 'setup' ? new Fault('inconsistent', { with: 'setup' }, ['phase']) : undefined
  }
  if (phase === 'over') return undefined
  if (phase === 'setup') {
    const reserve = figures.findIndex(({ place }) => place.at === 'gone')
    if (reserve >= 0) return new Fault('inconsistent', { with: 'phase' }, ['figures', reserve, 'place'])
    return (setup.firstToDeploy === undefined) === (setup.toDeploy === undefined)
      ? undefined
      : new Fault('missing', {}, ['setup', 'toDeploy'])
  }
  const missing = (['layer', 'firstToDeploy', 'toDeploy'] as const).find((name) => setup[name] === undefined)
  if (missing) return new Fault('missing', {}, ['setup', missing])
  if (!table.edges) return new Fault('missing', {}, ['table', 'edges'])
  const waiting = figures.findIndex(({ place }) => place.at === 'reserve')
  return waiting < 0 ? undefined : new Fault('inconsistent', { with: 'phase' }, ['figures', waiting, 'place'])
}

/** HOUSE-20. */
function battleFault({ goals, outcome, table }: GameState): Fault | undefined {
  if (!goals) return outcome?.rule === 'HOUSE-20' ? new Fault('missing', {}, ['goals']) : undefined
  return (goalsFault(goals, table.elements) ?? reachedFault(goals))?.in('goals')
}

/** TURN-01: the sides take turns, and the first turn is number 1. */
function turnFault(state: GameState): Fault | undefined {
  const { turn, phase } = state
  if (phase === 'setup') {
    if (turn.number > 0) return new Fault('valueTooBig', { limit: 0 }, ['turn', 'number'])
    const early = (['active', 'first'] as const).find((name) => turn[name] !== 'blue')
    return early && new Fault('inconsistent', { with: 'phase' }, ['turn', early])
  }
  if (phase === 'over') return undefined
  if (turn.number < 1 && !isBetweenTurns(state)) return new Fault('valueTooSmall', { limit: 1 }, ['turn', 'number'])
  if (isPrepared(state)) return undefined
  const due = turn.number % 2 === 1 ? turn.first : opponentOf(turn.first)
  return turn.active === due ? undefined : new Fault('inconsistent', { with: 'turn.number' }, ['turn', 'active'])
}

function sidesFault(state: GameState): Fault | undefined {
  for (const side of SIDES) {
    const fault = sideFault(state, side)
    if (fault) return fault.in('sides', side)
  }
  return undefined
}

function sideFault(state: GameState, side: SideId): Fault | undefined {
  const { turn, phase, rules, cards } = state
  const { faction, spentThisTurn, tokens, unlisted, begun, offeredDraw } = state.sides[side]
  if (faction !== '' && !Object.values(cards.characters).some((card) => card.faction === faction)) {
    return new Fault('inconsistent', { with: 'cards' }, ['faction'])
  }
  // TURN-05: it is counted in the own turn alone.
  if (side !== turn.active && spentThisTurn > 0) return new Fault('valueTooBig', { limit: 0 }, ['spentThisTurn'])
  const tally = (['lostAp', 'lostFigures'] as const).find((lost) => unlisted[lost] > unlisted[TOTAL[lost]])
  if (isPrepared(state)) return tally && new Fault('inconsistent', { with: TOTAL[tally] }, ['unlisted', tally])
  const beyond = (Object.keys(NO_TALLY) as (keyof typeof NO_TALLY)[]).find((name) => unlisted[name] !== 0)
  if (beyond) return new Fault('notOneOf', { values: '0' }, ['unlisted', beyond])
  // TURN-03, SETUP-10: the income of every own turn so far, and that of set-up; officers plan for more (PLAN-01).
  const own = side === turn.first ? Math.ceil(turn.number / 2) : Math.floor(turn.number / 2)
  const limit = phase === 'setup' ? 0 : rules.company ? MANY_TOKENS : rules.atIncome * (own + 1)
  if (tokens > limit) return new Fault('valueTooBig', { limit }, ['tokens'])
  if (tokens + spentThisTurn > limit) return new Fault('valueTooBig', { limit: limit - tokens }, ['spentThisTurn'])
  const past = side === turn.active && !isBetweenTurns(state) ? own - 1 : own
  if (phase !== 'over' && begun !== past > 0) return new Fault('inconsistent', { with: 'turn.number' }, ['begun'])
  return offeredDraw && phase === 'setup' ? new Fault('inconsistent', { with: 'phase' }, ['offeredDraw']) : undefined
}

/** TURN-14: a turn has ended and the next has not begun. */
function isBetweenTurns({ stack: [bottom] }: GameState): boolean {
  return bottom?.frame === 'task' && bottom.task.kind === 'turn' && bottom.task.step === 'start'
}

const MANY_TOKENS = 1000

const TOTAL = { lostAp: 'totalAp', lostFigures: 'totalFigures' } as const

const isOn = ({ place }: Figure): boolean => place.at === 'table'

/** HOUSE-03, HOUSE-13: who is on a vehicle is where it is; its size is that of its card. */
function ridersFault(state: GameState): Fault | undefined {
  const { vehicles, figures } = state
  const odd = vehicles.findIndex(
    (vehicle) => vehicle.radius !== vehicleRadius(state.rules, vehicleCardOf(state, vehicle)),
  )
  if (odd >= 0) return new Fault('inconsistent', { with: 'cards' }, ['vehicles', odd, 'radius'])
  if (vehicles.length > 0 && !state.rules.house.vehicles) return new Fault('listTooLong', { limit: 0 }, ['vehicles'])
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    const on = figure && figure.place.at !== 'reserve' && 'on' in figure.place ? figure.place.on : undefined
    const ride = on === undefined ? undefined : vehicleOf(state, on)
    if (!figure || !ride) continue
    const { x, y } = figure.position
    if (x !== ride.position.x || y !== ride.position.y) {
      return new Fault('inconsistent', { with: 'vehicles' }, ['figures', i, 'position'])
    }
  }
  return undefined
}

function figuresFault(state: GameState): Fault | undefined {
  const walkers = walkersIn(state)
  const { figures } = state
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    const fault = figure && figureFault(state, figure, i, walkers)
    if (fault) return fault.in('figures', i)
  }
  return undefined
}

/** Who is on his way with those who go along (EVAC-04), or was when the game ended. */
function walkersIn({ stack, phase }: GameState): readonly FigureId[] | 'anybody' {
  if (phase === 'over') return 'anybody'
  for (const frame of stack) {
    if (frame.frame === 'task' && frame.task.kind === 'movement')
      return [frame.task.figure, ...(frame.task.along ?? [])]
  }
  return []
}

function figureFault(
  state: GameState,
  figure: Figure,
  index: number,
  walkers: readonly FigureId[] | 'anybody',
): Fault | undefined {
  const { table, rules, turn } = state
  const { standing, shockSince, aims, position } = figure
  if (!isOn(figure)) {
    if (standing) return new Fault('notOnTable', { figure: figure.id }, ['standing'])
    return aims > 0 ? new Fault('notOnTable', { figure: figure.id }, ['aims']) : undefined
  }
  if (shockSince !== undefined) {
    // WOUND-04: it ends with the next own turn.
    if (shockSince > turn.number) return new Fault('valueTooBig', { limit: turn.number }, ['shockSince'])
    const limit = Math.max(1, turn.number - 2)
    if (shockSince < limit) return new Fault('valueTooSmall', { limit }, ['shockSince'])
  }
  const r = baseRadius(rules)
  if (!liesOn(table, position, r)) return new Fault('offTable', {}, ['position'])
  const walks = (id: FigureId): boolean => walkers === 'anybody' || walkers.includes(id)
  // Where it climbs a base is on top of what nobody can stand in (MOVE-07).
  if (!walks(figure.id) && !standsFree(groundOf(state), r, position, [])) {
    return new Fault('insideScenery', {}, ['position'])
  }
  const under = state.figures.slice(0, index).find((other) => {
    // On its way a base may stand on a friend (MOVE-05).
    if (Math.abs(other.position.x - position.x) > 3 * r) return false
    const passes = other.side === figure.side && (walks(figure.id) || walks(other.id))
    return isOn(other) && !passes && overlaps({ ...position, r }, { ...other.position, r })
  })
  return under && new Fault('overlaps', { figure: under.id }, ['position'])
}

function marksFault(state: GameState, force: readonly FieldedFigure[]): Fault | undefined {
  const { markers, figures, table } = state
  return markersFault({ table, markers, figures, force }, (marker) =>
    isPrepared(state) ? undefined : radiusFault(marker, figures, force),
  )
}

/** OF-02, SF-02: the radius of the owner's card; of Suppression Fire that of the one who began it, who may have left it since. */
function radiusFault(marker: Marker, figures: readonly Figure[], force: readonly FieldedFigure[]): Fault | undefined {
  const faces = force.flatMap((one, i) =>
    marker.kind === 'opportunityFire'
      ? figures[i]?.id === marker.owner
        ? one.faces
        : []
      : one.side === marker.side
        ? one.faces
        : [],
  )
  const printed = faces.map((face) =>
    marker.kind === 'opportunityFire' ? face.ofRadius : (face.sfRadius ?? UNPRINTED_SF_RADIUS),
  )
  return printed.includes(marker.radius) ? undefined : new Fault('inconsistent', { with: 'cards' }, ['radius'])
}

/** HOUSE-02: each for a piece of this table, once; damage only where there is armour. */
function fixturesFault({ fixtures, table }: GameState): Fault | undefined {
  const at = fixtures.findIndex(({ element: id, damage }, i) => {
    const element = table.elements.find((one) => one.id === id)
    const isRepeated = fixtures.findIndex((other) => other.element === id) < i
    return !element || isRepeated || (damage > 0 && element.bunker?.armour === undefined)
  })
  return at < 0 ? undefined : new Fault('noSuchElement', {}, ['fixtures', at])
}
