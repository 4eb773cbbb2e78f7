import { DIRECTIONS } from '../query/direction.ts'
import { ACTION_VERBS, type ArmourTarget, type Placed } from '../state/command.ts'
import type { InitiativeItem, RevealedPiles } from '../state/companyEvent.ts'
import type { EventOf, Item, Need, NeedCode } from '../state/event.ts'
import { type FactType, isFactType } from '../state/eventKind.ts'
import type { CardId, ElementId, FigureId, MarkerId, ScheduleId, SmokeId, VehicleId, WeaponId } from '../state/ids.ts'
import type { Outcome, Pile } from '../state/state.ts'
import { CALL_KINDS } from '../state/support.ts'
import { EDGES, type Edge } from '../state/table.ts'
import { LASTING_CHANGES } from '../state/tactic.ts'
import { Fault } from './fault.ts'
import { FEW, FIGURES, markerShape, participantShape, pileShape, sideShape, TURN } from './figures.ts'
import { forceShape } from './force.ts'
import { scheduledShape, smokeShape } from './lasting.ts'
import { LIMITS } from './limits.ts'
import {
  type Fields,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  orNothing,
  type Shape,
  tagged,
  text,
  truth,
  whole,
} from './shape.ts'
import { atomShape, orderShape, questionKindShape, reachedShape } from './stack.ts'
import { effectShape, figureShape, sheetShape, tableShape } from './state.ts'
import { bothSides, pointShape } from './table.ts'
import { leftWeaponShape, vehicleShape } from './vehicles.ts'

/** What a fact may name: whatever is not there is a fault. */
export interface Named {
  hasFigure(id: FigureId): boolean
  hasWeapon(id: WeaponId): boolean
  hasTactic(id: CardId): boolean
  hasElement(id: ElementId): boolean
  hasVehicle(id: VehicleId): boolean
}

const MODES = ['fire', 'moveAndFire', 'opportunityFire', 'ordered'] as const
const MANY_DICE = 100
const DIE = whole(1, 6)
const DICE = list(DIE, MANY_DICE)
const LENGTH = number(0, 1_000_000)
const RADIUS = number(0, 1000)
const SUM = number(-1_000_000, 1_000_000)
const SCORE = whole(-100, 100)
const AMOUNT = whole(0, 1_000_000)
const GOALS = 100

const need: Shape<Need> = object<Need>({
  score: SCORE,
  items: list(
    object<Item<NeedCode>>({
      rule: atomShape,
      code: oneOf(['open', 'partialCover', 'slit', 'takeCover', 'shock', 'camouflage', 'tooClose', 'card', 'cap']),
      value: SCORE,
    }),
    MANY_DICE,
  ),
})

const outcome: Shape<Outcome> = object<Outcome>({ winner: optional(sideShape), rule: atomShape })
const marker = nameOf<MarkerId>()
const markers = list(marker, FIGURES)
const entry = nameOf<ScheduleId>()

type FactFields = { readonly [T in FactType]: Fields<Omit<EventOf<T>, 'type'>> }

const known = <I extends string>(
  has: (id: I) => boolean,
  code: 'noSuchFigure' | 'noSuchWeapon' | 'noSuchElement' | 'unknownCard',
): Shape<I> => {
  const name = nameOf<I>()
  return {
    read(value) {
      const one = name.read(value)
      return one instanceof Fault || has(one) ? one : new Fault(code, code === 'unknownCard' ? { card: one } : {})
    },
  }
}

