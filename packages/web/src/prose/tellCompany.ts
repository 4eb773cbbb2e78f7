import type {
  ArmourEvent,
  ArmourTarget,
  ArrivalEvent,
  CallEvent,
  CallKind,
  EvacuationEvent,
  GoalEvent,
  InitiativeEvent,
  MedicEvent,
  Order,
  OrderEvent,
  ShockTested,
  TacticEvent,
  TimedOut,
  VehicleEvent,
} from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'
import { dice, NOTHING, ofFigure, ofSide, type Silent, type Tellers } from './teller.ts'

type CompanyEvent =
  | (OrderEvent | CallEvent | ArrivalEvent | TacticEvent | ArmourEvent | MedicEvent | EvacuationEvent)
  | (VehicleEvent | InitiativeEvent | ShockTested | GoalEvent | TimedOut)

export type CompanyFact = Exclude<CompanyEvent['type'], Silent>

const ORDERS: { readonly [K in Order['kind']]: readonly [telling: Telling, rule: string] } = {
  moveToward: ['orderMoveToward', 'ORDER-10'],
  forward: ['orderForward', 'ORDER-11'],
  fallBack: ['orderFallBack', 'ORDER-12'],
  fireAt: ['orderFireAt', 'ORDER-13'],
  fireAtWill: ['orderFireAtWill', 'ORDER-14'],
  takeCover: ['orderTakeCover', 'ORDER-15'],
}

const CALLS: { readonly [K in CallKind]: readonly [telling: Telling, rule: string] } = {
  reinforcements: ['callReinforcements', 'REINF-01'],
  supportFire: ['callSupport', 'SUPP-01'],
  platoonMortar: ['callMortar', 'MORTAR-01'],
}

const armour = (target: ArmourTarget): Said =>
  'element' in target ? { element: target.element } : { vehicle: target.vehicle }

/** AID-02: what the aid station has added, after the roll that it helped. */
const atStation = (bonus: number | undefined): readonly Sentence[] =>
  bonus ? [sentence('firstAidStation', 'AID-02', { bonus })] : []

