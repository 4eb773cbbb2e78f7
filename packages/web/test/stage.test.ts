import { figureId, fold, type GameEvent, type GameState } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { figure, fire, moveTo } from '../../rules/test/world/commands.ts'
import { BLUE, man, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { type Beat, beatsOf } from '../src/stage/beats.ts'
import { BEAT_TIMES, PACES, SPEEDS, type Speed } from '../src/stage/pace.ts'
import { beatOf, createStage, isCaughtUp, type Reel, RULES } from '../src/stage/stage.ts'

const SPEC = prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 9, 4), man('x', 'ember', 4, 8)] })
const BEGUN = begin(SPEC)

function told(commands: readonly unknown[], ...dice: readonly number[]): readonly GameEvent[] {
  return run(BEGUN, commands, ...dice).log.entries.flatMap((entry) => (entry.entry === 'command' ? entry.events : []))
}

/** Time that only goes on when it is told to. */
function clock() {
  const waiting: { act: () => void; at: number }[] = []
  let now = 0
  return {
    wait: (act: () => void, ms: number) => {
      const one = { act, at: now + ms }
      waiting.push(one)
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one))
    },
    pass: (ms: number) => {
      now += ms
      for (;;) {
        const due = waiting.findIndex(({ at }) => at <= now)
        if (due < 0) return
        waiting.splice(due, 1)[0]?.act()
      }
    },
  }
}

const beat = (time: number): Beat => ({ state: BEGUN.state, events: [], told: 1, marks: [], time })

function reelOf(...commands: readonly (readonly Beat[])[]): Reel & { commands: (readonly Beat[])[] } {
  const kept = [...commands]
  return { commands: kept, last: () => kept.length, beatsAt: (moment) => kept[moment] ?? [] }
}

