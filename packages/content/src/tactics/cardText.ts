import {
  axesOf,
  type CardLanguage,
  type EffectAxes,
  ENEMY_ACTIONS,
  TACTIC_EFFECT_KINDS,
  TACTIC_EFFECTS,
  TACTIC_TURNS,
  type TacticCard,
  type TacticEffect,
  type TacticWindow,
} from '@tactic48/rules'
import type { LengthUnit } from '../rulebook/lengths.ts'
import { ENGLISH } from './english.ts'
import { ITALIAN } from './italian.ts'
import { SPANISH } from './spanish.ts'
import type { Wording } from './wording.ts'

/** What the text of a card says: all of it but its names, its faction and its AP. */
export type PrintedCard = Pick<
  TacticCard,
  'window' | 'atCost' | 'effects' | 'maxCopies' | 'universalLimited' | 'sample'
>

/** The words of a language, for those who choose effects. */
export const tacticWords = (language: CardLanguage): Wording => WORDINGS[language]

const WORDINGS: { readonly [L in CardLanguage]: Wording } = { en: ENGLISH, it: ITALIAN, es: SPANISH }

/** §32.4: the text of a card, printed from its data so that they cannot disagree. */
export function cardText(card: PrintedCard, language: CardLanguage): string {
  const words = WORDINGS[language]
  const { window, atCost = 0, effects, maxCopies, universalLimited, sample } = card
  const sentences = [
    windowText(words, window),
    ...(atCost > 0 ? [words.cost(atCost)] : []),
    ...effectSentences(words, effects, 'u'),
    ...(maxCopies === undefined ? [] : [words.copies(maxCopies)]),
    ...(universalLimited ? [words.limited] : []),
    ...(sample ? [words.sample] : []),
  ]
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** What the card does, without when and for how much. */
export const effectsText = (
  { effects }: Pick<PrintedCard, 'effects'>,
  language: CardLanguage,
  unit: LengthUnit = 'u',
): string =>
  effectSentences(WORDINGS[language], effects, unit)
    .map((sentence) => `${sentence}.`)
    .join(' ')

const windowText = ({ turns, after }: Wording, window: TacticWindow): string =>
  typeof window === 'string' ? turns[window] : after[window.afterEnemyAction]

const JOINT = '; '

/** What befalls the same Characters stands in one sentence. */
function effectSentences(words: Wording, effects: readonly TacticEffect[], unit: LengthUnit): readonly string[] {
  const sentences: string[] = []
  let before: EffectAxes['who']
  for (const effect of effects) {
    const axes = axesOf(effect)
    if (axes.who !== undefined && axes.who === before) {
      sentences.push(`${sentences.pop()}${JOINT}${deedText(words, axes, unit)}`)
    } else sentences.push(effectText(words, axes, unit))
    before = axes.who
  }
  return sentences
}

const effectText = (words: Wording, axes: EffectAxes, unit: LengthUnit): string =>
  axes.who === undefined ? deedText(words, axes, unit) : `${words.who[axes.who]}: ${deedText(words, axes, unit)}`

function deedText(
  { lasts, effects }: Wording,
  { effect, who, amount = 0, lasts: time }: EffectAxes,
  unit: LengthUnit,
): string {
  const text = effects[effect](amount, who === 'friends' || who === 'enemies', unit)
  return time === undefined ? text : `${text}, ${lasts[time]}`
}

/** One sentence of a card as data. */
type Meaning =
  | { readonly of: 'effect'; readonly effect: TacticEffect }
  | { readonly of: 'rest'; readonly part: Partial<Omit<PrintedCard, 'effects'>> }

const MOST_COPIES = 100
const MOST_TOKENS = 10

/** Everything that a language can print, and what it means: the vocabulary is small enough to be listed. */
function* sentencesOf(words: Wording): Generator<readonly [sentence: string, meaning: Meaning]> {
  const rest = (part: Partial<Omit<PrintedCard, 'effects'>>): Meaning => ({ of: 'rest', part })
  for (const window of TACTIC_TURNS) yield [words.turns[window], rest({ window })]
  for (const afterEnemyAction of ENEMY_ACTIONS) {
    yield [words.after[afterEnemyAction], rest({ window: { afterEnemyAction } })]
  }
  for (let n = 1; n <= MOST_TOKENS; n++) yield [words.cost(n), rest({ atCost: n })]
  for (let n = 1; n <= MOST_COPIES; n++) yield [words.copies(n), rest({ maxCopies: n })]
  yield [words.limited, rest({ universalLimited: true })]
  yield [words.sample, rest({ sample: true })]
  for (const effect of everyEffect()) yield [effectText(words, axesOf(effect), 'u'), { of: 'effect', effect }]
}

/** Every effect with every value of its axes. */
export function* everyEffect(): Generator<TacticEffect> {
  for (const effect of TACTIC_EFFECT_KINDS) {
    const row: { who?: readonly string[]; amount?: readonly [number, number]; lasts?: readonly string[] } =
      TACTIC_EFFECTS[effect]
    for (const who of row.who ?? [undefined]) {
      for (const amount of row.amount ? amountsOf(row.amount) : [undefined]) {
        for (const lasts of row.lasts ?? [undefined]) {
          const axes = { effect, ...(who && { who }), ...(amount && { amount }), ...(lasts && { lasts }) }
          yield axes as TacticEffect
        }
      }
    }
  }
}

/** Every amount of an effect; none where it has none. */
export function amountsOf(range: readonly [number, number] | undefined): readonly number[] {
  if (!range) return []
  const [least, most] = range
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((amount) => amount !== 0)
}

const dictionaries = new Map<CardLanguage, ReadonlyMap<string, Meaning>>()

function dictionaryOf(language: CardLanguage): ReadonlyMap<string, Meaning> {
  const known = dictionaries.get(language)
  if (known) return known
  const dictionary = new Map(sentencesOf(WORDINGS[language]))
  dictionaries.set(language, dictionary)
  return dictionary
}

/** A sentence that says nothing of a card. */
export interface Unreadable {
  readonly unreadable: string
}

/** Each effect of a sentence with those whom it befalls. */
function apart(sentence: string): readonly string[] {
  if (!sentence.endsWith('.')) return [sentence]
  const [first = '', ...more] = sentence.slice(0, -1).split(JOINT)
  const whom = first.slice(0, first.indexOf(': '))
  return [first, ...more.map((deed) => `${whom}: ${deed}`)]
}

/** The data that a printed text says, or the first sentence that no card could have. */
export function readCardText(text: string, language: CardLanguage): PrintedCard | Unreadable {
  const dictionary = dictionaryOf(language)
  const effects: TacticEffect[] = []
  let rest: Partial<Omit<PrintedCard, 'effects'>> = {}
  for (const sentence of text.trim().split(/(?<=\.)\s+/)) {
    for (const said of apart(sentence)) {
      const meaning = dictionary.get(said)
      if (!meaning) return { unreadable: sentence }
      if (meaning.of === 'effect') effects.push(meaning.effect)
      else rest = { ...rest, ...meaning.part }
    }
  }
  const { window } = rest
  return window === undefined || effects.length === 0 ? { unreadable: text } : { ...rest, window, effects }
}
