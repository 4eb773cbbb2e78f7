import { CC_EDITIONS, createGame, isRefusal, QS_EDITIONS, SIDES, seatId, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { mutated } from '../../rules/test/support/mutation.ts'
import bunkerLine from '../data/battles/bunker-line.json' with { type: 'json' }
import evacuate from '../data/battles/evacuate-the-wounded.json' with { type: 'json' }
import { BATTLES, type Battle, battleOf, battleSpec, figuresOf, LARGE_BATTLEFIELDS } from '../src/battles/index.ts'
import { BATTLEFIELDS, ContentError } from '../src/index.ts'

const SEATS = { blue: seatId('blue'), ember: seatId('ember') }
const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]
const read = (file: unknown): Battle => battleOf(file, FIELDS)

function refusal(file: unknown): ContentError {
  try {
    read(file)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('was accepted')
}

describe('battles', () => {
  it.each(BATTLES.map((battle) => [battle.id, battle] as const))(
    '[HOUSE-20] %s is a game under each of the six pairs of sheets',
    (_id, battle) => {
      for (const qs of QS_EDITIONS) {
        for (const cc of CC_EDITIONS) {
          const made = createGame(battleSpec(battle, { qs, cc }, SEATS), seededChance('any'))
          if (isRefusal(made)) throw new Error(`${made.rule} ${made.code}`)
          for (const side of SIDES) {
            const there = made.state.figures.filter((figure) => figure.side === side).length
            if (battle.sides[side].who !== 'ap') expect(figuresOf(battle, side)).toBe(there)
          }
        }
      }
    },
  )

  it('[HOUSE-20] what comes by the clock is on its way from the beginning, with a force to deploy or from a prepared position', () => {
    const timed = BATTLES.filter(({ arrivals }) => arrivals.length > 0)
    expect(new Set(timed.map(({ sides }) => sides.blue.who))).toEqual(new Set(['force', 'placed']))
    for (const battle of timed) {
      const made = createGame(battleSpec(battle, { qs: 'qs-en', cc: 'cc-en' }, SEATS), seededChance('any'))
      if (isRefusal(made)) throw new Error(`${made.rule} ${made.code}`)
      const due = made.state.schedule.map(({ side, what }) => [side, what])
      expect([battle.id, due]).toEqual([battle.id, battle.arrivals.map(({ side, what }) => [side, what])])
    }
  })

  it('[SETUP-02] platoons have 48 × 48 u, a company 72 × 48 u', () => {
    expect(BATTLES.length).toBeGreaterThanOrEqual(8)
    for (const { id, battlefield, sides } of BATTLES) {
      const { width, height } = battlefield.table
      const isCompany = sides.blue.who === 'force' && sides.blue.ap > 400
      expect([width >= (isCompany ? 72_000 : 48_000), height >= 48_000], id).toEqual([true, true])
    }
  })

  it('[HOUSE-20] every kind of goal, timed arrivals and prepared positions occur; stories are told in three languages', () => {
    const goals = BATTLES.flatMap(({ goals: { sides } }) => [sides.blue, sides.ember]).flatMap(
      (side) => side?.list ?? [],
    )
    expect([...new Set(goals.map(({ kind }) => kind))].sort()).toEqual([
      'eliminate',
      'evacuate',
      'hold',
      'leave',
      'message',
      'survive',
      'touch',
    ])
    const arrivals = BATTLES.flatMap((battle) => battle.arrivals.map(({ what }) => what.kind))
    expect(new Set(arrivals)).toEqual(new Set(['reinforcements', 'supportFire']))
    expect(new Set(BATTLES.map(({ sides }) => sides.blue.who))).toEqual(new Set(['force', 'placed', 'ap']))
    expect(new Set(BATTLES.flatMap(({ theatre }) => theatre ?? []))).toEqual(
      new Set(['westernEurope', 'easternFront', 'mediterranean', 'pacific']),
    )
    for (const { id, story } of BATTLES) expect(new Set(Object.values(story)).size, id).toBe(3)
  })

  const { blue } = bunkerLine.sides
  it.each([
    ['an unknown field of the file', { ...bunkerLine, weather: 'rain' }, 'weather'],
    ['a battlefield that there is not', { ...bunkerLine, battlefield: 'moon' }, 'battlefield'],
    ['both sides at one edge', { ...bunkerLine, edges: { blue: 'north', ember: 'north' } }, 'edges.ember'],
    [
      'a side with a force and AP',
      { ...bunkerLine, sides: { ...bunkerLine.sides, blue: { ...blue, ap: 40 } } },
      'sides.blue',
    ],
    [
      'a card that there is not',
      {
        ...bunkerLine,
        sides: { ...bunkerLine.sides, blue: { faction: 'us-rifle', groups: [{ members: ['us-rifle/ghost'] }] } },
      },
      'sides.blue.groups[0].members[0]',
    ],
    [
      'support fire that there is not',
      { ...bunkerLine, sides: { ...bunkerLine.sides, blue: { ...blue, support: ['catapult'] } } },
      'sides.blue.support[0]',
    ],
    [
      'a goal at an element that is not there',
      {
        ...bunkerLine,
        goals: {
          ...bunkerLine.goals,
          sides: { blue: { needs: 'any', list: [{ kind: 'touch', element: 'bunker-9' }] } },
        },
      },
      'goals.sides.blue.list[0].element',
    ],
    [
      'a goal after the end',
      {
        ...bunkerLine,
        goals: {
          ...bunkerLine.goals,
          sides: { ember: { needs: 'any', list: [{ kind: 'survive', until: 9, figures: 1 }] } },
        },
      },
      'goals.sides.ember.list[0].until',
    ],
    [
      'a goal of no kind that there is',
      { ...bunkerLine, goals: { ...bunkerLine.goals, sides: { blue: { needs: 'any', list: [{ kind: 'dance' }] } } } },
      'goals.sides.blue.list[0].kind',
    ],
    [
      'a team with one place for two men',
      {
        ...evacuate,
        sides: {
          ...evacuate.sides,
          blue: { faction: 'uk-infantry', placed: [{ card: 'uk-infantry/stretcher-team', at: [[20, 40]] }] },
        },
      },
      'sides.blue.placed[0].at',
    ],
  ])('[HOUSE-20] %s is refused by its field', (_what, file, field) => {
    expect(refusal(file).field).toBe(field)
  })

  it('[HOUSE-20] of 500 changed battle files each is refused by its field or by the rules, and nothing else happens', () => {
    const chance = seededChance('battles')
    let refused = 0
    for (let i = 0; i < 500; i++) {
      const { value } = mutated(chance, i % 2 === 0 ? bunkerLine : evacuate)
      try {
        createGame(battleSpec(read(value), { qs: 'qs-en' }, SEATS), seededChance('any'))
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        expect(error.field).not.toBe('')
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(200)
  })
})
