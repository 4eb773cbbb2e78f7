import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { BOMB, RIFLE } from './world/cards.ts'
import { at, piece, u } from './world/places.ts'
import { BALLAST, FIRE, range } from './world/range.ts'
import { ember, type Game, type Man, type Scene, scene } from './world/scene.ts'

const h2h = (healthy: number, hurt: number): Partial<Man> => ({ healthy: { h2h: healthy }, hurt: { h2h: hurt } })
const types = ({ events }: Game): readonly string[] => events.map(({ type }) => type)

const duel = (a: Partial<Man>, e: Partial<Man>, rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: { a: { at: [5, 5], ...a }, e: { at: [8, 5], ...ember, ...e }, ...BALLAST, ...rest.men },
  })
const charge = { verb: 'move', figure: 'a', path: [at(8, 5)] } as const

describe('hand to hand', () => {
  it('[H2H-05] wounds of a fight say so; one hit on a man with two sides is no kill and holds up no reckoning', () => {
    const game = duel(h2h(1, 1), h2h(1, 0)).say(charge, [5, ...[6, 1], ...[6]].slice(0, 2))
    expect(game.facts('wounded')[0]).toEqual({ type: 'wounded', figure: 'e', rule: 'H2H-05' })
    expect(game.facts('reckoningHeld')).toEqual([])
  })

  it('[H2H-02] [H2H-04] a mover without dice is still struck at, until it is over', () => {
    const game = duel(h2h(0, 0), h2h(1, 1)).say(charge, [1, 5, 6])
    expect(game.facts('blowStruck').map(({ by, dice }) => [by, dice.length])).toEqual([
      ['a', 0],
      ['e', 1],
      ['a', 0],
      ['e', 1],
      ['a', 0],
      ['e', 1],
    ])
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'eliminated' }])
  })

  it('[H2H-04] without dice on either side nobody strikes, and the mover steps back from all', () => {
    const men = { e: { at: [8, 4.4], ...ember, ...h2h(0, 0) }, d: { at: [8, 5.6], ...ember, ...h2h(0, 0) } } as const
    const game = duel(h2h(0, 0), {}, { men }).say(charge)
    game.say({ verb: 'chooseOpponent', figure: 'd' })
    expect(game.facts('blowStruck')).toEqual([])
    expect(game.facts('fightStarted')).toHaveLength(1)
    expect(game.facts('fightEnded')).toMatchObject([{ opponent: 'd', why: 'standoff' }])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('moveEnded')).toMatchObject([{ why: 'contact' }])
  })

  it('[H2H-08] the second opponent is fought without a question, and only while the mover stands', () => {
    const men = { e: { at: [8, 4.4], ...ember, ...h2h(1, 1) }, d: { at: [8, 5.6], ...ember, ...h2h(1, 1) } } as const
    const game = duel(h2h(2, 2), {}, { men }).say(charge)
    game.say({ verb: 'chooseOpponent', figure: 'd' }, [5, 5, 1, 6, 6, 1])
    expect(game.facts('fightStarted').map(({ opponent }) => opponent)).toEqual(['d', 'e'])
    const lost = duel(h2h(1, 1), {}, { men }).say(charge)
    lost.say({ verb: 'chooseOpponent', figure: 'd' }, [1, 6, 1, 6])
    expect(lost.facts('fightStarted')).toHaveLength(1)
    expect(lost.figure('a').whereabouts).toBe('eliminated')
  })

  it('[H2H-10] a pending Aim ends with the fight, as a standing marker does', () => {
    const game = duel(h2h(3, 3), { ...h2h(1, 1), aims: 1 }).say(charge, [5, 6, 1, 1])
    expect(game.facts('standingCleared')).toContainEqual({ type: 'standingCleared', figure: 'e', rule: 'H2H-10' })
    const plain = duel(h2h(3, 3), h2h(1, 1)).say(charge, [5, 6, 1, 1])
    expect(plain.facts('standingCleared')).toEqual([])
  })
})