/** Orders, calls, cards, armour, medics, mounts, the initiative and battles. */
export const COMPANY: Tellers<CompanyFact> = {
  orderGiven: ({ officer: id, order, recipients }) => {
    const officer = { figure: id }
    if (recipients.length === 0) return sentence('orderUnheard', 'ORDER-03', { officer })
    return sentence(...ORDERS[order.kind], {
      officer,
      figures: { figures: recipients.map(({ figure }) => figure) },
      ...('at' in order && { square: { at: order.at } }),
      ...('target' in order && { target: { figure: order.target } }),
    })
  },
  orderFailed: ({ officer, rule }) => sentence('orderFailed', rule, { officer: { figure: officer } }),
  halted: ofFigure('halted', 'ORDER-06'),
  orderRefused: ofFigure('orderRefused', 'ORDER-05'),
  orderSkipped: ofFigure('orderSkipped'),

  contactTried: ({ figure, need, dice: shown, made }) =>
    sentence(made ? 'contactMade' : 'contactFailed', 'RADIO-02', { figure: { figure }, need, dice: dice(shown) }),
  contactLost: ofFigure('contactLost'),
  callTried: ({ caller, need, dice: shown, hits }) =>
    sentence(hits > 0 ? 'callAnswered' : 'callUnanswered', 'CALL-01', {
      figure: { figure: caller },
      need,
      dice: dice(shown),
    }),
  callSettled: ({ kind, caller }) => sentence(...CALLS[kind], { figure: { figure: caller } }),
  teamsCounted: ({ teams }) => sentence('teamsCounted', 'REINF-01', { count: teams }),
  arrivalScheduled: ({ entry }) => sentence('arrivalScheduled', 'CALL-06', { turns: entry.due }),
  fireArrived: () => sentence('fireArrived', 'SUPP-04'),
  shellFell: ({ shell, of: count, from, to, dud, die }) => {
    const said = { shell, count, from: { at: from }, square: { at: to } }
    if (dud) return sentence('shellDud', 'GREN-06', said)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0 || die === undefined) return sentence('shellFell', 'SUPP-04', said)
    return sentence('shellDrifted', 'HOUSE-08', { ...said, die, length: { length } })
  },
  smokeLaid: ({ smoke: { at, radius } }) =>
    sentence('smokeLaid', 'HOUSE-04', { length: { length: 1000 * radius }, square: { at } }),
  smokeThinned: ({ gone }) => (gone.length > 0 ? sentence('smokeGone', 'HOUSE-04') : NOTHING),
  teamEntered: ({ figures }) =>
    sentence('teamEntered', 'REINF-04', { figures: { figures: figures.map(({ id }) => id) } }),
  arrivalDelayed: () => sentence('arrivalDelayed', 'REINF-04'),
  messageTaken: ({ figure, officer }) =>
    sentence('messageTaken', 'RUNNER-02', { figure: { figure }, officer: { figure: officer } }),
  leftTable: ({ figure, credit }) =>
    credit === undefined
      ? sentence('leftTable', 'RUNNER-02', { figure: { figure } })
      : sentence('leftWithMessage', 'RUNNER-03', { figure: { figure }, officer: { figure: credit } }),
  returned: ({ figure, at }) => sentence('returned', 'RUNNER-05', { figure: { figure }, square: { at } }),

  cardDrawn: ({ side, card }) =>
    card === undefined
      ? sentence('cardDrawn', 'TACTIC-08', { side: { side } })
      : sentence('cardDrawnOpen', 'TACTIC-08', { side: { side }, card: { tactic: card } }),
  cardPlayed: ({ side, card, figure }) => {
    const said = { side: { side }, card: { tactic: card } }
    if (figure === undefined) return sentence('cardPlayed', 'TACTIC-09', said)
    return sentence('cardPlayedOn', 'TACTIC-09', { ...said, figure: { figure } })
  },
  pinned: ofFigure('pinned', ['TACTIC-09', 'SF-04']),
  rallied: ofFigure('rallied', ['TACTIC-09', 'SF-04']),
  healed: ofFigure('healed', 'TACTIC-09'),
  resupplied: ofFigure('resupplied', ['TACTIC-09', 'GREN-14']),
  kitsGained: ({ figure, kits }) => sentence('kitsGained', ['TACTIC-09', 'MEDIC-01'], { figure: { figure }, kits }),
  grenadeFailed: ({ thrower }) => sentence('grenadeFailed', 'TACTIC-09', { figure: { figure: thrower } }),

  // A shot without dice was spoilt by a card, which is told of the shot that was lost.
  armourShot: ({ shooter, weapon, target, distance, need, dice: shown, hits }) =>
    shown.length === 0
      ? NOTHING
      : sentence(hits > 0 ? 'armourHit' : 'armourMissed', 'HOUSE-02', {
          figure: { figure: shooter },
          weapon: { weapon },
          armour: armour(target),
          distance: { length: distance },
          need: need.score,
          dice: dice(shown),
          hits,
        }),
  chargeLaid: ({ figure, target }) =>
    sentence('chargeLaid', 'HOUSE-02', { figure: { figure }, armour: armour(target) }),
  armourTested: ({ penetrates, die, h, rating }) =>
    sentence(penetrates ? 'armourGivesWay' : 'armourHolds', 'HOUSE-02', { die, h, rating }),
  armourPenetrated: ({ destroyed, target }) =>
    sentence(destroyed ? 'armourDestroyed' : 'armourPenetrated', 'HOUSE-02', { armour: armour(target) }),

  firstAidGiven: ({ medic, patient, die, need, healed, bonus }) => [
    sentence(healed ? 'firstAidHeals' : 'firstAidFails', 'MEDIC-05', {
      medic: { figure: medic },
      patient: { figure: patient },
      die,
      need,
    }),
    ...atStation(bonus),
  ],
  casualtyChecked: ({ medic, casualty, die, need, alive, bonus }) => [
    sentence(alive ? 'casualtyAlive' : 'casualtyDead', 'EVAC-03', {
      medic: { figure: medic },
      casualty: { figure: casualty },
      die,
      need,
    }),
    ...atStation(bonus),
  ],
  casualtyPickedUp: ({ by, casualty }) =>
    sentence('casualtyPickedUp', 'EVAC-08', { figures: { figures: by }, casualty: { figure: casualty } }),
  casualtyPutDown: ({ casualty }) => sentence('casualtyPutDown', 'HOUSE-14', { casualty: { figure: casualty } }),
  casualtyLoaded: ({ casualty, vehicle }) =>
    sentence('casualtyLoaded', 'EVAC-09', { casualty: { figure: casualty }, vehicle: { vehicle } }),
  casualtyEvacuated: ({ where, casualty }) =>
    sentence(where === 'edge' ? 'casualtyHome' : 'casualtyAtStation', 'EVAC-10', { casualty: { figure: casualty } }),
  kitsRefilled: ({ medic, kits }) => sentence('kitsRefilled', 'AID-03', { medic: { figure: medic }, kits }),
  mounted: ({ figure, vehicle, driver }) =>
    sentence(driver ? 'mountedDriver' : 'mounted', 'HOUSE-03', { figure: { figure }, vehicle: { vehicle } }),
  dismounted: ({ figure, vehicle, at, rule }) =>
    sentence('dismounted', rule, { figure: { figure }, vehicle: { vehicle }, square: { at } }),

  bidRaised: ({ side, tokens }) => sentence('bidRaised', 'INIT-06', { side: { side }, tokens }),
  initiativeContested: ({ initiator, dice: { blue, ember }, totals, seized }) =>
    sentence(seized ? 'initiativeSeized' : 'initiativeFails', 'INIT-07', {
      figure: { figure: initiator },
      blue: dice(blue),
      blueTotal: totals.blue,
      ember: dice(ember),
      emberTotal: totals.ember,
    }),
  shockTested: ({ figure, fallen, die, need, passed, rule }) =>
    sentence(`${rule === 'SHOCK-04' ? 'officer' : 'nerves'}${passed ? 'Hold' : 'Fail'}`, rule, {
      figure: { figure },
      fallen: { figure: fallen },
      die,
      need,
    }),
  leftForGood: ofFigure('leftForGood', 'HOUSE-20'),
  messageOut: ofFigure('messageOut', 'HOUSE-20'),
  goalReached: ofSide('goalReached', 'HOUSE-20'),
  timedOut: ({ side, question }) =>
    // D01: without forces there is no game.
    question === 'force'
      ? NOTHING
      : sentence('timedOut', 'HOUSE-17', { side: { side }, answer: { unanswered: question } }),
}