describe('the beats of a command', () => {
  test('[ORDER-10] men of one order walk together, up to what happens on the way', () => {
    const events = told([moveTo(BLUE, 'a', 4, 5), moveTo(BLUE, 'b', 9, 6), fire(BLUE, 'a', 'x')], 1, 1, 1)
    const beats = beatsOf(BEGUN.state, events)
    expect(beats.map(({ marks }) => marks.map((mark) => (mark.kind === 'walk' ? mark.figure : mark.kind)))).toEqual([
      ['a', 'b'],
      ['shot'],
    ])
    const [walks] = beats
    if (!walks) throw new Error('a beat is needed')
    expect(figure(walks.state, 'a').position).toEqual({ x: 4000, y: 5000 })
    expect(figure(walks.state, 'b').position).toEqual({ x: 9000, y: 6000 })
  })

  test('[ORDER-10] an order without interrupts takes at most 3 s at normal pace, however many go however far', () => {
    const men = Array.from({ length: 75 }, (_, i) => man(`m${i}`, 'blue', 2 + (i % 15), 2 + Math.floor(i / 15)))
    const begun = begin(prepared({ figures: [...men, man('x', 'ember', 2, 18)] }))
    const walk = (id: string, x: number, y: number): readonly GameEvent[] => {
      const path = [{ x, y: y + 4000 }]
      const task = { kind: 'movement', figure: id, path: [{ x, y }, ...path], k: 0, steps: 4000 }
      const moved = { type: 'moved', figure: id, k: 4000, to: path[0] }
      return [{ type: 'taskOpened', task }, moved, { type: 'taskClosed', kind: 'movement' }] as unknown as GameEvent[]
    }
    const events = men.flatMap(({ id, position: { x, y } }) => walk(id, x, y))
    const beats = beatsOf(begun.state, events)
    expect(beats.map(({ marks }) => marks.length)).toEqual([75])
    expect(beats.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(3000)
  })

  test('[FIRE-09] a shot and what comes of it are one beat', () => {
    const events = told([fire(BLUE, 'a', 'x')], 6, 6, 1)
    const beats = beatsOf(BEGUN.state, events)
    expect(beats).toHaveLength(1)
    expect(beats[0]?.marks.map(({ kind }) => kind)).toContain('shot')
    expect(beats[0]?.marks.map(({ kind }) => kind)).not.toContain('aim')
  })

  test('[ORDER-13] those who fire at one target by one order miss together, up to a hit or another target', () => {
    const [declared, resolved] = told([fire(BLUE, 'a', 'x')], 1, 1, 1).filter(
      ({ type }) => type === 'shotDeclared' || type === 'shotResolved',
    )
    if (declared?.type !== 'shotDeclared' || resolved?.type !== 'shotResolved') throw new Error('a shot is needed')
    const shot = (by: string, result: 'miss' | 'wound', target = 'x'): readonly GameEvent[] => {
      const who = { shooter: figureId(by), target: figureId(target) }
      return [
        { ...declared, ...who },
        { ...resolved, ...who, result },
      ]
    }
    const volley = [...shot('a', 'miss'), ...shot('b', 'miss'), ...shot('a', 'wound'), ...shot('b', 'miss')]
    const marks = (events: readonly GameEvent[]) => beatsOf(BEGUN.state, events).map((one) => one.marks.length)
    expect(marks(volley)).toEqual([3, 1])
    expect(marks([...shot('a', 'miss'), ...shot('b', 'miss', 'a')])).toEqual([1, 1])
    // The next is announced and its target may answer: the aim is seen beside the shot before it.
    const kinds = beatsOf(BEGUN.state, [...shot('a', 'miss'), ...shot('b', 'miss').slice(0, 1)])
    expect(kinds.map((one) => one.marks.map(({ kind }) => kind))).toEqual([['shot', 'aim']])
  })

  test.each([
    ['a miss', [1, 1, 1], 'shot'],
    ['a wound', [6, 1, 1], 'wound'],
    ['a death', [6, 6, 6], 'fall'],
  ] as const)('[FIRE-09] %s stays as long as the table of beats has it', (_, dice, kind) => {
    const [shot] = beatsOf(BEGUN.state, told([fire(BLUE, 'a', 'x')], ...dice))
    expect(shot?.marks.map((mark) => mark.kind)).toContain(kind)
    expect(shot?.time).toBe(BEAT_TIMES[kind])
  })

  test('[TURN-16] bookkeeping alone is no beat: a pass takes no time', () => {
    expect(beatsOf(BEGUN.state, [{ type: 'questionClosed', kind: 'window' }])).toEqual([])
  })

  test('[SUPP-05] a barrage falls shell after shell', () => {
    const shell = (n: number): GameEvent => {
      const to = { x: n * 1000, y: 2000 }
      return { type: 'shellFell', side: 'ember', shell: n, of: 3, from: to, to } as GameEvent
    }
    const beats = beatsOf(BEGUN.state, [shell(1), shell(2), shell(3)])
    expect(beats.map(({ marks }) => marks)).toEqual(
      [1, 2, 3].map((n) => [{ kind: 'shell', at: { x: n * 1000, y: 2000 } }]),
    )
  })

  test('[GEN-12] the last beat leaves the table as the facts do', () => {
    const events = told([moveTo(BLUE, 'b', 9, 6), fire(BLUE, 'a', 'x')], 5, 1, 1)
    const state: GameState | undefined = beatsOf(BEGUN.state, events).at(-1)?.state
    expect(state).toEqual(fold(BEGUN.state, events))
    expect(beatsOf(BEGUN.state, []).length).toBe(0)
  })
})

describe('the paces', () => {
  const lasts = (ms: number, speed: Speed): number => (speed === 'wait' ? Number.POSITIVE_INFINITY : ms / speed)

  test('at normal pace a shot stays a second, a wound one and a half, a death two', () => {
    expect(SPEEDS.normal).toBe(1)
    expect(BEAT_TIMES.aim).toBeGreaterThanOrEqual(1000)
    expect(BEAT_TIMES.shot).toBeGreaterThanOrEqual(1000)
    expect(BEAT_TIMES.blow).toBeGreaterThanOrEqual(1000)
    expect(BEAT_TIMES.wound).toBeGreaterThanOrEqual(1500)
    expect(BEAT_TIMES.fall).toBeGreaterThanOrEqual(2000)
  })

  test('each is faster than the one before; instant shows all at once, and the last waits', () => {
    const shot = PACES.map((pace) => lasts(BEAT_TIMES.shot, SPEEDS[pace]))
    const [slow = 0, normal = 0, fast = 0] = shot
    expect(slow).toBeGreaterThan(normal)
    expect(normal).toBeGreaterThan(fast)
    expect(SPEEDS.instant).toBe(0)
    expect(SPEEDS.wait).toBe('wait')
  })
})

describe('the stage', () => {
  const COMMANDS = [[beat(100), beat(200)], [], [beat(50)]] as const

  test('shows each beat for its time, and passes over commands that show nothing', () => {
    const time = clock()
    const stage = createStage(reelOf(...COMMANDS), 0, { ...RULES, wait: time.wait })
    stage.getState().run('on')
    const at = () => [stage.getState().moment, stage.getState().beat]
    expect(at()).toEqual([0, 1])
    time.pass(99)
    expect(at()).toEqual([0, 1])
    time.pass(1)
    expect(at()).toEqual([0, 2])
    time.pass(200)
    expect(at()).toEqual([2, 1])
    time.pass(50)
    expect(at()).toEqual([3, 0])
    expect(stage.getState().running).toBeUndefined()
  })

  test('goes twice as fast at speed 2, and tells everything at once at speed 0', () => {
    const time = clock()
    const stage = createStage(reelOf(...COMMANDS), 0, { ...RULES, wait: time.wait })
    stage.getState().setSpeed(2)
    stage.getState().run('on')
    time.pass(50)
    expect(stage.getState().beat).toBe(2)
    stage.getState().setSpeed(0)
    expect(stage.getState()).toMatchObject({ moment: 3, beat: 0, running: undefined })
  })

  test('is paused, skipped, scrubbed and run backwards', () => {
    const time = clock()
    const reel = reelOf(...COMMANDS)
    const stage = createStage(reel, 0, { ...RULES, wait: time.wait })
    stage.getState().run('on')
    stage.getState().pause()
    time.pass(1000)
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 1 })
    expect(beatOf(reel, stage.getState())).toBe(COMMANDS[0][0])
    stage.getState().goToBeat(0, 2)
    expect(beatOf(reel, stage.getState())).toBe(COMMANDS[0][1])
    stage.getState().skip()
    expect(stage.getState()).toMatchObject({ moment: 3, beat: 0, running: undefined })
    stage.getState().run('back')
    time.pass(RULES.glance)
    time.pass(RULES.glance)
    expect(stage.getState().moment).toBe(1)
    stage.getState().goTo(-7)
    expect(stage.getState()).toMatchObject({ moment: 0, running: undefined })
  })

  test('of a game under way waits for more, and is caught up while the last beat is still seen', () => {
    const time = clock()
    const reel = reelOf()
    const stage = createStage(reel, 0, { ...RULES, wait: time.wait, live: true })
    expect(isCaughtUp(reel, stage.getState())).toBe(true)
    reel.commands.push([beat(100), beat(100)])
    stage.getState().follow()
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 1 })
    expect(isCaughtUp(reel, stage.getState())).toBe(false)
    time.pass(100)
    expect(isCaughtUp(reel, stage.getState())).toBe(true)
    // What comes meanwhile is told after it.
    reel.commands.push([beat(100)])
    stage.getState().follow()
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 2 })
    time.pass(100)
    expect(stage.getState()).toMatchObject({ moment: 1, beat: 1 })
    // Something was taken back.
    reel.commands.length = 0
    stage.getState().follow()
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 0, running: 'on' })
  })

  test('that waits stays at each beat until it is told to go on, and takes its time again at another pace', () => {
    const time = clock()
    const reel = { ...reelOf(...COMMANDS), waitsAt: (moment: number) => moment === 0 }
    const stage = createStage(reel, 0, { ...RULES, wait: time.wait })
    const { goOn, run, setSpeed } = stage.getState()
    setSpeed('wait')
    run('on')
    time.pass(60_000)
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 1 })
    goOn()
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 2 })
    setSpeed(1)
    time.pass(199)
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 2 })
    time.pass(1)
    expect(stage.getState()).toMatchObject({ moment: 2, beat: 1 })
    setSpeed('wait')
    // What the player did himself does not wait for him.
    time.pass(50)
    expect(stage.getState()).toMatchObject({ moment: 3, beat: 0, running: undefined })
  })

  test('ends one beat when it is told to go on, and the next has its whole time', () => {
    const time = clock()
    const stage = createStage(reelOf(...COMMANDS), 0, { ...RULES, wait: time.wait })
    stage.getState().run('on')
    time.pass(60)
    stage.getState().goOn()
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 2 })
    time.pass(199)
    expect(stage.getState()).toMatchObject({ moment: 0, beat: 2 })
    time.pass(1)
    expect(stage.getState()).toMatchObject({ moment: 2, beat: 1 })
  })
})
