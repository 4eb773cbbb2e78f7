import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  cardText,
  everyEffect,
  FACTIONS,
  type PrintedCard,
  readCardText,
  readTacticFile,
  TACTICS,
  tacticPrice,
  tacticsOf,
} from '@tactic48/content'
import {
  axesOf,
  CARD_LANGUAGES,
  ENEMY_ACTIONS,
  LASTS,
  TACTIC_EFFECT_KINDS,
  TACTIC_TURNS,
  type TacticCard,
  type TacticWindow,
  WHO,
} from '@tactic48/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const printed = ({ window, atCost, effects, maxCopies, universalLimited, sample }: TacticCard): PrintedCard => ({
  window,
  effects,
  ...(atCost === undefined ? {} : { atCost }),
  ...(maxCopies === undefined ? {} : { maxCopies }),
  ...(universalLimited === undefined ? {} : { universalLimited }),
  ...(sample === undefined ? {} : { sample }),
})

const EFFECTS = [...everyEffect()]
const anyWindow: fc.Arbitrary<TacticWindow> = fc.oneof(
  fc.constantFrom(...TACTIC_TURNS),
  fc.constantFrom(...ENEMY_ACTIONS).map((afterEnemyAction) => ({ afterEnemyAction })),
)
const anyCard: fc.Arbitrary<PrintedCard> = fc.record(
  {
    window: anyWindow,
    effects: fc.array(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 6 }),
    atCost: fc.integer({ min: 1, max: 10 }),
    maxCopies: fc.integer({ min: 1, max: 100 }),
    universalLimited: fc.constant(true as const),
    sample: fc.constant(true as const),
  },
  { requiredKeys: ['window', 'effects'] },
)

describe('the text of a card', () => {
  it.each(CARD_LANGUAGES)('[HOUSE-10] printed in %s and read again it is the same card, for all cards', (language) => {
    for (const card of TACTICS) expect(readCardText(cardText(card, language), language)).toEqual(printed(card))
  })

  it.each(CARD_LANGUAGES)('[HOUSE-10] the same in %s for any card of the vocabulary', (language) => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(readCardText(cardText(card, language), language)).toEqual(card)
      }),
      { numRuns: 300 },
    )
  })

  it.each(CARD_LANGUAGES)('[HOUSE-10] every effect in every window is read again in %s', (language) => {
    const windows: readonly TacticWindow[] = [
      ...TACTIC_TURNS,
      ...ENEMY_ACTIONS.map((afterEnemyAction) => ({ afterEnemyAction })),
    ]
    const cards = EFFECTS.flatMap((effect) => windows.map((window) => ({ window, effects: [effect] })))
    const misread = cards.filter(
      (card) => JSON.stringify(readCardText(cardText(card, language), language)) !== JSON.stringify(card),
    )
    expect(misread).toEqual([])
    expect(new Set(EFFECTS.map(({ effect }) => effect))).toEqual(new Set(TACTIC_EFFECT_KINDS))
  })

  it.each(CARD_LANGUAGES)('[HOUSE-10] no two effects read the same in %s', (language) => {
    const texts = EFFECTS.map((effect) => cardText({ window: 'any', effects: [effect] }, language))
    expect(new Set(texts).size).toBe(EFFECTS.length)
  })

  it('[HOUSE-10] what no card could say is named', () => {
    expect(readCardText('At any time. Everybody goes home.', 'en')).toEqual({ unreadable: 'Everybody goes home.' })
    expect(readCardText('At any time.', 'en')).toEqual({ unreadable: 'At any time.' })
    expect(readCardText('Take 9 AT.', 'en')).toEqual({ unreadable: 'Take 9 AT.' })
  })

  it('[HOUSE-10] languages differ', () => {
    for (const card of TACTICS) {
      expect(new Set(CARD_LANGUAGES.map((language) => cardText(card, language))).size).toBe(CARD_LANGUAGES.length)
    }
  })
})

