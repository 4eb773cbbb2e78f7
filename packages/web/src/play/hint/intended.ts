import type { Point } from '@tactic48/geometry'
import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import { startBid, useBid } from '../bid/bidStore.ts'
import { changeAnswer } from '../call/answer.ts'
import { useHand } from '../hand/handStore.ts'
import { type Intent, useTable } from '../tableStore.ts'
import { entryOf } from '../verbs/verbs.ts'

type Part = Partial<Intent>

const way = (path: readonly Point[], end: Point | undefined): Part => ({ bends: path.slice(0, -1), goal: end })

/** What a player would have in hand who is about to give this command. */
export function intendedBy(command: ActionCommand): Part {
  const { figure: selected, verb } = command
  const by: Part = { selected, verb, fixed: true }
  switch (command.verb) {
    case 'move':
    case 'moveAndFire': {
      const { path, stepInto, touch } = command
      const walk = { ...by, ...way(path, stepInto ?? path.at(-1)), contact: touch } as const
      if (command.verb === 'move') {
        const { message, leave = false } = command
        return { ...walk, ...(message ? { message } : {}), leave }
      }
      const { shoot, weapon, target } = command
      return { ...walk, shoot, ...(weapon ? { weapon } : {}), ...(target ? { target } : {}) }
    }
    case 'fire':
      return { ...by, weapon: command.weapon, target: command.target }
    case 'placeOpportunityFire':
    case 'throwGrenade':
      return { ...by, weapon: command.weapon, goal: command.at }
    case 'startSuppression':
      return { ...by, weapon: command.weapon, goal: command.at, joiners: command.joiners.map(({ figure }) => figure) }
    case 'joinSuppression':
      return { ...by, weapon: command.weapon, marker: command.marker }
    case 'firstAid':
    case 'checkCasualty':
      return { ...by, patient: command.patient }
    case 'carry': {
      const { casualty: patient, helper, path } = command
      return { ...by, patient, ...(helper ? { helper } : {}), ...way(path, path.at(-1)) }
    }
    case 'pickUp':
      return { ...by, patient: command.casualty }
    case 'loadCasualty':
      return { ...by, patient: command.casualty, vehicle: command.vehicle }
    case 'mount':
      return { ...by, vehicle: command.vehicle, ...(command.drives === undefined ? {} : { drives: command.drives }) }
    case 'dismount':
      return { ...by, goal: command.toward }
    case 'fireAtArmour':
    case 'layCharge':
      return { ...by, weapon: command.weapon, armour: command.armour }
    case 'call': {
      const { kind, credit = false } = command
      return { ...by, ...(kind ? { callKind: kind } : {}), credit }
    }
    case 'giveOrder': {
      const { order, unit } = command
      return {
        ...by,
        order: order.kind,
        ...('at' in order ? { goal: order.at } : {}),
        ...('target' in order ? { target: order.target } : {}),
        ...(unit === undefined ? {} : { unit }),
      }
    }
    case 'takeCover':
    case 'aim':
    case 'contactHq':
    case 'takeInitiative':
      return by
  }
}

/** Puts it into the plan, where the player sees it judged and may still change it; nothing of it is done. */
export function intend(command: Command): boolean {
  const { select, choose, change } = useTable.getState()
  if (isActionVerb(command.verb) && 'figure' in command) {
    const action = command as ActionCommand
    select(action.figure)
    if (entryOf(action.verb).begin) startBid(action.figure)
    else {
      choose(action.verb)
      change(intendedBy(action))
    }
    return true
  }
  switch (command.verb) {
    case 'placeSupport':
    case 'aimMortar':
    case 'chooseTeams':
    case 'enterTable':
    case 'feint':
      changeAnswer(command)
      return true
    case 'drift':
      change({ goal: command.to, fixed: true })
      return true
    case 'deploy':
      select(command.figure)
      change({ goal: command.at, fixed: true })
      return true
    case 'executeOrder': {
      const { joins, halts, refuses, sequence, weapons, leaves = [], carries = [], messages = [] } = command
      change({ choices: { joins, halts, refuses, sequence, weapons, leaves, carries, messages } })
      return true
    }
    case 'playCard':
      useHand
        .getState()
        .change({ open: true, folded: false, taken: command.card, figure: command.figure, weapon: command.weapon })
      return true
    case 'seal':
      useBid.getState().change({ tokens: command.value })
      return true
    default:
      return false
  }
}
