import { within } from '@tactic48/geometry'
import type { Item } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { baseOf, cardOf, faceOf, friendsOf, inShock, onTable, u } from './figures.ts'
import { isOfficer } from './rank.ts'
import { canSeeFigure } from './sight.ts'

/** HOUSE-01: 1D6. */
const PASS = 4
const NAMED_PASS = 3
/** HOUSE-01: u within which one sees a friend fall. */
const NEAR = 5

export interface ShockTest {
  readonly figure: FigureId
  /** What makes it due: an officer's death, or the sight of a friend who falls. */
  readonly rule: 'SHOCK-04' | 'HOUSE-01'
  /** Whose fall it is tested for. */
  readonly fallen: FigureId
  readonly need: number
}

/** Why one does not test who otherwise would. */
export interface Calm {
  readonly figure: FigureId
  readonly rule: 'SHOCK-02' | 'SHOCK-03' | 'WOUND-03'
}

/** HOUSE-01: what the die of a test needs, item by item. */
export const testItems = (named: boolean): readonly Item<'test' | 'named'>[] =>
  named
    ? [
        { rule: 'HOUSE-01', code: 'test', value: PASS },
        { rule: 'HOUSE-01', code: 'named', value: NAMED_PASS - PASS },
      ]
    : [{ rule: 'HOUSE-01', code: 'test', value: PASS }]

type Fate = 'killed' | 'wounded'

/** SHOCK-01: the rule is in use. */
export const testsNerves = ({ rules }: GameState): boolean => rules.house.psychShock && rules.company !== undefined

/** SHOCK-04: his platoon, his company where he is listed in none, and everybody where nobody is listed. */
function isOfUnit(officer: Figure, friend: Figure): boolean {
  const { platoon, company } = officer.unit
  if (platoon !== undefined) return friend.unit.platoon === platoon && friend.unit.company === company
  return friend.unit.company === company
}

const isNear = (state: GameState, a: Figure, b: Figure, radius: number): boolean =>
  within(baseOf(state, a), baseOf(state, b), u(radius))

/** SHOCK-04: the fall of this officer concerns him. */
function losesOfficer(state: GameState, fallen: Figure, friend: Figure, why: Fate): boolean {
  const { company } = state.rules
  if (!company || !isOfficer(state, fallen)) return false
  if (why === 'wounded' && company.officerDeathOnlyKilled) return false
  const { officerDeathTestRadius: radius } = company
  return isOfUnit(fallen, friend) || (radius > 0 && isNear(state, fallen, friend, radius))
}

/** HOUSE-01; REINF-03: on a comrade of the same card Shock falls without any test. */
const seesFall = (state: GameState, fallen: Figure, friend: Figure, why: Fate): boolean =>
  why === 'killed' &&
  friend.sheet !== fallen.sheet &&
  isNear(state, fallen, friend, NEAR) &&
  canSeeFigure(state, friend, fallen)

/** SHOCK-02, SHOCK-03, MEDIC-08; HOUSE-01: no test for figures in Shock or sharing the fallen man's card (REINF-03). */
function calmBy(state: GameState, figure: Figure, fallen: readonly Figure[]): Calm['rule'] | undefined {
  if (inShock(figure) || fallen.some(({ sheet }) => sheet === figure.sheet)) return 'WOUND-03'
  const radius = state.rules.company?.psychSafeRadius ?? 0
  const near = friendsOf(state, figure.side).filter(
    (friend) => !fallen.includes(friend) && isNear(state, friend, figure, radius),
  )
  if (near.some((friend) => isOfficer(state, friend))) return 'SHOCK-02'
  return near.some((friend) => faceOf(state, friend).firstAid !== undefined) ? 'SHOCK-03' : undefined
}

/**
 * HOUSE-01: all whom the fall of these men in one event concerns, once each and in the order of the list: a test or the reason why
 * there is none.
 */
export function shockConcerns(state: GameState, fallen: readonly Figure[], why: Fate): readonly (ShockTest | Calm)[] {
  if (!testsNerves(state)) return []
  return onTable(state).flatMap((friend): readonly (ShockTest | Calm)[] => {
    if (fallen.includes(friend)) return []
    const own = fallen.filter(({ side }) => side === friend.side)
    const officer = own.find((one) => losesOfficer(state, one, friend, why))
    const cause = officer ?? own.find((one) => seesFall(state, one, friend, why))
    if (!cause) return []
    const calm = calmBy(state, friend, fallen)
    if (calm) return [{ figure: friend.id, rule: calm }]
    const need = cardOf(state, friend).named ? NAMED_PASS : PASS
    return [{ figure: friend.id, rule: officer ? 'SHOCK-04' : 'HOUSE-01', fallen: cause.id, need }]
  })
}

export const isShockTest = (concern: ShockTest | Calm): concern is ShockTest => 'need' in concern

export const shockTestsFor = (state: GameState, fallen: readonly Figure[], why: Fate): readonly ShockTest[] =>
  shockConcerns(state, fallen, why).filter(isShockTest)
