import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FAULTS } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { playEn } from '../src/i18n/play.en.ts'
import { playEs } from '../src/i18n/play.es.ts'
import { playIt } from '../src/i18n/play.it.ts'
import { proseEn } from '../src/i18n/prose.en.ts'
import { proseEs } from '../src/i18n/prose.es.ts'
import { proseIt } from '../src/i18n/prose.it.ts'

const RULES = join(import.meta.dirname, '..', '..', 'rules', 'src')

function sources(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

/** The text of the n-th argument of a call whose arguments begin at `from`. */
function argument(source: string, from: number, n: number): string {
  let depth = 0
  let at = from
  let index = 0
  let text = ''
  for (; at < source.length && depth >= 0; at++) {
    const sign = source[at] ?? ''
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth < 0) break
    if (sign === ',' && depth === 0) index += 1
    else if (index === n) text += sign
  }
  return text
}

/** Every code with which the rules refuse something. */
function refusalCodes(): ReadonlySet<string> {
  const codes = new Set<string>()
  for (const source of sources(RULES)) {
    for (const call of source.matchAll(/\brefuse\(/g)) {
      const code = argument(source, call.index + call[0].length, 1)
      // Conditions in front of the choice are no codes.
      const chosen = code.includes('?') ? code.slice(code.indexOf('?')) : code
      for (const [, literal] of chosen.matchAll(/'([A-Za-z]+)'/g)) if (literal) codes.add(literal)
    }
  }
  return codes
}

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

describe('why not', () => {
  it('every refusal of the rules has its words', () => {
    const codes = refusalCodes()
    expect(codes.size).toBeGreaterThan(70)
    expect([...codes].filter((code) => !(code in proseEn.why))).toEqual([])
  })

  it('no words are left for refusals that no rule speaks', () => {
    const codes = new Set<string>([...refusalCodes(), ...FAULTS])
    const spare = Object.keys(proseEn.why).filter((key) => key !== 'other' && !codes.has(key.replace(/_.*$/, '')))
    expect(spare).toEqual([])
  })
})

describe('what happened', () => {
  /** Facts that another sentence tells, or that only the table shows. */
  const SILENT: ReadonlySet<string> = new Set([
    'taskOpened',
    'taskAdvanced',
    'taskClosed',
    'questionOpened',
    'questionClosed',
    'turnStarted',
    'turnEnded',
    'actionTaken',
    'reckoningHeld',
    'reckoningDue',
    'opportunityFireSpent',
    'moved',
  ])

  it('every fact of the engine is told or deliberately silent', () => {
    const events = readFileSync(join(RULES, 'state', 'event.ts'), 'utf8')
    const types = [...events.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type ?? '')
    const tell = readFileSync(join(import.meta.dirname, '..', 'src', 'prose', 'tell.ts'), 'utf8')
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
