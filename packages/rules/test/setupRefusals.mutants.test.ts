import { type Command, cardId, check, elementId, type Force, isRefusal } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE, EMBER, force, newGame, opened, refusalOf, refused, rulesOf } from './world/games.ts'
import { asking, atEdges, FORCES, id } from './world/moments.ts'
import { at, disc } from './world/places.ts'

describe('set-up', () => {
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

  it('[SETUP-13] an edge without anything to name, a piece that is not there or not in the zone', () => {
    const mission = atEdges([disc('n', 12, 2, 1), disc('mid', 12, 12, 1), disc('s', 12, 22, 1)], 'mission')
    expect(refusalOf(mission, { verb: 'chooseEdge', seat: EMBER, edge: 'east' })).toEqual(
      refused('SETUP-13', 'noObjective', { edge: 'east' }),
    )
    expect(isRefusal(check(mission, { verb: 'chooseEdge', seat: EMBER, edge: 'south' }))).toBe(false)
    for (const lonely of [atEdges([disc('n', 12, 2, 1)], 'mission'), atEdges([disc('s', 12, 22, 1)], 'mission')]) {
      for (const edge of ['north', 'south'] as const) {
        expect(refusalOf(lonely, { verb: 'chooseEdge', seat: EMBER, edge })).toMatchObject({ code: 'noObjective' })
      }
    }
    const naming = { ...mission, table: { ...mission.table, edges: { blue: 'south', ember: 'north' } } } as const
    const state = asking(naming, { kind: 'objective', awaiting: ['blue', 'ember'] })
    const name = (element: string): Command => ({ verb: 'nameObjective', seat: EMBER, element: elementId(element) })
    expect(refusalOf(state, name('ghost'))).toEqual(refused('SETUP-13', 'noSuchElement', { element: 'ghost' }))
    expect(refusalOf(state, name('mid'))).toEqual(refused('SETUP-13', 'notEligible', { element: 'mid' }))
    expect(refusalOf(state, name('s'))).toEqual(refused('SETUP-13', 'notEligible', { element: 's' }))
    expect(isRefusal(check(state, name('n')))).toBe(false)
    const edgeless = asking(mission, { kind: 'objective', awaiting: ['blue', 'ember'] })
    expect(refusalOf(edgeless, name('n'))).toMatchObject({ code: 'noSuchElement' })
  })

  it('[SETUP-08] only own men from the reserve are deployed', () => {
    const table = { width: 24_000, height: 24_000, elements: [], edges: { blue: 'south', ember: 'north' } } as const
    const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    const deploy = (figure: string): Command => ({ verb: 'deploy', seat: EMBER, figure: id(figure), at: at(5, 2) })
    expect(refusalOf(state, deploy('ghost'))).toEqual(refused('SETUP-08', 'noSuchFigure', { figure: 'ghost' }))
    expect(refusalOf(state, deploy('blue-1'))).toEqual(refused('SETUP-08', 'notYours', { figure: 'blue-1' }))
    expect(isRefusal(check(state, deploy('ember-1')))).toBe(false)
    const placed = {
      ...state,
      figures: state.figures.map((figure) =>
        figure.id === id('ember-1') ? { ...figure, place: { at: 'table' } as const, position: at(9, 2) } : figure,
      ),
    }
    expect(refusalOf(placed, deploy('ember-1'))).toEqual(refused('SETUP-08', 'alreadyDeployed', { figure: 'ember-1' }))
  })
})
