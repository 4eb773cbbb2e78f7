import { rectangleOutline } from '@tactic48/geometry'
import {
  type Command,
  createGame,
  elementId,
  type GameState,
  isRefusal,
  markerId,
  type Position,
  scriptedChance,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { isInReserve } from '../src/query/figures.ts'
import { act, BLUE, EMBER, man, newGame, opened, prepared, rulesOf, started, types } from './world/games.ts'
import { asking, atEdges, FORCES, id, POSITION } from './world/moments.ts'
import { at, disc, piece, u } from './world/places.ts'
import { BALLAST } from './world/range.ts'
import { ember, type Game, type Man, type Scene, scene } from './world/scene.ts'

describe('windows', () => {
  /** The question after an Action of blue. */
  const after = (allows: 'anyAction' | 'takeCoverAnytime', e: Partial<Man> = {}, rest: Partial<Scene> = {}) =>
    scene({
      options: { opponentTurnActions: allows },
      men: { a: { at: [5, 5] }, e: { at: [12, 12], ...ember, ...e }, ...rest.men },
      ...(rest.tokens && { tokens: rest.tokens }),
    }).say({ verb: 'takeCover', figure: 'a' }).question?.kind

  it.each(['anyAction', 'takeCoverAnytime'] as const)('[TURN-16] opens only for who could use it: %s', (allows) => {
    expect(after(allows)).toBe('window')
    expect(after(allows, {}, { tokens: { ember: 1 } })).toBe('window')
    expect(after(allows, {}, { tokens: { ember: 0 } })).toBe('action')
    expect(after(allows, { shockSince: 1 })).toBe('action')
    expect(after(allows, { counters: { slots: 3 } })).toBe('action')
    expect(after(allows, { counters: { slots: 2 } })).toBe('window')
    const dead = { d: { at: [14, 14], ...ember, whereabouts: 'eliminated' } } as const
    expect(after(allows, { shockSince: 1 }, { men: dead })).toBe('action')
    const fresh = { d: { at: [14, 14], ...ember } } as const
    expect(after(allows, { shockSince: 1 }, { men: fresh })).toBe('window')
  })

  it('[TURN-16] [TURN-08] who has taken cover already needs no window for it, but may want another Action', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    expect(after('takeCoverAnytime', covered)).toBe('action')
    expect(after('anyAction', covered)).toBe('window')
  })

  it('[TURN-08] no window where only reactions are allowed', () => {
    const game = scene({ men: { a: { at: [5, 5] }, e: { at: [12, 12], ...ember } } })
    expect(game.say({ verb: 'takeCover', figure: 'a' }).question?.kind).toBe('action')
  })
})

describe('the turn', () => {
  const from = (step: NonNullable<Position['turn']['step']>, sides: Position['sides'] = {}) => {
    const position = prepared({
      figures: [man('a', 'blue', 4, 4, { wounded: true, shockSince: 1 }), man('x', 'ember', 4, 20)],
      sides,
      turn: { active: 'blue', number: 3, step },
    })
    return types(started({ ...position, rules: rulesOf('qs-it') }).events)
  }

  it('[TURN-02] may be entered at any of its steps; what lies before is not done again', () => {
    expect(from('start')).toEqual(expect.arrayContaining(['turnStarted', 'shockEnded', 'tokensGained']))
    expect(from('shockOff')).not.toContain('turnStarted')
    expect(from('shockOff')).toEqual(expect.arrayContaining(['shockEnded', 'tokensGained']))
    expect(from('income')).not.toContain('shockEnded')
    expect(from('income', { blue: { tokens: 2 } })).toContain('tokensGained')
    for (const step of ['flags', 'volleys', 'opening'] as const) {
      expect(from(step, { blue: { tokens: 2 } })).not.toContain('tokensGained')
    }
    expect(from('end', { blue: { tokens: 2 } })).toEqual(expect.arrayContaining(['turnEnded', 'turnStarted']))
  })

  it('[TURN-03] [SETUP-10] income says by which rule; a full purse at the opening gains nothing', () => {
    const gains = (begun: boolean, tokens: number) =>
      started(prepared({ sides: { blue: { begun, tokens } }, turn: { active: 'blue', step: 'start' } })).events.filter(
        (event) => event.type === 'tokensGained',
      )
    expect(gains(true, 2)).toEqual([{ type: 'tokensGained', side: 'blue', tokens: 5, rule: 'TURN-03' }])
    expect(gains(false, 2)).toEqual([{ type: 'tokensGained', side: 'blue', tokens: 3, rule: 'SETUP-10' }])
    expect(gains(false, 5)).toEqual([])
    expect(gains(false, 9)).toEqual([])
  })

  it('[TURN-05] nothing is forfeited by who has spent enough, has nothing, or need not', () => {
    const forfeits = (spentThisTurn: number, tokens: number, rest: Partial<ReturnType<typeof rulesOf>> = {}) =>
      started(
        prepared(
          { sides: { blue: { spentThisTurn, tokens } }, turn: { active: 'blue', step: 'end' } },
          rulesOf('qs-en', rest),
        ),
      ).events.filter((event) => event.type === 'tokensSpent')
    expect(forfeits(0, 3)).toEqual([{ type: 'tokensSpent', side: 'blue', tokens: 1, rule: 'TURN-05' }])
    expect(forfeits(1, 3)).toEqual([])
    expect(forfeits(0, 0)).toEqual([])
    expect(forfeits(0, 3, { minSpendFailure: 'waive' })).toEqual([])
    expect(forfeits(0, 1, { minAtPerTurn: 2 })).toMatchObject([{ tokens: 1 }])
  })

  it('[TURN-06] a position whose side has nothing left ends that turn, unless free Actions are waited for', () => {
    const spent = (outOfAtEndsTurn: 'strict' | 'allowFreeActions', step: 'action' | 'afterAction' | 'opening') =>
      topQuestion(
        opened(
          prepared(
            { sides: { blue: { tokens: 0 }, ember: { tokens: 1 } }, turn: { active: 'blue', step } },
            rulesOf('qs-en', { outOfAtEndsTurn }),
          ),
        ),
      )?.awaiting
    for (const step of ['action', 'afterAction', 'opening'] as const) {
      expect(spent('strict', step)).toEqual(['ember'])
      expect(spent('allowFreeActions', step)).toEqual(['blue'])
    }
  })
})

