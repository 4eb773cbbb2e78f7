import type { Point } from '@tactic48/geometry'
import {
  ACTION_VERBS,
  BOMBS,
  baseRadius,
  type CardId,
  type Command,
  cardId,
  EDGES,
  elementId,
  type FigureId,
  figureId,
  type GameState,
  hqContact,
  markerId,
  markerRadius,
  type Order,
  own,
  type SeatId,
  type SideId,
  seatOf,
  type Touch,
  topQuestion,
  vehicleId,
  type WeaponId,
  weaponId,
} from '@tactic48/rules'
import { FACTION, tacticNamed } from './cards.ts'
import {
  armourNamed,
  carryingNamed,
  figureNamed,
  firstWeapon,
  idOf,
  markerNamed,
  nameOf,
  participantNamed,
  takingNamed,
  teamOf,
  touchNamed,
} from './names.ts'
import { elementsOf, placeOf, pointOf } from './places.ts'
import type { PhraseMap, PhraseText } from './schema/phrase.ts'
import type { Place } from './schema/terms.ts'
import { StepFailure } from './script.ts'

const VERB_ORDER = [
  ...ACTION_VERBS,
  'putDown',
  'executeOrder',
  'chooseCall',
  'placeSupport',
  'chooseTeams',
  'aimMortar',
  'enterTable',
  'takeMessage',
  'playCard',
  'continueMove',
  'reactTakeCover',
  'opportunityShot',
  'shootAfterMove',
  'chooseVictim',
  'chooseSix',
  'drift',
  'chooseOpponent',
  'answerDraw',
  'askUndo',
  'answerUndo',
  'seal',
  'raise',
  'submitForce',
  'layOut',
  'chooseEdge',
  'nameObjective',
  'deploy',
  'feint',
  'command',
] as const satisfies readonly (keyof PhraseMap)[]

const OF_AN_ORDER = ['joins', 'halts', 'refuses', 'leaves', 'messages', 'carries', 'weapons'] as const

/** Details of an order that is carried out speak for themselves. */
const impliedBy = (phrase: PhraseMap): 'executeOrder' | undefined =>
  OF_AN_ORDER.some((detail) => phrase[detail] !== undefined) ? 'executeOrder' : undefined

/** Who speaks: the side named, else the one that is asked, else the active one. */
function speakerOf(state: GameState, by: SideId | undefined): SideId {
  return by ?? topQuestion(state)?.awaiting[0] ?? state.turn.active
}

/** A phrase of a scenario as the command that the engine takes. */
export function commandOf(state: GameState, phrase: PhraseText, by: SideId | undefined): unknown {
  const seat = seatOf(state, speakerOf(state, by))
  if (!seat) throw new StepFailure('no seat is assigned to that side')
  if (typeof phrase === 'string') return { seat, verb: phrase }
  if (phrase.command !== undefined) return phrase.command
  const verb = VERB_ORDER.find((one) => phrase[one] !== undefined) ?? impliedBy(phrase)
  if (!verb) throw new StepFailure(`the phrase names no verb; verbs are ${VERB_ORDER.join(', ')}`)
  return new Phrase(state, seat, phrase).say(verb)
}

class Phrase {
  readonly state: GameState
  readonly seat: SeatId
  readonly text: PhraseMap

  constructor(state: GameState, seat: SeatId, text: PhraseMap) {
    this.state = state
    this.seat = seat
    this.text = text
  }

