import type { Command } from '@tactic48/rules'
import { type Cast, placeText } from './cast.ts'

/** What a player says, in words. */
export function tellCommand(command: Command, cast: Cast): string {
  const details = detailsOf(command, cast)
  const who = 'figure' in command && command.figure !== undefined ? `${cast.figure(command.figure)}: ` : ''
  return `${who}${words(command.verb)}${details === '' ? '' : ` ${details}`}`
}

function detailsOf(command: Command, cast: Cast): string {
  switch (command.verb) {
    case 'move':
      return `to ${lastPlace(command.path)}`
    case 'moveAndFire': {
      const shot = command.target === undefined ? '' : ` at ${cast.figure(command.target)}`
      return `to ${lastPlace(command.path)}, shot ${command.shoot}${shot}`
    }
    case 'fire':
      return `${command.weapon} at ${cast.figure(command.target)}`
    case 'placeOpportunityFire':
    case 'throwGrenade':
      return `${command.weapon} at ${placeText(command.at)}`
    case 'fireAtArmour':
    case 'layCharge':
      return `${command.weapon} at ${'element' in command.armour ? command.armour.element : command.armour.vehicle}`
    case 'startSuppression': {
      const joiners = command.joiners.map(({ figure }) => cast.figure(figure))
      return `at ${placeText(command.at)}${joiners.length > 0 ? ` with ${joiners.join(', ')}` : ''}`
    }
    case 'joinSuppression':
      return `with ${cast.marker(command.marker)}`
    case 'firstAid':
    case 'checkCasualty':
      return cast.figure(command.patient)
    case 'playCard':
      return command.card
    case 'carry': {
      const helped = command.helper === undefined ? '' : ` with ${cast.figure(command.helper)}`
      return `${cast.figure(command.casualty)}${helped} to ${lastPlace(command.path)}`
    }
    case 'pickUp':
    case 'putDown':
      return cast.figure(command.casualty)
    case 'loadCasualty':
      return `${cast.figure(command.casualty)} into ${command.vehicle}`
    case 'mount':
      return command.vehicle
    case 'dismount':
      return `toward ${placeText(command.toward)}`
    case 'giveOrder':
      return command.order.kind
    case 'call':
      return [command.kind ?? '', command.credit ? 'by messenger' : ''].join(' ').trim()
    case 'chooseCall':
      return command.kind
    case 'placeSupport':
      return `${command.profile} (${command.ammo}) at ${placeText(command.at)}`
    case 'chooseTeams':
      return command.teams.map((team) => (team === 'team' ? team : team.card)).join(', ')
    case 'aimMortar':
      return `${command.each?.join(', ') ?? command.ammo} at ${command.at.map(placeText).join(', ')}`
    case 'enterTable':
      return `at ${command.at.map(placeText).join(', ')}`
    case 'takeMessage':
      return `of ${cast.figure(command.officer)}`
    case 'raise':
      return `by ${command.tokens}`
    case 'opportunityShot':
      return `by ${cast.marker(command.marker)} at ${cast.figure(command.target)}`
    case 'shootAfterMove':
      return `${command.weapon} at ${cast.figure(command.target)}`
    case 'continueMove':
      return command.go ? 'on' : 'no further'
    case 'reactTakeCover':
      return command.take ? 'yes' : 'no'
    case 'chooseSix':
      return cast.figure(command.participant)
    case 'drift':
      return `to ${placeText(command.to)}`
    case 'deploy':
      return `at ${placeText(command.at)}`
    case 'chooseEdge':
      return command.edge
    case 'nameObjective':
      return command.element
    case 'layOut':
      return `${command.elements.length} elements`
    case 'submitForce':
      return command.force.faction
    case 'answerDraw':
    case 'answerUndo':
      return command.accept ? 'yes' : 'no'
    default:
      return ''
  }
}

/** `placeOpportunityFire` → `place opportunity fire`. */
const words = (verb: string): string => verb.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function lastPlace(path: readonly { readonly x: number; readonly y: number }[]): string {
  const last = path[path.length - 1]
  return last ? placeText(last) : 'nowhere'
}
