import { type Command, cardId, check, createGame, type Force, isRefusal, scriptedChance } from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { tallyOf } from '../../../src/query/losses.ts'
import { CARDS } from '../../world/cards.ts'
import { asked } from '../../world/commands.ts'
import {
  act,
  BLUE,
  EMBER,
  force,
  newGame,
  opened,
  refusal,
  refusalOf,
  refused,
  rulesOf,
  types,
} from '../../world/games.ts'
import { FORCES } from '../../world/moments.ts'

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')

const submit = (seat: Command['seat'], list: Force): Command => ({ verb: 'submitForce', seat, force: list })

describe('forces', () => {
  test('[SETUP-01] an approximate limit takes totals within a tenth, either way', () => {
    const state = opened(newGame({ agreedAp: 20 }))
    expect(refusal(state, submit(BLUE, force('rifleman', 'rifleman', 'rifleman')))).toBe('SETUP-01 tooSmall')
    expect(refusal(state, submit(BLUE, force('gunner', 'gunner', 'rifleman')))).toBe('SETUP-01 tooLarge')
    expect(asked(act(state, submit(BLUE, force('rifleman', 'rifleman', 'gunner', 'recruit'))).state)).toEqual([
      'force',
      'ember',
    ])
  })

  test('[SETUP-01] the Italian limit is a maximum', () => {
    const state = opened(newGame({ agreedAp: 20 }, rulesOf('qs-it')))
    expect(refusal(state, submit(BLUE, force('gunner', 'gunner', 'recruit')))).toBe('SETUP-01 tooLarge')
    expect(asked(act(state, submit(BLUE, force('runner'))).state)).toEqual(['force', 'ember'])
  })

  test('[SETUP-01] forces are picked before the table is rolled for, and shown when both are in', () => {
    let state = opened(newGame())
    expect(asked(state)).toEqual(['force', 'blue', 'ember'])
    state = act(state, submit(EMBER, FOUR)).state
    expect(state.figures).toEqual([])
    const step = act(state, submit(BLUE, force('gunner', 'sergeant', 'recruit')), 6, 1)
    const facts = types(step.events)
    expect(facts.indexOf('forcesRevealed')).toBeLessThan(facts.indexOf('tableRolled'))
    expect(step.state.figures.map(({ id }) => id)).toEqual([
      'blue-1',
      'blue-2',
      'blue-3',
      'ember-1',
      'ember-2',
      'ember-3',
      'ember-4',
    ])
    expect(tallyOf(step.state, 'blue')).toMatchObject({ totalAp: 20, totalFigures: 3 })
  })

  test('[SETUP-01] assigned weapon cards count, unknown cards are refused', () => {
    const armed: Force = { faction: 'any', characters: [{ card: cardId('gunner'), assigned: [cardId('pistolCard')] }] }
    const exact = opened(newGame({ agreedAp: 10 }, rulesOf('qs-en', { forceTolerancePct: 0 })))
    expect(act(exact, submit(BLUE, armed)).state.stack).toHaveLength(2)
    expect(refusal(exact, submit(BLUE, force('ghost')))).toBe('SETUP-01 unknownCard')
    expect(refusal(exact, submit(BLUE, force()))).toBe('SETUP-01 noCharacters')
  })
})

describe('named cards', () => {
  test('[FORCE-02] a named card at most once per force, a nameless one as often as wanted', () => {
    const named = CARDS.characters[cardId('rifleman')]
    if (!named) throw new Error('no rifleman')
    const hero = { ...named, id: cardId('hero'), named: true }
    const cards = { ...CARDS, characters: { ...CARDS.characters, [hero.id]: hero } }
    const state = opened(newGame({ cards, agreedAp: 4 * named.ap }))
    expect(refusal(state, submit(BLUE, force('hero', 'rifleman', 'hero', 'rifleman')))).toBe('FORCE-02 namedCardTwice')
    expect(act(state, submit(BLUE, force('hero', 'rifleman', 'rifleman', 'rifleman'))).state.phase).toBe('setup')
    const twice = { blue: force('hero', 'hero', 'rifleman', 'rifleman'), ember: FOUR }
    const spec = newGame({ cards, agreedAp: 4 * named.ap, forces: twice })
    expect(createGame(spec, scriptedChance([]))).toMatchObject({ rule: 'FORCE-02', code: 'namedCardTwice' })
  })
})

describe('refused forces', () => {
  const submit = (list: Force): Command => ({ verb: 'submitForce', seat: BLUE, force: list })
  const hall = (agreedAp: number, limit: 'maximum' | 'approximate') =>
    opened(newGame({ agreedAp }, rulesOf('qs-en', { forceLimitKind: limit, forceTolerancePct: 10 })))

  it('[SETUP-01] a force has somebody in it, and cards that there are', () => {
    const state = hall(20, 'approximate')
    expect(refusalOf(state, submit(force()))).toEqual(refused('SETUP-01', 'noCharacters'))
    expect(refusalOf(state, submit(force('ghost')))).toEqual(refused('SETUP-01', 'unknownCard', { card: 'ghost' }))
    const armed = (card: string): Force => ({
      faction: 'any',
      characters: FORCES.blue.characters.map((enlisted) => ({ ...enlisted, assigned: [cardId(card)] })),
    })
    expect(refusalOf(state, submit(armed('toString')))).toEqual(
      refused('SETUP-01', 'unknownCard', { card: 'toString' }),
    )
    expect(isRefusal(check(hall(24, 'approximate'), submit(armed('pistolCard'))))).toBe(false)
  })

  it('[SETUP-01] and the agreed size, to the point of the tolerance', () => {
    const size = (agreed: number, code: 'tooLarge' | 'tooSmall') => refused('SETUP-01', code, { total: 20, agreed })
    const judge = (agreed: number, limit: 'maximum' | 'approximate') => {
      const answer = check(hall(agreed, limit), submit(FORCES.blue))
      return isRefusal(answer) ? answer : undefined
    }
    expect(judge(20, 'maximum')).toBeUndefined()
    expect(judge(19, 'maximum')).toEqual(size(19, 'tooLarge'))
    expect(judge(30, 'maximum')).toBeUndefined()
    expect(judge(18, 'approximate')).toEqual(size(18, 'tooLarge'))
    expect(judge(19, 'approximate')).toBeUndefined()
    expect(judge(22, 'approximate')).toBeUndefined()
    expect(judge(23, 'approximate')).toEqual(size(23, 'tooSmall'))
  })
})

describe('a sealed list', () => {
  it('[SETUP-01] a sealed list is marked as sealed, and nothing is revealed before both are in', () => {
    const step = act(opened(newGame()), { verb: 'submitForce', seat: EMBER, force: FORCES.ember })
    expect(step.events).toEqual([
      { type: 'answerSealed', side: 'ember', answer: { sealed: true, value: FORCES.ember } },
    ])
  })
})
