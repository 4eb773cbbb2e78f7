import { CHAPTERS, type Chapter, chapterOf, TERM_IDS, type TermId } from '@tactic48/content/rulebook'
import { type Atom, isAtom } from '@tactic48/rules'

export const REFERENCES = ['examples', 'glossary', 'legends'] as const
type Reference = (typeof REFERENCES)[number]

/** Where the reader is in the book. */
export type Place =
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly rule?: Atom }
  | { readonly kind: 'reference'; readonly reference: Reference; readonly term?: TermId; readonly example?: string }
  | { readonly kind: 'nowhere'; readonly id: string }

const WORD = 'word.'
const EXAMPLE = /^EX-(0[1-9]|[1-9]\d|10[0-5])$/

/** The part of the address after `#/rules/`: a rule, a chapter, an example, the glossary, one of its words, the legends. */
export function placeOf(at: string): Place {
  const id = at.toUpperCase()
  const chapter = isAtom(id) ? chapterOf(id) : CHAPTERS.find((one) => one.id === at)
  if (chapter !== undefined) return { kind: 'chapter', chapter, ...(isAtom(id) ? { rule: id } : {}) }
  const reference = REFERENCES.find((one) => one === at)
  if (reference !== undefined) return { kind: 'reference', reference }
  if (EXAMPLE.test(id)) return { kind: 'reference', reference: 'examples', example: id }
  const term = TERM_IDS.find((one) => at === wordAt(one))
  return term === undefined ? { kind: 'nowhere', id: at } : { kind: 'reference', reference: 'glossary', term }
}

/** The address of a word of the glossary. */
export const wordAt = (term: TermId): string => `${WORD}${term}`

/** What is scrolled to: the rule or the word that the address names. */
export function targetOf(place: Place): string | undefined {
  if (place.kind === 'chapter') return place.rule
  if (place.kind !== 'reference') return undefined
  return place.term === undefined ? place.example : wordAt(place.term)
}

type Family = Atom extends `${infer F}-${number}` ? F : never

/** The page of docs/rules on which a family is specified; the build serves it as `rules/<page>.html`. */
const PAGES: { readonly [family in Family]: string } = {
  GEN: 'general',
  SETUP: 'set-up',
  TURN: 'turn',
  FIRE: 'fire',
  AIM: 'fire',
  COVER: 'cover',
  LOS: 'sight',
  MOVE: 'movement',
  MNF: 'movement',
  OF: 'opportunity-fire',
  SF: 'suppression',
  GREN: 'grenades',
  H2H: 'hand-to-hand',
  WOUND: 'wounds',
  CMD: 'abilities',
  CAMO: 'abilities',
  VICT: 'victory',
  FORCE: 'forces',
  STRUCT: 'forces',
  ORDER: 'orders',
  PLAN: 'orders',
  CALL: 'calls',
  REINF: 'calls',
  SUPP: 'calls',
  MORTAR: 'calls',
  RADIO: 'radio-and-runners',
  RUNNER: 'radio-and-runners',
  INIT: 'initiative',
  FEINT: 'feint',
  MEDIC: 'medics',
  EVAC: 'medics',
  AID: 'medics',
  MOUNT: 'mounts',
  BUNKER: 'bunkers',
  TACTIC: 'tactic-cards',
  SHOCK: 'psychological-shock',
  HOUSE: 'undefined',
  CARD: 'cards',
}

/** The paragraph of an atom in the specification, relative to the page of the game. */
export const lawHref = (atom: Atom): string =>
  `rules/${PAGES[atom.slice(0, atom.lastIndexOf('-')) as Family]}.html#${atom.toLowerCase()}`
