import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS, type RefusalCode } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'

import { textsOf } from './catalogues.ts'

const RULES = join(import.meta.dirname, '..', '..', 'rules', 'src')

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

describe.each([
  ['English', textsOf('en', 'prose').why],
  ['Italian', textsOf('it', 'prose').why],
  ['Spanish', textsOf('es', 'prose').why],
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
