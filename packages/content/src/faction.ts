import { type CardFace, type CharacterCard, cardId, Fault, own, readJson } from '@tactic48/rules'
import { type CharacterFile, cardFileSchema, type FactionFile, factionSchema } from './cardFile.ts'
import { checked } from './checked.ts'
import { ContentError, fieldOf, isContentFault } from './contentError.ts'
import { ARMOURY, type Armoury, armouryOf, defined } from './weapons.ts'

export type Language = 'en' | 'it' | 'es'
export type Named = { readonly [language in Language]: string }

export interface Faction {
  readonly id: string
  readonly name: Named
  readonly nation: string
  readonly branch: string
  readonly squadSize: number
  readonly platoonMortar: boolean
  readonly characters: readonly CharacterCard[]
}

export const factionOf = (file: unknown, armoury: Armoury = ARMOURY): Faction =>
  assemble(checked(factionSchema, file), armoury, [])

/** A card file as somebody wrote it; what it refuses it names. */
export function readCardFile(text: string): Faction {
  const json = readJson(text)
  if (json instanceof Fault) {
    const { code, params } = json
    throw new ContentError('file', `cannot be read (${code})`, isContentFault(code) ? code : 'invalid', params)
  }
  const { weapons, faction } = checked(cardFileSchema, json.value)
  // As they stand in the file: the schema leaves `__proto__` out in silence.
  const named = (json.value as { readonly weapons?: object }).weapons ?? {}
  for (const id of Object.keys(named)) refuseTaken(id, Object.hasOwn(ARMOURY, id), ['weapons', id])
  return assemble(faction, { ...ARMOURY, ...armouryOf(weapons ?? {}) }, ['faction'])
}

/** An id of one's own may be neither ours nor a name that every object answers to. */
export function refuseTaken(id: string, ours: boolean, at: readonly PropertyKey[]): void {
  if (ours || id in {}) throw new ContentError(fieldOf(at), `"${id}" is taken`, 'taken', { id })
}

function assemble(file: FactionFile, armoury: Armoury, at: readonly PropertyKey[]): Faction {
  const seen = new Set<string>()
  const characters = file.characters.map((character, index) => {
    const here = [...at, 'characters', index]
    if (seen.has(character.id))
      throw new ContentError(fieldOf([...here, 'id']), `"${character.id}" is there twice`, 'twice', {
        id: character.id,
      })
    seen.add(character.id)
    refuseTaken(character.id, false, [...here, 'id'])
    if (character.named !== (character.name !== undefined)) {
      throw new ContentError(
        fieldOf([...here, 'name']),
        'a named Character has a name, a nameless one has none (FORCE-01)',
        'nameAndNamed',
      )
    }
    return cardOf(file, character, armoury, here)
  })
  const { id, name, nation, branch, squadSize, platoonMortar } = file
  return { id, name, nation, branch, squadSize, platoonMortar, characters }
}

function cardOf(
  faction: FactionFile,
  file: CharacterFile,
  armoury: Armoury,
  at: readonly PropertyKey[],
): CharacterCard {
  const { healthy, wounded, ...head } = file
  return {
    ...defined(head),
    id: cardId(file.id),
    faction: faction.id,
    nation: faction.nation,
    branch: faction.branch,
    healthy: faceOf(healthy, armoury, [...at, 'healthy']),
    ...(wounded ? { wounded: faceOf(wounded, armoury, [...at, 'wounded']) } : {}),
  }
}

function faceOf(side: CharacterFile['healthy'], armoury: Armoury, at: readonly PropertyKey[]): CardFace {
  return {
    ...defined(side),
    weapons: side.weapons.map((id, index) => {
      if (side.weapons.indexOf(id) < index)
        throw new ContentError(fieldOf([...at, 'weapons', index]), `"${id}" is there twice`, 'twice', { id })
      const weapon = own(armoury, id)
      if (!weapon)
        throw new ContentError(fieldOf([...at, 'weapons', index]), `no weapon is called "${id}"`, 'noSuchWeapon', {
          id,
        })
      return weapon
    }),
  }
}
