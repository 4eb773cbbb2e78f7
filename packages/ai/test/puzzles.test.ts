import { rectangleOutline } from '@tactic48/geometry'
import {
  type ActionCommand,
  type Command,
  type CommandOf,
  execute,
  isActionVerb,
  isRefusal,
  type SideId,
  seededChance,
  smokeId,
  type Verb,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../../rules/test/world/cards.ts'
import { at, piece, u } from '../../rules/test/world/places.ts'
import { type Game, type Man, type Scene, scene } from '../../rules/test/world/scene.ts'
import { conductOf, consultation } from '../src/index.ts'
import { situationOf } from '../src/situation.ts'
import { watchValue } from '../src/watching.ts'
import { said, wall } from './asked.ts'

function saidBy<V extends Verb>(game: Game, verb: V, side: SideId = 'blue'): CommandOf<V> {
  const command = said(game, side)
  expect(command).toMatchObject({ verb })
  return command as CommandOf<V>
}

/** Regular plays for both until the turn is over, or the game: what blue did. */
function turnOf(game: Game): readonly ActionCommand[] {
  const actions: ActionCommand[] = []
  const { number } = game.state.turn
  while (game.state.phase === 'play' && game.state.turn.number === number) {
    const by = consultation(game.state, 'blue') ? 'blue' : 'ember'
    const command = said(game, by)
    const step = execute(game.state, command, seededChance(`${game.state.clock}`))
    if (isRefusal(step)) throw new Error(JSON.stringify(step))
    expect(conductOf(game.state, by, command, step.events).markersRepeated).toBe(0)
    if (by === 'blue' && isActionVerb(command.verb)) actions.push(command as ActionCommand)
    game.state = step.state
  }
  return actions
}

const verbs = (commands: readonly Command[]): readonly Verb[] => commands.map(({ verb }) => verb)
const WON = { winner: 'blue', rule: 'VICT-02' }

/** Behind a wall where nobody sees them, so that no loss of the others ends the game. */
const REAR: Scene['men'] = {
  blueRear: { at: [2, 23], ap: 60, healthy: { move: undefined, moveFire: undefined } },
  emberRear: { at: [22, 23], side: 'ember', ap: 60, healthy: { move: undefined, moveFire: undefined } },
}
const BACK_WALL = wall('back', 0.1, 21, 23.8, 0.4)
const MIDDLE_WALL = wall('middle', 12, 21.5, 0.4, 2.4)
const SCREENED = [BACK_WALL, MIDDLE_WALL]

describe('Regular', () => {
  it('[VICT-01] one loss from defeat takes the kill in sight, out of cover, with tokens saved', () => {
    const game = scene({
      tokens: { blue: 14 },
      men: {
        a: { at: [4, 12], standing: { kind: 'takeCover' }, ap: 6, healthy: { moveFire: undefined } },
        lost: { at: [1, 1], whereabouts: 'eliminated', ap: 5 },
        t: { at: [16, 12], side: 'ember', wounded: true, ap: 5 },
        other: { at: [17, 14], side: 'ember', ap: 5 },
        third: { at: [17, 9], side: 'ember', ap: 5 },
      },
      elements: [piece('hedge', rectangleOutline(u(12.5), u(10), u(0.4), u(4)), { cover: 'partial' })],
    })
    expect(saidBy(game, 'fire')).toMatchObject({ figure: 'a', target: 't' })
  })

  it('[WOUND-05] finishes a wounded man before it shoots at a dearer one in full health', () => {
    const game = scene({
      men: {
        a: { at: [4, 12] },
        t: { at: [10, 12], side: 'ember', wounded: true, ap: 4 },
        dear: { at: [10, 9], side: 'ember', ap: 9 },
        ...REAR,
      },
      elements: SCREENED,
    })
    expect(saidBy(game, 'fire')).toMatchObject({ target: 't' })
  })

  it('[VICT-01] would rather kill as likely as not than end the game by a stroke of luck', () => {
    const men: Scene['men'] = {
      a: { at: [4, 12] },
      b: { at: [4, 8] },
      hurt: { at: [11, 12], side: 'ember', wounded: true, ap: 4 },
      chief: { at: [11, 9], side: 'ember', ap: 12 },
      gone: { at: [1, 3], side: 'ember', ap: 3, whereabouts: 'eliminated' },
    }
    expect(saidBy(scene({ men, tokens: { blue: 2 } }), 'fire')).toMatchObject({ target: 'hurt' })
  })

  it('[MOVE-01] advances when nobody is in sight, round what is in the way', () => {
    const men: Scene['men'] = { a: { at: [4, 4] }, b: { at: [6, 4] }, t: { at: [4, 20], side: 'ember' } }
    const game = scene({ men, elements: [wall('long', 0.1, 12, 18, 0.5)] })
    expect(verbs(turnOf(game))).toEqual(['move', 'move', 'move', 'move', expect.stringMatching(/^move/)])
    expect(Math.max(game.figure('a').position.x, game.figure('b').position.x)).toBeGreaterThan(u(15))
  })

  describe.each(['qs-en', 'qs-it', 'qs-es'] as const)('%s', (qs) => {
    const mission = { blue: 'camp', ember: 'mill' } as const
    const elements = [wall('camp', 1, 20, 2, 2), wall('mill', 20, 2, 2, 2)]

    it('[VICT-02] walks to the objective that a Move reaches, though a kill is in sight', () => {
      const game = scene({
        qs,
        mission,
        elements,
        men: {
          a: { at: [16, 4] },
          t: { at: [14, 8], side: 'ember', wounded: true },
          e: { at: [10, 20], side: 'ember', ap: 30 },
        },
      })
      expect(turnOf(game)).toHaveLength(1)
      expect(game.state.outcome).toEqual(WON)
    })

    it('[VICT-02] finds the way round a corner to it, and past a friend who stands before it', () => {
      const corner = [...elements, wall('fence', 18.2, 0.2, 0.4, 4.2)]
      const men: Scene['men'] = { a: { at: [17.5, 4.5] }, e: { at: [3, 12], side: 'ember', ap: 30 } }
      const round = scene({ qs, mission, elements: corner, men })
      expect(turnOf(round)).toHaveLength(1)
      expect(round.state.outcome).toEqual(WON)
      const friend: Man = { at: [19.4, 3], healthy: { move: undefined, moveFire: undefined } }
      const past = scene({ qs, mission, elements, men: { ...men, a: { at: [15, 3] }, friend } })
      expect(turnOf(past)).toHaveLength(1)
      expect(past.state.outcome).toEqual(WON)
    })

    it('[VICT-02] wins with two Moves of the same turn', () => {
      const game = scene({
        qs,
        mission,
        elements,
        men: { a: { at: [10, 4] }, b: { at: [9, 12] }, e: { at: [12, 20], side: 'ember', ap: 30 } },
      })
      expect(turnOf(game).map(({ figure }) => figure)).toEqual(['a', 'a'])
      expect(game.state.outcome).toEqual(WON)
    })
  })

  it('[OF-13] never replaces a marker by an equal one, not even to spend the token of TURN-05', () => {
    const game = scene({
      men: {
        a: { at: [4, 12], watches: { at: [12, 12] }, healthy: { move: undefined, moveFire: undefined } },
        t: { at: [19, 12], side: 'ember', healthy: { move: 6 } },
      },
      elements: [wall('house', 14, 6, 2, 12)],
    })
    expect(verbs(turnOf(game))).not.toContain('placeOpportunityFire')
  })

  it('[OF-03] watches no place that nobody can step into', () => {
    const still = { move: undefined, moveFire: undefined } as const
    const game = scene({
      tokens: { blue: 20 },
      men: {
        a: { at: [4, 12], healthy: still },
        t: { at: [12, 12], side: 'ember', healthy: still, hurt: still, standing: { kind: 'takeCover' } },
      },
    })
    expect(verbs(turnOf(game))).not.toContain('placeOpportunityFire')
  })

  describe('where the only way to its objective leads through a gap', () => {
    const gap = () =>
      scene({
        mission: { blue: 'camp', ember: 'mill' },
        tokens: { blue: 5, ember: 5 },
        elements: [
          wall('camp', 3.5, 10, 2, 4),
          wall('mill', 44, 10, 2, 4),
          wall('north', 12, 0.2, 1, 10),
          wall('south', 12, 14, 1, 9.6),
        ],
        size: [48, 24],
        men: {
          a: {
            at: [7, 14],
            healthy: {
              move: undefined,
              moveFire: undefined,
              weapons: [{ id: 'mg', type: 'mg', kind: 'gun', maxShots: 2, short: 6, long: 6 } as never],
            },
          },
          t: { at: [15, 7], side: 'ember', ap: 12 },
        },
      })

    it('[OF-03] watches it', () => {
      expect(verbs(turnOf(gap()))).toContain('placeOpportunityFire')
    })

    it('[HOUSE-04] expects nothing of a marker on it when it lies in smoke', () => {
      const game = gap()
      const { state } = game
      const watched = { owner: game.figure('a'), weapon: weaponId('mg'), at: at(12.5, 12), radius: 3 }
      expect(watchValue(situationOf(state, 'blue'), watched)).toBeGreaterThan(0)
      const smoke = [{ id: smokeId('cloud'), side: 'ember', at: at(12.5, 12), radius: 4.6, due: 2 }] as const
      expect(watchValue(situationOf({ ...state, smoke }, 'blue'), watched)).toBe(0)
    })
  })
})

describe('in the windows of the opponent’s turn', () => {
  const men: Scene['men'] = {
    a: { at: [4, 12], side: 'ember', healthy: { moveFire: undefined } },
    ...REAR,
  }

  it('[TURN-08] takes a kill when any Action is allowed', () => {
    const game = scene({
      options: { opponentTurnActions: 'anyAction' },
      men: { ...men, t: { at: [12, 12], wounded: true } },
      elements: SCREENED,
    }).say({ verb: 'takeCover', figure: 'blueRear' })
    game.asked('window')
    expect(saidBy(game, 'fire', 'ember')).toMatchObject({ figure: 'a', target: 't' })
  })

  it.each(['anyAction', 'takeCoverAnytime'] as const)(
    '[TURN-16] passes where nothing is to be gained: %s',
    (opponentTurnActions) => {
      const game = scene({
        options: { opponentTurnActions },
        men: { ...men, t: { at: [20, 12] } },
        elements: [...SCREENED, wall('long', 11, 0.2, 1, 20.6)],
      }).say({ verb: 'takeCover', figure: 'blueRear' })
      game.asked('window')
      expect(said(game, 'ember')).toMatchObject({ verb: 'pass' })
    },
  )
})

describe('with few tokens', () => {
  const idle = { move: undefined, moveFire: undefined, ofRadius: undefined, sfRadius: undefined }
  const marksman: Man = { at: [4, 10], healthy: { ...idle, aim: 2, weapons: [{ ...RIFLE, maxShots: 1 }] } }
  const target: Man = { at: [16, 12], side: 'ember', ap: 10 }
  const thicket = piece('thicket', rectangleOutline(u(14), u(9), u(0.6), u(6)), { cover: 'partial' })
  const elements = [...SCREENED, thicket]
  const tokens = { blue: 2, ember: 0 }

  it('[AIM-01] aims where nobody else would shoot', () => {
    const game = scene({ men: { marksman, target, ...REAR }, tokens, elements })
    expect(said(game)).toMatchObject({ verb: 'aim', figure: 'marksman' })
  })

  it('[AIM-01] does not aim with a token by which a second man shoots', () => {
    const second: Man = { at: [4, 14], healthy: idle }
    const game = scene({ men: { marksman, second, target, ...REAR }, tokens, elements })
    expect(verbs(turnOf(game))).toEqual(['fire', 'fire'])
  })
})

describe('with officers and medics', () => {
  const unit = { unit: { company: 'A' } }
  const squad: Scene['men'] = {
    lt: { at: [3, 12], rank: 'lieutenant', ...unit },
    p: { at: [5, 9], ...unit },
    q: { at: [5, 11], ...unit },
    r: { at: [5, 13], ...unit },
    s: { at: [5, 15], ...unit },
    ...REAR,
  }

  it.each(['cc-en', 'cc-it'] as const)('[ORDER-13] lets all shoot at one whom they see: %s', (cc) => {
    const game = scene({
      cc,
      men: { ...squad, t: { at: [13, 12], side: 'ember', ap: 10 } },
      tokens: { blue: 1, ember: 0 },
      elements: SCREENED,
    })
    expect(saidBy(game, 'giveOrder')).toMatchObject({ figure: 'lt', order: { kind: 'fireAt', target: 't' } })
  })

  it('[ORDER-13] lets all shoot at one whom they see, though three who are nearer stand behind a wall', () => {
    const idle = { healthy: { move: undefined, moveFire: undefined } }
    const hidden: Scene['men'] = {
      h1: { at: [4, 5], side: 'ember', ...idle },
      h2: { at: [5.5, 5], side: 'ember', ...idle },
      h3: { at: [7, 5], side: 'ember', ...idle },
    }
    const game = scene({
      cc: 'cc-en',
      men: { ...squad, ...hidden, t: { at: [14, 12], side: 'ember', ap: 10 } },
      tokens: { blue: 1, ember: 0 },
      elements: [...SCREENED, wall('front', 0.1, 6.5, 10, 0.4)],
    })
    expect(saidBy(game, 'giveOrder')).toMatchObject({ figure: 'lt', order: { kind: 'fireAt', target: 't' } })
  })

  it('[ORDER-09] answers the question of its order, and joins where it sees the target itself', () => {
    const game = scene({
      cc: 'cc-en',
      men: { ...squad, t: { at: [10, 12], side: 'ember', ap: 10 } },
      tokens: { blue: 1, ember: 0 },
      elements: SCREENED,
    }).say({ verb: 'giveOrder', figure: 'lt', order: { kind: 'fireAt', target: 't' } })
    expect(saidBy(game, 'executeOrder')).toMatchObject({ joins: true, halts: [] })
  })

  it('[MEDIC-05] treats a wounded friend where nothing is to be shot', () => {
    const game = scene({
      cc: 'cc-en',
      men: {
        medic: { at: [3, 12], healthy: { firstAid: 2, move: undefined, moveFire: undefined }, hurt: false },
        hurt: { at: [4, 12], wounded: true, ap: 12, hurt: { move: undefined, moveFire: undefined } },
        ...REAR,
      },
      elements: SCREENED,
    })
    expect(saidBy(game, 'firstAid')).toMatchObject({ figure: 'medic', patient: 'hurt' })
  })
})
