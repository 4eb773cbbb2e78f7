import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS, type RefusalCode } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { playEn } from '../src/i18n/play.en.ts'
import { playEs } from '../src/i18n/play.es.ts'
import { playIt } from '../src/i18n/play.it.ts'
import { proseEn } from '../src/i18n/prose.en.ts'
import { proseEs } from '../src/i18n/prose.es.ts'
import { proseIt } from '../src/i18n/prose.it.ts'
import { whyEn } from '../src/i18n/why.en.ts'
import { whyTexts } from '../src/i18n/whyTexts.ts'

const RULES = join(import.meta.dirname, '..', '..', 'rules', 'src')

const CATALOGUES = [
  ['Italian', { play: playIt, prose: proseIt }],
  ['Spanish', { play: playEs, prose: proseEs }],
] as const

function leaves(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [[`${path}${key}`, part] as const] : leaves(part, `${path}${key}.`),
  )
}

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

describe.each([
  ['English', proseEn.why],
  ['Italian', proseIt.why],
  ['Spanish', proseEs.why],
] as const)('why not, in %s', (_, why) => {
  const codes = Object.keys(REFUSALS) as readonly RefusalCode[]

  it('every refusal of the rules has its words, and no words are left for others', () => {
    expect(codes.length).toBeGreaterThan(70)
    expect(Object.keys(why).sort()).toEqual([...codes, 'tooFarAlong', 'wrongField'].sort())
  })

  it('no words name a value that may be missing', () => {
    const given = (code: RefusalCode): readonly string[] =>
      Object.entries(REFUSALS[code]).flatMap(([name, kind]) => (kind.endsWith('?') ? [] : [name]))
    const broken = codes.filter((code) => holes(why[code]).some((hole) => !given(code).includes(hole)))
    expect(broken).toEqual([])
    expect(holes(why.tooFarAlong)).toEqual(['length', 'limit'])
    expect(holes(why.wrongField)).toEqual(['field'])
  })
})

describe('words that do not fit the codes', () => {
  it('do not compile', () => {
    const { gameOver, ...others } = whyEn
    // @ts-expect-error a text is missing
    whyTexts(others)
    // @ts-expect-error nobody refuses by this code
    whyTexts({ ...whyEn, gameLost: 'The game is lost.' })
    // @ts-expect-error the code has no such value
    whyTexts({ ...whyEn, gameOver: 'The game of {{figure}} is over.' })
    // @ts-expect-error a path is not always there to be measured
    whyTexts({ ...whyEn, tooFar: 'The path is {{length}}.' })
    expect(whyTexts({ ...others, gameOver })).toEqual(whyEn)
  })
})

describe('what happened', () => {
  /** Facts that another sentence tells, or that only the table shows. */
  const SILENT: ReadonlySet<string> = new Set([
    'orderEnded',
    'executorCalled',
    'effectBegan',
    'effectSpent',
    'effectsLapsed',
    'cardsRevealed',
    'restockBegun',
    'taskOpened',
    'taskAdvanced',
    'taskClosed',
    'questionOpened',
    'questionClosed',
    'turnEnded',
    'reckoningHeld',
    'reckoningDue',
    'opportunityFireSpent',
    'moved',
    'scheduleCounted',
    'questionRestored',
  ])

  it('every fact of the engine is told or deliberately silent', () => {
    const events = ['event.ts', 'companyEvent.ts']
      .map((name) => readFileSync(join(RULES, 'state', name), 'utf8'))
      .join()
    const types = [...events.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type ?? '')
    const prose = join(import.meta.dirname, '..', 'src', 'prose')
    const tellers = readdirSync(prose).filter((name) => name.startsWith('tell'))
    const tell = tellers.map((name) => readFileSync(join(prose, name), 'utf8')).join()
    const told = new Set([...tell.matchAll(/case '(\w+)'/g)].map(([, type]) => type))
    expect(types.length).toBeGreaterThan(40)
    expect(types.filter((type) => !told.has(type) && !SILENT.has(type))).toEqual([])
    expect([...SILENT].filter((type) => told.has(type) || !types.includes(type))).toEqual([])
  })
})

describe.each(CATALOGUES)('%s', (_, catalogue) => {
  it('keeps every value that the English text names', () => {
    const english = leaves({ play: playEn, prose: proseEn })
    const other = new Map(leaves(catalogue))
    const broken = english.filter(([key, text]) => {
      const said = other.get(key)
      return said === undefined || holes(said).join() !== holes(text).join()
    })
    expect(broken.map(([key]) => key)).toEqual([])
  })
})
