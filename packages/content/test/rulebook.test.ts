import {
  asPrinted,
  CARD_LEGEND,
  CHAPTERS,
  chapterOf,
  differsByEdition,
  findRules,
  GLOSSARY,
  inForce,
  type Language,
  legendOf,
  MARKER_LEGEND,
  NO_VALUE,
  plainText,
  RULES,
  renderRule,
  ruleIndex,
  sideBySide,
  TERM_IDS,
} from '@tactic48/content/rulebook'
import {
  ATOM_IDS,
  type Atom,
  CARD_LANGUAGES,
  CC_EDITIONS,
  defaultRules,
  differences,
  isAtom,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  QS_EDITIONS,
  RULINGS,
  type RuleSet,
  ruleSetOf,
  withValues,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { lengthText } from '../src/rulebook/lengths.ts'

const text = (atom: Atom, rules: RuleSet, language: Language = 'en'): string =>
  plainText(renderRule(atom, rules, language))

const EVERY_RULES: readonly RuleSet[] = RULINGS.flatMap((rulings) =>
  QS_EDITIONS.flatMap((qs) => [undefined, ...CC_EDITIONS].map((cc) => defaultRules(qs, cc, rulings))),
)

describe('the text of the rulebook', () => {
  it('has every atom, in exactly one chapter, and no empty language', () => {
    expect(Object.keys(RULES).sort()).toEqual([...ATOM_IDS].sort())
    expect(CHAPTERS.flatMap(({ atoms }) => atoms).sort()).toEqual([...ATOM_IDS].sort())
    const empty = ATOM_IDS.filter((atom) =>
      [RULES[atom].title, ...RULES[atom].lines.map((line) => line.text)].some((said) =>
        CARD_LANGUAGES.some((language) => said[language].trim() === ''),
      ),
    )
    expect(empty).toEqual([])
  })

  it('has the same holes and the same references in the three languages of a line', () => {
    const marks = (said: string): string => (said.match(/\{[^}]*\}|\b[A-Z0-9]+-\d\d\b/g) ?? []).sort().join(' ')
    for (const atom of ATOM_IDS)
      for (const { text: said } of RULES[atom].lines)
        expect([marks(said.it), marks(said.es)], atom).toEqual([marks(said.en), marks(said.en)])
  })

  it('tells every atom under every pair of sheets and both presets, in at most six lines, without a hole or a lost reference', () => {
    const wrong: string[] = []
    for (const rules of EVERY_RULES)
      for (const language of CARD_LANGUAGES)
        for (const atom of ATOM_IDS) {
          const { lines } = renderRule(atom, rules, language)
          const holed = lines.flat().some(({ text: said }) => said === NO_VALUE || /[{}]/.test(said))
          const lost = lines.flat().some(({ kind, text: said }) => kind !== 'rule' && /\b[A-Z0-9]+-\d\d\b/.test(said))
          if (lines.length === 0 || lines.length > 6 || holed || lost)
            wrong.push(`${atom} ${language} ${rules.qs} ${rules.company?.edition} ${rules.rulings}`)
        }
    expect(wrong).toEqual([])
  })

  it('reads otherwise for every value of an option, at the atom of the option', () => {
    const told = (name: ParameterName, value: unknown): string =>
      text(PARAMETERS[name].atom as Atom, withValues(defaultRules('qs-en', 'cc-en'), { [name]: value }))
    const silent = PARAMETER_NAMES.filter((name) => {
      const { domain, option, layer } = PARAMETERS[name]
      // A house switch is told by `inForce`, the clock's seconds only where there is one.
      if (!option || layer === 'house' || name === 'reactionSeconds') return false
      const values = domain.kind === 'flag' ? [true, false] : domain.kind === 'choice' ? domain.of : [7, 9]
      const texts = values.map((value) => told(name, value))
      return new Set(texts).size !== values.length || texts.some((said) => said === '' || said.includes(NO_VALUE))
    })
    expect(silent).toEqual([])
  })

  it('differs between two sheets at the atom of every parameter in which they differ', () => {
    const silent = EVERY_RULES.flatMap((left) =>
      EVERY_RULES.flatMap((right) => {
        if (left.rulings !== right.rulings || left.company === undefined || right.company === undefined) return []
        return differences(left, right).filter(({ parameter }) => {
          const atom = parameter === 'commandRadius' ? 'STRUCT-09' : (PARAMETERS[parameter].atom as Atom)
          return inForce(atom, left) === inForce(atom, right) && text(atom, left) === text(atom, right)
        })
      }),
    )
    expect([...new Set(silent.map(({ parameter }) => parameter))]).toEqual([])
  })
})

