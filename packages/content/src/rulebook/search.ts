import { ATOM_IDS, type Atom, CARD_LANGUAGES, type CardLanguage, type RuleSet } from '@tactic48/rules'
import { chapterOf } from './chapters.ts'
import { plainText, renderRule } from './render.ts'

/** Lower case without accents; what is neither letter nor digit parts words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Where a word stands decides how much it counts: in the id, the title, the chapter’s or the sentences; in another language least of all. */
const WEIGHTS = { id: 100, title: 20, chapter: 5, text: 1 } as const
const FOREIGN = 0.02

interface Entry {
  readonly word: string
  readonly weights: ReadonlyMap<Atom, number>
}

/** Words in order, so that all that begin alike stand together. */
export interface RuleIndex {
  readonly entries: readonly Entry[]
  readonly inForce: ReadonlySet<Atom>
}

/** All rules in all three languages, the reader’s own before the others, as the rules in force word them. */
export function ruleIndex(rules: RuleSet, own: CardLanguage): RuleIndex {
  const found = new Map<string, Map<Atom, number>>()
  const add = (text: string, atom: Atom, weight: number): void => {
    for (const word of wordsOf(text)) {
      const weights = found.get(word) ?? new Map<Atom, number>()
      if (!found.has(word)) found.set(word, weights)
      weights.set(atom, Math.max(weights.get(atom) ?? 0, weight))
    }
  }
  for (const atom of ATOM_IDS) {
    add(atom, atom, WEIGHTS.id)
    for (const language of CARD_LANGUAGES) {
      const rendered = renderRule(atom, rules, language)
      const share = language === own ? 1 : FOREIGN
      add(rendered.title, atom, WEIGHTS.title * share)
      add(chapterOf(atom)?.title[language] ?? '', atom, WEIGHTS.chapter * share)
      add(plainText(rendered), atom, WEIGHTS.text * share)
    }
  }
  const words = [...found.keys()].sort()
  const inForce = ATOM_IDS.filter((atom) => rules.company !== undefined || chapterOf(atom)?.part !== 'company')
  return { entries: words.map((word) => ({ word, weights: found.get(word) ?? new Map() })), inForce: new Set(inForce) }
}

/** The rules in which every word of the query begins some word: those in force before others, the best first, then as in the book. */
export function findRules({ entries, inForce }: RuleIndex, query: string): readonly Atom[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const scores = words.map((word) => scoresOf(entries, word))
  return ATOM_IDS.filter((atom) => scores.every((score) => score.has(atom)))
    .map((atom) => ({ atom, score: scores.reduce((sum, score) => sum + (score.get(atom) ?? 0), 0) }))
    .sort((a, b) => Number(inForce.has(b.atom)) - Number(inForce.has(a.atom)) || b.score - a.score)
    .map(({ atom }) => atom)
}

/** One of something and several of it end differently. */
const ENDING = /(?<=\p{L}{5})[aeios]$/u

/** A whole word counts twice what its beginning does, another ending of it half as much. */
function scoresOf(entries: readonly Entry[], word: string): ReadonlyMap<Atom, number> {
  const scores = new Map<Atom, number>()
  score(scores, entries, word, 1)
  if (ENDING.test(word)) score(scores, entries, word.replace(ENDING, ''), 0.5)
  return scores
}

function score(scores: Map<Atom, number>, entries: readonly Entry[], beginning: string, share: number): void {
  for (let i = firstFrom(entries, beginning); i < entries.length; i++) {
    const entry = entries[i]
    if (entry === undefined || !entry.word.startsWith(beginning)) break
    const times = (entry.word === beginning ? 2 : 1) * share
    for (const [atom, weight] of entry.weights) scores.set(atom, Math.max(scores.get(atom) ?? 0, weight * times))
  }
}

function firstFrom(entries: readonly Entry[], word: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.word ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
