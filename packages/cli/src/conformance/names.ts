import {
  type ArmourTarget,
  type Carrying,
  cardId,
  elementId,
  type Figure,
  type FigureId,
  figureId,
  type GameState,
  isGun,
  type MarkerId,
  type Participant,
  sheetOf,
  type Taking,
  type TeamChoice,
  type Touch,
  type WeaponId,
  weaponId,
  weaponsOf,
} from '@tactic48/rules'

/** A figure by the name that the scenario gave it; in set-up its card carries that name. */
export const figureNamed = (state: GameState, name: string): Figure | undefined =>
  state.figures.find((figure) => figure.id === name) ??
  state.figures.find((figure) => sheetOf(state, figure).card === name)

export const idOf = (state: GameState, name: string): FigureId => figureNamed(state, name)?.id ?? figureId(name)

export const nameOf = (state: GameState, id: FigureId): string => {
  const figure = state.figures.find((one) => one.id === id)
  return figure ? sheetOf(state, figure).card : id
}

/** The marker on the table that belongs to a figure, alone or with others. */
export function markerNamed(state: GameState, owner: string): MarkerId | undefined {
  const id = idOf(state, owner)
  return state.markers.find((marker) =>
    marker.kind === 'opportunityFire' ? marker.owner === id : marker.participants.some((one) => one.figure === id),
  )?.id
}

export function firstWeapon(state: GameState, name: string, kind: 'gun' | 'grenade' | 'charge'): WeaponId {
  const figure = figureNamed(state, name)
  const weapons = figure ? weaponsOf(state, figure) : []
  const fitting = weapons.find((weapon) => (kind === 'gun' ? isGun(weapon) : weapon.kind === kind))
  return weaponId(fitting?.id ?? kind)
}

/** HOUSE-02: a vehicle of this name, else an element. */
export function armourNamed({ vehicles }: GameState, name: string): ArmourTarget {
  const vehicle = vehicles.find(({ id }) => id === name)
  return vehicle ? { vehicle: vehicle.id } : { element: elementId(name) }
}

/** GEN-06: a figure of this name, else an element. */
export function touchNamed(state: GameState, name: string): Touch {
  const figure = figureNamed(state, name)
  return figure ? { figure: figure.id } : { element: elementId(name) }
}

/** `M P`, or `M P H` with a helper. */
export function carryingNamed(state: GameState, text: string): Carrying {
  const [figure = '', casualty = '', helper] = text.split(' ').map((name) => idOf(state, name))
  return { figure: figureId(figure), casualty: figureId(casualty), ...(helper ? { helper } : {}) }
}

/** `M Lt`: who takes whose message. */
export function takingNamed(state: GameState, text: string): Taking {
  const [figure = '', officer = ''] = text.split(' ').map((name) => idOf(state, name))
  return { figure: figureId(figure), officer: figureId(officer) }
}

/** `B`, or `B rifle`: who shoots, and with what. */
export function participantNamed(state: GameState, text: string): Participant {
  const [name = '', weapon] = text.split(' ')
  return {
    figure: idOf(state, name),
    weapon: weapon === undefined ? firstWeapon(state, name, 'gun') : weaponId(weapon),
  }
}

/** `team`, or a card with what it carries. */
export function teamOf(text: string): TeamChoice {
  const [card = '', ...assigned] = text.split(' ')
  return card === 'team' ? card : { card: cardId(card), assigned: assigned.map(cardId) }
}