describe('values of the rules in the text', () => {
  it('are those of the rule set in force', () => {
    const rules = ruleSetOf({
      qs: 'qs-it',
      scenario: { shortRangeMax: 11, hitOpen: 3, atIncome: 7, takeCoverDistance: 6 },
    })
    expect(text('FIRE-03', rules)).toContain('Up to 11 u inclusive')
    expect(text('FIRE-09', rules)).toContain('Each die hits on 3+ if the target stands in the open')
    expect(text('FIRE-09', rules)).toContain('4+ and 6+')
    expect(text('TURN-03', rules, 'es')).toContain('7 FA')
    expect(text('COVER-04', rules, 'it')).toContain('Da 6 u o meno')
    expect(text('GREN-04', rules)).toContain('15 u')
    expect(text('GREN-04', defaultRules('qs-en'))).toContain('without limit')
  })

  it('shows lengths in the unit of the reader (GEN-03)', () => {
    const { lines } = renderRule('FIRE-03', defaultRules('qs-en'), 'it', 'cm')
    expect(lines.flat()).toContainEqual({ kind: 'length', u: 10, text: '25 cm' })
    expect([lengthText(1.5, 'en', 'u'), lengthText(1.5, 'es', 'cm'), lengthText(1.5, 'it', 'inch')]).toEqual([
      '1.5 u',
      '3,75 cm',
      '1,5″',
    ])
  })

  it('marks references and the first of each word of the glossary', () => {
    const flat = renderRule('COVER-05', defaultRules('qs-en'), 'en').lines.flat()
    expect(flat).toContainEqual({ kind: 'rule', atom: 'COVER-04', text: 'COVER-04' })
    expect(flat).toContainEqual({ kind: 'term', term: 'partialCover', text: 'Partial Cover' })
    for (const atom of ATOM_IDS) {
      const terms = renderRule(atom, defaultRules('qs-en', 'cc-en'), 'es')
        .lines.flat()
        .filter(({ kind }) => kind === 'term')
      expect(new Set(terms.map((one) => (one.kind === 'term' ? one.term : ''))).size, atom).toBe(terms.length)
    }
  })

  it('calls points as the Italian sheets do: VP, and AP with the company', () => {
    expect(text('VICT-01', defaultRules('qs-it'), 'it')).toContain('VP')
    expect(text('VICT-01', defaultRules('qs-it', 'cc-it'), 'it')).toContain('AP')
  })
})

describe('editions side by side', () => {
  it('puts together the sheets that say the same', () => {
    const rules = defaultRules('qs-en')
    const { quickStarts, companies } = sideBySide('CAMO-01', rules, 'en')
    expect(quickStarts.map(({ editions }) => editions)).toEqual([['qs-en', 'qs-it'], ['qs-es']])
    expect(companies).toEqual([])
    expect(differsByEdition('CAMO-01', rules)).toBe(true)
    expect(differsByEdition('FIRE-02', rules)).toBe(false)
    expect(differsByEdition('MOUNT-03', defaultRules('qs-en', 'cc-en'))).toBe(true)
    const both = sideBySide('OF-03', defaultRules('qs-it', 'cc-it'), 'en')
    expect(both.companies.map(({ editions }) => editions)).toEqual([['cc-en'], ['cc-it']])
  })

  it('shows what the sheet says to the letter where the rules in force depart from it', () => {
    const printed = asPrinted('SF-10', defaultRules('qs-es'), 'en')
    expect(printed && plainText(printed)).toContain('need not see')
    expect(asPrinted('SF-10', defaultRules('qs-es', undefined, 'printed'), 'en')).toBeUndefined()
    expect(asPrinted('FIRE-02', defaultRules('qs-es'), 'en')).toBeUndefined()
  })
})

