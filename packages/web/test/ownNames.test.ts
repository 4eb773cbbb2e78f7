import { cardId } from '@tactic48/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { freshCard, freshFaction, judgeCard, textOf } from '../src/editor/cards/setFile.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('[CARD-01] an own vehicle has its name in the language of who plays, though no card page was opened', async () => {
  const names = { en: 'Steam lorry', it: 'Autocarro a vapore', es: 'Camión de vapor' }
  const file = freshFaction(names)
  const judged = judgeCard(file, 'vehicle', freshCard(file, 'vehicle', names), [])
  if ('error' in judged) throw judged.error
  const kept = JSON.stringify([textOf(judged.file)])
  const asked = (name: string): string | null => (name === 'tactic48.cards' ? kept : null)
  vi.stubGlobal('localStorage', { getItem: asked, setItem: () => undefined, removeItem: () => undefined })
  vi.resetModules()
  await import('../src/prose/useNames.ts')
  const { namedIn } = await import('../src/prose/namedCards.ts')
  const { useOwn } = await import('../src/setup/own.ts')
  const id = cardId(String(useOwn.getState().sets[0]?.vehicles?.[0]?.card.id))
  expect(namedIn('it', id, 'Steam lorry')).toBe(names.it)
  expect(namedIn('es', id, 'Steam lorry')).toBe(names.es)
})

test('every shelf comes back at the next visit; what is no file is forgotten', async () => {
  const table = { width: 24_000, height: 24_000, elements: [], dressing: [] }
  const { fieldText, forceText } = await import('../src/setup/own.ts')
  const faction = freshFaction({ en: 'Odd', it: 'Odd', es: 'Odd' })
  const kept = new Map<string, string>(
    Object.entries({
      cards: [textOf(faction)],
      battlefields: [fieldText('own-1', 'Mill', table)],
      forces: [forceText({ name: 'Raid', kind: 'deck', force: { faction: 'us-airborne', characters: [], deck: [] } })],
      battles: [JSON.stringify({ id: 'own-battle' })],
    }).map(([name, texts]) => [`tactic48.${name}`, JSON.stringify([...texts, '{', 'null', '3', 7, ...texts])]),
  )
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: () => undefined })
  vi.resetModules()
  const { useOwn } = await import('../src/setup/own.ts')
  const { sets, fields, forces, battles } = useOwn.getState()
  expect(sets).toHaveLength(1)
  expect(fields.map(({ field }) => field.id)).toEqual(['own-1'])
  expect(forces.map(({ name }) => name)).toEqual(['Raid'])
  expect(battles.map(({ id }) => id)).toContain('own-battle')
})
