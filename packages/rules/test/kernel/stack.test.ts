import { describe, expect, it, vi } from 'vitest'
import type { Reaction } from '../../src/engine/families.ts'
import { apply, fold } from '../../src/kernel/apply.ts'
import { type Chance, seededChance } from '../../src/kernel/chance.ts'
import type { Flow } from '../../src/kernel/flow.ts'
import { defer, openTask } from '../../src/kernel/stack.ts'
import type { EventType, GameEvent } from '../../src/state/event.ts'
import { SIDES } from '../../src/state/ids.ts'
import type { GameState } from '../../src/state/state.ts'
import type { Task } from '../../src/state/task.ts'
import { playRandomGame } from '../support/randomGame.ts'
import { tries } from '../support/thorough.ts'
import { moveTo } from '../world/commands.ts'
import { act, BLUE, man, opened, prepared } from '../world/games.ts'

/** A stranger's family: opens sealed questions at facts and at steps of the turn, and notes in which order they ran. */
const stranger = vi.hoisted(() => ({
  chance: undefined as { int(n: number): number } | undefined,
  facts: [] as readonly string[],
  opened: [] as string[],
}))

const probe = (name: string): Task => ({ kind: 'sealed', purpose: name, awaiting: SIDES, step: 'ask' })

function intrude(flow: Flow, at: string, by: typeof defer): void {
  if (!stranger.chance || flow.state.phase !== 'play' || stranger.chance.int(3) > 0) return
  for (let i = stranger.chance.int(3); i >= 0; i--) {
    const name = `probe ${stranger.opened.length} ${at}`
    stranger.opened.push(name)
    by(flow, probe(name))
  }
}

vi.mock('../../src/engine/families.ts', async (original) => {
  const order = await original<typeof import('../../src/engine/families.ts')>()
  const react: Reaction = (flow: Flow, event: GameEvent) => {
    if (stranger.facts.includes(event.type)) intrude(flow, event.type, defer)
  }
  const AT_EVENT = { get: (type: EventType) => [...(order.AT_EVENT.get(type) ?? []), react] }
  const AT_TURN_STEP: typeof order.AT_TURN_STEP = new Map(
    [...order.AT_TURN_STEP].map(([step, acts]) => [
      step,
      [...acts, (flow: Flow) => stranger.facts.includes(step) && intrude(flow, step, openTask)],
    ]),
  )
  return { ...order, AT_EVENT, AT_TURN_STEP }
})

const FACTS = [
  'turnStarted',
  'turnEnded',
  'shockEnded',
  'moveEnded',
  'moved',
  'eliminated',
  'wounded',
  'shotDeclared',
  'shotResolved',
  'tokensSpent',
  'tokensGained',
  'actionTaken',
  'standingCleared',
  'opportunityTriggered',
  'opportunityFireSpent',
  'suppressed',
  'suppressionRolled',
  'suppressionSix',
  'grenadeBurst',
  'blowStruck',
  'fightStarted',
  'fightEnded',
] as const satisfies readonly EventType[]

const TURN = ['shockOff', 'income', 'arrivals', 'kits', 'flags', 'volleys', 'draw', 'end', 'effects'] as const

/** These come in every game. */
const COMMON: readonly string[] = ['turnStarted', 'moved', 'tokensSpent', 'income', 'draw', 'end']

/** Four at a time, of which some are rare and some are not: a game takes longer than what is opened in it. */
const PLACES: readonly string[] = [...FACTS, ...TURN]
const GROUP_COUNT = Math.ceil(PLACES.length / 4)
const GROUPS = Array.from({ length: GROUP_COUNT }, (_, at) => PLACES.filter((_, i) => i % GROUP_COUNT === at))

const isProbe = (event: GameEvent): boolean =>
  event.type === 'taskOpened' && event.task.kind === 'sealed' && isNamed(event.task.purpose)

const isNamed = (purpose: string): boolean => purpose.startsWith('probe')

const runOrder = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'answersRevealed' && isNamed(event.purpose) ? [event.purpose] : []))

function withStranger<T>(chance: Chance, facts: readonly string[], play: () => T): T {
  stranger.chance = chance
  stranger.facts = facts
  stranger.opened = []
  try {
    return play()
  } finally {
    stranger.chance = undefined
  }
}

