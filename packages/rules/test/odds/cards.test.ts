import {
  apply,
  CC_EDITIONS,
  type Command,
  execute,
  fighterOf,
  figureId,
  type GameEvent,
  type GameState,
  grenadeOdds,
  isRefusal,
  isWounded,
  knownFigure,
  type LastingChange,
  QS_EDITIONS,
  ruleSetOf,
  scriptedChance,
  shotOdds,
  strideOf,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE, EMBER, man, opened, prepared } from '../world/games.ts'
import { TACTICS } from '../world/tactics.ts'

const [A, X] = [figureId('a'), figureId('x')]
const RIFLE = weaponId('rifle')
const CARD = TACTICS[0]?.id
if (!CARD) throw new Error('no card')

const FIGURES = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 18), man('y', 'ember', 20, 20)]

const under = (state: GameState, on: 'a' | 'x', change: LastingChange, value: number): GameState =>
  apply(state, { type: 'effectBegan', effect: { card: CARD, on: figureId(on), change, value, until: 99 } })

const editions = QS_EDITIONS.flatMap((qs) => CC_EDITIONS.map((cc) => [qs, cc] as const))
const board = (qs: (typeof QS_EDITIONS)[number], cc: (typeof CC_EDITIONS)[number], figures = FIGURES): GameState =>
  opened(prepared({ figures }, ruleSetOf({ qs, cc })))

/** Every roll of so many dice. */
function* rolls(dice: number): Generator<readonly number[]> {
  for (let i = 0; i < 6 ** dice; i++) yield Array.from({ length: dice }, (_, k) => 1 + (Math.floor(i / 6 ** k) % 6))
}

const said = (state: GameState, command: Command, dice: readonly number[]): GameState => {
  const step = execute(state, command, scriptedChance(dice))
  if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
  return step.state
}

/** The shot of `a` at `x` without an answer, with these dice. */
function shot(state: GameState, dice: readonly number[]): GameState {
  const declared = said(state, { verb: 'fire', seat: BLUE, figure: A, weapon: RIFLE, target: X }, [])
  if (topQuestion(declared)?.kind !== 'takeCover') throw new Error('no answer asked')
  return said(declared, { verb: 'reactTakeCover', seat: EMBER, take: false }, dice)
}

describe('[TACTIC-09] odds under the effects of cards', () => {
  const EFFECTS: readonly (readonly ['a' | 'x', LastingChange, number])[] = [
    ['a', 'fireDice', 1],
    ['a', 'fireDice', -2],
    ['a', 'accuracy', 1],
    ['a', 'accuracy', -2],
    ['x', 'concealment', 2],
    ['x', 'concealment', -1],
  ]

  it.each(editions)('[FIRE-09] [FIRE-03] a shot is what all its dice say (%s, %s)', (qs, cc) => {
    for (const [on, change, value] of EFFECTS) {
      const state = under(board(qs, cc), on, change, value)
      const odds = shotOdds(state, { shooter: A, weapon: RIFLE, target: X, aims: 0 })
      if (!odds) throw new Error('no shot')
      let [wound, elimination, all] = [0, 0, 0]
      for (const dice of rolls(odds.dice)) {
        const after = shot(state, dice)
        const target = knownFigure(after, X)
        all += 1
        if (target.place.at === 'gone') elimination += 1
        else if (isWounded(after, target)) wound += 1
      }
      expect(odds.wound, `${change} ${value}`).toBeCloseTo(wound / all, 12)
      expect(odds.elimination, `${change} ${value}`).toBeCloseTo(elimination / all, 12)
      const card = odds.need.items.find(({ code }) => code === 'card')
      const expected = change === 'fireDice' ? undefined : on === 'a' ? -value : value
      expect(card?.value).toBe(expected)
      expect(card?.rule).toBe(expected === undefined ? undefined : 'TACTIC-09')
    }
  })

  it('[GREN-09] [GREN-05] a grenade is what all its dice say', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12), man('y', 'ember', 20, 20)]
    for (const value of [-2, -1, 1]) {
      const state = under(board('qs-en', 'cc-en', figures), 'a', 'blastDice', value)
      const at = { x: 4000, y: 12_000 }
      const weapon = weaponId('grenade')
      const [caught] = grenadeOdds(state, { thrower: A, weapon, at })?.caught ?? []
      if (!caught) throw new Error('nobody is caught')
      let [wound, elimination, all] = [0, 0, 0]
      const plain = grenadeOdds(board('qs-en', 'cc-en', figures), { thrower: A, weapon, at })?.caught[0]
      expect(caught.miss).not.toBe(plain?.miss)
      for (const dice of rolls(Math.max(1, 3 + value))) {
        const after = said(state, { verb: 'throwGrenade', seat: BLUE, figure: A, weapon, at }, dice)
        const target = knownFigure(after, X)
        all += 1
        if (target.place.at === 'gone') elimination += 1
        else if (isWounded(after, target)) wound += 1
      }
      expect(caught.wound).toBeCloseTo(wound / all, 12)
      expect(caught.elimination).toBeCloseTo(elimination / all, 12)
    }
  })

  it('[H2H-02] a fight is fought with the dice that its odds count', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 7), man('y', 'ember', 20, 20)]
    const plain = board('qs-en', 'cc-en', figures)
    for (const value of [-1, 2]) {
      const state = under(plain, 'a', 'handToHand', value)
      const { healthy } = fighterOf(state, knownFigure(state, A))
      expect(healthy).toBe(fighterOf(plain, knownFigure(plain, A)).healthy + value)
      const command = { verb: 'move', seat: BLUE, figure: A, path: [], touch: { figure: X } }
      const chance = { d6: () => 6, int: () => 0 }
      const step = execute(state, command, chance)
      if (isRefusal(step)) throw new Error(step.code)
      const blow = step.events.find(
        (event): event is Extract<GameEvent, { type: 'blowStruck' }> => event.type === 'blowStruck',
      )
      expect(blow?.dice).toHaveLength(healthy)
    }
  })

  it('[MOVE-01] a stride is as long as the judge allows, and never less than nothing', () => {
    const plain = board('qs-en', 'cc-en')
    const strides = [-3, 2].map((value) => strideOf(under(plain, 'a', 'move', value), knownFigure(plain, A), 'move'))
    const printed = strideOf(plain, knownFigure(plain, A), 'move')
    expect(strides).toEqual([printed - 3000, printed + 2000])
    expect(strideOf(under(under(plain, 'a', 'move', -3), 'a', 'move', -9), knownFigure(plain, A), 'move')).toBe(0)
  })
})
