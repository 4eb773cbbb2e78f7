import type { Family } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { closeTask, openTask } from '../kernel/stack.ts'
import { inShock, isOnTable, knownFigure } from '../query/figures.ts'
import type { DeedTask } from '../state/task.ts'
import { releaseGrenade } from './grenade/release.ts'
import { placeWatch } from './opportunity/marker.ts'
import { offerOnAction } from './opportunity/offer.ts'
import { joinMarker, placeMarker } from './suppression/place.ts'

type Deed = DeedTask['command']

/** Carries a paid Action out; with `ofTrigger: anyAction` only after the fire that it may draw (OF-03). */
export function perform(flow: Flow, command: Deed, reaction: boolean): void {
  if (flow.state.rules.ofTrigger !== 'anyAction') {
    carryOut(flow, command, reaction)
    return
  }
  offerOnAction(flow, command.figure)
  if (command.verb === 'startSuppression') for (const { figure } of command.joiners) offerOnAction(flow, figure)
  openTask(flow, { kind: 'deed', command, reaction })
}

function carryOut(flow: Flow, command: Deed, reaction: boolean): void {
  switch (command.verb) {
    case 'aim':
      flow.emit({ type: 'aimed', figure: command.figure })
      break
    case 'takeCover':
      flow.emit({ type: 'tookCover', figure: command.figure, reaction })
      break
    case 'placeOpportunityFire':
      placeWatch(flow, command)
      break
    case 'startSuppression':
      placeMarker(flow, command)
      break
    case 'joinSuppression':
      joinMarker(flow, command)
      break
    case 'throwGrenade':
      releaseGrenade(flow, command)
      break
  }
}

function advanceDeed(flow: Flow, { command, reaction }: DeedTask): void {
  closeTask(flow, 'deed')
  const actor = knownFigure(flow.state, command.figure)
  if (isOnTable(actor) && !inShock(actor)) carryOut(flow, command, reaction)
  else flow.emit({ type: 'actionLost', figure: command.figure, verb: command.verb, rule: 'WOUND-03' })
}

/** Actions that wait for the fire they draw. */
export const deeds: Family = { name: 'deed', advance: { deed: advanceDeed } }
