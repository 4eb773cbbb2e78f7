import { BOMBS, SHELLS, SUPPORT, TERRAIN_CLASSES, VEHICLE_KINDS } from '@tactic48/rules'
import * as z from 'zod'
import {
  coordinates,
  count,
  counts,
  described,
  flag,
  length,
  named,
  optional,
  place,
  printed,
  type Read,
  shared,
  side,
  text,
  textBySide,
  texts,
  words,
} from './terms.ts'

/** What lies and stands on the table, and what is on its way to it. */

const gaps = named('a list of [[x, y], [x, y]] in u, the ends of a gap', z.array(z.tuple([coordinates, coordinates])))

const element = shared(
  'element',
  z.strictObject({
    disc: optional(coordinates),
    radius: optional(length),
    scenicBase: optional(coordinates),
    polygon: optional(named('a list of at least three [x, y] in u', z.array(coordinates).min(3))),
    rectangle: optional(named('[x, y, width, height] in u', z.tuple([z.number(), z.number(), z.number(), z.number()]))),
    wall: optional(named('[[x, y], [x, y]] in u', z.tuple([coordinates, coordinates]))),
    thickness: optional(length),
    cover: optional(z.enum(['total', 'partial', 'none'])),
    passable: optional(flag),
    elevated: optional(flag),
    obstacle: optional(flag),
    enterable: optional(flag),
    terrainClass: optional(z.enum(TERRAIN_CLASSES)),
    level: optional(z.number()),
    hqLine: optional(described('A field telephone or a fixed line to HQ.', flag)),
    aidStation: optional(flag),
    owner: optional(
      described('Who alone uses its line or its aid station; else that follows from where it lies.', side),
    ),
    bunker: optional(z.strictObject({ slits: optional(gaps), doors: optional(gaps), armour: optional(z.number()) })),
  }),
)
export const elements = shared('elements', z.record(z.string(), element))
export const table = shared(
  'table',
  z.strictObject({ size: optional(coordinates), edges: optional(textBySide), elements: optional(elements) }),
)

const used = shared(
  'used',
  z.strictObject({
    slots: optional(count),
    movement: optional(count),
    shots: optional(counts),
    weapons: optional(texts),
    attacked: optional(flag),
    shot: optional(flag),
    aims: optional(count),
    lent: optional(count),
    uses: optional(counts),
  }),
)
const unit = shared(
  'unit',
  z.strictObject({
    squad: optional(text),
    platoon: optional(text),
    company: optional(text),
    attached: optional(flag),
  }),
)
const figureFields = {
  at: optional(place),
  move: optional(printed),
  moveFire: optional(printed),
  of: optional(printed),
  sf: optional(printed),
  aim: optional(printed),
  command: optional(printed),
  actions: optional(printed),
  h2h: optional(printed),
  camouflage: optional(flag),
  weapons: optional(words),
  woundedWeapons: optional(words),
  cards: optional(described('Weapon cards assigned to it.', words)),
  woundedSide: optional(flag),
  ap: optional(count),
  rank: optional(text),
  named: optional(described('A hero (FORCE-01); true unless said otherwise.', flag)),
  unit: optional(described('Squad, platoon and company it belongs to (FORCE-08).', unit)),
  planning: optional(described('ADVANCE PLANNING.', printed)),
  call: optional(described('CALL.', printed)),
  contactHq: optional(described('CONTACT HQ.', printed)),
  initiative: optional(described('TAKE INITIATIVE.', printed)),
  feint: optional(described('FEINT DEPLOYMENT.', printed)),
  firstAid: optional(described('FIRST AID.', printed)),
  rider: optional(flag),
  biker: optional(flag),
  stretcher: optional(flag),
  state: optional(words),
  used: optional(used),
  figures: optional(described('Figures that share the card: a team or, with `crew`, a crew.', count.min(1).max(3))),
  crew: optional(described('The weapon that the figures of the card serve together.', text)),
  kits: optional(described('First-aid kits left.', count)),
  on: optional(described('The mount or vehicle that it sits on.', text)),
  carriedBy: optional(described('The two bearers of the stretcher on which this casualty lies.', texts)),
  loadedOn: optional(described('The vehicle in which this casualty lies.', text)),
  shares: optional(described('Plays the card of this figure.', text)),
  message: optional(described('Carries the message of this officer.', text)),
  returns: optional(described('Off the table; comes back in that many of its own turns, where at says.', count)),
}
export const figure = shared('figure', z.strictObject({ side, ...figureFields }))
export const figurePatch = shared('figurePatch', z.strictObject({ side: optional(side), ...figureFields }))

const vehicleFields = {
  move: optional(length),
  seats: optional(count),
  size: optional(described('Diameter of its disc in u.', length)),
  armour: optional(count),
  openTopped: optional(flag),
  casualties: optional(described('How many casualties it carries.', count)),
  weapons: optional(words),
  driver: optional(text),
  damage: optional(count),
  ap: optional(count),
}
const vehicleKind = z.enum(VEHICLE_KINDS)
export const vehicle = shared('vehicle', z.strictObject({ side, at: coordinates, kind: vehicleKind, ...vehicleFields }))
export const vehiclePatch = shared(
  'vehiclePatch',
  z.strictObject({
    side: optional(side),
    at: optional(coordinates),
    kind: optional(vehicleKind),
    ...vehicleFields,
  }),
)

export const soldier = shared('soldier', z.strictObject(figureFields))

export const awaited = shared(
  'awaited',
  z.strictObject({
    caller: text,
    in: described('Own turns still to begin.', count),
    support: optional(z.enum(SUPPORT)),
    mortar: optional(z.enum(BOMBS)),
    ammo: optional(z.enum(SHELLS)),
    at: optional(coordinates),
    points: optional(z.array(coordinates)),
    line: optional(coordinates),
    teams: optional(described("Cards of single soldiers, or of a team such as 'Rifleman 2'.", texts)),
  }),
)
export const cloud = shared('cloud', z.strictObject({ side, at: coordinates, radius: length, turns: optional(count) }))

export const marker = shared(
  'marker',
  z.strictObject({
    of: optional(described('Opportunity Fire of this figure.', text)),
    sf: optional(described('Suppression Fire of these figures, initiator first.', texts.min(1))),
    at: place,
    radius: optional(length),
    weapon: optional(text),
    waiting: optional(flag),
  }),
)

export type ElementText = Read<z.infer<typeof element>>
export type ElementsText = { readonly [name: string]: ElementText }
export type FigureText = Read<z.infer<typeof figure>>
export type SoldierText = Read<z.infer<typeof soldier>>
export type AwaitedText = Read<z.infer<typeof awaited>>
export type UsedText = Read<z.infer<typeof used>>
export type VehicleText = Read<z.infer<typeof vehicle>>
export type MarkerText = Read<z.infer<typeof marker>>
