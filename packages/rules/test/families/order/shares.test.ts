import { figureId } from '@tactic48/rules'
import { expect, it } from 'vitest'
import { at } from '../../world/places.ts'
import { ember, type Man, scene } from '../../world/scene.ts'

const company = { unit: { company: 'A' } }
const Lt: Man = { at: [4, 4], rank: 'lieutenant', healthy: { maxActions: 3 }, ...company }
const EDGES = { blue: 'west', ember: 'east' } as const

const ordered = (men: { readonly [id: string]: Man }, order: object) =>
  scene({ cc: 'cc-en', men: { Lt, ...men, E: { ...ember, at: [22, 22], ap: 60 } }, edges: EDGES })
    .say({ verb: 'giveOrder', figure: 'Lt', order })
    .say({ verb: 'executeOrder' })

it('[ORDER-20] [EVAC-08] both bearers have carried, at no price of their own', () => {
  const bearer = { healthy: { move: 5, stretcher: true }, ...company }
  const game = ordered(
    {
      M: { at: [6, 8], ...bearer },
      H: { at: [6, 10], ...bearer },
      P: { at: [6, 9], whereabouts: 'evacuable', carriedBy: [figureId('M'), figureId('H')], ...company },
    },
    { kind: 'forward' },
  )
  const taken = game.facts('actionTaken').map(({ figure, verb, slots, movement }) => [figure, verb, slots, movement])
  expect(taken).toEqual([
    ['M', 'carry', 0, 1],
    ['H', 'carry', 0, 1],
  ])
})

it('[ORDER-10] [HOUSE-16] every man of a crew has moved', () => {
  const mg: Man = { at: [6, 8], crew: 'mg', ap: 8, ...company }
  const game = ordered({ C1: mg, C2: { ...mg, at: [6, 9], shares: figureId('C1') } }, { kind: 'forward' })
  const taken = game.facts('actionTaken').map(({ figure, verb, movement }) => [figure, verb, movement])
  expect(taken).toEqual([
    ['C1', 'move', 1],
    ['C2', 'move', 1],
  ])
})

it('[ORDER-14] [GEN-12] the marker of an order is named like any other of Suppression Fire', () => {
  const gunner: Man = { at: [6, 8], ...company }
  const game = ordered({ a: gunner, b: { ...gunner, at: [6, 10] } }, { kind: 'fireAtWill', at: at(12, 9) })
  const [started] = game.facts('suppressionStarted')
  expect(started?.marker.id).toMatch(/^sf\d+$/)
  expect(started?.marker.participants.map(({ figure }) => figure)).toEqual(['a', 'b'])
})