  say(verb: (typeof VERB_ORDER)[number]): Command {
    const { seat, text } = this
    switch (verb) {
      case 'move':
        return {
          seat,
          verb,
          figure: this.figure(text.move),
          path: this.path(text.move),
          ...this.stepInto(),
          ...this.touch(),
          ...(text.message !== undefined && { message: this.figure(text.message) }),
          ...(text.leave !== undefined && { leave: text.leave }),
        }
      case 'fire':
        return { seat, verb, figure: this.figure(text.fire), weapon: this.gun(text.fire), target: this.target() }
      case 'aim':
        return { seat, verb, figure: this.figure(text.aim) }
      case 'takeCover':
        return { seat, verb, figure: this.figure(text.takeCover) }
      case 'takeInitiative':
        return { seat, verb, figure: this.figure(text.takeInitiative) }
      case 'moveAndFire':
        return this.moveAndFire(text.moveAndFire ?? '')
      case 'placeOpportunityFire': {
        const name = text.placeOpportunityFire
        return { seat, verb, figure: this.figure(name), weapon: this.gun(name), at: this.point() }
      }
      case 'startSuppression': {
        const name = text.startSuppression
        const joiners = (text.joiners ?? []).map((one) => participantNamed(this.state, one))
        return { seat, verb, figure: this.figure(name), weapon: this.gun(name), at: this.point(), joiners }
      }
      case 'joinSuppression': {
        const name = text.joinSuppression
        const marker = markerNamed(this.state, text.of ?? '') ?? markerId(text.of ?? '')
        return { seat, verb, figure: this.figure(name), weapon: this.gun(name), marker }
      }
      case 'throwGrenade': {
        const name = text.throwGrenade ?? ''
        const weapon = text.weapon === undefined ? firstWeapon(this.state, name, 'grenade') : weaponId(text.weapon)
        return { seat, verb, figure: this.figure(name), weapon, at: this.point() }
      }
      case 'firstAid':
      case 'checkCasualty':
        return { seat, verb, figure: this.figure(text[verb]), patient: this.figure(text.patient) }
      case 'fireAtArmour':
        return {
          seat,
          verb,
          figure: this.figure(text[verb]),
          weapon: this.gun(text[verb]),
          armour: armourNamed(this.state, text.target ?? ''),
        }
      case 'layCharge': {
        const name = text.layCharge ?? ''
        const weapon = text.weapon === undefined ? firstWeapon(this.state, name, 'charge') : weaponId(text.weapon)
        return { seat, verb, figure: this.figure(name), weapon, armour: armourNamed(this.state, text.target ?? '') }
      }
      case 'contactHq':
        return { seat, verb, figure: this.figure(text.contactHq) }
      case 'call': {
        const kind = text.kind === undefined ? {} : { kind: text.kind }
        return { seat, verb, figure: this.figure(text.call), ...kind, ...(this.onCredit() && { credit: true }) }
      }
      case 'carry':
        return {
          seat,
          verb,
          figure: this.figure(text.carry),
          casualty: this.figure(text.casualty),
          ...(text.helper === undefined ? {} : { helper: this.figure(text.helper) }),
          path: this.path(text.carry),
        }
      case 'pickUp':
        return { seat, verb, figure: this.figure(text.pickUp), casualty: this.figure(text.casualty) }
      case 'putDown':
        return { seat, verb, casualty: this.figure(text.putDown) }
      case 'loadCasualty': {
        const casualty = this.figure(text.casualty)
        return { seat, verb, figure: this.figure(text.loadCasualty), casualty, vehicle: vehicleId(text.vehicle ?? '') }
      }
      case 'mount': {
        const drives = text.drives === undefined ? {} : { drives: text.drives }
        return { seat, verb, figure: this.figure(text.mount), vehicle: vehicleId(text.vehicle ?? ''), ...drives }
      }
      case 'dismount': {
        const own = figureNamed(this.state, text.dismount ?? '')?.position
        return { seat, verb, figure: this.figure(text.dismount), toward: this.place(text.toward ?? [0, 0], own) }
      }
      case 'giveOrder': {
        const unit = text.unit === undefined ? {} : { unit: text.unit }
        return { seat, verb, figure: this.figure(text.giveOrder), order: this.order(), ...unit }
      }
      default:
        return this.answer(verb)
    }
  }

