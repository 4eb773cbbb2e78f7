import {
  createGame,
  type GameState,
  isRefusal,
  type PlacedFigure,
  type SideId,
  scriptedChance,
  seatId,
  topQuestion,
  view,
} from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { FAMILIES } from '../src/engine/families.ts'
import { asked, endTurn, figure, fire, moveTo, takeCover } from './world/commands.ts'
import {
  act,
  BLUE,
  EMBER,
  force,
  man,
  newGame,
  opened,
  prepared,
  refusal,
  rulesOf,
  SEATS,
  started,
} from './world/games.ts'

const positions = (state: GameState) => state.figures.map(({ position }) => position)

describe('general conventions', () => {
  test('[GEN-01] edition and options are fixed with the game and never change', () => {
    const first = opened(prepared({}, rulesOf('qs-es')))
    const later = act(act(first, endTurn(BLUE)).state, endTurn(EMBER)).state
    expect(later.rules).toBe(first.rules)
    expect(later.rules.qs).toBe('qs-es')
  })

  test('[GEN-02] what the card prints comes before the rule for all: a weapon’s own limit of shots', () => {
    const figures = [
      man('a', 'blue', 4, 4, { counters: { shots: { rifle: 2 } as never, weapons: ['rifle' as never] } }),
      man('x', 'ember', 4, 8),
    ]
    expect(refusal(opened(prepared({ figures })), fire(BLUE, 'a', 'x'))).toContain('FIRE-07')
  })

  test('[GEN-03] [GEN-05] one u is 25 mm: a base of 25 mm has a radius of 0.5 u, of 40 mm 0.8 u', () => {
    const apart = (mm: number, gap: number) => {
      const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4 + gap, 4)]
      return () => opened(prepared({ figures }, rulesOf('qs-en', { figureBaseDiameterMm: mm })))
    }
    expect(apart(25, 1.01)).not.toThrow()
    expect(apart(25, 1)).toThrow('touchesEnemy')
    expect(apart(40, 1.61)).not.toThrow()
    expect(apart(40, 1.6)).toThrow('touchesEnemy')
  })

  test('[GEN-04] distances run from base edge to base edge, "up to" includes the limit', () => {
    const dice = (gap: number) => {
      const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 4 + 1 + gap)]
      const state = opened(prepared({ figures, sides: { blue: { tokens: 5 }, ember: { tokens: 0 } } }))
      const shot = act(state, fire(BLUE, 'a', 'x'), ...(gap <= 10 ? [1, 1, 1] : [1, 1])).events
      return shot.find((event) => event.type === 'shotResolved')
    }
    expect(dice(10)).toMatchObject({ band: 'short', dice: [1, 1, 1] })
    expect(dice(10.1)).toMatchObject({ band: 'long', dice: [1, 1] })
  })

  test('[GEN-06] bases in contact within 0.005 u fight; at 0.006 u they do not', () => {
    const step = (y: number) => {
      const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8)]
      return act(opened(prepared({ figures })), moveTo(BLUE, 'a', 4, y), ...(y > 6.9945 ? [5, 5, 1, 1, 1] : [])).events
    }
    expect(step(6.994).some(({ type }) => type === 'fightStarted')).toBe(false)
    expect(step(6.995).some(({ type }) => type === 'fightStarted')).toBe(true)
  })

  test('[GEN-07] tied dice are rolled again between the tied until they differ', () => {
    const step = started(
      newGame({ forces: { blue: force('gunner', 'gunner'), ember: force('gunner', 'gunner') } }),
      2,
      2,
      5,
      5,
      6,
      1,
    )
    expect(step.events).toContainEqual({
      type: 'tableRolled',
      dice: { blue: [2, 5, 6], ember: [2, 5, 1] },
      layer: 'blue',
    })
  })

  test('[GEN-08] two sides; several seats may share one, with one pool and one turn', () => {
    const second: { readonly [seat: string]: SideId } = { ...SEATS, 'second in command': 'blue' }
    const state = opened({ ...prepared(), seats: second })
    const other = seatId('second in command')
    const covered = act(state, takeCover(other, 'a')).state
    expect(covered.sides.blue.tokens).toBe(4)
    expect(act(covered, endTurn(BLUE)).state.turn.active).toBe('ember')
    expect(refusal(state, takeCover(seatId('a stranger'), 'a'))).toBe('COMMAND noSuchSeat')
  })

  test('[GEN-09] everything is public but a sealed answer', () => {
    const playing = opened(prepared())
    for (const seat of [BLUE, EMBER, seatId('spectator')]) expect(view(playing, seat)).toBe(playing)
    const sealed = act(opened(newGame()), { verb: 'submitForce', seat: BLUE, force: force('gunner', 'gunner') }).state
    expect(JSON.stringify(view(sealed, EMBER).stack)).not.toContain('gunner')
    expect(JSON.stringify(view(sealed, BLUE).stack)).toContain('gunner')
  })

  test('[GEN-10] a game has table, figures with cards, tokens, markers and scenery', () => {
    const state = opened(prepared())
    for (const { card } of state.sheets) expect(state.cards.characters[card]?.id).toBe(card)
    expect(state.table).toMatchObject({ width: 24_000, height: 24_000 })
    expect(asked(state)).toEqual(['action', 'blue'])
  })

  test('[GEN-11] every stop is an integer point', () => {
    const stops = (path: readonly { x: number; y: number }[]) => {
      const figures: readonly PlacedFigure[] = [man('a', 'blue', 4, 4), man('x', 'ember', 7.3, 7.1)]
      const { state, events } = act(
        opened(prepared({ figures })),
        { verb: 'move', seat: BLUE, figure: figure(opened(prepared({ figures })), 'a').id, path },
        5,
        6,
        1,
        1,
        1,
      )
      return [state, events] as const
    }
    const [state, events] = stops([{ x: 7301, y: 7103 }])
    const places = events.flatMap((event) => (event.type === 'moved' ? [event.to] : []))
    expect(places.length).toBeGreaterThan(0)
    for (const { x, y } of [...places, ...positions(state)]) expect([x, y].every(Number.isInteger)).toBe(true)
  })

  test('[GEN-12] all chance is the argument: the same dice give the same game', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8)]
    const once = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x'), 4, 2, 1)
    const again = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x'), 4, 2, 1)
    expect(again).toEqual(once)
  })
})

describe('families', () => {
  it('[GEN-02] react in one order that never changes', () => {
    expect(FAMILIES.map(({ name }) => name)).toEqual([
      'setup',
      'tactic',
      'turn',
      'planning',
      'window',
      'wound',
      'suppression',
      'opportunityFire',
      'move',
      'moveAndFire',
      'fire',
      'shot',
      'aim',
      'takeCover',
      'grenade',
      'armour',
      'handToHand',
      'order',
      'medic',
      'radio',
      'evacuation',
      'aid',
      'vehicle',
      'call',
      'arrivals',
      'barrage',
      'runner',
      'initiative',
      'victim',
      'heldAction',
      'sealed',
      'draw',
      'undo',
      'clock',
      'victory',
      'morale',
    ])
  })
})

describe('a prepared position', () => {
  it('[TURN-16] a game is refused or opened up to its first question, never left in between', () => {
    const step = createGame(prepared(), scriptedChance([]))
    expect(isRefusal(step)).toBe(false)
    if (!isRefusal(step)) expect(topQuestion(step.state)?.kind).toBe('action')
  })
})