describe('our tactic cards', () => {
  it('[HOUSE-10] twelve are universal, the six samples among them at 2 AP, and four belong to each faction', () => {
    const of = (faction: string) => TACTICS.filter((card) => card.faction === faction)
    expect(of('universal')).toHaveLength(12)
    const samples = TACTICS.filter(({ sample }) => sample)
    expect(samples.map(({ name }) => name.en)).toEqual([
      'Spare Magazines',
      'Dash',
      'Keep Your Heads Down',
      'Dud',
      'Second Wind',
      'Scavenged Tokens',
    ])
    expect(samples.every(({ ap, faction }) => ap === 2 && faction === 'universal')).toBe(true)
    expect(FACTIONS).toHaveLength(10)
    for (const { id } of FACTIONS) expect(of(id)).toHaveLength(4)
    expect(TACTICS).toHaveLength(52)
    expect(new Set(TACTICS.map(({ id }) => id)).size).toBe(52)
  })

  it('[TACTIC-02] express permission is for factions that there are', () => {
    const ids = FACTIONS.map(({ id }) => id)
    for (const { allowedFactions = [] } of TACTICS) for (const one of allowedFactions) expect(ids).toContain(one)
  })

  it('[TACTIC-09] they show every window, effect, addressee and duration', () => {
    const effects = TACTICS.flatMap((card) => card.effects.map(axesOf))
    expect(new Set(effects.map(({ effect }) => effect))).toEqual(new Set(TACTIC_EFFECT_KINDS))
    expect(new Set(effects.flatMap(({ who }) => who ?? []))).toEqual(new Set(WHO))
    expect(new Set(effects.flatMap(({ lasts }) => lasts ?? []))).toEqual(new Set(LASTS))
    const windows = TACTICS.map(({ window }) =>
      typeof window === 'string' ? window : `after ${window.afterEnemyAction}`,
    )
    expect(new Set(windows)).toEqual(new Set([...TACTIC_TURNS, ...ENEMY_ACTIONS.map((kind) => `after ${kind}`)]))
  })

  it('[TACTIC-04] AP follow from the formula', () => {
    for (const card of TACTICS) expect(card.ap).toBe(tacticPrice(card))
    const price = (card: Pick<TacticCard, 'effects' | 'atCost'>) => tacticPrice(card)
    expect(price({ effects: [{ effect: 'pin', who: 'enemies' }] })).toBe(9)
    expect(price({ effects: [{ effect: 'pin', who: 'enemies' }], atCost: 4 })).toBe(5)
    const weaker = { effect: 'concealment', who: 'friends', amount: -1, lasts: 'turn' } as const
    expect(price({ effects: [{ effect: 'heal', who: 'friend' }, weaker] })).toBe(1)
  })

  it('[TACTIC-09] each is played in a scenario', () => {
    const folder = join(ROOT, 'conformance', 'tactic')
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const unplayed = TACTICS.filter(({ id }) => !texts.some((text) => text.includes(`do: { playCard: ${id}`)))
    expect(unplayed.map(({ id }) => id)).toEqual([])
  })

  it('[HOUSE-10] docs/CARDS.md tells of every effect, window, addressee and duration', () => {
    const docs = readFileSync(join(ROOT, 'docs', 'CARDS.md'), 'utf8')
    const terms = [...TACTIC_EFFECT_KINDS, ...TACTIC_TURNS, ...ENEMY_ACTIONS, ...WHO, ...LASTS]
    expect(terms.filter((term) => !docs.includes(`| \`${term}\` |`))).toEqual([])
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(docs) ?? []
    const [card] = readTacticFile(example)
    if (!card) throw new Error('no example')
    for (const language of CARD_LANGUAGES) expect(docs).toContain(cardText(card, language))
  })
})

describe('a file of cards', () => {
  const FILE = { faction: 'x', cards: [{ ...TACTICS[1], faction: undefined }] }
  const fault = (change: object): string => {
    try {
      tacticsOf({ ...FILE, cards: [{ ...FILE.cards[0], ...change }] })
      return 'good'
    } catch (error) {
      return String(error)
    }
  }

  it('[HOUSE-10] is refused with the field and the reason', () => {
    expect(fault({ faction: 'x' })).toBe('good')
    expect(fault({ faction: 'x', ap: 7, apTyped: true })).toBe('good')
    expect(fault({ faction: 'x', ap: 7 })).toBe(
      'ContentError: cards[0].ap: its effects are worth 2 AP; another price needs "apTyped": true',
    )
    expect(fault({ faction: 'x', effects: [{ effect: 'fly' }] })).toMatch(
      /^ContentError: cards\[0\]\.effects\[0\]\.effect: must be one of move, .* \(HOUSE-10\)$/,
    )
    expect(() => tacticsOf({ faction: 'x' })).toThrow('cards: is missing')
    expect(() => readTacticFile('{')).toThrow('file: is not written as JSON')
    const twice = { ...FILE.cards[0], faction: 'x' }
    expect(() => tacticsOf({ faction: 'x', cards: [twice, twice] })).toThrow('cards[1].id')
  })
})
