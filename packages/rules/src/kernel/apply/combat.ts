import type { Point } from '@tactic48/geometry'
import { knownFigure } from '../../query/figures.ts'
import { mannedWeapon } from '../../query/manning.ts'
import { usesOf, weaponOf } from '../../query/weapons.ts'
import type { ArmourTarget } from '../../state/command.ts'
import type { MedicEvent } from '../../state/companyEvent.ts'
import type { ArmourEvent, FireEvent, GrenadeEvent, MarkerEvent, WoundEvent } from '../../state/event.ts'
import type { Figure, Place, Standing } from '../../state/figure.ts'
import type { FigureId, MarkerId, VehicleId, WeaponId } from '../../state/ids.ts'
import type { Fixture } from '../../state/lasting.ts'
import type { Lock, SheetCounters } from '../../state/sheet.ts'
import {
  type Appliers,
  type Draft,
  type Editable,
  editCounters,
  editFigure,
  editSheet,
  editSheetCounters,
  editSuppression,
  editVehicle,
  lockSheet,
  noop,
} from '../draft.ts'
import { clearStanding, removeMarker } from './turn.ts'
import { leaveVehicle } from './vehicles.ts'

/** FIRE-06: first use in this turn. */
const withWeapon = (counters: SheetCounters, weapon: WeaponId): readonly WeaponId[] =>
  counters.weapons.includes(weapon) ? counters.weapons : [...counters.weapons, weapon]

type Count = { readonly [weapon: WeaponId]: number }

function oneMore(count: Count, weapon: WeaponId): Count {
  const next: { [weapon: WeaponId]: number } = {}
  for (const other in count) next[other as WeaponId] = count[other as WeaponId] ?? 0
  next[weapon] = (count[weapon] ?? 0) + 1
  return next
}

/** FIRE-06, FIRE-07, SF-11, GREN-14: one use of a weapon; returns the copy of the figure. */
function countUse(draft: Draft, id: FigureId, weapon: WeaponId): Editable<Figure> {
  const figure = editFigure(draft, id)
  const own = editCounters(figure)
  own.attacked = true
  own.shot = true
  const counters = editSheetCounters(draft, figure.sheet)
  counters.weapons = withWeapon(counters, weapon)
  const manned = draft.leftWeapons.length > 0 ? mannedWeapon(draft, figure, weapon) : undefined
  if (manned) {
    const uses = usesOf(weaponOf(draft, figure, weapon))
    const left = { ...manned, shots: manned.shots + 1, used: manned.used + (uses === undefined ? 0 : 1) }
    draft.leftWeapons = draft.leftWeapons.map((one) => (one === manned ? left : one))
    return figure
  }
  const { place } = figure
  const uses = usesOf(weaponOf(draft, figure, weapon))
  // HOUSE-03: the weapons of a vehicle, whoever of those on board fires them.
  const owner = place.at === 'mounted' ? editVehicle(draft, place.on) : undefined
  if (owner) owner.shots = oneMore(owner.shots ?? {}, weapon)
  counters.shots = oneMore(counters.shots, weapon)
  if (uses === undefined) return figure
  if (owner) owner.used = oneMore(owner.used ?? {}, weapon)
  else {
    const sheet = editSheet(draft, figure.sheet)
    sheet.used = oneMore(sheet.used, weapon)
  }
  return figure
}

const TAKE_COVER: Standing = { kind: 'takeCover' }

export const applyFire: Appliers<FireEvent['type']> = {
  aimed(draft, event) {
    editFigure(draft, event.figure).aims += 1
  },
  shotDeclared(draft, event) {
    countUse(draft, event.shooter, event.weapon).aims = 0
  },
  shotResolved: noop,
  tookCover(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.standing = TAKE_COVER
    figure.aims = 0
  },
  coverDeclined: noop,
  actionLost: noop,
}

type SuppressionEvent = Extract<MarkerEvent, { readonly type: `suppress${string}` }>

function takePart(draft: Draft, id: FigureId, marker: MarkerId): void {
  const figure = editFigure(draft, id)
  figure.standing = { kind: 'suppressionFire', marker }
  figure.aims = 0
}

export const applySuppression: Appliers<SuppressionEvent['type']> = {
  suppressionStarted(draft, event) {
    draft.markers = [...draft.markers, event.marker]
    for (const { figure } of event.marker.participants) takePart(draft, figure, event.marker.id)
  },
  suppressionJoined(draft, event) {
    const marker = editSuppression(draft, event.marker)
    if (marker) {
      marker.participants = [...marker.participants, event.participant]
      marker.waiting = event.waiting
    }
    takePart(draft, event.participant.figure, event.marker)
  },
  suppressionCollapsed(draft, event) {
    const gone = draft.markers.find((marker) => marker.id === event.marker)
    removeMarker(draft, event.marker)
    if (gone?.kind !== 'suppressionFire') return
    for (const { figure: id } of gone.participants) {
      const figure = editFigure(draft, id)
      figure.standing = undefined
      figure.aims = 0
    }
  },
  suppressed(draft, event) {
    editCounters(editFigure(draft, event.figure)).suppressed = true
  },
  suppressionRolled(draft, event) {
    const marker = draft.markers.find(({ id }) => id === event.marker)
    if (marker?.kind !== 'suppressionFire') return
    for (const { figure } of event.rolls) {
      const participant = marker.participants.find((one) => one.figure === figure)
      if (!participant) continue
      // FIRE-06: the weapon counts in each turn in which it shoots.
      const counters = editSheetCounters(draft, knownFigure(draft, figure).sheet)
      counters.weapons = withWeapon(counters, participant.weapon)
    }
  },
  suppressionSix: noop,
}

