import { figureId, type GameState, isRefusal, reopen } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { SEATS } from '../src/game/seats.ts'
import { nextMan } from '../src/play/roster/navigate.ts'
import { fitsFilter, inOrder, litOf, menOf, rosterOf, unseenOf } from '../src/play/roster/roster.ts'
import { placedNames } from '../src/play/roster/tableNames.ts'
import { companyGame } from './companyGames.ts'
import { stateOf as playedOf, watchedCrossing } from './playPositions.ts'
import { situationOn } from './situations.ts'

function stateOf(game: ReturnType<typeof companyGame>) {
  const played = reopen(game.log)
  if (isRefusal(played)) throw new Error('not a game')
  return played.state
}

const NONE = { ready: new Set<never>(), held: new Set<never>(), unseen: new Set<never>() }
const SCENE = companyGame({
  id: 'roster',
  more: {
    'b1-rifle': { wounded: true, shockSince: 2 },
    'b2-carbine': { unit: { company: '1', platoon: '2', squad: '10' } },
    'b2-rifle': { unit: { company: '1', platoon: '2', squad: '9' } },
  },
})

it('[TURN-09] Next goes to each who can still do something, and to nobody who is spent', () => {
  const toNext = (state: GameState): readonly (string | undefined)[] => {
    const play = situationOn(state)
    const [first, second] = [nextMan(play, undefined), nextMan(play, nextMan(play, undefined)?.id)]
    return [first?.id, second?.id]
  }
  const walks = (x: number) => ({ verb: 'move', seat: SEATS.blue, figure: 'delgado', path: [{ x, y: 19_000 }] })
  const fresh = playedOf(watchedCrossing())
  const spent = playedOf(watchedCrossing({ commands: [walks(6500), walks(5000)] }))
  expect(toNext(fresh)).toEqual(['hobart', 'delgado'])
  expect(toNext(spent)).toEqual(['hobart', 'marsh'])
  const broke = { ...fresh, sides: { ...fresh.sides, blue: { ...fresh.sides.blue, tokens: 0 } } }
  expect(toNext(broke)).toEqual([undefined, undefined])
})

describe('the roster', () => {
  const state = stateOf(SCENE)
  const ready = new Set([figureId('b1-nco'), figureId('b2-nco')])
  const roster = rosterOf(state, 'blue', { ...NONE, ready, held: new Set([figureId('b1-smg')]) })

  it('[FORCE-08] has headquarters first, then squads by number', () => {
    expect(roster.map(({ platoon }) => platoon)).toEqual(['1', '2'])
    expect(roster[0]?.groups.map(({ squad }) => squad)).toEqual([undefined, '1', '2'])
    expect(roster[1]?.groups.map(({ squad }) => squad)).toEqual(['9', '10'])
    expect(roster[0]?.groups[1]?.men[0]?.figure.id).toBe('b1-nco')
    expect(inOrder(state, 'blue')).toHaveLength(11)
  })

  it('tells who has something to do, who is held, who is hurt', () => {
    const of = (id: string) => menOf(roster).find(({ figure }) => figure.id === id)
    expect(of('b1-nco')).toMatchObject({ todo: true, held: false, leads: true, there: true })
    expect(of('b1-smg')).toMatchObject({ todo: false, held: true })
    expect(of('b1-rifle')).toMatchObject({ wounded: true, shock: true })
    expect(of('b-lead')?.actions?.spent).toBe(0)
  })

  it('lights what filter and unit leave, and everybody without them', () => {
    expect(litOf(roster, undefined, undefined)).toBeUndefined()
    expect([...(litOf(roster, 'todo', undefined) ?? [])]).toEqual(['b1-nco', 'b2-nco'])
    expect([...(litOf(roster, 'todo', '1/1/1') ?? [])]).toEqual(['b1-nco'])
    expect(menOf(roster).filter((man) => fitsFilter(man, undefined, '1/2'))).toHaveLength(2)
  })

  it('[LOS-01] counts as unseen whom no enemy sees', () => {
    const open = unseenOf(state, 'blue', new Map())
    const alone = { ...state, figures: state.figures.filter(({ side }) => side === 'blue') }
    expect(unseenOf(alone, 'blue', new Map()).size).toBe(11)
    expect(open.size).toBeLessThan(11)
  })

  it('leaves a name out where it would lie over one that comes first', () => {
    const at = (id: string, x: number, text = 'Delgado') =>
      ({ id: figureId(id), side: 'blue', text, at: { x, y: 0 } }) as const
    const placed = placedNames([at('leader', 0), at('near', 600), at('far', 9000)], 50)
    expect(placed.map(({ id }) => id)).toEqual(['leader', 'far'])
  })
})
