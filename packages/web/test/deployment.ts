import { companyBookOf, FACTIONS } from '@tactic48/content'
import { FORMATIONS, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import {
  type CcEdition,
  type Chance,
  type NewGame,
  type Played,
  play,
  ruleSetOf,
  type SideId,
  seatOf,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { ground, named } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { formationAt, nextDeployment, type PlannedMan, waitingOf } from '../src/play/deploy/formation.ts'
import { kept } from './replayGames.ts'

/** Two platoons before their deployment; the leader of blue may feint. */
export function platoonsToDeploy(cc: CcEdition, chance: Chance): Played {
  const blue = named(FORMATIONS, 'de-airborne/platoon')
  const ember = named(FORMATIONS, 'us-airborne/platoon')
  const rules = ruleSetOf({ qs: 'qs-en', cc })
  const spec: NewGame = {
    start: 'setup',
    rules,
    cards: companyBookOf(FACTIONS.filter(({ id }) => ['us-airborne', 'de-airborne'].includes(id))),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: 'skirmish',
    agreedAp: Math.max(blue.ap, ember.ap),
    table: { ...ground(named(LARGE_BATTLEFIELDS, 'birch-wood')), edges: { blue: 'south', ember: 'north' } },
    forces: { blue: blue.force, ember: ember.force },
  }
  return held(startLog(spec, chance))
}

/** Every squad of a side side by side along its edge. */
export function wholeLine({ state }: Played, side: SideId): readonly PlannedMan[] {
  const groups = waitingOf(state, side)
  const { width, height } = state.table
  const y = side === 'blue' ? height - 2500 : 2500
  const men: PlannedMan[] = []
  groups.forEach((group, i) => {
    const centre = { x: (width * (i + 0.5)) / groups.length, y }
    men.push(...formationAt(state, group.men, centre, men))
  })
  return men
}

/** Deploys by these plans for as long as `until` does not hold. */
export function deployed(
  from: Played,
  plans: { readonly [side in SideId]: readonly PlannedMan[] },
  chance: Chance,
  until: (played: Played) => boolean = () => false,
): Played {
  let played = from
  for (;;) {
    const question = topQuestion(played.state)
    const [side] = question?.awaiting ?? []
    const seat = side && seatOf(played.state, side)
    if (question?.kind !== 'deploy' || !side || !seat || until(played)) return played
    const command = nextDeployment(played.state, seat, plans[side])
    if (!command) return played
    played = held(play(played, command, chance))
  }
}

/** The third squad of blue is still to be deployed, and as many of ember. */
export function lastSquad(id: string, cc: CcEdition): SavedGame {
  const chance = seededChance(id)
  const begun = platoonsToDeploy(cc, chance)
  const plans = { blue: wholeLine(begun, 'blue'), ember: wholeLine(begun, 'ember') }
  const third = new Set(begun.state.figures.filter(({ unit }) => unit.squad === '3').map(({ id: man }) => man))
  const played = deployed(begun, { ...plans, blue: plans.blue.filter(({ figure }) => !third.has(figure)) }, chance)
  return kept(id, played, { chance: chance.saved(), battlefield: 'birch-wood' })
}
