import {
  type CardFace,
  type CharacterCard,
  cardId,
  type Faction as FactionRules,
  type TacticCard,
  UNIVERSAL,
  weaponId,
} from '@tactic48/rules'
import { type CharacterFile, type FactionFile, factionShape, type SupplementFile } from './cardFile.ts'
import { type GivenCards, givenCardsOf, marked, type NamedVehicle, vehicleOf } from './cards.ts'
import { checked, type Path, refusedAt } from './contentError.ts'
import type { Named } from './named.ts'
import { priceOf } from './price.ts'
import { tacticOf } from './tactics/tacticFile.ts'
import { ARMOURY, type Armoury, armedWith, defined } from './weapons.ts'

/** What the rules ask of a faction (HOUSE-19), and its cards. */
export interface Faction extends GivenCards {
  readonly id: string
  readonly name: Named
  readonly nation: string
  readonly branch: string
  readonly rules: FactionRules
  readonly characters: readonly CharacterCard[]
  /** What its own file brings; those of ours stand in `VEHICLES` and `TACTICS`. */
  readonly vehicles?: readonly NamedVehicle[]
  readonly tactics?: readonly TacticCard[]
}

export const factionOf = (file: unknown, armoury: Armoury = ARMOURY): Faction =>
  assembledFaction(checked(factionShape, file), armoury, [])

/** An id of one's own may be neither ours nor a name that every object answers to. */
export function refuseTaken(id: string, ours: boolean, at: Path): void {
  if (ours || id in {}) throw refusedAt(at, 'taken', { id })
}

export function assembledFaction(file: FactionFile, armoury: Armoury, at: Path): Faction {
  refuseTaken(file.id, false, [...at, 'id'])
  for (const theatre of Object.keys(file.allies ?? {})) refuseTaken(theatre, false, [...at, 'allies', theatre])
  const { id, name, nation, branch } = file
  return { id, name, nation, branch, rules: rulesOf(file, at), ...assembledCards(file, file, armoury, at) }
}

export type FactionCards = Pick<Faction, 'characters' | 'weapons' | 'upgrades' | 'vehicles' | 'tactics'>

/** The cards of a file, as those of this faction. */
export function assembledCards(
  file: FactionFile | SupplementFile,
  faction: Pick<Faction, 'id' | 'nation' | 'branch'>,
  armoury: Armoury,
  at: Path,
): FactionCards {
  for (const list of ['characters', 'weapons', 'upgrades', 'vehicles'] as const)
    refuseRepeated(file[list] ?? [], [...at, list])
  const characters = (file.characters ?? []).map((character, index) => {
    const here = [...at, 'characters', index]
    if (character.named !== (character.name !== undefined)) {
      throw refusedAt([...here, 'name'], 'nameAndNamed')
    }
    return cardOf(faction, character, armoury, here)
  })
  const { vehicles, tactics } = file
  const { id } = faction
  return {
    characters,
    ...givenCardsOf(file, id, armoury, at),
    ...(vehicles && { vehicles: vehicles.map((one, i) => vehicleOf(one, id, armoury, [...at, 'vehicles', i])) }),
    ...(tactics && { tactics: tacticsIn(tactics, id, [...at, 'tactics']) }),
  }
}

/** TACTIC-02: of this faction, or everybody's. */
function tacticsIn(values: readonly unknown[], faction: string, at: Path): readonly TacticCard[] {
  const cards = values.map((value, i) => {
    const here = [...at, i]
    const card = tacticOf(typeof value === 'object' && value !== null ? { faction, ...value } : value, here)
    if (card.faction !== faction && card.faction !== UNIVERSAL) {
      throw refusedAt([...here, 'faction'], 'notOneOf', { values: `${faction}, ${UNIVERSAL}` })
    }
    return card
  })
  refuseRepeated(cards, at)
  return cards
}

function rulesOf(file: FactionFile, at: Path): FactionRules {
  const { squadSize, platoonMortar, companyMortar, supportProfiles, rankNames, allies, teamCard } = file
  if (teamCard !== undefined && !file.characters.some(({ id }) => id === teamCard)) {
    throw refusedAt([...at, 'teamCard'], 'noSuchCard', { id: teamCard })
  }
  return {
    squadSize,
    platoonMortar,
    ...defined({ companyMortar, supportProfiles, allies }),
    ...(rankNames && { rankNames: defined(rankNames) }),
    ...(teamCard !== undefined && { teamCard: cardId(teamCard) }),
  }
}

function refuseRepeated(cards: readonly { readonly id: string }[], at: Path): void {
  const seen = new Set<string>()
  cards.forEach(({ id }, index) => {
    const here = [...at, index, 'id']
    if (seen.has(id)) throw refusedAt(here, 'repeatedId', { id })
    seen.add(id)
    refuseTaken(id, false, here)
  })
}

function cardOf(
  faction: Pick<Faction, 'id' | 'nation' | 'branch'>,
  file: CharacterFile,
  armoury: Armoury,
  at: Path,
): CharacterCard {
  const { healthy, wounded, crew, apTyped: _, ...head } = file
  const card = {
    ...defined(head),
    id: cardId(file.id),
    faction: faction.id,
    nation: faction.nation,
    branch: faction.branch,
    ...(crew !== undefined && { crew: crewOf(file, crew, at) }),
    healthy: faceOf(healthy, armoury, [...at, 'healthy']),
    ...(wounded ? { wounded: faceOf(wounded, armoury, [...at, 'wounded']) } : {}),
  }
  return marked(card, file, priceOf(card))
}

/** HOUSE-16: a crew serves a weapon that its card prints. */
function crewOf({ healthy }: CharacterFile, crew: string, at: Path) {
  if (!healthy.weapons.includes(crew)) {
    throw refusedAt([...at, 'crew'], 'unknownWeapon', { id: crew })
  }
  return weaponId(crew)
}

function faceOf(side: CharacterFile['healthy'], armoury: Armoury, at: Path): CardFace {
  return {
    ...defined(side),
    weapons: side.weapons.map((id, index) => {
      const here = [...at, 'weapons', index]
      if (side.weapons.indexOf(id) < index) throw refusedAt(here, 'repeatedId', { id })
      return armedWith(armoury, id, here)
    }),
  }
}
