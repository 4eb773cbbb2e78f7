import { expect, test } from 'vitest'
import { cardName, titleOf } from '../src/online/cardName.ts'
import { ALL_FIELDS } from '../src/setup/sheets.ts'

const field = ALL_FIELDS.find(({ name }) => name.en !== name.it) ?? ALL_FIELDS[0]
if (!field) throw new Error('there is no battlefield')

test('a battlefield named in one language is read in another; a title of its own stays', () => {
  const named = { title: field.name.it, battlefield: field.id }
  expect(cardName(named, 'en')).toBe(field.name.en)
  expect(titleOf(named)).toBe('')
  const titled = { title: 'Rematch on Sunday', battlefield: field.id }
  expect(cardName(titled, 'en')).toBe('Rematch on Sunday')
  expect(titleOf(titled)).toBe('Rematch on Sunday')
  expect(cardName({ title: 'My own field', battlefield: 'laid' }, 'es')).toBe('My own field')
})