/** The shape of every fact; no field more, none less, and every id that of something in the game. */
function factFields(named: Named): FactFields {
  const figure = known<FigureId>((id) => named.hasFigure(id), 'noSuchFigure')
  const weapon = known<WeaponId>((id) => named.hasWeapon(id), 'noSuchWeapon')
  const card = known<CardId>((id) => named.hasTactic(id), 'unknownCard')
  const element = known<ElementId>((id) => named.hasElement(id), 'noSuchElement')
  const vehicle = known<VehicleId>((id) => named.hasVehicle(id), 'noSuchElement')
  const figures = list(figure, FIGURES)
  const placed = list(object<Placed>({ figure, at: pointShape }), FIGURES)
  const lenders = optional(
    list(object<{ readonly figure: FigureId; readonly slots: number }>({ figure, slots: FEW }), FIGURES),
  )
  const cards = orNothing(list(card, LIMITS.deck))
  const armour: Shape<ArmourTarget> = {
    read: (value) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, 'vehicle')
        ? object<{ readonly vehicle: VehicleId }>({ vehicle }).read(value)
        : object<{ readonly element: ElementId }>({ element }).read(value),
  }
  const initiativeItem = tagged<InitiativeItem, 'rule'>('rule', {
    'INIT-04': object<Extract<InitiativeItem, { readonly rule: 'INIT-04' }>>({
      rule: oneOf(['INIT-04']),
      figure,
      value: SCORE,
    }),
    'INIT-05': object<Extract<InitiativeItem, { readonly rule: 'INIT-05' }>>({ rule: oneOf(['INIT-05']), value: FEW }),
  })
  const medic = { medic: figure, die: DIE, need: SCORE, bonus: optional(SCORE) }
  const onFigure = { figure }
  const shot = { mode: oneOf(MODES), shooter: figure, weapon, target: figure }
  return {
    answersRevealed: { purpose: text(), values: bothSides(FEW) },
    forcesRevealed: {
      forces: bothSides(forceShape),
      decks: optional(bothSides<Pile>(pileShape)),
      figures: list(figureShape, FIGURES),
      sheets: list(sheetShape, FIGURES),
      vehicles: optional(list(vehicleShape, FIGURES)),
      totals: bothSides(SUM),
    },
    tableRolled: { dice: bothSides(DICE), layer: sideShape },
    tableLaid: {
      table: tableShape,
      vehicles: optional(list(vehicleShape, FIGURES)),
      leftWeapons: optional(list(leftWeaponShape, FIGURES)),
    },
    edgesChosen: { edges: bothSides<Edge>(oneOf(EDGES)) },
    objectiveNamed: { side: sideShape, element },
    deploymentRolled: { dice: optional(bothSides(DICE)), first: sideShape },
    figureDeployed: { figure, at: pointShape, with: optional(placed) },
    feinted: { side: sideShape, moves: placed },
    deckShuffled: { side: sideShape, cards: whole(0, LIMITS.deck) },
    initiativeRolled: { dice: optional(bothSides(DICE)), values: optional(bothSides(SCORE)), first: sideShape },
    turnStarted: { number: TURN, side: sideShape, seized: optional(oneOf([true])) },
    turnEnded: { number: TURN, side: sideShape },
    tokensGained: { side: sideShape, tokens: FEW, rule: atomShape, figure: optional(figure) },
    tokensSpent: { side: sideShape, tokens: FEW, figure: optional(figure), rule: atomShape },
    actionTaken: { figure, verb: oneOf(ACTION_VERBS), slots: FEW, movement: FEW, attack: truth, lenders },
    drawOffered: { side: sideShape },
    drawDeclined: { side: sideShape },
    undoAsked: { side: sideShape, to: whole(0, LIMITS.entries) },
    undoAnswered: { side: sideShape, to: whole(0, LIMITS.entries), accepted: truth },
    gameEnded: { outcome },
    aimed: onFigure,
    shotDeclared: { ...shot, aims: FEW },
    shotResolved: {
      ...shot,
      distance: LENGTH,
      band: oneOf(['short', 'long']),
      cover: oneOf(['open', 'partial']),
      need,
      dice: DICE,
      hits: FEW,
      result: oneOf(['miss', 'wound', 'headshot']),
    },
    tookCover: { figure, reaction: truth },
    coverDeclined: onFigure,
    actionLost: { figure, verb: oneOf(ACTION_VERBS), rule: atomShape },
    opportunityFirePlaced: { marker: markerOf('opportunityFire', named) },
    opportunityFireSpent: { marker },
    opportunityFireHeld: { markers, target: figure },
    opportunityFireResized: { marker, radius: RADIUS },
    suppressionStarted: { marker: markerOf('suppressionFire', named) },
    suppressionJoined: { marker, participant: participantShape, waiting: truth },
    standingCleared: { figure, rule: atomShape },
    suppressionCollapsed: { marker },
    suppressed: { figure, marker },
    suppressionRolled: {
      marker,
      rolls: list(object<{ readonly figure: FigureId; readonly die: number }>({ figure, die: DIE }), FIGURES),
    },
    suppressionSix: { marker, by: figure, victim: optional(figure) },
    moved: {
      figure,
      to: pointShape,
      k: AMOUNT,
      along: optional(
        list(object<NonNullable<EventOf<'moved'>['along']>[number]>({ figure, to: pointShape }), FIGURES),
      ),
    },
    moveEnded: { figure, at: pointShape, why: oneOf(['arrived', 'stopped', 'contact', 'shock']) },
    opportunityTriggered: { figure, markers },
    objectiveTouched: { figure, element },
    shotLost: { figure, rule: atomShape },
    grenadeThrown: { thrower: figure, weapon, at: pointShape, into: optional(element) },
    grenadeAtSlit: { element, die: DIE, need: SCORE, goesIn: truth },
    grenadeDispersed: { die: DIE, distance: LENGTH, exact: truth },
    grenadeDrifted: { from: pointShape, to: pointShape, dud: truth },
    grenadeBurst: {
      at: pointShape,
      inside: optional(element),
      radius: RADIUS,
      line: optional(pointShape),
      caught: figures,
      safe: list(object<EventOf<'grenadeBurst'>['safe'][number]>({ figure, rule: atomShape }), FIGURES),
      dice: DICE,
      wounds: FEW,
    },
    armourShot: {
      shooter: figure,
      weapon,
      target: armour,
      distance: LENGTH,
      band: oneOf(['short', 'long']),
      need,
      dice: DICE,
      hits: FEW,
    },
    chargeLaid: { figure, weapon, target: armour },
    armourTested: { target: armour, die: DIE, h: SCORE, rating: SCORE, penetrates: truth },
    armourPenetrated: { target: armour, damage: whole(0, 2), destroyed: truth },
    fightStarted: { mover: figure, opponent: figure },
    blowStruck: { by: figure, against: figure, dice: DICE, hits: FEW },
    fightEnded: { mover: figure, opponent: figure, why: oneOf(['eliminated', 'standoff']) },
    wounded: { figure, rule: atomShape },
    eliminated: { figure, rule: atomShape, casualty: optional(truth), fallen: optional(oneOf([true])) },
    weaponLeft: { left: leftWeaponShape },
    shockEnded: onFigure,
    tieRolled: {
      rule: atomShape,
      dice: list(object<EventOf<'tieRolled'>['dice'][number]>({ figure, rolls: DICE }), FIGURES),
    },
    firstAidGiven: { ...medic, patient: figure, healed: truth },
    casualtyChecked: { ...medic, casualty: figure, alive: truth, locks: truth },
    casualtyPickedUp: { casualty: figure, by: list(figure, 2) },
    casualtyPutDown: { casualty: figure, at: pointShape },
    casualtyLoaded: { casualty: figure, vehicle },
    casualtyEvacuated: { casualty: figure, where: oneOf(['edge', 'aidStation']), element: optional(element) },
    restockBegun: { medic: figure },
    kitsRefilled: { medic: figure, kits: FEW },
    mounted: { figure, vehicle, driver: truth },
    dismounted: { figure, vehicle, at: pointShape, rule: atomShape },
    contactTried: { figure, dice: DICE, need: SCORE, made: truth },
    contactLost: { figure, rule: atomShape },
    callTried: {
      caller: figure,
      means: oneOf(['radio', 'line', 'runner', 'self', 'none']),
      dice: DICE,
      need: SCORE,
      hits: FEW,
      declared: optional(oneOf(CALL_KINDS)),
      locks: truth,
    },
    callSettled: { caller: figure, kind: oneOf(CALL_KINDS), by: sideShape },
    teamsCounted: { caller: figure, teams: FEW, die: optional(DIE), figures: optional(FEW) },
    arrivalScheduled: { entry: scheduledShape, die: optional(DIE) },
    scheduleCounted: { side: sideShape, due: list(entry, FIGURES) },
    fireArrived: { entry },
    shellFell: {
      side: sideShape,
      shell: FEW,
      of: FEW,
      die: optional(DIE),
      direction: optional(whole(0, DIRECTIONS)),
      from: pointShape,
      to: pointShape,
      dud: truth,
    },
    smokeLaid: { smoke: smokeShape },
    smokeThinned: { side: sideShape, gone: list(nameOf<SmokeId>(), FIGURES) },
    teamEntered: { entry, figures: list(figureShape, FIGURES), sheets: list(sheetShape, FIGURES) },
    arrivalDelayed: { entry },
    messageTaken: { figure, officer: figure },
    leftTable: { figure, entry: scheduledShape, die: optional(DIE), credit: optional(figure) },
    returned: { figure, entry, at: pointShape },
    cardDrawn: { side: sideShape, card: optional(card), by: optional(card) },
    cardPlayed: { side: sideShape, card, figure: optional(figure), weapon: optional(weapon) },
    effectBegan: { effect: effectShape },
    effectSpent: { on: figure, changes: list(oneOf(LASTING_CHANGES), LASTING_CHANGES.length) },
    effectsLapsed: { number: TURN },
    pinned: { figure, card },
    rallied: { figure, card },
    healed: { figure, card },
    resupplied: { figure, weapon, uses: FEW, card },
    kitsGained: { figure, kits: FEW, card },
    grenadeFailed: { thrower: figure, at: pointShape, card },
    cardsRevealed: { piles: bothSides(object<RevealedPiles>({ deck: cards, hand: cards })) },
    bidRaised: { side: sideShape, tokens: FEW },
    initiativeContested: {
      initiator: figure,
      dice: bothSides(DICE),
      items: bothSides(list(initiativeItem, FIGURES)),
      totals: bothSides(SCORE),
      seized: truth,
      locked: figures,
    },
    shockTested: {
      figure,
      fallen: figure,
      rule: oneOf(['HOUSE-01', 'SHOCK-04']),
      die: DIE,
      need: SCORE,
      passed: truth,
    },
    leftForGood: { figure, edge: oneOf(EDGES) },
    messageOut: { figure, edge: oneOf(EDGES) },
    goalReached: { side: sideShape, goal: whole(0, GOALS) },
    timedOut: { side: sideShape, question: questionKindShape },
    orderGiven: { officer: figure, order: orderShape, recipients: list(reachedShape, FIGURES) },
    orderFailed: { officer: figure, rule: atomShape },
    halted: { figure, slots: FEW, lenders },
    orderRefused: onFigure,
    orderSkipped: { figure, rule: atomShape },
    orderEnded: { officer: figure },
  }
}