describe('looking a rule up', () => {
  const index = ruleIndex(defaultRules('qs-en', 'cc-en'), 'en')

  it('finds an id, a beginning, a word of any of the three languages, with or without accents', () => {
    expect(findRules(index, 'OF-04')[0]).toBe('OF-04')
    // Whoever plays without a company finds the rules of his own game first.
    const alone = findRules(ruleIndex(defaultRules('qs-en'), 'en'), 'order')
    const firstOfCompany = alone.findIndex((atom) => chapterOf(atom)?.part === 'company')
    expect(firstOfCompany).toBeGreaterThan(0)
    expect(alone.slice(firstOfCompany).every((atom) => chapterOf(atom)?.part === 'company')).toBe(true)
    expect(findRules(index, 'of 4')).not.toContain('FIRE-01')
    expect(findRules(index, 'headsh')[0]).toBe('FIRE-11')
    expect(findRules(index, 'conmocion')).toContain('WOUND-03')
    expect(findRules(index, 'Opportunità')).toEqual(findRules(index, 'opportunita'))
    expect(findRules(index, 'dispersione')[0]).toBe('GREN-05')
    expect(findRules(index, 'grenade dispersion')).toContain('GREN-05')
    // Its own chapter comes before those who only mention it, in the singular too.
    for (const [word, family] of [
      ['granata', 'GREN'],
      ['granada', 'GREN'],
      ['ferita', 'WOUND'],
      ['herida', 'WOUND'],
      ['orden', 'ORDER'],
    ] as const)
      expect(findRules(index, word).slice(0, 4).join(' '), word).toContain(family)
    // “Radio” is a radius in Spanish: what the reader's own language says comes first.
    const spanish = ruleIndex(defaultRules('qs-es', 'cc-en'), 'es')
    expect(findRules(spanish, 'radio').indexOf('CMD-06')).toBeLessThan(findRules(spanish, 'radio').indexOf('CALL-04'))
    expect(findRules(index, 'radio').indexOf('CMD-06')).toBeGreaterThan(findRules(index, 'radio').indexOf('CALL-04'))
    expect(findRules(index, 'zzz')).toEqual([])
    expect(findRules(index, '  ')).toEqual([])
  })
})

describe('legends and glossary', () => {
  it('letters the stat card a to n and the markers a to d, as each sheet does', () => {
    expect(CARD_LEGEND.map(({ letter }) => letter).join('')).toBe('abcdefghijklmn')
    expect(MARKER_LEGEND.map(({ letter }) => letter).join('')).toBe('abcd')
    expect(legendOf(MARKER_LEGEND, 'qs-es')[1]?.means.es).toContain('Herido')
    expect(legendOf(MARKER_LEGEND, 'qs-it')[1]?.means.it).toBe('Shock da Ferita')
    expect(legendOf(CARD_LEGEND, 'qs-en')[7]?.means.en).toContain('round')
  })

  it('refers only to rules that there are', () => {
    for (const id of TERM_IDS)
      for (const language of CARD_LANGUAGES)
        for (const [atom] of GLOSSARY[id].means[language].matchAll(/\b[A-Z0-9]+-\d\d\b/g))
          expect(isAtom(atom), `${id} ${atom}`).toBe(true)
  })
})
