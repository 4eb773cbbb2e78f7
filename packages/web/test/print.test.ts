import { companyBookOf, FACTIONS, READY_FORCES } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import { CHAPTERS, renderRule } from '@tactic48/content/rulebook'
import { CC_EDITIONS, defaultRules, QS_EDITIONS } from '@tactic48/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_LANGUAGES } from '../src/i18n/languages.ts'
import { choiceIn, openedAt } from '../src/print/choice.ts'
import { flowed, laidOut, MARGIN, PAPER_SIZE, PAPERS } from '../src/print/paper.ts'
import { COMPANY_REFERENCE, needsOf, pricesOf, QUICK_REFERENCE, withoutIds } from '../src/print/texts.tsx'
import {
  baseThings,
  cardsOf,
  cardThings,
  keyOfCard,
  MARKERS,
  markerThings,
  menOf,
  radiiOf,
  usualCount,
} from '../src/print/things.ts'

const rules = defaultRules('qs-en')
const book = companyBookOf(FACTIONS)

const size = fc.record({
  width: fc.double({ min: 5, max: 190, noNaN: true }),
  height: fc.double({ min: 5, max: 250, noNaN: true }),
})

describe('what is cut out', () => {
  test.each(PAPERS)('lies whole on %s, nothing over anything else, nothing lost', (paper) => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 40 }), (items) => {
        const pages = laidOut(items, paper)
        expect(new Set(pages.flat().map(({ item }) => item))).toEqual(new Set(items))
        expect(pages.flat()).toHaveLength(items.length)
        const { width, height } = PAPER_SIZE[paper]
        for (const page of pages) {
          for (const { item, x, y } of page) {
            expect(x).toBeGreaterThanOrEqual(MARGIN - 1e-3)
            expect(y).toBeGreaterThanOrEqual(MARGIN - 1e-3)
            expect(x + item.width).toBeLessThanOrEqual(width - MARGIN + 1e-3)
            expect(y + item.height).toBeLessThanOrEqual(height - MARGIN + 1e-3)
          }
          page.forEach((a, i) => {
            for (const b of page.slice(i + 1)) {
              const apart =
                a.x + a.item.width <= b.x ||
                b.x + b.item.width <= a.x ||
                a.y + a.item.height <= b.y ||
                b.y + b.item.height <= a.y
              expect(apart).toBe(true)
            }
          })
        }
      }),
    )
  })

  test.each(PAPERS)('nine playing cards and four folded stat cards fit on a page of %s', (paper) => {
    const cards = (count: number, width: number, height: number) =>
      Array.from({ length: count }, () => ({ width, height }))
    expect(laidOut(cards(9, 63, 88), paper)).toHaveLength(1)
    expect(laidOut(cards(4, 88, 126), paper)).toHaveLength(1)
    expect(laidOut(cards(5, 88, 126), paper)).toHaveLength(2)
  })

  test('[CARD-01] a force has a card for every man, as a deck has for every copy', () => {
    for (const { force } of [...READY_FORCES, ...FORMATIONS]) {
      const cards = cardsOf({ faction: force.faction, force }, book)
      const count = (kind: string): number =>
        cards.filter(({ one }) => one.kind === kind).reduce((sum, one) => sum + one.count, 0)
      expect(count('character')).toBe(force.characters.length)
      expect(count('tactic')).toBe(force.deck?.length ?? 0)
      expect(count('vehicle')).toBe(force.vehicles?.length ?? 0)
      expect(count('weapon')).toBe(force.characters.flatMap(({ assigned }) => assigned).length)
      const needed = cards.reduce((sum, one) => sum + one.count, 0)
      expect(cardThings(cards, {})).toHaveLength(needed)
      // Printed once, a card says how many it stands for.
      const once = cardThings(cards, {}, true)
      expect(once).toHaveLength(cards.length)
      expect(once.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(needed)
    }
  })

  test('a faction has each of its cards once, and what is open to everybody', () => {
    for (const { id, characters } of FACTIONS) {
      const cards = cardsOf({ faction: id }, book)
      expect(cards.every(({ count }) => count === 1)).toBe(true)
      expect(cards.filter(({ one }) => one.kind === 'character')).toHaveLength(characters.length)
      expect(cards.some(({ one }) => one.kind === 'tactic')).toBe(true)
    }
  })

  test('the reader may want more or fewer', () => {
    const force = READY_FORCES[0]?.force
    if (!force) throw new Error('no ready force')
    const cards = cardsOf({ faction: force.faction, force }, book)
    const [first] = cards
    if (!first) throw new Error('an empty force')
    const none = cardThings(cards, { [keyOfCard(first.one)]: 0 })
    expect(none).toHaveLength(cardThings(cards, {}).length - first.count)
    expect(cardThings(cards, { [keyOfCard(first.one)]: 100_000 }).length).toBeLessThan(200)
  })

  test('[GEN-05] bases and markers have their true size; [GEN-04] a blast is measured from the edge of its marker', () => {
    const force = READY_FORCES[0]?.force
    if (!force) throw new Error('no ready force')
    const cards = cardsOf({ faction: force.faction, force }, book)
    expect(baseThings(cards, {}, rules).map(({ width }) => width)).toEqual(force.characters.map(() => 25))
    const things = markerThings({}, (marker) => usualCount(marker, menOf(cards), rules), [2], rules)
    const widths = (kind: string) => [...new Set(things.filter((one) => one.kind === kind).map(({ width }) => width))]
    expect(widths('blast')).toEqual([120])
    expect(things.find((one) => one.kind === 'marker' && one.marker === 'takeCover')?.width).toBe(20)
    expect(things.find(({ kind }) => kind === 'ruler')?.height).toBe(250)
  })

  test('a company wants what only a company has, and the blasts of its mortars', () => {
    const company = defaultRules('qs-en', 'cc-en')
    for (const marker of MARKERS) expect(usualCount(marker, 10, company)).toBeGreaterThan(0)
    for (const marker of ['order', 'casualty', 'firstAid'] as const) expect(usualCount(marker, 10, rules)).toBe(0)
    expect(radiiOf([], company)).toEqual([1.5, 2])
  })
})

