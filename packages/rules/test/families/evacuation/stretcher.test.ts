import { cardId, figureId, ruleSetOf, weaponId } from '@tactic48/rules'
import { expect, it } from 'vitest'
import { CARDS } from '../../world/cards.ts'
import { act, EMBER, man, opened, prepared } from '../../world/games.ts'

const BEARER = cardId('bearer')
const rifleman = CARDS.characters[cardId('rifleman')]
const a = figureId('a')
const b = figureId('b')
const p = figureId('p')

/** Two who are bearers by the healthy side of their cards alone, with a casualty. */
function carrying() {
  if (!rifleman) throw new Error('no rifleman')
  const bearer = { ...rifleman, id: BEARER, healthy: { ...rifleman.healthy, stretcher: true } }
  const figures = [
    man('a', 'blue', 10, 10, { is: 'bearer' }),
    man('b', 'blue', 12, 10, { is: 'bearer' }),
    man('p', 'blue', 11, 10, { whereabouts: 'evacuable', carriedBy: [a, b] }),
    man('q', 'blue', 2, 2),
    man('r', 'blue', 4, 2),
    man('x', 'ember', 10, 15),
  ]
  const rules = ruleSetOf({ qs: 'qs-en', cc: 'cc-en' })
  const cards = { ...CARDS, characters: { ...CARDS.characters, [BEARER]: bearer } }
  return opened(prepared({ figures, turn: { active: 'ember' } }, rules, { cards }))
}

it('[HOUSE-14] a bearer whose wounded side is no bearer lets the casualty down where it is', () => {
  const shot = { verb: 'fire', seat: EMBER, figure: figureId('x'), weapon: weaponId('rifle'), target: a } as const
  const { state, events } = act(carrying(), shot, 5, 1, 1)
  expect(events.filter(({ type }) => type === 'casualtyPutDown')).toEqual([
    { type: 'casualtyPutDown', casualty: p, at: { x: 11_000, y: 10_000 } },
  ])
  expect(state.figures.find(({ id }) => id === p)?.place).toEqual({ at: 'gone', casualty: 'evacuable' })
})