describe('set-up', () => {
  const table = { width: 24_000, height: 24_000, elements: [], edges: { blue: 'south', ember: 'north' } } as const

  it('[SETUP-10] both begin with the opening tokens, which say so', () => {
    let state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    let events: readonly { readonly type: string }[] = []
    for (let i = 0; i < 8; i++) {
      const [side] = topQuestion(state)?.awaiting ?? []
      const figure = state.figures.find((one) => one.side === side && isInReserve(one))
      if (!figure) throw new Error('nobody to deploy')
      const place = { x: 3000 + i * 2000, y: side === 'blue' ? 22_000 : 2000 }
      const command: Command = { verb: 'deploy', seat: side === 'blue' ? BLUE : EMBER, figure: figure.id, at: place }
      const step = i < 7 ? act(state, command) : act(state, command, 5, 2)
      state = step.state
      events = step.events
    }
    expect(events.filter(({ type }) => type === 'tokensGained')).toEqual([
      { type: 'tokensGained', side: 'blue', tokens: 5, rule: 'SETUP-10' },
      { type: 'tokensGained', side: 'ember', tokens: 5, rule: 'SETUP-10' },
    ])
  })

  it('[SETUP-04] the side that did not choose has the facing edge', () => {
    const chosen = (dice: readonly number[], seat: Command['seat']) => {
      const game = opened(newGame({ forces: FORCES, table: { width: 24_000, height: 24_000, elements: [] } }), ...dice)
      return act(game, { verb: 'chooseEdge', seat, edge: 'east' }, 6, 1).state.table.edges
    }
    expect(chosen([6, 1], EMBER)).toEqual({ blue: 'west', ember: 'east' })
    expect(chosen([1, 6], BLUE)).toEqual({ blue: 'east', ember: 'west' })
  })

  it('[SETUP-03] scenery without dressing has none', () => {
    const state = opened(newGame({ forces: FORCES }), 6, 1)
    const step = act(state, { verb: 'layOut', seat: BLUE, elements: [] })
    expect(step.state.table).toEqual({ width: 24_000, height: 24_000, elements: [], dressing: [] })
  })

  it('[SETUP-13] both name in any order, any piece of the own zone; then deployment begins', () => {
    const elements = [disc('n1', 6, 2, 1), disc('n2', 18, 2, 1), disc('s1', 6, 22, 1), disc('s2', 18, 22, 1)]
    const state = act(atEdges(elements, 'mission'), { verb: 'chooseEdge', seat: EMBER, edge: 'north' }).state
    const name = (from: GameState, seat: Command['seat'], element: string, ...dice: number[]) =>
      act(from, { verb: 'nameObjective', seat, element: elementId(element) }, ...dice)
    const one = name(state, EMBER, 'n2')
    expect(one.events[0]).toEqual({ type: 'objectiveNamed', side: 'ember', element: 'n2' })
    expect(topQuestion(one.state)).toMatchObject({ kind: 'objective', awaiting: ['blue'] })
    const both = name(one.state, BLUE, 's1', 6, 1)
    expect(both.state.table.objectives).toEqual({ ember: 'n2', blue: 's1' })
    expect(topQuestion(both.state)?.kind).toBe('deploy')
  })

  it('[SETUP-01] a sealed list is marked as sealed, and nothing is revealed before both are in', () => {
    const step = act(opened(newGame()), { verb: 'submitForce', seat: EMBER, force: FORCES.ember })
    expect(step.events).toEqual([
      { type: 'answerSealed', side: 'ember', answer: { sealed: true, value: FORCES.ember } },
    ])
  })
})