/** A new marker of this kind whose owners are in the game. */
function markerOf<K extends 'opportunityFire' | 'suppressionFire'>(kind: K, named: Named) {
  type Placed = Extract<EventOf<'opportunityFirePlaced' | 'suppressionStarted'>['marker'], { readonly kind: K }>
  const shape: Shape<Placed> = {
    read(value) {
      const one = markerShape.read(value)
      if (one instanceof Fault) return one
      if (one.kind !== kind) return new Fault('notOneOf', { values: kind }, ['kind'])
      const owners = one.kind === 'opportunityFire' ? [one.owner] : one.participants.map(({ figure }) => figure)
      return owners.every((id) => named.hasFigure(id)) ? (one as Placed) : new Fault('noSuchFigure', {}, ['owner'])
    },
  }
  return shape
}

/** A fact from outside: of a known type, with the fields of its shape, naming only what is in the game. */
export function factShape(named: Named): Shape<EventOf<FactType>> {
  const fields = factFields(named) as { readonly [type: string]: object }
  const shapes = new Map<string, Shape<EventOf<FactType>>>()
  const shapeOf = (type: FactType): Shape<EventOf<FactType>> => {
    const found = shapes.get(type)
    if (found) return found
    const made = object({ type: oneOf([type]), ...fields[type] } as object as Fields<EventOf<FactType>>)
    shapes.set(type, made)
    return made
  }
  return {
    read(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Fault('notAnObject')
      const type: unknown = Object.hasOwn(value, 'type') ? Reflect.get(value, 'type') : undefined
      return isFactType(type) ? shapeOf(type).read(value) : new Fault('notOneOf', { values: 'a fact' }, ['type'])
    },
  }
}