  private answer(verb: (typeof VERB_ORDER)[number]): Command {
    const { seat, state, text } = this
    switch (verb) {
      case 'continueMove':
        return { seat, verb, go: text.continueMove === true }
      case 'reactTakeCover':
        return { seat, verb, take: text.reactTakeCover === true }
      case 'opportunityShot':
        return this.opportunityShot(text.opportunityShot ?? '')
      case 'shootAfterMove': {
        const question = topQuestion(state)
        const shooter = question?.kind === 'afterShot' ? nameOf(state, question.figure) : ''
        return { seat, verb, weapon: this.gun(shooter), target: idOf(state, text.shootAfterMove ?? '') }
      }
      case 'chooseVictim':
        return { seat, verb, figure: this.figure(text.chooseVictim) }
      case 'chooseSix':
        return { seat, verb, participant: this.figure(text.chooseSix) }
      case 'chooseOpponent':
        return { seat, verb, figure: this.figure(text.chooseOpponent) }
      case 'drift': {
        const question = topQuestion(state)
        return {
          seat,
          verb,
          to: this.place(text.drift ?? [0, 0], question?.kind === 'drift' ? question.from : undefined),
        }
      }
      case 'playCard': {
        const card = tacticNamed(text.playCard ?? '', state.cards.tactics)
        const on = text.on === undefined || this.isForTheTarget(card) ? {} : { figure: this.figure(text.on) }
        const weapon = text.weapon === undefined ? {} : { weapon: weaponId(text.weapon) }
        return { seat, verb, card, ...on, ...weapon }
      }
      case 'executeOrder':
        return {
          seat,
          verb,
          joins: text.joins === true,
          halts: (text.halts ?? []).map((name) => idOf(state, name)),
          refuses: (text.refuses ?? []).map((name) => idOf(state, name)),
          sequence: (text.executeOrder ?? []).map((name) => idOf(state, name)),
          weapons: (text.weapons ?? []).map((one) => participantNamed(state, one)),
          ...(text.leaves && { leaves: text.leaves.map((name) => idOf(state, name)) }),
          ...(text.messages && { messages: text.messages.map((one) => takingNamed(state, one)) }),
          ...(text.carries ? { carries: text.carries.map((one) => carryingNamed(state, one)) } : {}),
        }
      case 'answerDraw':
        return { seat, verb, accept: text.answerDraw === true }
      case 'askUndo':
        return { seat, verb, to: text.askUndo ?? 0 }
      case 'answerUndo':
        return { seat, verb, accept: text.answerUndo === true }
      case 'seal':
        return { seat, verb, value: text.seal ?? 0 }
      case 'raise':
        return { seat, verb, tokens: text.raise ?? 1 }
      default:
        return this.called(verb)
    }
  }

  /** What was called for, and who comes in. */
  private called(verb: (typeof VERB_ORDER)[number]): Command {
    const { seat, text } = this
    switch (verb) {
      case 'chooseCall':
        return { seat, verb, kind: text.chooseCall ?? 'reinforcements' }
      case 'placeSupport': {
        const ammo = text.ammo === 'smoke' ? 'smoke' : 'he'
        const line = text.line === undefined ? {} : { line: pointOf(text.line) }
        return { seat, verb, profile: text.placeSupport ?? 'heavyMortar', ammo, at: this.point(), ...line }
      }
      case 'chooseTeams':
        return { seat, verb, teams: (text.chooseTeams ?? []).map(teamOf) }
      case 'aimMortar': {
        const ammo = BOMBS.find((one) => one === text.ammo) ?? 'smoke'
        const { each } = text
        return { seat, verb, ammo, ...(each && { each }), at: (text.aimMortar ?? []).map(pointOf) }
      }
      case 'enterTable':
        return { seat, verb, at: (text.enterTable ?? []).map(pointOf) }
      case 'takeMessage':
        return { seat, verb, figure: this.figure(text.takeMessage), officer: this.figure(text.officer) }
      default:
        return this.setUp(verb)
    }
  }

  private setUp(verb: (typeof VERB_ORDER)[number]): Command {
    const { seat, state, text } = this
    switch (verb) {
      case 'submitForce': {
        const characters = (text.submitForce ?? []).map((name) => ({ card: cardId(name), assigned: [] }))
        const { deck } = text
        const cards = deck && { deck: deck.map((name) => tacticNamed(name, state.cards.tactics)) }
        return { seat, verb, force: { faction: FACTION, characters, ...cards } }
      }
      case 'layOut':
        return { seat, verb, elements: elementsOf(text.layOut) }
      case 'chooseEdge':
        return { seat, verb, edge: EDGES.find((edge) => edge === text.chooseEdge) ?? 'north' }
      case 'nameObjective':
        return { seat, verb, element: elementId(text.nameObjective ?? '') }
      case 'deploy':
        return {
          seat,
          verb,
          figure: idOf(state, text.deploy ?? ''),
          at: this.place(text.at ?? [0, 0]),
          ...(text.with && { with: text.with.map((at) => this.place(at)) }),
        }
      case 'feint':
        return {
          seat,
          verb,
          moves: Object.entries(text.feint ?? {}).map(([name, at]) => ({
            figure: idOf(state, name),
            at: this.place(at),
          })),
        }
      default:
        throw new StepFailure(`the phrase names no verb; verbs are ${VERB_ORDER.join(', ')}`)
    }
  }