describe('sealed numbers', () => {
  const task = { kind: 'sealed', purpose: 'test', awaiting: ['blue', 'ember'], step: 'ask' } as const
  /** Answering the draw lets the task below it go on. */
  const asked = () =>
    act(asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' }, task), {
      verb: 'answerDraw',
      seat: EMBER,
      accept: false,
    })
  const seal = (seat: Command['seat'], value: number): Command => ({ verb: 'seal', seat, value })

  it('[GEN-09] are asked of both, revealed together, and then play goes on', () => {
    const { state, events } = asked()
    expect(events).toContainEqual({ type: 'drawDeclined', side: 'ember' })
    expect(topQuestion(state)).toMatchObject({
      kind: 'sealedNumber',
      purpose: 'test',
      awaiting: ['blue', 'ember'],
      answers: {},
    })
    const one = act(state, seal(EMBER, 2))
    expect(one.events).toEqual([{ type: 'answerSealed', side: 'ember', answer: { sealed: true, value: 2 } }])
    expect(topQuestion(one.state)).toMatchObject({ kind: 'sealedNumber', awaiting: ['blue'] })
    const two = act(one.state, seal(BLUE, 1))
    expect(two.events).toContainEqual({ type: 'answersRevealed', purpose: 'test', values: { blue: 1, ember: 2 } })
    expect(two.events).toContainEqual({ type: 'taskClosed', kind: 'sealed' })
    expect(topQuestion(two.state)?.kind).toBe('action')
  })

  it('[GEN-09] one side alone may be asked; the other counts as nothing', () => {
    const alone = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' }, { ...task, awaiting: ['blue'] })
    const { state } = act(alone, { verb: 'answerDraw', seat: EMBER, accept: false })
    const step = act(state, seal(BLUE, 2))
    expect(step.events).toContainEqual({ type: 'answersRevealed', purpose: 'test', values: { blue: 2, ember: 0 } })
  })

  it('[VICT-10] an accepted draw ends the game for both', () => {
    const state = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    const step = act(state, { verb: 'answerDraw', seat: EMBER, accept: true })
    expect(step.state.outcome).toEqual({ rule: 'VICT-10' })
    expect(types(step.events)).not.toContain('drawDeclined')
  })
})

