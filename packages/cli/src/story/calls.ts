import type { Arrival, ArrivalEvent, CallEvent, EventOf } from '@tactic48/rules'
import { type Cast, placeText } from './cast.ts'

type Type = (CallEvent | ArrivalEvent)['type']
type CallTellers = { readonly [T in Type]: (event: EventOf<T>, cast: Cast) => string | undefined }

const arrivalText = (what: Arrival, cast: Cast): string => {
  switch (what.kind) {
    case 'supportFire':
      return `${what.barrage.profile} (${what.barrage.ammo}) at ${placeText(what.barrage.target)}`
    case 'platoonMortar':
      return `platoon mortars (${what.bombs.ammo})`
    case 'reinforcements':
      return `teams: ${what.teams.length}`
    case 'runner':
      return `${cast.figure(what.figure)} returns`
  }
}

/** Radio, calls, arrivals and messengers. */
export const CALL_TELLERS: CallTellers = {
  contactTried: ({ figure, dice, need, made }, cast) =>
    `${cast.figure(figure)} tries to contact HQ, ${need}+: ${dice.join(' ')}, ${made ? 'contact' : 'no answer'}`,
  contactLost: ({ figure, rule }, cast) => `${cast.figure(figure)} loses contact with HQ (${rule})`,
  callTried: ({ caller, means, dice, need, hits }, cast) =>
    `${cast.figure(caller)} calls (${means}), ${need}+: ${dice.join(' ')}, ${hits > 0 ? 'answered' : 'in vain'}`,
  callSettled: ({ kind, by }) => `${by} settles on ${kind}`,
  teamsCounted: ({ teams, die, figures }) =>
    `${teams} ${teams === 1 ? 'team' : 'teams'} (${die === undefined ? `${figures} figures on the table` : `die ${die}`})`,
  arrivalScheduled: ({ entry, die }, cast) =>
    `${arrivalText(entry.what, cast)}, due in ${entry.due}${die === undefined ? '' : ` (die ${die})`}`,
  scheduleCounted: ({ side, due }) => (due.length > 0 ? `${side}: ${due.length} due` : undefined),
  fireArrived: () => 'the support fire arrives',
  shellFell: ({ shell, of, die, from, to, dud }) => {
    const drift = die === undefined ? '' : `, die ${die}, from ${placeText(from)}`
    return `shell ${shell} of ${of}${drift} ${dud ? 'falls off the table' : `falls at ${placeText(to)}`}`
  },
  smokeLaid: ({ smoke }) => `smoke at ${placeText(smoke.at)}, ${smoke.radius} u`,
  smokeThinned: ({ gone }) => (gone.length > 0 ? `smoke lifts: ${gone.length}` : undefined),
  teamEntered: ({ figures }) => `reinforcements arrive: ${figures.map(({ name }) => name).join(', ')}`,
  arrivalDelayed: () => 'no room: the arrival waits one turn',
  messageTaken: ({ figure, officer }, cast) => `${cast.figure(figure)} takes the message of ${cast.figure(officer)}`,
  leftTable: ({ figure, entry, die }, cast) =>
    `${cast.figure(figure)} leaves the table, back in ${entry.due}${die === undefined ? '' : ` (die ${die})`}`,
  returned: ({ figure, at }, cast) => `${cast.figure(figure)} is back at ${placeText(at)}`,
}
