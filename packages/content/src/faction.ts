import { type CardFace, type CharacterCard, cardId, type Faction as FactionRules, weaponId } from '@tactic48/rules'
import { type CharacterFile, cardFileSchema, type FactionFile, factionSchema } from './cardFile.ts'
import { type GivenCards, givenCardsOf } from './cards.ts'
import { checked } from './checked.ts'
import { ContentError, fieldOf } from './contentError.ts'
import { jsonOf } from './contentFile.ts'
import type { Named } from './named.ts'
import { ARMOURY, type Armoury, armedWith, armouryOf, defined } from './weapons.ts'

/** What the rules ask of a faction (HOUSE-19), and its cards. */
export interface Faction extends GivenCards {
  readonly id: string
  readonly name: Named
  readonly nation: string
  readonly branch: string
  readonly rules: FactionRules
  readonly characters: readonly CharacterCard[]
}

export const factionOf = (file: unknown, armoury: Armoury = ARMOURY): Faction =>
  assemble(checked(factionSchema, file), armoury, [])

/** A card file as somebody wrote it; what it refuses it names. */
export function readCardFile(text: string): Faction {
  const value = jsonOf(text)
  const { weapons, faction } = checked(cardFileSchema, value)
  // As they stand in the file: the schema leaves `__proto__` out in silence.
  const named = (value as { readonly weapons?: object }).weapons ?? {}
  for (const id of Object.keys(named)) refuseTaken(id, Object.hasOwn(ARMOURY, id), ['weapons', id])
  return assemble(faction, { ...ARMOURY, ...armouryOf(weapons ?? {}) }, ['faction'])
}

/** An id of one's own may be neither ours nor a name that every object answers to. */
export function refuseTaken(id: string, ours: boolean, at: readonly PropertyKey[]): void {
  if (ours || id in {}) throw new ContentError(fieldOf(at), `"${id}" is taken`, 'taken', { id })
}

function assemble(file: FactionFile, armoury: Armoury, at: readonly PropertyKey[]): Faction {
  refuseTaken(file.id, false, [...at, 'id'])
  for (const theatre of Object.keys(file.allies ?? {})) refuseTaken(theatre, false, [...at, 'allies', theatre])
  for (const list of ['characters', 'weapons', 'upgrades'] as const) refuseRepeated(file[list] ?? [], [...at, list])
  const characters = file.characters.map((character, index) => {
    const here = [...at, 'characters', index]
    if (character.named !== (character.name !== undefined)) {
      throw new ContentError(
        fieldOf([...here, 'name']),
        'a named Character has a name, a nameless one has none (FORCE-01)',
        'nameAndNamed',
      )
    }
    return cardOf(file, character, armoury, here)
  })
  const { id, name, nation, branch } = file
  return {
    id,
    name,
    nation,
    branch,
    rules: rulesOf(file, at),
    characters,
    ...givenCardsOf(file, id, armoury, at),
  }
}

function rulesOf(file: FactionFile, at: readonly PropertyKey[]): FactionRules {
  const { squadSize, platoonMortar, companyMortar, supportProfiles, rankNames, allies, teamCard } = file
  if (teamCard !== undefined && !file.characters.some(({ id }) => id === teamCard)) {
    throw new ContentError(fieldOf([...at, 'teamCard']), `no card is called "${teamCard}"`, 'noSuchCard', {
      id: teamCard,
    })
  }
  return {
    squadSize,
    platoonMortar,
    ...defined({ companyMortar, supportProfiles, allies }),
    ...(rankNames && { rankNames: defined(rankNames) }),
    ...(teamCard !== undefined && { teamCard: cardId(teamCard) }),
  }
}

function refuseRepeated(cards: readonly { readonly id: string }[], at: readonly PropertyKey[]): void {
  const seen = new Set<string>()
  cards.forEach(({ id }, index) => {
    const here = [...at, index, 'id']
    if (seen.has(id)) throw new ContentError(fieldOf(here), `"${id}" is there twice`, 'twice', { id })
    seen.add(id)
    refuseTaken(id, false, here)
  })
}

function cardOf(
  faction: FactionFile,
  file: CharacterFile,
  armoury: Armoury,
  at: readonly PropertyKey[],
): CharacterCard {
  const { healthy, wounded, crew, ...head } = file
  return {
    ...defined(head),
    id: cardId(file.id),
    faction: faction.id,
    nation: faction.nation,
    branch: faction.branch,
    ...(crew !== undefined && { crew: crewOf(file, crew, at) }),
    healthy: faceOf(healthy, armoury, [...at, 'healthy']),
    ...(wounded ? { wounded: faceOf(wounded, armoury, [...at, 'wounded']) } : {}),
  }
}

/** HOUSE-16: a crew serves a weapon that its card prints. */
function crewOf({ healthy }: CharacterFile, crew: string, at: readonly PropertyKey[]) {
  if (!healthy.weapons.includes(crew)) {
    throw new ContentError(fieldOf([...at, 'crew']), `no weapon is called "${crew}"`, 'noSuchWeapon', { id: crew })
  }
  return weaponId(crew)
}

function faceOf(side: CharacterFile['healthy'], armoury: Armoury, at: readonly PropertyKey[]): CardFace {
  return {
    ...defined(side),
    weapons: side.weapons.map((id, index) => {
      const here = [...at, 'weapons', index]
      if (side.weapons.indexOf(id) < index)
        throw new ContentError(fieldOf(here), `"${id}" is there twice`, 'twice', { id })
      return armedWith(armoury, id, here)
    }),
  }
}
