import {
  type CardSet,
  ContentError,
  companyBookOf,
  type DeckFile,
  FACTIONS,
  type ForceFile,
  readForceOrDeck,
  withSets,
} from '@tactic48/content'
import { type CardBook, type Force, LIMITS } from '@tactic48/rules'
import i18next from 'i18next'
import { type Wrong, wrongIn } from '../../files/wrong.ts'
import { contentLanguage } from '../../i18n/languages.ts'
import { useOwnCards } from '../ownCards.ts'

/** A force of one's own, or a deck: then there is nobody in its force. What it is allowed is judged where it is used. */
export interface OwnForce {
  /** No two on the shelf have the same. */
  readonly name: string
  readonly kind: 'force' | 'deck'
  readonly force: Force
  readonly text: string
}

/** Every card that this browser knows. */
export const everyCard = (own: readonly CardSet[] = useOwnCards.getState().sets): CardBook =>
  companyBookOf(withSets(FACTIONS, own))

const listOf = ({ faction, characters, deck = [], vehicles = [] }: Force): string =>
  JSON.stringify([faction, characters, deck, vehicles])
export const sameForce = (a: Force, b: Force): boolean => listOf(a) === listOf(b)

/** The text of a force file or of a deck file, as `tactic48 force check` reads it. */
export function forceText({ name, kind, force }: Pick<OwnForce, 'name' | 'kind' | 'force'>): string {
  const { faction, deck = [] } = force
  return `${JSON.stringify(kind === 'deck' ? { name, faction, deck } : { name, force }, undefined, 1)}\n`
}

function ownOf(file: ForceFile | DeckFile, unnamed: string): OwnForce {
  const name = file.name?.trim() || unnamed
  const one =
    'force' in file
      ? { name, kind: 'force' as const, force: file.force }
      : { name, kind: 'deck' as const, force: { faction: file.faction, characters: [], deck: file.deck } }
  return { ...one, text: forceText(one) }
}

const refusing = (read: () => OwnForce): OwnForce | Wrong => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

/** A force or deck that somebody else may have written: every card in it is known here. */
export const readOwnForce = (text: string, unnamed: string): OwnForce | Wrong =>
  refusing(() => ownOf(readForceOrDeck(text, everyCard()), unnamed))

/** One from the shelf: cards that are gone since then are told where it is used. */
export const keptForce = (text: string): OwnForce | Wrong => refusing(() => ownOf(readForceOrDeck(text), '–'))

/** What was built here; only what could be read again is kept. */
export const madeForce = (one: Pick<OwnForce, 'name' | 'kind' | 'force'>): OwnForce | Wrong => keptForce(forceText(one))

/** What a force is called before somebody names it. */
export function nameFor(force: Pick<Force, 'faction'>): string {
  const faction = withSets(FACTIONS, useOwnCards.getState().sets).find(({ id }) => id === force.faction)
  return faction?.name[contentLanguage(i18next.language)] ?? force.faction
}

/** A name that nothing on the shelf has. */
export function freeName(wanted: string, forces: readonly OwnForce[]): string {
  const taken = forces.map(({ name }) => name)
  const numbered = (n: number): string => `${wanted.slice(0, LIMITS.name - 4)} ${n}`
  let name = wanted
  for (let n = 2; taken.includes(name); n += 1) name = numbered(n)
  return name
}
