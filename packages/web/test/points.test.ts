import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { pointsAsPrinted, setPointsOf } from '../src/i18n/points.ts'

const told = (language: string, text: string): string =>
  pointsAsPrinted.process(text, 'key', {}, Object.assign(i18next.createInstance(), { language }))

afterEach(() => setPointsOf(undefined))

test('one point is a «punto» in Spanish, any other number are «puntos»', () => {
  expect(told('es', '1 puntos · 11 puntos · 2,1 puntos · 1\u00a0puntos (a mano)')).toBe(
    '1 punto · 11 puntos · 2,1 puntos · 1\u00a0punto (a mano)',
  )
})

test('points are AP on the Italian company sheet, with the article that goes with them', () => {
  const text = 'I VP; i VP, metà dei VP, i tuoi VP, 3 VP'
  expect(told('it', text)).toBe(text)
  setPointsOf('cc-it')
  expect(told('it', text)).toBe('Gli AP; gli AP, metà degli AP, i tuoi AP, 3 AP')
})
