import { expect, it } from 'vitest'
import { SHOWCASE } from '../src/showcase.ts'
import { showcase } from './showcase.ts'

it('[CARD-01] the front page shows our cards and fields as they are; `npm run showcase` writes them again', () => {
  expect(SHOWCASE).toEqual(JSON.parse(JSON.stringify(showcase())))
})
