import { markerId, type SuppressionMarker } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { figureId, weaponId } from '../../../src/state/ids.ts'
import { RIFLE } from '../../world/cards.ts'
import { at } from '../../world/places.ts'
import { BALLAST, EDITIONS, RIFLE_ID, screen } from '../../world/range.ts'
import { ember, type Game, type Man, type Scene, scene } from '../../world/scene.ts'
import { area, END, gunners, SF, start, takingPart, volley } from '../../world/suppressing.ts'

describe.each(EDITIONS)('%s', (qs) => {
  const italian = qs === 'qs-it'

  it('[SF-14] [SF-15] [EX-25] [EX-26] two sixes', () => {
    const game = volley({ qs }).say(END, [6, 6])
    if (italian) {
      expect(game.asked('victim')).toMatchObject({ awaiting: ['blue'], by: 'a', among: ['x', 'y'], rule: 'SF-14' })
      game.say({ verb: 'chooseVictim', figure: figureId('y') }).say({ verb: 'chooseVictim', figure: figureId('x') })
      expect(game.figure('x')).toMatchObject({ wounded: true, whereabouts: 'table' })
      expect(game.figure('y')).toMatchObject({ wounded: true, whereabouts: 'table' })
    } else {
      expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
        ['a', 'x'],
        ['b', 'x'],
      ])
      expect(game.figure('x').whereabouts).toBe('eliminated')
      expect(game.figure('y').wounded).toBe(false)
    }
  })

  it('[SF-14] [EX-27] a participant who sees no enemy in the area', () => {
    const wall = { elements: [screen(1, 13, 23.5, 'total')] }
    const men = { b: { at: [3, 20], ...takingPart() } } as const
    const game = volley({ qs, ...wall }, men).say(END, italian ? [1, 6] : [1])
    const [rolled] = game.facts('suppressionRolled')
    expect(rolled?.rolls.map(({ figure }) => figure)).toEqual(italian ? ['a', 'b'] : ['a'])
    if (italian) expect(game.facts('suppressionSix')).toEqual([{ type: 'suppressionSix', marker: SF, by: 'b' }])
  })

  it('[SF-13] [SF-12] [SF-04] [EX-30] one of two riflemen wounded: the marker goes, the flag stays', () => {
    const game = volley({ qs, turn: { active: 'ember' } }, { t: { at: [3, 17], side: 'ember' } })
    game.say({ verb: 'takeCover', figure: figureId('x') })
    const flagged = game.figure('x').counters.suppressed
    game.say({ verb: 'fire', figure: figureId('t'), weapon: RIFLE_ID, target: figureId('b') }, [4, 1, 1])
    expect(game.facts('suppressionCollapsed')).toEqual([{ type: 'suppressionCollapsed', marker: SF }])
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
    expect(game.figure('x').counters.suppressed).toBe(flagged)
  })
})