  /** D44: said, or the only way for him to call. */
  private onCredit(): boolean {
    const { credit, call, kind } = this.text
    const officer = figureNamed(this.state, call ?? '')
    if (credit !== undefined || !officer || kind === 'platoonMortar') return credit === true
    if (hqContact(this.state, officer)) return false
    return this.state.sides[officer.side].callCredits.some((one) => one.officer === officer.id && one.count > 0)
  }

  /** A card for the Character shot at needs nobody named. */
  private isForTheTarget = (card: CardId): boolean =>
    own(this.state.cards.tactics ?? {}, card)?.effects.some((one) => 'who' in one && one.who === 'target') === true

  private order(): Order {
    const kind = this.text.order ?? 'forward'
    if (kind === 'moveToward' || kind === 'fireAtWill') return { kind, at: this.point() }
    return kind === 'fireAt' ? { kind, target: this.target() } : { kind }
  }

  private moveAndFire(name: string): Command {
    const { seat, text } = this
    const shoot = text.shoot ?? 'after'
    return {
      seat,
      verb: 'moveAndFire',
      figure: this.figure(name),
      path: this.path(name),
      shoot,
      ...this.stepInto(),
      ...this.touch(),
      ...(shoot === 'before' ? { weapon: this.gun(name), target: this.target() } : {}),
    }
  }

  private opportunityShot(owner: string): Command {
    const { seat, state, text } = this
    const marker = markerNamed(state, owner) ?? markerId(owner)
    const question = topQuestion(state)
    const offers = question?.kind === 'opportunityFire' ? question.offers : []
    const offered = offers.find((offer) => offer.marker === marker)?.target
    const target = text.target === undefined ? (offered ?? figureId('')) : idOf(state, text.target)
    return { seat, verb: 'opportunityShot', marker, target }
  }

  private figure = (name: string | undefined): FigureId => idOf(this.state, name ?? '')

  private target = (): FigureId => idOf(this.state, this.text.target ?? '')

  private gun = (name: string | undefined): WeaponId =>
    this.text.weapon === undefined ? firstWeapon(this.state, name ?? '', 'gun') : weaponId(this.text.weapon)

  /** A marker's place, or that of a base in deployment. */
  private point = (): Point => {
    if (this.text.at === undefined) throw new StepFailure('the phrase needs at')
    return this.place(this.text.at)
  }

  private place(place: Place, own?: Point): Point {
    const { rules } = this.state
    const radius = this.text.deploy === undefined ? markerRadius(rules) : baseRadius(rules)
    const anchorOf = (name: string) => {
      const figure = figureNamed(this.state, name)
      return figure && { at: figure.position, radius: baseRadius(rules) }
    }
    return placeOf(place, radius, anchorOf, own)
  }

  private path(name: string | undefined): readonly Point[] {
    const { path, to } = this.text
    if (path) return path.map(pointOf)
    if (to === undefined && this.text.touch !== undefined) return []
    if (to === undefined) throw new StepFailure('the phrase needs to, path or touch')
    const mover = figureNamed(this.state, name ?? '')
    if (!mover && typeof to === 'string') throw new StepFailure(`there is no figure ${name}`)
    return [this.place(to, mover?.position)]
  }

  private touch = (): { readonly touch?: Touch } =>
    this.text.touch === undefined ? {} : { touch: touchNamed(this.state, this.text.touch) }

  private stepInto = (): { readonly stepInto?: Point } =>
    this.text.stepInto ? { stepInto: pointOf(this.text.stepInto) } : {}
}
