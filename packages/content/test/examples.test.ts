import {
  ATOM_IDS,
  CARD_LANGUAGES,
  createGame,
  defaultRules,
  isRefusal,
  QS_EDITIONS,
  seededChance,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { CHAPTERS } from '../src/rulebook/chapters.ts'
import {
  caseFor,
  EXAMPLES,
  exampleGame,
  exampleLog,
  exampleNamed,
  examplesBeside,
  examplesOf,
  exampleText,
} from '../src/rulebook/examples.ts'

/** They judge forces; there is no table yet. */
const NO_POSITION = ['EX-81', 'EX-82', 'EX-83', 'EX-96']

describe('the worked examples', () => {
  test('are all 105, each with its rules and a text of its own in three languages', () => {
    expect(EXAMPLES.map(({ id }) => id)).toEqual(
      Array.from({ length: 105 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`),
    )
    const rules = defaultRules('qs-en')
    for (const language of CARD_LANGUAGES) {
      const texts = EXAMPLES.map(({ id }) =>
        exampleText(id, rules, language, 'u')
          .map(({ text }) => text)
          .join(''),
      )
      expect(texts.filter((text) => text.length < 20)).toEqual([])
      expect(new Set(texts).size).toBe(105)
    }
  })

  test('[RADIO-02] of a contact by the English sheet asks for one six, not for all dice', () => {
    const texts = CARD_LANGUAGES.map((language) =>
      exampleText('EX-63', defaultRules('qs-en'), language, 'u')
        .map(({ text }) => text)
        .join(''),
    )
    expect(texts.map((text) => /\b(a six|un 6|un seis)\b/.test(text))).toEqual([true, true, true])
  })

  test('become a game in every case and under every sheet, but for those about forces', () => {
    const without: string[] = []
    for (const example of EXAMPLES) {
      for (const [at, one] of example.cases.entries()) {
        for (const { qs, cc } of one.sheets) {
          const spec = exampleGame(example, defaultRules(qs, cc), at)
          if (!spec) without.push(example.id)
          else {
            expect([spec.rules.qs, spec.rules.company?.edition], example.id).toEqual([qs, cc])
            expect(isRefusal(createGame(spec, seededChance(example.id))), example.id).toBe(false)
          }
        }
      }
    }
    expect([...new Set(without)]).toEqual(NO_POSITION)
  })

  test('are told to their end with the dice that they speak of, in every case and under every sheet', () => {
    const silent = EXAMPLES.flatMap((example) =>
      example.cases.flatMap((one, at) => {
        if (!one.done && !one.opening) return []
        return one.sheets.flatMap(({ qs, cc }) => {
          const spec = exampleGame(example, defaultRules(qs, cc), at)
          const log = spec && exampleLog(example, spec, at)
          return log?.entries.length === (one.done ?? []).length
            ? []
            : [`${example.id} ${one.name ?? ''} ${qs} ${cc ?? ''}`]
        })
      }),
    )
    expect(silent).toEqual([])
    expect(EXAMPLES.filter(({ cases }) => cases.some(({ done }) => done)).length).toBeGreaterThan(80)
  })

  test('are drawn once in a chapter, two beside a rule at most, and named beside their other rules', () => {
    for (const { id, atoms } of CHAPTERS) {
      const drawn = atoms.flatMap((atom) => examplesBeside(atom).drawn)
      expect(new Set(drawn).size, id).toBe(drawn.length)
    }
    for (const atom of ATOM_IDS) {
      const { drawn, named } = examplesBeside(atom)
      expect(drawn.length, atom).toBeLessThanOrEqual(2)
      expect(new Set([...drawn, ...named]), atom).toEqual(new Set(examplesOf(atom)))
    }
  })

  test('open by the sheet of the reader where they stand under it', () => {
    const far = exampleNamed('ex-34')
    const spoken = exampleNamed('EX-102')
    for (const qs of QS_EDITIONS) {
      expect(far && exampleGame(far, defaultRules(qs), caseFor(far, defaultRules(qs)))?.rules.qs).toBe(qs)
      expect(spoken && exampleGame(spoken, defaultRules(qs))?.rules.qs).toBe('qs-it')
    }
    expect(examplesOf('GREN-04').map(({ id }) => id)).toEqual(['EX-34'])
  })

  test('have a position to draw for many rules', () => {
    const drawn = new Set(EXAMPLES.filter(({ id }) => !NO_POSITION.includes(id)).flatMap(({ rules }) => rules))
    expect(drawn.size).toBeGreaterThan(100)
  })
})