describe('grenades', () => {
  const cast = (men: Scene['men'], options: Scene['options'] = {}, qs: Scene['qs'] = 'qs-en') =>
    scene({
      qs,
      options,
      men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, BOMB] } }, ...men, ...BALLAST },
    })
  const toss = { verb: 'throwGrenade', figure: 'a', weapon: 'bomb', at: at(11, 5) } as const
  const strong = { at: [11, 4], ...ember, healthy: { h2h: 4 }, hurt: { h2h: 4 } } as const
  const weak = { at: [11, 6], ...ember, healthy: { h2h: 1 }, hurt: { h2h: 1 } } as const

  it('[GREN-02] [GREN-03] the grenade on its way is a task with nothing decided yet', () => {
    const game = cast({ strong }).say({ ...toss, at: at(17, 5) }, [1])
    expect(game.facts('taskOpened')[0]?.task).toEqual({
      kind: 'grenade',
      thrower: 'a',
      weapon: 'bomb',
      at: at(17, 5),
      dice: 3,
      radius: 2,
      step: 'disperse',
      wounds: 0,
      order: [],
      due: [],
      hurt: [],
    })
  })

  it('[GREN-09] [GREN-10] the weakest first, whatever their order on the list', () => {
    const game = cast({ strong, weak }).say(toss, [4, 1, 1])
    expect(game.facts('wounded')).toEqual([{ type: 'wounded', figure: 'weak', rule: 'GREN-09' }])
    const two = cast({ strong, weak }).say(toss, [4, 4, 1])
    expect(two.facts('wounded').map(({ figure }) => figure)).toEqual(['weak', 'strong'])
  })

  it('[GREN-12] [GREN-10] the third wound comes back to the weakest and eliminates him', () => {
    const game = cast({ strong, weak }).say(toss, [4, 4, 4])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 'weak', rule: 'GREN-12' }])
  })

  it('[VICT-07] a blast without wounds holds up no reckoning, one with wounds does', () => {
    expect(types(cast({ weak }).say(toss, [1, 1, 1]))).not.toContain('reckoningHeld')
    const nobody = cast({ weak: { ...weak, at: [20, 20] } }).say(toss)
    expect(nobody.facts('grenadeBurst')).toMatchObject([{ dice: [], wounds: 0, caught: [] }])
    expect(types(nobody)).not.toContain('reckoningHeld')
    const hurt = types(cast({ weak }).say(toss, [4, 1, 1]))
    expect(hurt.indexOf('reckoningHeld')).toBeLessThan(hurt.indexOf('wounded'))
    expect(hurt.indexOf('wounded')).toBeLessThan(hurt.indexOf('reckoningDue'))
  })

  it('[GREN-08] option takeCoverStopsBlast shelters those who took cover, and nobody else', () => {
    const on = { takeCoverStopsBlast: true }
    const covered = { ...weak, standing: { kind: 'takeCover' } } as const
    expect(cast({ weak }, on).say(toss, [1, 1, 1]).facts('grenadeBurst')).toMatchObject([{ caught: ['weak'] }])
    expect(cast({ weak: covered }, on).say(toss).facts('grenadeBurst')).toMatchObject([
      { caught: [], safe: [{ figure: 'weak', rule: 'GREN-08' }] },
    ])
    expect(cast({ weak: covered }).say(toss, [1, 1, 1]).facts('grenadeBurst')).toMatchObject([{ caught: ['weak'] }])
  })

  it('[GREN-10] [GREN-11] as many wounds as equals need no dice; one fewer does', () => {
    const pair = { p: { ...weak, at: [11, 4] }, q: weak } as const
    expect(cast(pair).say(toss, [4, 4, 1]).facts('tieRolled')).toEqual([])
    const tie = cast(pair).say(toss, [4, 1, 1, 3, 2])
    expect(tie.facts('tieRolled')).toEqual([
      {
        type: 'tieRolled',
        rule: 'GREN-11',
        dice: [
          { figure: 'p', rolls: [3] },
          { figure: 'q', rolls: [2] },
        ],
      },
    ])
    expect(tie.facts('wounded')).toMatchObject([{ figure: 'q' }])
  })
})