describe('the volley', () => {
  it('[SF-14] comes at the beginning of the own turn, free of AT and slots, not on placing', () => {
    const game = gunners().say(start(['b']))
    expect(game.facts('suppressionRolled')).toEqual([])
    game.say(END).say({ verb: 'takeCover', figure: figureId('t') })
    game.say(END, [1, 2])
    expect(game.facts('suppressionRolled')).toMatchObject([
      {
        rolls: [
          { figure: 'a', die: 1 },
          { figure: 'b', die: 2 },
        ],
      },
    ])
    expect(game.figure('a').counters).toMatchObject({ slots: 0, attacked: false })
    expect(game.state.sides.blue.tokens).toBe(8)
  })

  it('[SF-14] only enemies in the area and in LOS of the roller are victims', () => {
    const men = {
      far: { at: [13, 20], side: 'ember', healthy: { h2h: 0 } },
      friend: { at: [14, 12.5], healthy: { h2h: 0 } },
    } as const
    expect(volley({}, men).say(END, [6, 1]).facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'x' }])
  })

  it('[SF-14] `sfVictimInArea` off: any enemy in his LOS, but "in LOS" still asks for one in the area', () => {
    const options = { sfVictimInArea: false }
    const out = { x: { at: [13, 20], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 } } } as const
    const struck = volley({ options }, out).say(END, [6, 1])
    expect(struck.facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'x' }])
    expect(volley({}, out).say(END, [6, 1]).facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'y' }])
    const both = { ...out, y: { at: [15, 20], side: 'ember' } } as const
    expect(volley({ options }, both).say(END).facts('suppressionRolled')).toEqual([])
    const italian = volley({ qs: 'qs-it', options }, both).say(END, [6, 1])
    expect(italian.asked('victim').among).toContain('x')
  })

  it('[SF-15] the lowest H2H is found again after each wound', () => {
    const men = { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 4 } } } as const
    const game = volley({}, men).say(END, [6, 6])
    expect(game.facts('suppressionSix').map(({ victim }) => victim)).toEqual(['x', 'y'])
  })

  const equals = { y: { at: [13, 14], side: 'ember', healthy: { h2h: 1 } } } as const

  it('[SF-16] equals are chosen by D6, the lowest takes the wound, ties roll again', () => {
    const game = volley({}, equals).say(END, [6, 1, 3, 3, 5, 2])
    expect(game.facts('tieRolled')).toEqual([
      {
        type: 'tieRolled',
        rule: 'SF-16',
        dice: [
          { figure: 'x', rolls: [3, 5] },
          { figure: 'y', rolls: [3, 2] },
        ],
      },
    ])
    expect(game.figure('y').wounded).toBe(true)
    expect(game.figure('x').wounded).toBe(false)
  })

  it.each([
    ['attacker', 'blue'],
    ['defender', 'ember'],
  ] as const)('[SF-16] `allocationTie: %s` asks %s', (allocationTie, side) => {
    const game = volley({ options: { allocationTie } }, equals).say(END, [6, 1])
    expect(game.asked('victim')).toMatchObject({ awaiting: [side], among: ['x', 'y'], rule: 'SF-16' })
    expect(game.rule({ verb: 'chooseVictim', figure: figureId('a') })).toBe('SF-16')
    expect(defaultAnswer(game.state, side, scriptedChance([1]))).toMatchObject({ figure: 'y' })
    expect(game.say({ verb: 'chooseVictim', figure: figureId('x') }).figure('x').wounded).toBe(true)
    expect(game.question?.kind).toBe('action')
  })

  it('[SF-15] whose six comes first is asked where the sixes may fall on different men', () => {
    const wall = { elements: [screen(8, 13.3, 15.2, 'total')] }
    const men = {
      x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 } },
      y: { at: [13, 14.5], side: 'ember' },
      b: { at: [3, 22], ...takingPart() },
    } as const
    const game = volley({ ...wall }, men)
    game.say(END, [6, 6])
    expect(game.asked('sixes')).toMatchObject({ awaiting: ['blue'], among: ['a', 'b'] })
    expect(game.rule({ verb: 'chooseSix', participant: figureId('x') })).toBe('SF-15')
    expect(defaultAnswer(game.state, 'blue', scriptedChance([]))).toMatchObject({ participant: 'a' })
    game.say({ verb: 'chooseSix', participant: figureId('b') })
    expect(game.facts('suppressionSix')[0]?.by).toBe('b')
  })

  it('[SF-17] cover and Take Cover do not help', () => {
    const men = { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, standing: { kind: 'takeCover' } } } as const
    const game = volley({ elements: [screen(6, 4, 20, 'partial')] }, men).say(END, [6, 1])
    expect(game.figure('x').wounded).toBe(true)
  })

  it('[SF-18] a suppressed participant does not roll, but still counts', () => {
    const over = area([], { id: markerId('other'), side: 'ember', at: at(3, 15), radius: 0.6 })
    const enemy = { at: [10, 20], side: 'ember', standing: { kind: 'suppressionFire', marker: over.id } } as const
    const participants = [
      { figure: figureId('p'), weapon: RIFLE_ID },
      { figure: figureId('q'), weapon: RIFLE_ID },
    ]
    const markers = [area(['a', 'b']), { ...over, participants }]
    const game = volley({ markers }, { p: enemy, q: { ...enemy, at: [10, 22] } }).say(END, [1])
    expect(game.facts('suppressionRolled')).toMatchObject([{ rolls: [{ figure: 'a' }] }])
    expect(game.state.markers).toHaveLength(2)
  })

  it('[SF-20] having rolled does not bar an attack, with the same weapon where one is allowed', () => {
    const pistol = { ...RIFLE, id: weaponId('pistol') }
    const game = volley({}, { a: { at: [3, 12], ...takingPart(), healthy: { weapons: [RIFLE, pistol] } } }).say(
      END,
      [1, 1],
    )
    const fire = { verb: 'fire', figure: figureId('a'), weapon: RIFLE_ID, target: figureId('x') } as const
    expect(game.rule(fire)).toBeUndefined()
    expect(game.rule({ ...fire, weapon: pistol.id })).toBe('FIRE-06')
    game.say(fire)
    expect(game.facts('suppressionCollapsed')).toHaveLength(1)
  })

  it('[SF-12] [SF-13] a participant who acts leaves, and the rest falls with it', () => {
    const game = volley({ turn: { active: 'blue' } }).say({ verb: 'takeCover', figure: figureId('a') })
    expect(game.state.markers).toEqual([])
    expect(game.figure('b').standing).toBeUndefined()
    const three = volley(
      { turn: { active: 'blue' }, markers: [area(['a', 'b', 'c'])] },
      { c: { at: [3, 18], ...takingPart() } },
    ).say({ verb: 'takeCover', figure: figureId('a') })
    expect(three.state.markers).toMatchObject([{ participants: [{ figure: 'b' }, { figure: 'c' }] }])
  })

  it('[SF-12] elimination ends the part', () => {
    const game = volley({}, { t: { at: [3, 17], side: 'ember' } })
    game.say({ verb: 'fire', figure: figureId('t'), weapon: RIFLE_ID, target: figureId('b') }, [6, 6, 1])
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
  })
})