describe('ways', () => {
  const walk = (men: Scene['men'], rest: Partial<Scene> = {}): Game =>
    scene({
      size: [48, 24],
      ...rest,
      men: { a: { at: [5, 5], healthy: { move: 12, moveFire: 12 } }, ...men, ...BALLAST },
    })
  const move = (x: number, verb: 'move' | 'moveAndFire' = 'move') =>
    ({ verb, figure: 'a', path: [at(x, 5)], ...(verb === 'moveAndFire' && { shoot: 'none' }) }) as const

  it('[MOVE-01] [MNF-01] the movement is a task that starts with nothing met', () => {
    for (const verb of ['move', 'moveAndFire'] as const) {
      const [opening] = walk({}).say(move(9, verb)).facts('taskOpened')
      expect(opening?.task).toEqual({
        kind: 'movement',
        mode: verb,
        figure: 'a',
        path: [at(5, 5), at(9, 5)],
        steps: 4000,
        k: 0,
        shootAfter: false,
        step: 'before',
        offers: [],
        declined: [],
        lastOffered: false,
        fought: [],
      })
    }
  })

  it('[MOVE-10] the end of a way says why it ended', () => {
    const why = (game: Game) => game.facts('moveEnded').map((event) => event.why)
    expect(why(walk({}).say(move(9)))).toEqual(['arrived'])
    const watcher = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const stopped = walk(watcher, { options: { ofStopsMove: true } }).say(move(10))
    expect(why(stopped.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1]))).toEqual(['stopped'])
    const shocked = walk(watcher).say(move(10))
    expect(why(shocked.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [4, 1, 1]))).toEqual(['shock'])
  })

  it('[OF-05] [OF-09] one of two markers shoots, the other holds: the mover decides whether to go on', () => {
    const men = {
      v: { at: [10, 14], ...ember, watches: { at: [10, 5] } },
      w: { at: [11, 14], ...ember, watches: { at: [10, 5] } },
    } as const
    const game = walk(men).say(move(12))
    expect(game.asked('opportunityFire').offers).toHaveLength(2)
    game.say({ verb: 'opportunityShot', marker: 'of-v', target: 'a' }, [1, 1, 1])
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-w' }])
    game.say({ verb: 'holdFire' })
    expect(game.question?.kind).toBe('continueMove')
  })

  it('[OF-04] option ofSecondOffer: what is held on the way is offered once more at its end, where it still sees and reaches', () => {
    const options = { ofSecondOffer: true }
    const men = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const inside = walk(men, { options }).say(move(10)).say({ verb: 'holdFire' })
    expect(inside.asked('opportunityFire')).toMatchObject({ last: true, offers: [{ marker: 'of-w', target: 'a' }] })
    inside.say({ verb: 'holdFire' })
    expect(inside.question?.kind).toBe('action')
    const through = walk(men, { options }).say(move(17)).say({ verb: 'holdFire' })
    expect(through.question?.kind).toBe('action')
    const once = walk(men).say(move(10)).say({ verb: 'holdFire' })
    expect(once.question?.kind).toBe('action')
    const wall = piece('wall', rectangleOutline(u(9.5), u(8), u(3), u(0.3)))
    const hidden = walk({ w: { at: [11, 14], ...ember, watches: { at: [10, 5] } } }, { elements: [wall], options })
    hidden.say(move(11))
    hidden.asked('opportunityFire')
    expect(hidden.say({ verb: 'holdFire' }).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: only the markers held before are offered again', () => {
    const men = {
      v: { at: [8, 14], ...ember, watches: { at: [12, 5], radius: 6 } },
      w: { at: [5, 14], ...ember, watches: { at: [6, 5] } },
    } as const
    // `w` has watched the mover from the start and is not triggered (OF-03).
    const game = walk(men, { options: { ofSecondOffer: true } })
      .say(move(8))
      .say({ verb: 'holdFire' })
    expect(game.asked('opportunityFire').offers.map(({ marker }) => marker)).toEqual(['of-v'])
  })

  it('[SF-04] of two areas on the way the one entered first suppresses', () => {
    const standing = (name: string) => ({ standing: { kind: 'suppressionFire', marker: markerId(name) } }) as const
    const area = (name: string, x: number, figure: string, second: string) =>
      ({
        kind: 'suppressionFire',
        id: markerId(name),
        side: 'ember',
        participants: [figure, second].map((each) => ({ figure: id(each), weapon: weaponId('rifle') })),
        at: at(x, 5),
        radius: 1,
        waiting: false,
      }) as const
    const men = {
      p: { at: [30, 20], ...ember, ...standing('far') },
      q: { at: [30, 22], ...ember, ...standing('far') },
      r: { at: [33, 20], ...ember, ...standing('near') },
      s: { at: [33, 22], ...ember, ...standing('near') },
    } as const
    const markers = [area('far', 13, 'p', 'q'), area('near', 9, 'r', 's')]
    const suppressed = walk(men, { markers }).say(move(16)).facts('suppressed')
    expect(suppressed).toEqual([{ type: 'suppressed', figure: 'a', marker: 'near' }])
    const other = walk(men, { markers: [area('near', 9, 'r', 's'), area('far', 13, 'p', 'q')] }).say(move(16))
    expect(other.facts('suppressed')).toEqual(suppressed)
  })

  it('[VICT-02] who stands at the objective when he sets out has touched it, and that ends the Mission', () => {
    const elements = [
      piece('ours', rectangleOutline(u(40), u(20), u(1), u(1))),
      piece('theirs', rectangleOutline(u(4), u(5.5), u(8), u(1))),
    ]
    const game = walk({ x: { at: [30, 10], ...ember } }, { elements, mission: { blue: 'ours', ember: 'theirs' } })
    game.say(move(7))
    expect(game.facts('objectiveTouched')).toEqual([{ type: 'objectiveTouched', figure: 'a', element: 'theirs' }])
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
  })

  it('[MOVE-10] [H2H-13] a way that something stopped leads on after the decision', () => {
    const men = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const shot = () => walk(men).say(move(12)).say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1])
    expect(shot().say({ verb: 'continueMove', go: true }).figure('a').position).toEqual(at(12, 5))
    const halted = shot().say({ verb: 'continueMove', go: false })
    expect(halted.figure('a').position.x).toBeLessThan(u(8))
    expect(halted.question?.kind).toBe('action')
  })
})

describe('positions', () => {
  it('[TURN-16] a game is refused or opened up to its first question, never left in between', () => {
    const step = createGame(prepared(), scriptedChance([]))
    expect(isRefusal(step)).toBe(false)
    if (!isRefusal(step)) expect(topQuestion(step.state)?.kind).toBe('action')
  })
})
