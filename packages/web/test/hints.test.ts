import {
  type ActionCommand,
  type Command,
  check,
  figureId,
  type GameState,
  grenadeOdds,
  isActionVerb,
  isRefusal,
  seatOf,
  seededChance,
  shotOdds,
  startLog,
  type Verb,
  weaponId,
} from '@tactic48/rules'
import { expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { MATCHES, preparedMatch } from '../src/front/quickMatch.ts'
import { draftFrom } from '../src/interactions/actions.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { newChance } from '../src/play/hint/chances.ts'
import { ideaOf, shotAfterAim } from '../src/play/hint/idea.ts'
import { advisedIn } from './advised.ts'
import { companyGame } from './companyGames.ts'
import { atTheFarm, placed, positionGame, stateOf } from './playPositions.ts'

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

function quickGame(): GameState {
  const [match] = MATCHES
  const spec = match && preparedMatch(match, 'qs-en')
  if (!spec) throw new Error('no match lies ready')
  return held(startLog(spec, seededChance('begun'))).state
}

test.each([
  ['the quick start', quickGame(), 40],
  ['a company', stateOf(companyGame({ id: 'hinted', scenario: { victoryShare: 0.9 } })), 30],
])('[TURN-15] what is advised in %s comes into the plan as the same Action, judged legal', (_, state, most) => {
  const verbs = new Set<Verb>()
  for (const { state: seen, command } of advisedIn(state, most)) {
    if (!isAction(command) || command.verb === 'takeInitiative') continue
    verbs.add(command.verb)
    const seat = seatOf(seen, seen.figures.find(({ id }) => id === command.figure)?.side ?? 'blue')
    const prospect = seat && prospectOf(seen, seat, draftFrom(command))
    expect(prospect?.refusal, JSON.stringify(command)).toBeUndefined()
    expect(prospect?.plan?.command).toMatchObject({ verb: command.verb, figure: command.figure })
    expect(isRefusal(check(seen, prospect?.command))).toBe(false)
  }
  expect(verbs.size).toBeGreaterThan(2)
})

test('[VICT-02] the idea of a Move to the objective is the objective', () => {
  const state = stateOf(atTheFarm({ id: 'wins', tokens: 6 }))
  const [first] = advisedIn(state, 1)
  expect(first?.command).toMatchObject({ verb: 'move', figure: figureId('hobart') })
  expect(first && ideaOf(first.state, first.command)).toBe('objective')
})

test('[GREN-07] [VICT-02] what is possible for the first time is found, and not told again', () => {
  const state = stateOf(
    positionGame({
      id: 'chances',
      guarded: ['haystack', 'building'],
      figures: [
        ...placed('blue', { 'us-airborne/hobart': [23.2, 10], 'us-airborne/marsh': [12.6, 13] }),
        ...placed('ember', { 'de-infantry/lenz': [12.2, 10], 'de-infantry/haller': [13.4, 10] }),
      ],
    }),
  )
  const seat = seatOf(state, 'blue')
  if (!seat) throw new Error('blue has no seat')
  const first = newChance(state, seat, 'blue', [])
  expect(first).toEqual({ name: 'objective', rule: 'VICT-02', figure: 'hobart' })
  const second = newChance(state, seat, 'blue', ['objective'])
  expect(second).toMatchObject({ name: 'grenadeOnTwo', rule: 'GREN-07' })
  expect(newChance(state, seat, 'blue', ['objective', 'grenadeOnTwo'])).toBeUndefined()
})

test('[GREN-05] a throw that may drift away is no chance to speak of', () => {
  const state = stateOf(
    positionGame({
      id: 'far',
      figures: [
        ...placed('blue', { 'us-airborne/hobart': [12.6, 21.5] }),
        ...placed('ember', { 'de-infantry/lenz': [12.2, 10], 'de-infantry/haller': [13.4, 10] }),
      ],
    }),
  )
  const seat = seatOf(state, 'blue')
  if (!seat) throw new Error('blue has no seat')
  const far = { thrower: figureId('hobart'), weapon: weaponId('mk2'), at: { x: 12_800, y: 10_000 } }
  expect(grenadeOdds(state, far)?.caught).toHaveLength(2)
  expect(newChance(state, seat, 'blue', [])).toBeUndefined()
})

test('[AIM-01] an Aim that is advised brings the shot after it: the likeliest, with the Aim counted', () => {
  const aiming = (options = {}): GameState =>
    stateOf(
      positionGame({
        id: 'aimed',
        tokens: 6,
        options,
        figures: [
          ...placed('blue', { 'us-airborne/marsh': [15, 16.6] }),
          ...placed('ember', { 'de-infantry/kessler': [17.2, 9.4], 'de-infantry/haller': [2, 2] }),
        ],
      }),
    )
  const state = aiming()
  const seat = seatOf(state, 'blue')
  if (!seat) throw new Error('blue has no seat')
  const aim = { verb: 'aim', seat, figure: figureId('marsh') } as const
  const shot = shotAfterAim(state, aim)
  expect(shot).toMatchObject({ shooter: 'marsh', target: 'kessler' })
  const hits = (at: GameState, aims: number): number =>
    1 -
    (shotOdds(at, { shooter: aim.figure, weapon: weaponId('garand'), target: figureId('kessler'), aims })?.miss ?? 1)
  const aims = shot?.state.figures.find(({ id }) => id === 'marsh')?.aims ?? 0
  expect(hits(shot?.state ?? state, aims)).toBeGreaterThan(hits(state, 0))
  expect(shotAfterAim(aiming({ premeasure: false }), aim)).toBeUndefined()
})
