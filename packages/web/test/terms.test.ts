import { BATTLEFIELDS, placeName } from '@tactic48/content'
import { LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, entriesOf } from './catalogues.ts'

/** The game's own terms as the sheets of each language print them. */
const TERMS = [
  { en: /Opportunity Fire/, it: /Opportunità|\bOF\b/, es: /Oportunidad/ },
  { en: /Suppression Fire/, it: /[Ss]oppressione/, es: /[Ss]upresión/ },
  { en: /Move (&|and) Fire/, it: /Muovi & Spara/, es: /Mover y Disparar/ },
  { en: /Take Cover/, it: /[Rr]ipar|Prendere copertura|Resta in piedi/, es: /Cobertura|[Cc]ubrirse|se cubre/ },
  { en: /[Hh]and[ -]to[ -][Hh]and/, it: /[Cc]orpo a [Cc]orpo/, es: /[Cc]uerpo a [Cc]uerpo/ },
  { en: /(?<!FIRE )\bAT\b/, it: /\bAT\b/, es: /\bFA\b/ },
  { en: /\bShock\b/, it: /\bShock\b/, es: /Conmoción/ },
  { en: /\bCommand\b/, it: /Comando/, es: /Mando/ },
] as const

describe.each(TERMS)('$en is called by its own name', (term) => {
  const said = CATALOGUES.flatMap(([name, { en, it, es }]) => {
    const others = { it: new Map(entriesOf(it)), es: new Map(entriesOf(es)) }
    return entriesOf(en)
      .filter(([, text]) => term.en.test(text))
      .map(([key]) => ({ key: `${name} ${key}`, it: others.it.get(key) ?? '', es: others.es.get(key) ?? '' }))
  })

  test('somewhere', () => expect(said.length).toBeGreaterThan(0))

  for (const language of ['it', 'es'] as const)
    test(`in ${language}`, () => {
      const strange = said.filter((texts) => !term[language].test(texts[language]))
      expect(strange.map((texts) => `${texts.key}: ${texts[language]}`)).toEqual([])
    })
})

test('headquarters are the QG in Italian and the CG in Spanish, never HQ', () => {
  const strange = CATALOGUES.flatMap(([name, { it, es }]) =>
    [...entriesOf(it), ...entriesOf(es)].filter(([, text]) => /\bHQ\b/.test(text)).map(([key]) => `${name} ${key}`),
  )
  expect(strange).toEqual([])
})

test('a piece of our battlefields that has a name has one in every language', () => {
  const named = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS].flatMap(({ table }) =>
    table.elements.filter(({ name, look }) => !name.startsWith(look)).map(({ name }) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  for (const name of named)
    for (const language of ['it', 'es'] as const) expect(placeName(name, language)).not.toBe(name)
})
