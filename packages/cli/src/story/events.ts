import { type ArmourTarget, type EventOf, type EventType, figureId, type GameEvent } from '@tactic48/rules'
import { CALL_TELLERS } from './calls.ts'
import { type Cast, placeText } from './cast.ts'

const dice = (values: readonly number[]): string => (values.length === 0 ? 'no dice' : values.join(' '))
const added = (value = 0): string => (value === 0 ? '' : ` + ${value}`)
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

type Teller<T extends EventType> = (event: EventOf<T>, cast: Cast) => string | undefined
type Tellers = { readonly [T in EventType]: Teller<T> }

const quiet = (): undefined => undefined

/** One line per fact for a reader; the bookkeeping of the stack has none. */
const armourText = (target: ArmourTarget): string => ('element' in target ? target.element : target.vehicle)

const TELLERS: Tellers = {
  taskOpened: quiet,
  taskAdvanced: quiet,
  taskClosed: quiet,
  questionOpened: quiet,
  questionClosed: quiet,
  questionRestored: quiet,
  reckoningHeld: quiet,
  reckoningDue: quiet,
  orderEnded: quiet,
  firstAidGiven: ({ medic, patient, die, healed }, cast) =>
    `${cast.figure(medic)} treats ${cast.figure(patient)}: ${die}, ${healed ? 'healed' : 'still wounded'}`,
  casualtyChecked: ({ medic, casualty, die, alive }, cast) =>
    `${cast.figure(medic)} checks ${cast.figure(casualty)}: ${die}, ${alive ? 'alive' : 'beyond help'}`,
  armourShot: (event, cast) =>
    `${cast.figure(event.shooter)} fires ${event.weapon} at ${armourText(event.target)}: ${dice(event.dice)} – ${plural(event.hits, 'hit')}`,
  chargeLaid: ({ figure, target }, cast) => `${cast.figure(figure)} lays a charge at ${armourText(target)}`,
  armourTested: ({ die, h, rating, penetrates }) =>
    `${die} + ${h} against armour ${rating}: ${penetrates ? 'through' : 'it holds'}`,
  armourPenetrated: ({ target, destroyed }) =>
    `${armourText(target)} is ${destroyed ? 'destroyed with all inside' : 'penetrated, everybody inside is hit'}`,
  cardDrawn: ({ side, card }) => `${side} draws ${card ?? 'a card'}`,
  cardPlayed: ({ side, card, figure, weapon }, cast) =>
    `${side} plays ${card}${figure === undefined ? '' : ` on ${cast.figure(figure)}`}${weapon === undefined ? '' : `, ${weapon}`}`,
  effectBegan: ({ effect: { change, value, on } }, cast) =>
    `${change}${value === 0 ? '' : ` ${value > 0 ? '+' : ''}${value}`} for ${cast.figure(figureId(on))}`,
  effectSpent: quiet,
  effectsLapsed: quiet,
  pinned: ({ figure }, cast) => `${cast.figure(figure)} is pinned`,
  rallied: ({ figure }, cast) => `${cast.figure(figure)} rallies`,
  healed: ({ figure }, cast) => `${cast.figure(figure)} is fit again`,
  resupplied: ({ figure, weapon, uses }, cast) => `${cast.figure(figure)} gets ${weapon} back ${plural(uses, 'time')}`,
  kitsGained: ({ figure, kits }, cast) => `${cast.figure(figure)} gets ${plural(kits, 'kit')}`,
  grenadeFailed: ({ at }) => `the grenade at ${placeText(at)} is a dud`,
  cardsRevealed: ({ piles }) =>
    `left in hand: blue ${piles.blue.hand?.join(', ') || 'nothing'}, ember ${piles.ember.hand?.join(', ') || 'nothing'}`,
  casualtyPickedUp: ({ casualty, by }, cast) => `${by.map(cast.figure).join(' and ')} pick up ${cast.figure(casualty)}`,
  casualtyPutDown: ({ casualty, at }, cast) => `${cast.figure(casualty)} is put down at ${placeText(at)}`,
  casualtyLoaded: ({ casualty, vehicle }, cast) => `${cast.figure(casualty)} is loaded into ${vehicle}`,
  casualtyEvacuated: ({ casualty, where }, cast) =>
    `${cast.figure(casualty)} is evacuated ${where === 'edge' ? 'over the own edge' : 'at the aid station'}`,
  restockBegun: quiet,
  kitsRefilled: ({ medic, kits }, cast) => `${cast.figure(medic)} takes ${plural(kits, 'First Aid kit')}`,
  mounted: ({ figure, vehicle, driver }, cast) =>
    `${cast.figure(figure)} gets on ${vehicle}${driver ? ' and drives' : ''}`,
  dismounted: ({ figure, vehicle, at }, cast) => `${cast.figure(figure)} gets off ${vehicle} at ${placeText(at)}`,
  orderGiven: ({ officer, order, recipients }, cast) =>
    `${cast.figure(officer)} orders ${order.kind}: ${recipients.map(({ figure, through }) => (through === officer ? cast.figure(figure) : `${cast.figure(figure)} through ${cast.figure(through)}`)).join(', ') || 'nobody is reached'}`,
  orderFailed: ({ officer }, cast) => `the order of ${cast.figure(officer)} fails`,
  halted: ({ figure }, cast) => `${cast.figure(figure)} is halted`,
  orderRefused: ({ figure }, cast) => `${cast.figure(figure)} does not obey`,
  executorCalled: ({ figure }, cast) => `${cast.figure(figure)} is next`,
  orderSkipped: ({ figure, rule }, cast) => `${cast.figure(figure)} cannot do it (${rule})`,
  ...CALL_TELLERS,
  bidRaised: ({ side, tokens }) => `${side} raises by ${tokens}`,
  initiativeContested: ({ initiator, dice: rolls, totals, seized }, cast) =>
    `${cast.figure(initiator)} tries for the initiative: blue ${dice(rolls.blue)}, ${totals.blue} in all, ` +
    `ember ${dice(rolls.ember)}, ${totals.ember} in all – ${seized ? 'the turn is taken' : 'in vain'}`,
  shockTested: ({ figure, die, need, passed }, cast) =>
    `${cast.figure(figure)} needs ${need}+ to stay calm: ${die}${passed ? '' : ', in Shock'}`,
  leftForGood: ({ figure, edge }, cast) => `${cast.figure(figure)} leaves by the ${edge} edge`,
  messageOut: ({ figure }, cast) => `${cast.figure(figure)} brings the message out`,
  goalReached: ({ side, goal }) => `${side} reaches goal ${goal + 1}`,
  timedOut: ({ side, question }) => `the time of ${side} is up (${question})`,
  actionTaken: quiet,
  shotDeclared: quiet,
  moved: quiet,
  answerSealed: ({ side }) => `${side} has answered under seal`,
  answersRevealed: ({ values }) => `revealed: blue ${values.blue}, ember ${values.ember}`,
  forcesRevealed: ({ totals }) => `forces revealed: blue ${totals.blue} AP, ember ${totals.ember} AP`,
  tableRolled: (event) =>
    `table roll: blue ${dice(event.dice.blue)}, ember ${dice(event.dice.ember)}; ${event.layer} lays out`,
  tableLaid: ({ table }) => `the table is laid out with ${plural(table.elements.length, 'element')}`,
  edgesChosen: ({ edges }) => `blue deploys ${edges.blue}, ember ${edges.ember}`,
  objectiveNamed: ({ side, element }) => `${side} names ${element}`,
  deploymentRolled: (event) =>
    `${event.first} deploys first${event.dice ? ` (blue ${dice(event.dice.blue)}, ember ${dice(event.dice.ember)})` : ''}`,
  figureDeployed: ({ figure, at, with: others = [] }, cast) =>
    [{ figure, at }, ...others].map((one) => `${cast.figure(one.figure)} deploys at ${placeText(one.at)}`).join('; '),
  feinted: ({ side, moves }, cast) =>
    `${side} feints: ${moves.map(({ figure, at }) => `${cast.figure(figure)} to ${placeText(at)}`).join('; ')}`,
  deckShuffled: ({ side, cards }) => `the deck of ${side} is shuffled (${plural(cards, 'card')})`,
  initiativeRolled: (event) =>
    `${event.first} has the first turn${event.dice ? ` (blue ${dice(event.dice.blue)}${added(event.values?.blue)}, ember ${dice(event.dice.ember)}${added(event.values?.ember)})` : ''}`,
  turnStarted: ({ number, side, seized }) => `turn ${number}, ${side}${seized ? ', taken' : ''}`,
  turnEnded: ({ side }) => `${side} ends the turn`,
  tokensGained: ({ side, tokens }) => `${side} takes ${tokens} AT`,
  tokensSpent: ({ side, tokens, figure }, cast) =>
    figure === undefined ? `${side} gives up ${tokens} AT` : `${tokens} AT on ${cast.figure(figure)}`,
  drawOffered: ({ side }) => `${side} offers a draw`,
  drawDeclined: ({ side }) => `${side} plays on`,
  undoAsked: ({ side, to }) => `${side} asks to go back to entry ${to}`,
  undoAnswered: ({ side, accepted }) => `${side} ${accepted ? 'agrees' : 'declines'}`,
  gameEnded: ({ outcome }) => `${outcome.winner === undefined ? 'a draw' : `${outcome.winner} wins`} (${outcome.rule})`,
  aimed: ({ figure }, cast) => `${cast.figure(figure)} aims`,
  shotResolved: (event, cast) =>
    `${cast.figure(event.shooter)} at ${cast.figure(event.target)}, ${event.distance / 1000} u, ${event.cover}, ` +
    `needs ${event.need.score}+: ${dice(event.dice)} – ${event.result}`,
  tookCover: ({ figure }, cast) => `${cast.figure(figure)} takes cover`,
  coverDeclined: ({ figure }, cast) => `${cast.figure(figure)} does not take cover`,
  actionLost: ({ figure, rule }, cast) => `${cast.figure(figure)} comes to nothing (${rule})`,
  opportunityFirePlaced: ({ marker }, cast) => `${cast.figure(marker.owner)} watches ${placeText(marker.at)}`,
  opportunityFireSpent: ({ marker }, cast) => `the marker of ${cast.marker(marker)} is used`,
  opportunityFireHeld: ({ target }, cast) => `fire upon ${cast.figure(target)} is held`,
  opportunityFireResized: ({ marker, radius }, cast) =>
    `the marker of ${cast.marker(marker)} stays, within ${radius} u now`,
  suppressionStarted: ({ marker }, cast) =>
    `${marker.participants.map((one) => cast.figure(one.figure)).join(' and ')} put fire on ${placeText(marker.at)}`,
  suppressionJoined: ({ participant }, cast) => `${cast.figure(participant.figure)} joins in`,
  standingCleared: ({ figure }, cast) => `${cast.figure(figure)} keeps no marker and no Aim`,
  suppressionCollapsed: ({ marker }, cast) => `the suppression by ${cast.marker(marker)} ends`,
  suppressed: ({ figure }, cast) => `${cast.figure(figure)} is suppressed`,
  suppressionRolled: ({ rolls }, cast) =>
    `volley: ${rolls.length === 0 ? 'nobody rolls' : rolls.map(({ figure, die }) => `${cast.figure(figure)} ${die}`).join(', ')}`,
  suppressionSix: ({ victim }, cast) =>
    victim === undefined ? 'a six finds nobody' : `a six finds ${cast.figure(victim)}`,
  moveEnded: ({ figure, at, why }, cast) => `${cast.figure(figure)} is at ${placeText(at)} (${why})`,
  opportunityTriggered: ({ figure, markers }, cast) =>
    `${cast.figure(figure)} comes under the eyes of ${markers.map((id) => cast.marker(id)).join(', ')}`,
  objectiveTouched: ({ figure, element }, cast) => `${cast.figure(figure)} reaches ${element}`,
  shotLost: ({ figure, rule }, cast) => `${cast.figure(figure)} loses the shot (${rule})`,
  grenadeThrown: ({ thrower, at }, cast) => `${cast.figure(thrower)} throws at ${placeText(at)}`,
  grenadeAtSlit: ({ die, need, goesIn, element }) =>
    `slit of ${element}: ${die}, ${need}+ goes in – ${goesIn ? 'it does' : 'it stays outside'}`,
  grenadeDispersed: ({ die, distance, exact }) => `dispersion ${die}: ${exact ? '' : 'up to '}${distance} u`,
  grenadeDrifted: ({ to, dud }) => (dud ? 'it leaves the table, a dud' : `it comes down at ${placeText(to)}`),
  grenadeBurst: (event, cast) =>
    event.caught.length === 0
      ? 'it bursts among nobody'
      : `it bursts among ${event.caught.map((id) => cast.figure(id)).join(', ')}: ${dice(event.dice)} – ${plural(event.wounds, 'wound')}`,
  fightStarted: ({ mover, opponent }, cast) => `${cast.figure(mover)} falls upon ${cast.figure(opponent)}`,
  blowStruck: (event, cast) =>
    `${cast.figure(event.by)} strikes at ${cast.figure(event.against)}: ${dice(event.dice)} – ${plural(event.hits, 'hit')}`,
  fightEnded: ({ why }) => `the fight is over (${why})`,
  wounded: ({ figure }, cast) => `${cast.figure(figure)} is wounded and in Shock`,
  eliminated: ({ figure }, cast) => `${cast.figure(figure)} is eliminated`,
  weaponLeft: ({ left }) => `the ${left.weapon} is left at ${placeText(left.position)}`,
  shockEnded: ({ figure }, cast) => `${cast.figure(figure)} comes out of Shock`,
  tieRolled: (event, cast) =>
    `tie: ${event.dice.map(({ figure, rolls }) => `${cast.figure(figure)} ${dice(rolls)}`).join(', ')}`,
}

/** One fact in words, or nothing where there is nothing to tell. */
function tellEvent<T extends EventType>(event: EventOf<T>, cast: Cast): string | undefined {
  const teller = TELLERS[event.type] as Teller<T>
  return teller(event, cast)
}

export const tellEvents = (events: readonly GameEvent[], cast: Cast): readonly string[] =>
  events.flatMap((event) => tellEvent(event, cast) ?? [])