export const applyOpportunityFire: Appliers<
  'opportunityFirePlaced' | 'opportunityFireSpent' | 'opportunityFireHeld' | 'opportunityFireResized'
> = {
  opportunityFirePlaced(draft, event) {
    const { marker } = event
    draft.markers = [...draft.markers, marker]
    editFigure(draft, marker.owner).standing = { kind: 'opportunityFire', marker: marker.id }
  },
  opportunityFireSpent(draft, event) {
    const marker = draft.markers.find((other) => other.id === event.marker)
    if (marker?.kind === 'opportunityFire') clearStanding(draft, marker.owner)
  },
  opportunityFireHeld: noop,
  opportunityFireResized(draft, event) {
    draft.markers = draft.markers.map((marker) =>
      marker.id === event.marker ? { ...marker, radius: event.radius } : marker,
    )
  },
}

export const applyGrenade: Appliers<GrenadeEvent['type']> = {
  grenadeThrown(draft, event) {
    countUse(draft, event.thrower, event.weapon)
  },
  grenadeAtSlit: noop,
  grenadeDispersed: noop,
  grenadeDrifted: noop,
  grenadeBurst: noop,
}

/** HOUSE-02. */
function damage(draft: Draft, target: ArmourTarget, count: number): void {
  if ('vehicle' in target) {
    editVehicle(draft, target.vehicle).damage = count
    return
  }
  const { element } = target
  const before = draft.fixtures.find((fixture) => fixture.element === element)
  const after: Fixture = { element, owner: before?.owner, damage: count }
  draft.fixtures = before
    ? draft.fixtures.map((fixture) => (fixture === before ? after : fixture))
    : [...draft.fixtures, after]
}

export const applyArmour: Appliers<ArmourEvent['type']> = {
  armourShot(draft, event) {
    countUse(draft, event.shooter, event.weapon).aims = 0
  },
  chargeLaid(draft, event) {
    countUse(draft, event.figure, event.weapon)
  },
  armourTested: noop,
  armourPenetrated(draft, event) {
    damage(draft, event.target, event.damage)
  },
}

/** TURN-18: H2H is an Attack Action for both fighters. */
function attacks(draft: Draft, id: FigureId): void {
  editCounters(editFigure(draft, id)).attacked = true
}

export const applyFight: Appliers<'fightStarted' | 'blowStruck' | 'fightEnded'> = {
  fightStarted(draft, event) {
    attacks(draft, event.mover)
    attacks(draft, event.opponent)
  },
  blowStruck: noop,
  fightEnded: noop,
}

const GONE: Place = { at: 'gone', casualty: undefined }
const FALLEN: Place = { at: 'gone', casualty: 'unchecked' }
const EVACUABLE: Place = { at: 'gone', casualty: 'evacuable' }

/** MEDIC-03: the kit is used, successful or not; what locks the medic locks his card. */
function useKit(draft: Draft, medic: FigureId, lock: Lock | undefined): void {
  const { sheet } = editFigure(draft, medic)
  editSheet(draft, sheet).kits -= 1
  if (lock) lockSheet(draft, sheet, lock)
}

/** MEDIC-04 … MEDIC-06, EVAC-02, EVAC-03. */
export const applyMedic: Appliers<MedicEvent['type']> = {
  firstAidGiven(draft, event) {
    useKit(draft, event.medic, 'firstAid')
    const { sheet: id } = editFigure(draft, event.patient)
    const sheet = editSheet(draft, id)
    sheet.firstAid = true
    if (event.healed) sheet.face = 'healthy'
    lockSheet(draft, id, 'firstAid')
  },
  casualtyChecked(draft, event) {
    useKit(draft, event.medic, event.locks ? 'casualtyCheck' : undefined)
    const casualty = editFigure(draft, event.casualty)
    casualty.place = event.alive ? EVACUABLE : GONE
    editSheet(draft, casualty.sheet).firstAid = true
  },
}

export const applyWound: Appliers<WoundEvent['type']> = {
  wounded(draft, event) {
    const figure = editFigure(draft, event.figure)
    editSheet(draft, figure.sheet).face = 'wounded'
    figure.shockSince = draft.turn.number
    figure.aims = 0
    if (figure.counters.shaken) editCounters(figure).shaken = undefined
  },
  eliminated(draft, event) {
    clearStanding(draft, event.figure)
    const figure = editFigure(draft, event.figure)
    figure.shockSince = undefined
    if (figure.place.at === 'mounted') leaveVehicle(draft, event.figure, figure.place.on)
    figure.place = event.casualty ? FALLEN : GONE
  },
  weaponLeft(draft, event) {
    draft.leftWeapons = [...draft.leftWeapons, event.left]
  },
  shockEnded(draft, event) {
    editFigure(draft, event.figure).shockSince = undefined
  },
  tieRolled: noop,
}

/** HOUSE-03, EVAC-09: all who are on board come along. */
function driveTo(draft: Draft, vehicle: VehicleId, to: Point): void {
  editVehicle(draft, vehicle).position = to
  for (const { id, place } of draft.figures) {
    if ((place.at === 'mounted' || place.at === 'carried') && place.on === vehicle) editFigure(draft, id).position = to
  }
}

export const applyMove: Appliers<'moved' | 'moveEnded' | 'opportunityTriggered' | 'objectiveTouched' | 'shotLost'> = {
  moved(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.position = event.to
    if (figure.place.at === 'mounted') driveTo(draft, figure.place.on, event.to)
    if (event.along) for (const { figure: id, to } of event.along) editFigure(draft, id).position = to
  },
  moveEnded: noop,
  opportunityTriggered: noop,
  objectiveTouched: noop,
  shotLost: noop,
}
