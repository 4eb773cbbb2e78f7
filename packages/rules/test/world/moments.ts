import {
  type Command,
  candidates,
  type Element,
  figureId,
  type GameState,
  markerId,
  type NewGame,
  proposals,
  type Question,
  type RuleSet,
  type SideId,
  type Task,
  weaponId,
} from '@tactic48/rules'
import { BLUE, EMBER, force, man, newGame, opened, prepared, rulesOf } from './games.ts'

/** A question as it is asked, without the counter of events. */
type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'since'> : never) : never

/** The state with this question on top, over the tasks that belong under it. */
export const asking = (state: GameState, question: Asked, ...tasks: readonly Task[]): GameState => ({
  ...state,
  stack: [
    ...state.stack.slice(0, -1),
    ...tasks.map((task) => ({ frame: 'task', task }) as const),
    { frame: 'question', question: { ...question, since: 0 } as Question },
  ],
})

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')
export const FORCES = { blue: FOUR, ember: FOUR }

/** Blue has won the roll for the table. */
export const atSetup = (change: Partial<NewGame> = {}, rules: RuleSet = rulesOf()): GameState =>
  opened(newGame({ forces: FORCES, ...change }, { ...rules, forceTolerancePct: 1000 }), 6, 1)

/** A ready table without edges: ember is asked for its own. */
export const atEdges = (elements: readonly Element[], gameType: NewGame['gameType'] = 'skirmish'): GameState =>
  atSetup({ gameType, table: { width: 24_000, height: 24_000, elements } })

export const id = figureId
export const POSITION = opened(
  prepared({
    figures: [
      man('a', 'blue', 4, 4),
      man('b', 'blue', 8, 4, { is: 'runner' }),
      man('x', 'ember', 4, 12, { standing: { kind: 'opportunityFire', marker: markerId('watch') } }),
      man('y', 'ember', 8, 12),
    ],
    markers: [
      {
        kind: 'opportunityFire',
        id: markerId('watch'),
        side: 'ember',
        owner: id('x'),
        weapon: weaponId('rifle'),
        at: { x: 4000, y: 8000 },
        radius: 3,
      },
    ],
    sides: { blue: { tokens: 2 }, ember: { tokens: 2 } },
  }),
)

/** What is worth saying now and legal, in the order of the families, without resigning or offering a draw. */
export const legal = (state: GameState, side: SideId): readonly Command[] =>
  [...candidates(state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')

/** Proposals of one verb, before anybody has judged them. */
export const proposed = <V extends Command['verb']>(state: GameState, side: SideId, verb: V) =>
  [...proposals(state, side)].filter((command): command is Extract<Command, { verb: V }> => command.verb === verb)

export const seats = { blue: BLUE, ember: EMBER }
