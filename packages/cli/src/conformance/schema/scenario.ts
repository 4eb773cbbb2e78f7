import {
  EDGES,
  ENEMY_ACTIONS,
  LASTS,
  type OptionValues,
  type Parameters,
  RULINGS,
  SUPPORT,
  TACTIC_EFFECT_KINDS,
  TACTIC_TURNS,
  WHO,
} from '@tactic48/rules'
import * as z from 'zod'
import { factionData, force } from './force.ts'
import { step } from './phrase.ts'
import { awaited, cloud, figure, figurePatch, marker, soldier, table, vehicle, vehiclePatch } from './pieces.ts'
import {
  atom,
  company as companyEditions,
  coordinates,
  count,
  countBySide,
  counts,
  described,
  dice,
  editions,
  flag,
  length,
  named,
  optional,
  type Read,
  shared,
  side,
  text,
  textBySide,
  texts,
  textsBySide,
  values,
} from './terms.ts'

/** What a scenario file may hold. Types, faults and `conformance/scenario.schema.json` follow from here. */

const tactic = shared(
  'tactic',
  z.strictObject({
    faction: optional(text),
    window: z.union([
      z.enum(TACTIC_TURNS),
      named('afterEnemyAction', z.strictObject({ afterEnemyAction: z.enum(ENEMY_ACTIONS) })),
    ]),
    ap: optional(count),
    atCost: optional(count),
    effects: z.array(
      z.strictObject({
        effect: z.enum(TACTIC_EFFECT_KINDS),
        who: optional(z.enum(WHO)),
        amount: optional(z.int()),
        lasts: optional(z.enum(LASTS)),
      }),
    ),
  }),
)
const goal = shared(
  'goal',
  z.union([
    z.strictObject({ kind: z.literal('touch'), element: text }),
    z.strictObject({ kind: z.literal('hold'), element: text, until: count }),
    z.strictObject({ kind: z.literal('leave'), edge: z.enum(EDGES), figures: count }),
    z.strictObject({ kind: z.literal('evacuate'), casualties: count }),
    z.strictObject({ kind: z.literal('message'), messages: count, edge: optional(z.enum(EDGES)) }),
    z.strictObject({ kind: z.literal('survive'), until: count, figures: count }),
    z.strictObject({ kind: z.literal('eliminate'), share: count }),
  ]),
)
const sideGoals = z.strictObject({ needs: z.enum(['all', 'any']), list: z.array(goal).min(1) })
const goals = shared(
  'goals',
  z.strictObject({
    blue: optional(sideGoals),
    ember: optional(sideGoals),
    losses: optional(z.enum(['decide', 'ignore'])),
    limit: optional(z.strictObject({ rounds: count, winner: z.enum(['blue', 'ember', 'draw', 'share']) })),
  }),
)

const layoutFields = {
  editions: optional(editions),
  company: optional(described('The company layer on top of the quick start.', companyEditions)),
  rulings: optional(
    described('The preset of all rule options; printed takes each sheet at its word.', z.enum(RULINGS)),
  ),
  options: optional(described('Rule options by name.', values)),
  overrides: optional(described('Parameters of the rule set that the scenario replaces.', values)),
  game: optional(z.enum(['skirmish', 'mission'])),
  agreedAp: optional(length),
  theatre: optional(text),
  faction: optional(described('What the rules ask of the faction of both sides (HOUSE-19).', factionData)),
  forces: optional(
    described('Forces to be judged, one after the other; no game is played with them.', z.array(force).min(1)),
  ),
  table: optional(table),
  objectives: optional(textBySide),
  tokens: optional(countBySide),
  goals: optional(described('What a battle is about (HOUSE-20).', goals)),
  markers: optional(z.array(marker)),
  tactics: optional(
    described('Tactic cards of its own by name; others are those of the game.', z.record(z.string(), tactic)),
  ),
  decks: optional(described('Tactic cards still to be drawn.', textsBySide)),
  hands: optional(described('Tactic cards in hand.', textsBySide)),
  leftWeapons: optional(
    described(
      'Emplaced weapons without crew.',
      z.array(z.strictObject({ side, at: coordinates, weapon: described("Such as 'mg S 4 L 4 mg'.", text) })),
    ),
  ),
  vehicles: optional(described('Mounts and vehicles by name.', z.record(z.string(), vehicle))),
  soldiers: optional(described('Cards in the book that nobody plays yet.', z.record(z.string(), soldier))),
  mortars: optional(
    described(
      'The factions have platoon mortars, or mortars of the company only (HOUSE-19).',
      z.union([flag, z.enum(['company'])]),
    ),
  ),
  support: optional(described('Support on offer (SUPP-03).', z.array(z.enum(SUPPORT)))),
  teamCard: optional(described('The card of a reinforcement team (HOUSE-07).', text)),
  credits: optional(described('Calls that messengers have brought to officers.', counts)),
  schedule: optional(z.array(awaited)),
  smoke: optional(z.array(cloud)),
  turn: optional(
    described(
      'Whose turn it is.',
      z.union([
        side,
        named(
          'side, number and first',
          z.strictObject({ side, number: optional(z.int().min(1)), first: optional(side) }),
        ),
      ]),
    ),
  ),
  start: optional(
    described(
      'action: the active side is to choose its next Action. turn: its turn is about to begin. setup: the sides are to name their forces. table: the forces are known, the table roll comes next.',
      z.enum(['action', 'turn', 'setup', 'table']),
    ),
  ),
  dice: optional(dice),
  ints: optional(dice),
  steps: optional(z.array(step)),
}

const scenarioCase = z.strictObject({
  case: text,
  ...layoutFields,
  figures: optional(z.record(z.string(), figurePatch)),
  vehicles: optional(z.record(z.string(), vehiclePatch)),
})
const figures = optional(described('Figures by name.', z.record(z.string(), figure)))
const layout = z.strictObject({ ...layoutFields, figures })

export const scenarioSchema = z
  .strictObject({
    title: described('What the scenario shows, in one sentence.', text),
    example: optional(named('a worked example such as EX-05', text.regex(/^EX-[0-9]{2,3}$/))),
    rules: described('The rules that it checks.', z.array(atom).min(1)),
    parameters: optional(described('Rows of the edition matrix whose values it shows.', texts.min(1))),
    note: optional(text),
    ...layoutFields,
    figures,
    saved: optional(described('A position as `saveState` writes it, instead of one that is laid out here.', text)),
    cases: optional(
      described(
        'Variants: each is laid over the scenario, maps are merged and lists replaced.',
        z.array(scenarioCase).min(1),
      ),
    ),
  })
  .meta({ title: 'a scenario of the conformance suite' })

/** The same as JSON Schema, for editors; `tactic48 conform --schema` prints it. */
export const scenarioJsonSchema = (): object => z.toJSONSchema(scenarioSchema, { io: 'input' })

type Stated = Read<z.infer<typeof layout>>

/** Options and overrides are judged by the rule set that they go into. */
export interface Layout extends Omit<Stated, 'options' | 'overrides'> {
  readonly saved?: string
  readonly options?: OptionValues
  readonly overrides?: Partial<Parameters>
}
export type Scenario = Read<z.infer<typeof scenarioSchema>>
export type TacticText = Read<z.infer<typeof tactic>>
export type GoalsText = Read<z.infer<typeof goals>>
