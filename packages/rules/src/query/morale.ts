import { within } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { baseOf, cardOf, faceOf, friendsOf, inShock, u } from './figures.ts'
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
  readonly need: number
}

/** Why one does not test who otherwise would. */
export interface Calm {
  readonly figure: FigureId
  readonly rule: 'SHOCK-02' | 'SHOCK-03' | 'WOUND-03'
}

/** SHOCK-01: the rule is in use. */
const testsNerves = ({ rules }: GameState): boolean => rules.house.psychShock && rules.company !== undefined

/** SHOCK-04: his platoon, his company where he is listed in none, and everybody where nobody is listed. */
function isOfUnit(officer: Figure, friend: Figure): boolean {
  const { platoon, company } = officer.unit
  if (platoon !== undefined) return friend.unit.platoon === platoon && friend.unit.company === company
  return friend.unit.company === company
}

function causeOf(
  state: GameState,
  fallen: Figure,
  friend: Figure,
  why: 'killed' | 'wounded',
): ShockTest['rule'] | undefined {
  const { company } = state.rules
  if (!company) return undefined
  const near = (radius: number): boolean => within(baseOf(state, fallen), baseOf(state, friend), u(radius))
  const counts = why === 'killed' || !company.officerDeathOnlyKilled
  if (counts && isOfficer(state, fallen)) {
    const { officerDeathTestRadius: radius } = company
    if (isOfUnit(fallen, friend) || (radius > 0 && near(radius))) return 'SHOCK-04'
  }
  return why === 'killed' && near(NEAR) && canSeeFigure(state, friend, fallen) ? 'HOUSE-01' : undefined
}

/** SHOCK-02, SHOCK-03, MEDIC-08; HOUSE-01: who is in Shock does not test. */
function calmBy(state: GameState, figure: Figure, fallen: Figure): Calm['rule'] | undefined {
  if (inShock(figure)) return 'WOUND-03'
  const radius = u(state.rules.company?.psychSafeRadius ?? 0)
  const near = friendsOf(state, figure.side).filter(
    (friend) => friend.id !== fallen.id && within(baseOf(state, friend), baseOf(state, figure), radius),
  )
  if (near.some((friend) => isOfficer(state, friend))) return 'SHOCK-02'
  return near.some((friend) => faceOf(state, friend).firstAid !== undefined) ? 'SHOCK-03' : undefined
}

/** HOUSE-01: all whom the fall of this man concerns, in the order of the list: a test or the reason why there is none. */
export function shockConcerns(
  state: GameState,
  fallen: Figure,
  why: 'killed' | 'wounded',
): readonly (ShockTest | Calm)[] {
  if (!testsNerves(state)) return []
  return friendsOf(state, fallen.side).flatMap((friend): readonly (ShockTest | Calm)[] => {
    const rule = friend.id === fallen.id ? undefined : causeOf(state, fallen, friend, why)
    if (!rule) return []
    const calm = calmBy(state, friend, fallen)
    if (calm) return [{ figure: friend.id, rule: calm }]
    return [{ figure: friend.id, rule, need: cardOf(state, friend).named ? NAMED_PASS : PASS }]
  })
}

export const isShockTest = (concern: ShockTest | Calm): concern is ShockTest => 'need' in concern

export const shockTestsFor = (state: GameState, fallen: Figure, why: 'killed' | 'wounded'): readonly ShockTest[] =>
  shockConcerns(state, fallen, why).filter(isShockTest)
