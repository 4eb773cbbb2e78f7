import type { Showcase } from '@tactic48/content/showcase'
import {
  type Command,
  figureId,
  isRefusal,
  markerId,
  type PlacedFigure,
  type Played,
  type PreparedGame,
  play,
  type SideId,
  seededChance,
  startRead,
  weaponId,
} from '@tactic48/rules'
import { SEATS } from '../game/seats.ts'

type Pose = Omit<PlacedFigure, 'id' | 'side' | 'card' | 'position'>
type Place = readonly [x: number, y: number, pose?: Pose]

const WATCH = markerId('of-farm')

/** A fight for the farm at the crossroads, some turns old. Places in u, in the order of the ready forces. */
const PLACES: { readonly [side in SideId]: readonly Place[] } = {
  blue: [
    [17.2, 12.7, { counters: { slots: 2 } }],
    [17.8, 10.6, { standing: { kind: 'takeCover' } }],
    [18.6, 16.3, { standing: { kind: 'opportunityFire', marker: WATCH } }],
    [14.3, 15.7],
    [23.7, 16.3],
    [12.2, 11.4],
  ],
  ember: [
    [23.2, 10.2],
    [22.9, 12.2, { wounded: true }],
    [27.1, 12.1, { standing: { kind: 'takeCover' } }],
    [24.5, 6.8],
    [30, 12.4],
    [29.6, 15.2, { wounded: true, shockSince: 8 }],
  ],
}

function placed(side: SideId, forces: Showcase['forces']): readonly PlacedFigure[] {
  const cards = forces[side].characters
  return PLACES[side].flatMap(([x, y, pose], i) => {
    const enlisted = cards[i]
    if (!enlisted) return []
    const position = { x: Math.round(x * 1000), y: Math.round(y * 1000) }
    return [{ id: figureId(`${side}-${i + 1}`), side, card: enlisted.card, position, ...pose }]
  })
}

/** It is ours and stands as it is read, so that the first load needs nothing that reads and judges. */
export const vignetteSpec = ({ rules, cards, forces, table }: Showcase): PreparedGame => ({
  start: 'position',
  rules,
  cards,
  seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
  gameType: 'skirmish',
  position: {
    table: { ...table, edges: { blue: 'south', ember: 'north' } },
    figures: [...placed('blue', forces), ...placed('ember', forces)],
    markers: [
      {
        kind: 'opportunityFire',
        id: WATCH,
        side: 'blue',
        owner: figureId('blue-3'),
        weapon: weaponId('browning'),
        at: { x: 23_400, y: 14_600 },
        radius: 4,
      },
    ],
    sides: { blue: { tokens: 4 }, ember: { tokens: 5 } },
    turn: { active: 'blue', number: 9 },
  },
})

export const openVignette = (showcase: Showcase): Played => startRead(vignetteSpec(showcase), seededChance('vignette'))

/** One command further; its number chooses the dice. */
export function playVignette(before: Played, command: Command): Played {
  const after = play(before, command, seededChance(`well ${before.log.entries.length}`))
  if (isRefusal(after)) throw new Error(`the battle behind the front page cannot be played: ${after.rule}`)
  return after
}

/** The battle behind the front page as far as it was shown, ready to be played on by the visitor. */
export const playedVignette = (showcase: Showcase, commands: readonly Command[]): Played =>
  commands.reduce(playVignette, openVignette(showcase))