describe('who rolls', () => {
  /** Ember's turn ends, blue's begins. */
  const field = (markers: readonly SuppressionMarker[], men: Scene['men'], rest: Partial<Scene> = {}): Game =>
    scene({ size: [48, 24], turn: { active: 'ember' }, markers, ...rest, men: { ...men, ...BALLAST } })
  const target = (x: number, y: number, h2h = 1): Man => ({ at: [x, y], ...ember, healthy: { h2h }, hurt: { h2h } })

  it('[SF-14] every marker of the side rolls, one after the other', () => {
    const second = markerId('second')
    const men = {
      a: { at: [3, 12], ...takingPart() },
      b: { at: [3, 14], ...takingPart() },
      c: { at: [3, 18], ...takingPart(second) },
      d: { at: [3, 20], ...takingPart(second) },
      x: target(13, 12),
      y: target(13, 20),
    } as const
    const markers = [area(['a', 'b']), area(['c', 'd'], { id: second, at: at(13, 20), radius: 2 })]
    const game = field(markers, men).say(END, [1, 6, 6, 1])
    expect(game.facts('suppressionRolled').map(({ marker, rolls }) => [marker, rolls.map(({ die }) => die)])).toEqual([
      ['sf', [1, 6]],
      ['second', [6, 1]],
    ])
    expect(game.facts('wounded')).toEqual([
      { type: 'wounded', figure: 'x', rule: 'SF-14' },
      { type: 'wounded', figure: 'y', rule: 'SF-14' },
    ])
    expect(game.question?.kind).toBe('action')
  })

  it('[SF-14] [SF-18] where nobody rolls nothing is told', () => {
    const men = { a: { at: [3, 12], ...takingPart() }, b: { at: [3, 14], ...takingPart() }, x: target(30, 12) } as const
    const game = field([area(['a', 'b'])], men).say(END)
    expect(game.facts('suppressionRolled')).toEqual([])
    expect(game.state.markers).toHaveLength(1)
  })

  it('[SF-09] what still waits does not roll', () => {
    const men = { a: { at: [3, 12], ...takingPart() }, x: target(13, 12) } as const
    const game = field([area(['a'], { waiting: true })], men, { options: { sfStart: 'graceUntilTurnEnd' } }).say(END)
    expect(game.facts('suppressionRolled')).toEqual([])
  })

  it('[SF-09] at the end of a turn only the markers that wait are taken away', () => {
    const men = {
      a: { at: [3, 12], ...takingPart() },
      b: { at: [3, 14], ...takingPart() },
      w: { at: [3, 18], watches: { at: [20, 20] } },
      x: target(30, 12),
    } as const
    const game = field([area(['a', 'b'])], men).say(END)
    expect(game.state.markers).toHaveLength(2)
    const waiting = field([area(['a'], { waiting: true })], { a: { at: [3, 12], ...takingPart() }, x: target(30, 12) })
    expect(waiting.say(END).facts('suppressionCollapsed')).toEqual([{ type: 'suppressionCollapsed', marker: 'sf' }])
  })
})
