import {
  type CardBook,
  cardId,
  emplacedWeapon,
  figureId,
  type PlacedFigure,
  type PlacedVehicle,
  type PlacedWeapon,
  type SideId,
  SUPPORT,
  type TimedArrival,
  vehicleId,
  worthOf,
} from '@tactic48/rules'
import { ContentError, fieldOf, type Path } from '../contentError.ts'
import type { ArrivalFile, BattleSideFile } from './battleFile.ts'
import { enlistedAs, known } from './formations.ts'

const milli = ([x, y]: readonly [number, number]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })

/** REINF-03: the men of a team stand one by one and share the card of the first. */
export function placedOf(
  book: CardBook,
  side: SideId,
  placed: NonNullable<BattleSideFile['placed']>,
  at: Path,
): readonly PlacedFigure[] {
  let number = 0
  return placed.flatMap(({ card, at: places, whereabouts, wounded, squad }, i) => {
    known(book.characters, card, [...at, i, 'card'])
    const { figures: men = 1, name, role } = book.characters[cardId(card)] ?? {}
    const called = name ?? role
    if (places.length !== men) throw new ContentError(fieldOf([...at, i, 'at']), `there are ${men} men on this card`)
    const first = figureId(`${side}-${number + 1}`)
    return places.map((place, man): PlacedFigure => {
      number += 1
      return {
        id: figureId(`${side}-${number}`),
        side,
        card: cardId(card),
        position: milli(place),
        unit: { company: '1', platoon: '1', ...(squad !== undefined && { squad }) },
        ...(called && { name: called }),
        ...(man > 0 && { shares: first }),
        ...(whereabouts !== undefined && { whereabouts }),
        ...(wounded && { wounded }),
      }
    })
  })
}

/** HOUSE-21: weapons that wait for somebody to serve them. */
export function emplacedOf(
  book: CardBook,
  side: SideId,
  emplaced: BattleSideFile['emplaced'],
  at: Path,
): readonly PlacedWeapon[] {
  return (emplaced ?? []).map(({ card, at: place }, i) => {
    const weapon = emplacedWeapon(book, cardId(card))
    if (!weapon)
      throw new ContentError(fieldOf([...at, i, 'card']), `"${card}" has no weapon that can be left`, 'noSuchCard', {
        id: card,
      })
    return { card: cardId(card), weapon, side, position: milli(place) }
  })
}

/** HOUSE-03: vehicles that wait for somebody to drive them. */
export function parkedOf(
  book: CardBook,
  side: SideId,
  parked: BattleSideFile['parked'],
  at: Path,
): readonly PlacedVehicle[] {
  return (parked ?? []).map(({ card, at: place }, i) => {
    known(book.vehicles ?? {}, card, [...at, i, 'card'])
    return { id: vehicleId(`${side}-vehicle-${i + 1}`), side, card: cardId(card), position: milli(place) }
  })
}

/** TURN-02 step 4: what comes by itself. */
export function arrivalOf(book: CardBook, file: ArrivalFile, at: Path): TimedArrival {
  const { side, due } = file
  if (file.kind === 'reinforcements') {
    const teams = enlistedAs(book, file.members, { company: '1' }, [...at, 'members']).map((enlisted) => ({
      ...enlisted,
      figures: book.characters[enlisted.card]?.figures ?? 1,
      ap: worthOf(book, enlisted),
    }))
    return { side, due, what: { kind: 'reinforcements', caller: figureId(`${side}-1`), teams } }
  }
  const profile = SUPPORT.find((one) => one === file.profile)
  if (!profile)
    throw new ContentError(fieldOf([...at, 'profile']), `no support fire is called "${file.profile}"`, 'notOneOf')
  const { ammo, target, line } = file
  return {
    side,
    due,
    what: {
      kind: 'supportFire',
      caller: figureId(`${side}-1`),
      barrage: { profile, ammo, target: milli(target), line: line && milli(line) },
    },
  }
}
