import { isOfficer, type Order } from '@tactic48/rules'
import { startBid } from '../bid/bidStore.ts'
import { type EntriesOf, forThoseWith, type Wanted } from './verb.ts'

/** What the order says, as soon as enough is known. */
function orderOf({ intent: { order: kind, goal: at, target } }: Wanted): Order | undefined {
  if (kind === 'moveToward' || kind === 'fireAtWill') return at && { kind, at }
  if (kind === 'fireAt') return target && { kind, target }
  return kind && { kind }
}

/** What officers do: orders (ORDER-02) and taking the initiative (INIT-02). */
export const COMMAND: EntriesOf<'giveOrder' | 'takeInitiative'> = {
  giveOrder: {
    icon: 'order',
    key: 'd',
    belongs: (state, figure) => state.rules.company !== undefined && isOfficer(state, figure),
    pointing: 'area',
    asks: 'order',
    command(wanted) {
      const order = orderOf(wanted)
      const { by, intent } = wanted
      return order && { verb: 'giveOrder', ...by, order, ...(intent.unit === undefined ? {} : { unit: intent.unit }) }
    },
  },
  takeInitiative: {
    icon: 'initiative',
    key: 'i',
    belongs: forThoseWith('takeInitiative'),
    pointing: 'none',
    asks: 'commit',
    begin: startBid,
    command: ({ by }) => ({ verb: 'takeInitiative', ...by }),
  },
}
