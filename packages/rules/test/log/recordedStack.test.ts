import {
  type Command,
  domainFacts,
  type FigureId,
  type Frame,
  type GameEvent,
  type GameState,
  type Log,
  type LogEntry,
  type Played,
  playOn,
  type QuestionSummary,
  stackAt,
  statesOf,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { Fault } from '../../src/input/fault.ts'
import { RecordedGame } from '../../src/log/recorded.ts'
import { endTurn, fire, moveTo } from '../world/commands.ts'
import { BLUE, EMBER } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

const { state } = begin(CLOSE)
const asks = (kind: string, ...awaiting: readonly string[]) => ({ kind, awaiting }) as QuestionSummary
const ACTION = asks('action', 'blue')

/** Tasks and questions of a stack by their names. */
const named = (stack: readonly Frame[]): readonly string[] =>
  stack.map((frame) =>
    frame.frame === 'task' ? `${frame.task.kind} ${'step' in frame.task ? frame.task.step : ''}` : frame.question.kind,
  )

describe('the stack follows from the state', () => {
  test('[GEN-12] at the Action of the active side in play and at a deployment of the side whose turn it is', () => {
    const setup = { ...state, phase: 'setup', setup: { ...state.setup, toDeploy: 'ember' } } as GameState
    expect(named(stackAt(state, ACTION) ?? [])).toEqual(['turn afterAction', 'action'])
    expect(stackAt(state, ACTION)?.at(-1)).toEqual({
      frame: 'question',
      question: { kind: 'action', awaiting: ['blue'], since: state.clock },
    })
    expect(named(stackAt(setup, asks('deploy', 'ember')) ?? [])).toEqual(['setup deploy', 'deploy'])
    expect(stackAt(setup, asks('deploy', 'ember'))?.at(-1)).toEqual({
      frame: 'question',
      question: { kind: 'deploy', awaiting: ['ember'], since: state.clock },
    })
    for (const [now, question] of [
      [state, asks('action', 'ember')],
      [state, asks('action', 'blue', 'ember')],
      [state, asks('window', 'blue')],
      [state, asks('deploy', 'blue')],
      [setup, asks('action', 'blue')],
      [setup, asks('deploy', 'blue')],
      [setup, asks('window', 'ember')],
      [{ ...setup, phase: 'play' }, asks('deploy', 'ember')],
      [{ ...state, phase: 'over' }, ACTION],
    ] as const)
      expect([question, stackAt(now, question)]).toEqual([question, undefined])
  })
})

describe('facts that are not judged again', () => {
  const took = (figure: string) => ({ type: 'actionTaken', figure, verb: 'fire', slots: 1, movement: 0, attack: true })

  /** The stacks that are laid before, between and after the facts. */
  function stacks(before: QuestionSummary | undefined, command: object | undefined, facts: readonly object[] = []) {
    const step = new RecordedGame(state).follow(state, before, {
      facts,
      question: ACTION,
      ...(command && { command: command as Command }),
    })
    if (step instanceof Fault) throw new Error(`${step.code} ${step.field}`)
    return step.events.map((event) => (event.type === 'questionRestored' ? named(event.stack) : event.type))
  }
  const END = ['turn afterAction', 'action']
  const TURN = ['turn afterAction']

  test('[GEN-12] an Action of its own is taken over a turn, whatever else is asked over nothing', () => {
    const shot = fire(BLUE, 'a', 'x')
    expect(stacks(ACTION, shot, [took('a')])).toEqual([TURN, 'actionTaken', END])
    expect(stacks({ ...asks('window', 'ember'), after: 'action' }, fire(EMBER, 'x', 'a'))[0]).toEqual(TURN)
    for (const after of ['fireDeclared', 'grenadeThrown'])
      expect(stacks({ ...asks('window', 'ember'), after }, fire(EMBER, 'x', 'a'))[0]).toEqual([])
    for (const before of [undefined, asks('takeCover', 'blue')]) expect(stacks(before, shot)[0]).toEqual([])
    expect(stacks(ACTION, undefined)[0]).toEqual([])
    expect(stacks(ACTION, endTurn(BLUE))[0]).toEqual([])
    expect(stacks(ACTION, { ...endTurn(BLUE), figure: undefined })[0]).toEqual([])
    expect(stacks(asks('objective', 'blue', 'ember'), undefined)[0]).toEqual(['objective'])
  })

  test('[GEN-12] an Action that is part of another has no turn below it', () => {
    const shot = fire(BLUE, 'a', 'x')
    expect(stacks(ACTION, shot, [took('a'), took('x')])).toEqual([TURN, 'actionTaken', [], 'actionTaken', END])
    expect(stacks(ACTION, shot, [took('x'), took('a')])).toEqual([TURN, [], 'actionTaken', 'actionTaken', END])
    expect(stacks(ACTION, endTurn(BLUE), [took('x')])).toEqual([[], 'actionTaken', END])
    const both = { verb: 'startSuppression', seat: BLUE, figure: 'a', joiners: [{ figure: 'x' }] }
    expect(stacks(ACTION, both, [took('x'), took('a')])).toEqual([TURN, 'actionTaken', 'actionTaken', END])
  })

  test('[GEN-12] must be of their form and leave everybody on the table', () => {
    const follow = (...facts: readonly object[]) =>
      new RecordedGame(state).follow(state, ACTION, { facts, question: ACTION })
    expect(follow(took('a'), took('nobody'))).toMatchObject({ code: 'noSuchFigure', field: 'facts[1].figure' })
    const moved = (x: number, y: number) => ({ type: 'moved', figure: 'a', to: { x, y }, k: 1 })
    expect(follow(moved(0, 0))).not.toBeInstanceOf(Fault)
    for (const [x, y] of [
      [-1, 0],
      [0, -1],
      [24_001, 0],
      [0, 24_001],
    ] as const)
      expect(follow(moved(x, y))).toMatchObject({ code: 'offTable', field: 'facts', params: { figure: 'a' } })
  })

  test('[GEN-12] somebody who is not on the table may be anywhere', () => {
    const figures = state.figures.map((one, i) =>
      i === 0 ? { ...one, place: { at: 'reserve' } as const, position: { x: -9000, y: 0 } } : one,
    )
    const away = { ...state, figures }
    expect(new RecordedGame(away).follow(away, ACTION, { facts: [], question: ACTION })).not.toBeInstanceOf(Fault)
  })

  test('[GEN-12] that cannot follow on what is there are refused by their number', () => {
    const walled = { ...state, table: { ...state.table, elements: [{ id: 'wall' }] } } as object as GameState
    const named = { type: 'objectiveNamed', side: 'blue', element: 'wall' }
    const follow = (before: QuestionSummary) =>
      new RecordedGame(walled).follow(walled, before, { facts: [took('a'), named], question: ACTION })
    expect(follow(ACTION)).toMatchObject({ code: 'unplayable', field: 'facts[1]' })
  })

  test('[CARD-01] of what they bring the cards must be there', () => {
    const left = (card: string) => ({
      type: 'weaponLeft',
      left: { weapon: 'mg', card, side: 'blue', position: { x: 4000, y: 4000 }, shots: 0, used: 0 },
    })
    const follow = (...facts: readonly object[]) =>
      new RecordedGame(state).follow(state, ACTION, { facts, question: ACTION })
    expect(follow(took('a'), left('cannon'))).toMatchObject({ code: 'unknownCard', field: 'facts' })
  })

  test('[GEN-12] may name the weapons of every card in the book, its tactic cards, scenery and vehicles', () => {
    const weapons = (...ids: readonly string[]) => ({ weapons: ids.map((id) => ({ id })) })
    const cards = {
      characters: { one: { healthy: weapons('a', 'b'), wounded: weapons('c') }, two: { healthy: weapons('d') } },
      weapons: { e: { id: 'e', reverse: { id: 'f' } }, g: { id: 'g' } },
      vehicles: { v: weapons('h') },
      upgrades: {
        u: {
          changes: [
            { change: 'arm', weapon: { id: 'i' } },
            { change: 'other', weapon: { id: 'no' } },
          ],
        },
      },
      tactics: { dash: {} },
    }
    const game = new RecordedGame({
      ...state,
      cards,
      vehicles: [{ id: 'jeep' }],
      table: { ...state.table, elements: [{ id: 'wall' }] },
    } as object as GameState)
    expect([...'abcdefghi'].filter((id) => !game.hasWeapon(id))).toEqual([])
    expect(game.hasWeapon('no')).toBe(false)
    const is = (id: string) => [
      game.hasTactic(id as never),
      game.hasElement(id),
      game.hasVehicle(id),
      game.hasFigure(id as never),
    ]
    expect(is('dash')).toEqual([true, false, false, false])
    expect(is('wall')).toEqual([false, true, false, false])
    expect(is('jeep')).toEqual([false, false, true, false])
    expect(is('a')).toEqual([false, false, false, true])
    const { characters, weapons: arms } = cards
    const bare = new RecordedGame({ ...state, cards: { characters, weapons: arms } } as object as GameState)
    expect([bare.hasWeapon('a'), bare.hasWeapon('h'), bare.hasTactic('dash' as never)]).toEqual([true, false, false])
  })
})

describe('a game that stands as recorded is played on', () => {
  const GAME = run(begin(), [
    moveTo(BLUE, 'a', 4, 6),
    moveTo(BLUE, 'b', 8, 6),
    endTurn(BLUE),
    moveTo(EMBER, 'x', 4, 18),
  ])
  const STATES = statesOf(GAME.log)
  /** As old as the game: without bookkeeping the clock counts less. */
  const aged = (frame: Frame): Frame =>
    frame.frame === 'question' ? { ...frame, question: { ...frame.question, since: 0 } } : frame
  const restored = (stack: readonly Frame[]): GameEvent => ({ type: 'questionRestored', stack })
  const CLOSED = restored([])

  /** As it is recorded; these entries end on a question at which the stack does not follow from the state. */
  const log = (closed: readonly number[], recorded: Log['recorded']): Log => ({
    ...GAME.log,
    entries: GAME.log.entries.map((entry, i) => {
      const stack = closed.includes(i) ? [] : (STATES[i + 1]?.stack ?? []).map(aged)
      return entry.entry === 'command' ? { ...entry, events: [...domainFacts(entry.events), restored(stack)] } : entry
    }),
    ...(recorded && { recorded }),
  })
  const on = (closed: readonly number[], recorded: Log['recorded']) => {
    const game: Played | undefined = playOn(log(closed, recorded))
    return game && [game.log.entries.length, game.log.recorded]
  }
  const all = { engine: 1, from: 1, until: 4 }

  test('[GEN-12] from its end, where that serves or where it was played on before', () => {
    expect(on([], undefined)).toEqual([4, undefined])
    expect(on([3], undefined)).toEqual([4, undefined])
    expect(on([], all)).toEqual([4, all])
    const before = { engine: 1, from: 0, until: 2 }
    expect(on([3], before)).toEqual([4, before])
    expect(playOn(log([], all))?.state.figures).toEqual(GAME.state.figures)
  })

  test('[GEN-12] else from the last moment that serves; what was recorded after it is not kept', () => {
    expect(on([3], all)).toEqual([3, { engine: 1, from: 1, until: 3 }])
    expect(on([2, 3], all)).toEqual([2, { engine: 1, from: 1, until: 2 }])
    expect(on([1, 2, 3], all)).toEqual([1, { engine: 1, from: 1, until: 1 }])
    expect(on([1, 2, 3], { engine: 1, from: -1, until: 4 })).toEqual([1, { engine: 1, from: -1, until: 1 }])
    expect(on([0, 1, 2, 3], { engine: 1, from: -1, until: 4 })).toEqual([0, { engine: 1, from: -1, until: 0 }])
    expect(on([0, 1, 2, 3], all)).toBeUndefined()
  })

  test('[GEN-12] at its end, where it is over', () => {
    const { log, state } = run(begin(), [{ verb: 'resign', seat: BLUE }])
    const [resigned] = log.entries
    if (resigned?.entry !== 'command') throw new Error('nobody has resigned')
    const entry = { ...resigned, events: [...domainFacts(resigned.events), CLOSED] }
    const over = { ...log, entries: [entry], recorded: { engine: 1, from: 0, until: 1 } }
    expect(playOn(over)).toMatchObject({ log: over, state: { phase: 'over', outcome: state.outcome } })
  })

  describe('where many positions at the end cannot be', () => {
    const [first] = GAME.log.entries
    if (first?.entry !== 'command') throw new Error('nothing was done')
    /** Off the table, and as many questions of an Action as are asked there. */
    const off: GameEvent = { type: 'moved', figure: 'a' as FigureId, to: { x: -9000, y: 0 }, k: 1 }
    const asked = (stack: readonly Frame[], ...facts: readonly GameEvent[]) => ({
      ...first,
      events: [...facts, restored(stack)],
    })
    const ACTION_ASKED = (STATES[0]?.stack ?? []).map(aged)
    const times = (count: number, entry: LogEntry): readonly LogEntry[] => Array.from({ length: count }, () => entry)
    const kept = (...entries: readonly LogEntry[]) =>
      playOn({ ...GAME.log, entries, recorded: { engine: 1, from: 0, until: entries.length } })?.log.entries.length
    const [good, bad] = [asked(ACTION_ASKED), asked(ACTION_ASKED, off)]

    test('[GEN-12] a hundred of them are judged, then it is played on from where the engines part', () => {
      expect(kept(good, good, ...times(99, bad))).toBe(2)
      expect(kept(good, good, ...times(100, bad))).toBe(0)
    })

    test('[GEN-12] positions in which nothing can be answered are not judged', () => {
      expect(kept(good, good, ...times(200, asked([])))).toBe(2)
    })
  })
})