describe('running text', () => {
  test('goes on in the next column, and a heading stays with what follows it', () => {
    const part = (height: number, heading = false) => ({ height, heading })
    expect(flowed([part(10, true), part(40), part(40), part(10, true), part(20)], 100, 2)).toEqual([
      [
        [0, 1, 2],
        [3, 4],
      ],
    ])
    expect(flowed([part(60), part(60), part(60)], 100, 2)).toEqual([[[0], [1]], [[2]]])
    expect(flowed([part(300)], 100, 1)).toEqual([[[0]]])
  })

  test('the quick reference names chapters of the book and rules that are in them', () => {
    for (const { chapter, atoms } of [...QUICK_REFERENCE, ...COMPANY_REFERENCE]) {
      const its = CHAPTERS.find(({ id }) => id === chapter)?.atoms ?? []
      expect(atoms.filter((atom) => !its.includes(atom))).toEqual([])
    }
  })

  test('a rule of the quick reference points at no id: the page has none to look up', () => {
    for (const qs of QS_EDITIONS) {
      for (const cc of CC_EDITIONS) {
        const pair = defaultRules(qs, cc)
        for (const atom of [...QUICK_REFERENCE, ...COMPANY_REFERENCE].flatMap(({ atoms }) => atoms))
          for (const language of CONTENT_LANGUAGES)
            expect(withoutIds(renderRule(atom, pair, language), pair, language)).not.toMatch(/[A-Z]+-\d\d/)
      }
    }
    expect(withoutIds(renderRule('ORDER-11', rules, 'en'), rules, 'en')).toContain('As “MOVE TOWARD”, but')
  })

  test('[FIRE-09] [COVER-05] [TURN-15] its numbers are those of the rules', () => {
    expect(needsOf(rules)).toEqual({ open: [4, 5], partial: [5, 6] })
    expect(needsOf({ ...rules, hitPartial: 6, needCap: 6 }).partial).toEqual([6, 6])
    expect(pricesOf({ ...rules, grenadeCost: 3 }).quick).toContainEqual(['throwGrenade', 3])
    for (const qs of QS_EDITIONS) {
      expect(pricesOf(defaultRules(qs)).company).toEqual([])
      for (const cc of CC_EDITIONS) expect(pricesOf(defaultRules(qs, cc)).company.length).toBeGreaterThan(4)
    }
  })
})

describe('what the browser keeps of a choice', () => {
  test('is believed as far as it is one', () => {
    expect(
      choiceIn({ paper: 'a3', ink: 'plain', parts: ['cards', 'money'], counts: { at: 3, order: 'x' } }),
    ).toMatchObject({
      paper: 'a4',
      ink: 'plain',
      parts: ['cards'],
      counts: { at: 3 },
    })
    expect(choiceIn({ sheets: { edition: 'qs-fr' } }).sheets).toBeUndefined()
    for (const odd of [null, 3, 'x', []]) expect(choiceIn(odd).paper).toBe('a4')
  })

  test('gives way to what an address asks for', () => {
    expect(openedAt('rulebook')).toEqual({ parts: ['rulebook'] })
    expect(openedAt('ember').from).toBe('side:ember')
    expect(openedAt('<script>')).toEqual({})
  })
})
