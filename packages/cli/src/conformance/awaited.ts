import {
  type Arrival,
  type CardBook,
  cardId,
  figureId,
  type Position,
  type Scheduled,
  type SideId,
  type SideSpec,
  scheduleId,
  smokeId,
  type Team,
} from '@tactic48/rules'
import { FACTION } from './cards.ts'
import { factionOf } from './forces.ts'
import { type Anchor, pointOf } from './places.ts'
import type { AwaitedText } from './schema/pieces.ts'
import type { Layout } from './schema/scenario.ts'
import { ScenarioError } from './source.ts'

const SMOKE_TURNS = 2
const TEAM_AP = 6

/** HOUSE-19: what a scenario says of the faction that both sides play. */
export function factionsOf({ faction: said, mortars, support, teamCard }: Layout): Pick<CardBook, 'factions'> {
  if (!said && mortars === undefined && support === undefined && teamCard === undefined) return {}
  const faction = {
    ...factionOf(said ?? {}),
    platoonMortar: mortars === true,
    ...(mortars === 'company' && { companyMortar: true }),
    ...(support && { supportProfiles: support }),
    ...(teamCard !== undefined && { teamCard: cardId(teamCard) }),
  }
  return { factions: { [FACTION]: faction } }
}

/** RUNNER-03. */
export function creditsOf(layout: Layout, side: SideId): Pick<SideSpec, 'callCredits'> {
  const credits = Object.entries(layout.credits ?? {}).filter(([name]) => sideOf(layout, name) === side)
  return credits.length === 0
    ? {}
    : { callCredits: credits.map(([name, count]) => ({ officer: figureId(name), count })) }
}

const sideOf = ({ figures = {} }: Layout, name: string): SideId | undefined =>
  Object.hasOwn(figures, name) ? figures[name]?.side : undefined

/** Countdowns, those of messengers among them, and smoke. */
export function awaitedOf(
  layout: Layout,
  places: ReadonlyMap<string, Anchor>,
  turn: number,
): Pick<Position, 'schedule' | 'smoke'> {
  const errands = Object.entries(layout.figures ?? {}).flatMap(([name, { side, returns }]): readonly Scheduled[] => {
    const exit = places.get(name)?.at
    if (returns === undefined || !exit) return []
    const what: Arrival = { kind: 'runner', figure: figureId(name), exit, left: turn }
    return [{ id: scheduleId(`errand-${name}`), side, due: returns, what }]
  })
  const called = (layout.schedule ?? []).map((text, i) => scheduledOf(layout, text, i))
  const smoke = (layout.smoke ?? []).map(({ side, at, radius, turns = SMOKE_TURNS }, i) => ({
    id: smokeId(`cloud-${i + 1}`),
    side,
    at: pointOf(at),
    radius,
    due: turns,
  }))
  const schedule = [...called, ...errands]
  return { ...(schedule.length > 0 && { schedule }), ...(smoke.length > 0 && { smoke }) }
}

function scheduledOf(layout: Layout, text: AwaitedText, index: number): Scheduled {
  const side = sideOf(layout, text.caller)
  if (!side) throw new ScenarioError(`schedule ${index + 1}: there is no figure ${text.caller}`)
  return { id: scheduleId(`called-${index + 1}`), side, due: text.in, what: arrivalOf(layout, text, index) }
}

function arrivalOf(layout: Layout, text: AwaitedText, index: number): Arrival {
  const caller = figureId(text.caller)
  if (text.teams) return { kind: 'reinforcements', caller, teams: text.teams.map((team) => teamOf(layout, team)) }
  if (text.mortar && text.points) {
    return { kind: 'platoonMortar', caller, bombs: { ammo: text.mortar, at: text.points.map(pointOf) } }
  }
  if (!text.support || !text.at) throw new ScenarioError(`schedule ${index + 1} needs teams, mortar or support`)
  const line = text.line && pointOf(text.line)
  const barrage = { profile: text.support, ammo: text.ammo ?? 'he', target: pointOf(text.at), line }
  return { kind: 'supportFire', caller, barrage }
}

function teamOf({ soldiers = {} }: Layout, text: string): Team {
  const [card = '', men = '1'] = text.split(' ')
  const ap = Number(men) > 1 ? TEAM_AP : ((Object.hasOwn(soldiers, card) ? soldiers[card]?.ap : undefined) ?? TEAM_AP)
  return { card: cardId(card), assigned: [], figures: Number(men), ap }
}
