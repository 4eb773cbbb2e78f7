import { describe, expect, it } from 'vitest'
import { candidates } from '../../../src/engine/candidates.ts'
import { figureId, markerId, weaponId } from '../../../src/state/ids.ts'
import type { Marker } from '../../../src/state/marker.ts'
import { RIFLE } from '../../world/cards.ts'
import { at } from '../../world/places.ts'
import { BALLAST, FIRE, RIFLE_ID, range } from '../../world/range.ts'
import { ember, type Game, type Man, type Order, type Scene, scene } from '../../world/scene.ts'

const BOMB = { ...RIFLE, id: weaponId('bomb'), kind: 'grenade', short: 1, long: 0, radius: 2 } as const

const WATCH: Marker = {
  kind: 'opportunityFire',
  id: markerId('of'),
  side: 'ember',
  owner: figureId('o'),
  weapon: RIFLE_ID,
  at: at(3, 14),
  radius: 3,
}

/** `a` stands in the area that `o` of ember watches; `t` is a target 6 u away. */
const watched = (a: Partial<Man> = {}, ofTrigger: 'enter' | 'anyAction' = 'anyAction'): Game =>
  scene({
    size: [48, 24],
    options: { ofTrigger },
    markers: [WATCH],
    men: {
      a: { at: [3, 12], healthy: { sfRadius: 2, aim: 1, weapons: [RIFLE, BOMB] }, ...a },
      b: { at: [3, 20] },
      o: { at: [9, 18], side: 'ember', standing: { kind: 'opportunityFire', marker: WATCH.id } },
      t: { at: [8, 12], side: 'ember' },
      ...BALLAST,
    },
  })

const A = figureId('a')

const start = {
  verb: 'startSuppression',
  figure: A,
  weapon: RIFLE_ID,
  at: at(8, 12),
  joiners: [{ figure: figureId('b'), weapon: RIFLE_ID }],
} as const

const ACTIONS: readonly (readonly [string, Order])[] = [
  ['Fire', FIRE],
  ['Aim', { verb: 'aim', figure: A }],
  ['Take Cover', { verb: 'takeCover', figure: A }],
  ['Suppression Fire', start],
  ['a grenade', { verb: 'throwGrenade', figure: A, weapon: BOMB.id, at: at(8, 12) }],
  ['Opportunity Fire', { verb: 'placeOpportunityFire', figure: A, weapon: RIFLE_ID, at: at(8, 12) }],
]

const SHOT = { verb: 'opportunityShot', marker: WATCH.id, target: A } as const

/** Dice of the Action itself: the shot at `t` from 4 u needs three, the blast one. */
const ownDice = (action: Order): number[] =>
  action.verb === 'fire' ? [1, 1, 1] : action.verb === 'throwGrenade' ? [1] : []

describe.each(ACTIONS)('%s inside a watched area', (_, action) => {
  it('[OF-03] `anyAction`: draws fire before it takes effect, and is lost with a wound', () => {
    const game = watched().say(action)
    expect(game.asked('opportunityFire')).toMatchObject({
      awaiting: ['ember'],
      offers: [{ marker: 'of', target: 'a' }],
    })
    expect(game.facts('tokensSpent').length).toBeGreaterThan(0)
    game.say(SHOT, [4, 1, 1])
    expect(game.figure('a').wounded).toBe(true)
    expect([...game.facts('actionLost'), ...game.facts('shotLost')]).toMatchObject([{ figure: 'a', rule: 'WOUND-03' }])
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
    expect(game.question?.kind).toBe('action')
  })

  it('[OF-03] `anyAction`: goes on after a miss', () => {
    const game = watched()
      .say(action)
      .say(SHOT, [1, 1, 1].concat(ownDice(action)))
    expect([...game.facts('actionLost'), ...game.facts('shotLost')]).toEqual([])
    const effects = [
      'shotResolved',
      'aimed',
      'tookCover',
      'suppressionStarted',
      'grenadeThrown',
      'opportunityFirePlaced',
    ]
    const shots = game.facts('shotResolved').filter(({ shooter }) => shooter === 'a')
    const others = game.events.filter(({ type }) => type !== 'shotResolved' && effects.includes(type))
    expect(shots.length + others.length).toBe(1)
  })

  it('[OF-03] `enter`: draws none', () => {
    const game = watched({}, 'enter').say(action, ownDice(action))
    expect(game.facts('opportunityTriggered')).toEqual([])
  })
})

