import { CHAPTERS, TERM_IDS } from '@tactic48/content/rulebook'
import { ATOM_IDS, defaultRules } from '@tactic48/rules'
import i18next from 'i18next'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { hrefOf, routeOf } from '../src/app/route.ts'
import { placeOf, targetOf, wordAt } from '../src/rulebook/addresses.ts'
import { Contents, Glossary, Legends } from '../src/rulebook/Contents.tsx'
import { RuleEntry } from '../src/rulebook/RuleEntry.tsx'

import { textsOf } from './catalogues.ts'

const drawn = (element: ReactElement): string => renderToStaticMarkup(element)

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { book: textsOf('en', 'book') } } })
})

describe('addresses of the rulebook', () => {
  test('every rule, chapter and word has one, and it leads there', () => {
    for (const at of [...ATOM_IDS, ...CHAPTERS.map(({ id }) => id), ...TERM_IDS.map(wordAt), 'glossary', 'legends']) {
      expect(routeOf(hrefOf({ page: 'book', at }))).toEqual({ page: 'book', at })
      expect(placeOf(at).kind, at).not.toBe('nowhere')
    }
    expect(targetOf(placeOf('of-04'))).toBe('OF-04')
    expect(targetOf(placeOf(wordAt('los')))).toBe('word.los')
  })

  test('a wrong one is told, and a broken one breaks nothing', () => {
    expect(placeOf('OF-99')).toEqual({ kind: 'nowhere', id: 'OF-99' })
    expect(routeOf('#/rules/%')).toEqual({ page: 'book', at: '%' })
    expect(routeOf('#/game/%E0%A4%A')).toEqual({ page: 'game', id: '%E0%A4%A' })
    expect(routeOf('#/rules')).toEqual({ page: 'book' })
  })
})

describe('the page of the rulebook', () => {
  const entry = (atom: (typeof ATOM_IDS)[number], beside?: 'qs-es'): string =>
    drawn(createElement(RuleEntry, { atom, rules: defaultRules('qs-en'), unit: 'cm', beside }))

  test('a rule shows its values, references and words, and what another sheet has', () => {
    expect(entry('FIRE-03')).toMatch(/<b data-part="value"[^>]*>25 cm<\/b>/)
    expect(entry('COVER-05')).toContain('href="#/rules/COVER-04"')
    expect(entry('COVER-05')).toContain('href="#/rules/word.partialCover"')
    expect(entry('FIRE-02', 'qs-es')).toContain('= the same')
    expect(entry('CAMO-01', 'qs-es')).toMatch(/sheets differ.*data-part="other-sheet".*always counts/)
    expect(entry('SF-10')).toContain('As printed:')
    expect(entry('ORDER-01')).toContain('Not in force in this game.')
  })

  test('contents count what was found in each chapter; glossary and legends are complete', () => {
    const contents = drawn(
      createElement(Contents, { listed: true, open: 'turn', found: ['OF-01', 'OF-02'], onOpen: () => {} }),
    )
    expect(contents).toMatch(/Opportunity Fire<b data-part="hits"[^>]*>2<\/b>/)
    expect(contents.match(/aria-current="page"/g)).toHaveLength(1)
    expect(drawn(createElement(Glossary)).match(/<dt>/g)).toHaveLength(TERM_IDS.length)
    expect(drawn(createElement(Legends, { edition: 'qs-es' })).match(/<dt>/g)).toHaveLength(18)
  })
})