describe('a task may be opened anywhere', () => {
  it.each(GROUPS.map((group) => [group.join(', '), group] as const))(
    '[TURN-16] [TURN-02] at %s: every one runs once, and the game goes on',
    (_, group) => {
      const ran = new Set<string>()
      const lacking = (): readonly string[] => COMMON.filter((fact) => group.includes(fact) && !ran.has(fact))
      for (let i = 0; i < tries(3, 6) || (lacking().length > 0 && i < 6); i++) {
        const seed = `${group[0]} ${i}`
        const events: GameEvent[] = []
        let before: number | undefined
        let placed = 0
        withStranger(seededChance(`stranger ${seed}`), group, () => {
          const { faults, state } = playRandomGame(seed, { invariants: false, saves: i % 2 === 1 }, (step) => {
            events.push(...step.events)
            placed += step.events.filter(isProbe).length
            // Those opened before the first command are not among these events.
            before ??= stranger.opened.length - placed
            if (step.state.phase === 'play') expect(before + placed).toBe(stranger.opened.length)
          })
          expect(faults).toEqual([])
          expect(state.phase).toBe('over')
        })
        const order = runOrder(events)
        expect([...order].sort()).toEqual([...new Set(order)].sort())
        const ends = events.findIndex(({ type }) => type === 'gameEnded')
        expect(ends).toBeGreaterThan(-1)
        for (const purpose of order) ran.add(purpose.split(' ')[2] ?? '')
      }
      expect(lacking()).toEqual([])
    },
  )

  it('[TURN-16] what one step opens runs in the order in which it was opened', () => {
    const start = opened(prepared({ figures: [man('a', 'blue', 5, 5), man('x', 'ember', 5, 20)] }))
    const waiting = { int: () => 0 }
    stranger.opened = []
    stranger.chance = { int: (n: number) => (n === 3 ? (stranger.opened.length === 0 ? 0 : 1) : waiting.int()) }
    stranger.facts = ['moveEnded', 'tokensSpent']
    const { state } = act(start, moveTo(BLUE, 'a', 5, 6))
    stranger.chance = undefined
    const purposes = state.stack.flatMap((frame) =>
      frame.frame === 'task' && frame.task.kind === 'sealed' ? [frame.task.purpose] : [],
    )
    expect(purposes).toEqual([...purposes].sort().reverse())
    expect(purposes.length).toBe(stranger.opened.length)
  })

  it('[TURN-16] a task advanced or closed by another kind, or from under a question, throws', () => {
    const state: GameState = opened(prepared({ figures: [man('a', 'blue', 5, 5), man('x', 'ember', 5, 20)] }))
    const shot = { kind: 'grenade' } as Task
    expect(() => apply(state, { type: 'taskAdvanced', task: { kind: 'turn', step: 'end' } })).toThrow(/turn/)
    const bare = fold(state, [{ type: 'questionClosed', kind: 'action' }])
    expect(() => apply(bare, { type: 'taskAdvanced', task: shot })).toThrow(/grenade/)
    expect(() => apply(bare, { type: 'taskClosed', kind: 'shot' })).toThrow(/shot/)
    expect(() => apply(state, { type: 'questionClosed', kind: 'window' })).toThrow(/window/)
    expect(apply(bare, { type: 'taskAdvanced', task: { kind: 'turn', step: 'end' } }).stack).toEqual([
      { frame: 'task', task: { kind: 'turn', step: 'end' } },
    ])
  })

  it('[TURN-16] a closed task tells the one that opened it what came of it, over whatever lies between', () => {
    const state = opened(prepared({ figures: [man('a', 'blue', 5, 5), man('x', 'ember', 5, 20)] }))
    const returns = { of: 'opportunity', fired: [] } as const
    const after = fold(state, [
      { type: 'questionClosed', kind: 'action' },
      { type: 'taskOpened', task: probe('between') },
      { type: 'taskOpened', task: { kind: 'opportunity', offers: [], last: true, fired: [] }, returnsTo: 0 },
      { type: 'taskClosed', kind: 'opportunity', returns },
    ])
    expect(after.stack).toMatchObject([{ returned: returns }, { task: { purpose: 'between' } }])
    expect(after.stack[1]).toMatchObject({ frame: 'task', returned: undefined })
    const on = fold(after, [
      { type: 'taskClosed', kind: 'sealed' },
      { type: 'taskAdvanced', task: { kind: 'turn', step: 'end' } },
    ])
    expect(on.stack[0]).toMatchObject({ frame: 'task', returned: undefined })
  })
})