it('[OF-03] `anyAction`: Take Cover does not yet help against the fire that it draws', () => {
  const game = watched().say({ verb: 'takeCover', figure: A }).say(SHOT, [4, 1, 1])
  expect(game.facts('shotResolved')).toMatchObject([{ need: { score: 4 } }])
})

it('[COVER-03] [OF-03] `anyAction`: a reaction draws fire too', () => {
  const game = scene({
    size: [48, 24],
    options: { ofTrigger: 'anyAction' },
    turn: { active: 'ember' },
    markers: [WATCH],
    men: {
      a: { at: [3, 12] },
      o: { at: [9, 18], side: 'ember', standing: { kind: 'opportunityFire', marker: WATCH.id } },
      t: { at: [12, 12], side: 'ember' },
      ...BALLAST,
    },
  }).say({ verb: 'fire', figure: figureId('t'), weapon: RIFLE_ID, target: A })
  game.say({ verb: 'reactTakeCover', take: true })
  expect(game.asked('opportunityFire').offers).toHaveLength(1)
  game.say({ verb: 'holdFire' }, [1, 1, 1])
  expect(game.facts('tookCover')).toEqual([{ type: 'tookCover', figure: 'a', reaction: true }])
  expect(game.facts('shotResolved')).toMatchObject([{ need: { score: 5 } }])
})

it('[SF-09] [OF-03] `anyAction`: the joiner falls, and the SF with it', () => {
  const game = scene({
    size: [48, 24],
    options: { ofTrigger: 'anyAction' },
    markers: [WATCH],
    men: {
      a: { at: [3, 20], healthy: { sfRadius: 2 } },
      b: { at: [3, 12] },
      o: { at: [9, 18], side: 'ember', standing: { kind: 'opportunityFire', marker: WATCH.id } },
      ...BALLAST,
    },
  }).say({ ...start, joiners: [{ figure: figureId('b'), weapon: RIFLE_ID }], at: at(15, 12) })
  expect(game.asked('opportunityFire').offers).toMatchObject([{ target: 'b' }])
  game.say({ ...SHOT, target: figureId('b') }, [4, 4, 4])
  expect(game.facts('actionLost')).toMatchObject([{ figure: 'a', rule: 'SF-08' }])
  expect(game.state.markers).toEqual([])
})

it('[TURN-09] the candidates hold every shot, Aim and cover that is legal here, and nothing that needs a place', () => {
  const game = watched({}, 'enter')
  const verbs = [...candidates(game.state, 'blue')].map((command) => {
    const target = 'target' in command ? `>${command.target}` : ''
    return 'figure' in command ? `${command.verb} ${command.figure}${target}` : command.verb
  })
  for (const wanted of ['fire a>t', 'fire a>o', 'fire b>t', 'aim a', 'takeCover a']) expect(verbs).toContain(wanted)
  for (const placed of ['move a', 'moveAndFire a', 'throwGrenade a', 'startSuppression a', 'placeOpportunityFire a']) {
    expect(verbs).not.toContain(placed)
  }
})

describe('an Action that draws fire', () => {
  const anyAction = (men: Scene['men']) => range(8, { options: { ofTrigger: 'anyAction' }, men }).say(FIRE)

  it('[FIRE-11] [WOUND-06] [OF-03] who is eliminated before his shot does not shoot', () => {
    const game = anyAction({ w: { at: [3, 20], ...ember, watches: { at: [3, 12] } } })
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
    expect(game.figure('a')).toMatchObject({ whereabouts: 'eliminated', wounded: false })
    expect(game.facts('shotLost')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'WOUND-03' }])
    expect(game.facts('shotResolved').map(({ shooter }) => shooter)).toEqual(['w'])
  })
})
