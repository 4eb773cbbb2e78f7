import { inContact, type Point } from '@tactic48/geometry'
import {
  armouredOf,
  armourOdds,
  baseOf,
  type CallKind,
  type CommandOf,
  callable,
  canSeePoint,
  chanceOf,
  type Figure,
  faceOf,
  type GameState,
  knownFigure,
  mortarRange,
  roundOf,
  STANDARD_GRENADES,
  u,
  worthOfFigure,
} from '@tactic48/rules'
import { callersOf } from './errand/officers.ts'
import { squareBetween } from './generator/places.ts'
import type { Situation } from './situation.ts'
import { gainOf, type Harm, WOUND_SHARE } from './worth.ts'

/** Of the AP of a man who has fallen: that he lives is worth little before he is brought home. */
const CHECKED = 0.04
/** AP that a call to HQ brings when it is heard: a team, or shells. */
const CALLED: { readonly [K in Exclude<CallKind, 'platoonMortar'>]: number } = { reinforcements: 10, supportFire: 8 }
/** CALL-06: rounds in which it is likely to come. */
const COMES_IN = 4
/** GREN-06: of a bomb that the other side may move. */
const SCATTERED = 0.5
/** Of that, for a line to HQ that an officer can use at once. */
const CONNECTED = 0.4

type CompanyCommand = CommandOf<'firstAid' | 'checkCasualty' | 'contactHq' | 'call' | 'fireAtArmour' | 'layCharge'>

/** What medics, radio operators and callers bring, as likely as their dice have it. */
export function companyValue(situation: Situation, figure: Figure, command: CompanyCommand): number {
  const { state } = situation
  const { company } = state.rules
  if (!company) return 0
  const face = faceOf(state, figure)
  switch (command.verb) {
    case 'firstAid':
      return chanceOf(company.firstAidHealOn) * WOUND_SHARE * worthOfFigure(state, knownFigure(state, command.patient))
    case 'checkCasualty':
      return CHECKED * worthOfFigure(state, knownFigure(state, command.patient))
    case 'call':
      return calledValue(situation, figure, command.kind) * anyOf(face.call ?? 0, company.callSuccessOn)
    case 'fireAtArmour':
    case 'layCharge':
      return armourValue(state, figure, command)
    case 'contactHq': {
      const heard = company.radioSuccess === 'twoPlus' ? chanceOf(2) : anyOf(face.contactHq ?? 0, 6)
      const caller = callersOf(state, figure).find((one) => inContact(baseOf(state, figure), baseOf(state, one)))
      return caller && !figure.contact ? heard * lineValue(state, caller) : 0
    }
  }
}

/** CALL-05, MORTAR-01: what still comes in time, or what bombs on the nearest whom the officer can aim at may do to them. */
const calledValue = (situation: Situation, caller: Figure, kind: CallKind = 'platoonMortar'): number =>
  kind === 'platoonMortar'
    ? situation.once('bombs', caller, () => bombsValue(situation, caller))
    : timely(situation.state) * CALLED[kind]

function timely(state: GameState): number {
  const last = state.goals?.limit?.rounds
  return last === undefined ? 1 : Math.min(1, (last - roundOf(state)) / COMES_IN)
}

function bombsValue(situation: Situation, caller: Figure): number {
  const { state } = situation
  const { company, grenadeOver } = state.rules
  const bomb = company?.platoonCallAmmo.find((one) => one !== 'smoke')
  if (!company || !bomb) return 0
  const reach = u(mortarRange(state))
  const sees = (at: Point): boolean => grenadeOver !== 'partialCover' || canSeePoint(state, caller, at)
  const aims = situation
    .near(caller)
    .filter(({ position }) => squareBetween(position, caller.position) <= reach * reach && sees(position))
    .slice(0, company.platoonCallShells)
  if (aims.length === 0) return 0
  const odds = blastOn(STANDARD_GRENADES[bomb].dice, chanceOf(state.rules.blastHitOn))
  const harm = aims.reduce((sum, one) => sum + gainOf(situation.stake(one), odds), 0) / aims.length
  return company.platoonCallShells * harm * (company.platoonCallScatter ? SCATTERED : 1)
}

/** GREN-09: on one who is alone in it. */
function blastOn(dice: number, hit: number): Harm {
  let none = 1
  let wound = 0
  for (let i = 0; i < dice; i++) {
    wound = wound * (1 - hit) + none * hit
    none *= 1 - hit
  }
  return { wound, elimination: 1 - none - wound }
}

/** What an operator's contact is worth to the officers of his side. */
export const contactValue = (state: GameState, operator: Figure): number =>
  Math.max(0, ...callersOf(state, operator).map((one) => lineValue(state, one)))

/** RADIO-05, CALL-05: AP of a line to HQ for this officer: what he may call for on it. */
function lineValue(state: GameState, caller: Figure): number {
  const kinds = callable(state, caller, { contact: true, away: false }).filter((kind) => kind !== 'platoonMortar')
  return CONNECTED * timely(state) * Math.max(0, ...kinds.map((kind) => CALLED[kind]))
}

/** At least one of so many dice shows `need` or more. */
function anyOf(dice: number, need: number): number {
  let none = 1
  for (let i = 0; i < dice; i++) none *= 1 - chanceOf(need)
  return 1 - none
}

/** HOUSE-02: what those behind the armour stand to lose, and a little for the breach itself. */
function armourValue(state: GameState, figure: Figure, command: CommandOf<'fireAtArmour' | 'layCharge'>): number {
  const { weapon, armour: target } = command
  const odds = armourOdds(state, { figure: figure.id, weapon, target })
  if (!odds) return 0
  let worth = 0
  for (const one of armouredOf(state, target)?.occupants ?? []) {
    worth += (one.side === figure.side ? -1 : 1) * worthOfFigure(state, one)
  }
  return (odds.wounds * WOUND_SHARE + odds.destroys) * worth
}