describe('shots', () => {
  it('[FIRE-10] [FIRE-11] a wound and a headshot say by which rule', () => {
    const quick = { options: { reactionCoverFree: false }, tokens: { ember: 0 } } as const
    expect(range(5, quick).say(FIRE, [4, 1, 1]).facts('wounded')).toEqual([
      { type: 'wounded', figure: 't', rule: 'FIRE-10' },
    ])
    expect(range(5, quick).say(FIRE, [6, 6, 1]).facts('eliminated')).toEqual([
      { type: 'eliminated', figure: 't', rule: 'FIRE-11' },
    ])
  })

  it('[COVER-03] the reaction is paid as the Action it is', () => {
    const game = range(8).say(FIRE)
    game.say({ verb: 'reactTakeCover', take: true }, [1, 1, 1])
    expect(game.facts('actionTaken')).toMatchObject([{ figure: 't', verb: 'takeCover', slots: 1, attack: false }])
    expect(game.facts('tookCover')).toEqual([{ type: 'tookCover', figure: 't', reaction: true }])
  })

  it('[AIM-01] [OF-03] an Action that draws no fire takes effect at once', () => {
    const game = range(8).say({ verb: 'aim', figure: 'a' })
    expect(types(game)).not.toContain('taskOpened')
    expect(game.facts('aimed')).toEqual([{ type: 'aimed', figure: 'a' }])
  })

  it('[WOUND-03] a shot is lost with its shooter, and the loss says why', () => {
    const watcher = { w: { at: [3, 20], ...ember, watches: { at: [3, 12] } } } as const
    const game = range(8, { options: { ofTrigger: 'anyAction' }, men: watcher }).say(FIRE)
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [4, 1, 1])
    expect(game.facts('shotLost')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'WOUND-03' }])
    expect(game.facts('wounded')).toEqual([{ type: 'wounded', figure: 'a', rule: 'FIRE-10' }])
  })
})

describe('wounds', () => {
  it('[OF-11] [SF-12] what a wound ends it ends by its own rule', () => {
    const game = range(5, {
      options: { woundClearsOf: true },
      tokens: { ember: 0 },
      target: { watches: { at: [20, 12] } },
    }).say(FIRE, [4, 1, 1])
    expect(game.facts('standingCleared')).toEqual([{ type: 'standingCleared', figure: 't', rule: 'OF-11' }])
    const kept = range(5, {
      options: { woundClearsOf: false },
      tokens: { ember: 0 },
      target: { watches: { at: [20, 12] } },
    })
    expect(kept.say(FIRE, [4, 1, 1]).facts('standingCleared')).toEqual([])
  })

  it('[MOVE-07] [MNF-06] not at those just fought', () => {
    const wall = piece('far', rectangleOutline(u(40), u(1), u(1), u(1)))
    const game = scene({
      size: [48, 24],
      elements: [wall],
      options: { contactEndsMove: false },
      men: {
        a: { at: [5, 5], ...h2h(0, 0), healthy: { h2h: 0, moveFire: 6 } },
        e: { at: [8, 5], ...ember, ...h2h(0, 0) },
        d: { at: [12, 9], ...ember },
        ...BALLAST,
      },
    }).say({ verb: 'moveAndFire', figure: 'a', path: [at(8, 5)], shoot: 'after' })
    expect(game.refusal({ verb: 'shootAfterMove', weapon: 'rifle', target: 'e' })).toEqual({
      refused: true,
      rule: 'MNF-06',
      code: 'justFought',
      params: { target: 'e' },
    })
    expect(game.rule({ verb: 'shootAfterMove', weapon: 'rifle', target: 'd' })).toBeUndefined()
  })
})
