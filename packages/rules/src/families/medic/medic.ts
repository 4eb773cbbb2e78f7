import { inContact } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { closeForAction, payAction } from '../../kernel/pay.ts'
import { checkAble, checkActor, type Demand, noneAllowed, plainDemand } from '../../query/actor.ts'
import { hasActed } from '../../query/carry.ts'
import {
  baseOf,
  faceOf,
  figureOf,
  friendsOf,
  isGone,
  isOnTable,
  isWounded,
  knownFigure,
  seatOf,
  sharersOf,
  sheetOf,
} from '../../query/figures.ts'
import { type CareNeed, checkNeed, healNeed } from '../../query/medic.ts'
import type { CommandOf, Payer, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'

type Care = 'firstAid' | 'checkCasualty'

/** MEDIC-03, EVAC-02: an Action, unless a scenario says otherwise. */
function isAction({ rules }: GameState, verb: Care): boolean {
  const { firstAidIsAction, casualtyCheckIsAction } = companyOf(rules)
  return verb === 'firstAid' ? firstAidIsAction : casualtyCheckIsAction
}

/** MEDIC-03, EVAC-02: no AT, but the slot of an Action. */
function toCare(state: GameState, verb: Care): Demand {
  const demand = plainDemand(verb, 0)
  demand.slots = isAction(state, verb) ? 1 : 0
  return demand
}

/** MEDIC-01: FIRST AID on the face-up side, and a kit left. */
function checkMedic(state: GameState, medic: Figure, verb: Care): Refusal | undefined {
  if (faceOf(state, medic).firstAid === undefined) return refuse('MEDIC-01', 'noMedic', { figure: medic.id })
  if (sheetOf(state, medic).kits > 0) return undefined
  return refuse(verb === 'firstAid' ? 'MEDIC-03' : 'EVAC-02', 'noKits', { figure: medic.id })
}

/** MEDIC-02, MEDIC-04, MEDIC-06: may this medic treat this man? */
function checkPatient(state: GameState, medic: Figure, id: FigureId): Refusal | undefined {
  const patient = figureOf(state, id)
  if (!patient || patient.side !== medic.side || patient.id === medic.id || !isOnTable(patient)) {
    return refuse('MEDIC-02', 'noPatient', { figure: id })
  }
  if (!isWounded(state, patient)) return refuse('MEDIC-02', 'notWounded', { figure: id })
  if (hasLostComrade(state, patient)) return refuse('REINF-03', 'teamReduced', { figure: id })
  if (!inContact(baseOf(state, medic), baseOf(state, patient))) return refuse('MEDIC-02', 'notTouched', { figure: id })
  if (sheetOf(state, patient).firstAid) return refuse('MEDIC-06', 'treatedBefore', { figure: id })
  if (companyOf(state.rules).firstAidLock !== 'wholeTurn') return undefined
  const acted = [medic, patient].find((one) => hasActed(one))
  return acted && refuse('MEDIC-04', 'alreadyActed', { figure: acted.id })
}

/** REINF-03: a team reduced to one man cannot be healed. */
const hasLostComrade = (state: GameState, figure: Figure): boolean => sharersOf(state, figure).some(isGone)

/** EVAC-01, EVAC-04: may this medic look after this man who has fallen? */
function checkFallen(state: GameState, medic: Figure, id: FigureId): Refusal | undefined {
  const fallen = figureOf(state, id)
  const { evacAllMedics, casualtyCheckLock } = companyOf(state.rules)
  if (!evacAllMedics) return refuse('EVAC-01', 'noMedic', { figure: medic.id })
  if (fallen?.side !== medic.side || fallen.place.at !== 'gone' || fallen.place.casualty !== 'unchecked') {
    return refuse('EVAC-01', 'noCasualty', { figure: id })
  }
  if (!inContact(baseOf(state, medic), baseOf(state, fallen))) return refuse('EVAC-01', 'notTouched', { figure: id })
  if (sheetOf(state, fallen).firstAid) return refuse('EVAC-04', 'treatedBefore', { figure: id })
  const alone = casualtyCheckLock === 'wholeTurn' && hasActed(medic)
  return alone ? refuse('EVAC-02', 'alreadyActed', { figure: medic.id }) : undefined
}

const PATIENTS = {
  firstAid: { check: checkPatient, none: refuse('MEDIC-02', 'nobodyToTreat') },
  checkCasualty: { check: checkFallen, none: refuse('EVAC-01', 'nobodyToTreat') },
} as const

/** What both Actions ask alike. */
function judge(state: GameState, command: CommandOf<Care>, payer?: Payer): Price | Refusal {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  const { verb, figure, patient } = command
  const medic = figureOf(state, figure)
  const untrained = medic?.side === state.seats[command.seat] ? medic && checkMedic(state, medic, verb) : undefined
  if (untrained) return untrained
  const price = checkActor(state, command, toCare(state, verb), payer)
  if (isRefusal(price)) return price
  return PATIENTS[verb].check(state, knownFigure(state, figure), patient) ?? price
}

function ableTo(state: GameState, medic: Figure, verb: Care): Price | Refusal {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  const price = checkMedic(state, medic, verb) ?? checkAble(state, medic, toCare(state, verb))
  if (isRefusal(price)) return price
  const { check, none } = PATIENTS[verb]
  const judged = state.figures
    .filter(({ side, id }) => side === medic.side && id !== medic.id)
    .map(({ id }) => check(state, medic, id))
  return noneAllowed(judged, none) ?? price
}

/** MEDIC-05: healed on four or more. */
function treat(flow: Flow, { figure: medic, patient }: CommandOf<Care>): void {
  const die = flow.chance.d6()
  const { need, bonus } = rollOf(healNeed(flow.state, medic, patient))
  const healed = die + (bonus ?? 0) >= need
  flow.emit({ type: 'firstAidGiven', medic, patient, die, need, healed, ...(bonus !== undefined && { bonus }) })
}

/** EVAC-03: alive on four or more; else the token goes. */
function lookAfter(flow: Flow, { figure: medic, patient: casualty }: CommandOf<Care>): void {
  const die = flow.chance.d6()
  const { need, bonus } = rollOf(checkNeed(flow.state, medic, casualty))
  const alive = die + (bonus ?? 0) >= need
  const locks = companyOf(flow.state.rules).casualtyCheckLock === 'wholeTurn'
  flow.emit({
    type: 'casualtyChecked',
    medic,
    casualty,
    die,
    need,
    alive,
    locks,
    ...(bonus !== undefined && { bonus }),
  })
}

const rollOf = ({ items: [base, station] }: CareNeed) => ({ need: base?.value ?? 0, bonus: station && -station.value })

function begin(flow: Flow, plan: { readonly command: CommandOf<Care>; readonly price?: Price }): void {
  const { command, price } = plan
  // Care that is not an Action clears no markers; the extra AT of an untrained rider is still paid (MOUNT-02).
  if (isAction(flow.state, command.verb) || (price && price.tokens > 0)) payAction(flow, plan)
  else closeForAction(flow)
  perform(flow, command)
}

const careRule = <V extends Care>(verb: V, effect: (flow: Flow, command: CommandOf<V>) => void): ActionRule<V> => ({
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb, seat, figure: figureIn(raw), patient: figureIn(raw, 'patient') }) as CommandOf<V>,
  check(state, command, payer) {
    const price = judge(state, command, payer)
    return isRefusal(price) ? price : { command, price }
  },
  able: (state, figure) => ableTo(state, figure, verb),
  resolve: begin,
  effect,
})

/** Medics and casualties — MEDIC-01 … MEDIC-07, MEDIC-09, EVAC-01 … EVAC-04. */
export const medics: Family = {
  name: 'medic',
  verbs: { firstAid: careRule('firstAid', treat), checkCasualty: careRule('checkCasualty', lookAfter) },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !state.rules.company) return
    for (const medic of friendsOf(state, side)) {
      if (checkMedic(state, medic, 'firstAid')) continue
      for (const { id, side: whose } of state.figures) {
        if (whose !== side || id === medic.id) continue
        yield { verb: 'firstAid', seat, figure: medic.id, patient: id }
        yield { verb: 'checkCasualty', seat, figure: medic.id, patient: id }
      }
    }
  },
}
