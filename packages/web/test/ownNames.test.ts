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
  const { useOwnCards } = await import('../src/setup/ownCards.ts')
  const id = cardId(String(useOwnCards.getState().sets[0]?.vehicles?.[0]?.card.id))
  expect(namedIn('it', id, 'Steam lorry')).toBe(names.it)
  expect(namedIn('es', id, 'Steam lorry')).toBe(names.es)
})
