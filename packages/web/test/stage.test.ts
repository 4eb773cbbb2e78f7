import { fold, type GameEvent, type GameState } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { figure, fire, moveTo } from '../../rules/test/world/commands.ts'
import { BLUE, man, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { type Beat, beatsOf } from '../src/stage/beats.ts'
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
  test('[MOVE-01] men who walk one after another are seen one after another, each where he has come to', () => {
    const events = told([moveTo(BLUE, 'a', 4, 5), moveTo(BLUE, 'b', 9, 6)])
    const beats = beatsOf(BEGUN.state, events)
    expect(beats.map(({ marks }) => marks.map((mark) => mark.kind === 'walk' && mark.figure))).toEqual([['a'], ['b']])
    const [first, second] = beats
    if (!first || !second) throw new Error('two beats are needed')
    expect(figure(first.state, 'a').position).toEqual({ x: 4000, y: 5000 })
    // The screen is not ahead of what is told.
    expect(figure(first.state, 'b').position).toEqual({ x: 9000, y: 4000 })
    expect(figure(second.state, 'b').position).toEqual({ x: 9000, y: 6000 })
  })

  test('[FIRE-09] a shot and what comes of it are one beat', () => {
    const events = told([fire(BLUE, 'a', 'x')], 6, 6, 1)
    const beats = beatsOf(BEGUN.state, events)
    expect(beats).toHaveLength(1)
    expect(beats[0]?.marks.map(({ kind }) => kind)).toContain('shot')
    expect(beats[0]?.marks.map(({ kind }) => kind)).not.toContain('aim')
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
})
