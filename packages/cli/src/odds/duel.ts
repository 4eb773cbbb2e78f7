import {
  baseOf,
  cardId,
  createGame,
  figureId,
  figureOf,
  type GameState,
  isRefusal,
  type RuleSet,
  scriptedChance,
  seatId,
} from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { characterOf } from '../conformance/cards.ts'
import { codeText } from '../refusal.ts'

export interface TargetState {
  readonly takeCover: boolean
  readonly shock: boolean
  readonly camouflage: boolean
}

const SHOOTER = figureId('A')
const TARGET = figureId('T')

/** A shooter and a target on an empty table, so many u apart: what the odds are asked of. */
export function duel(rules: RuleSet, distance: number, target: TargetState): GameState {
  const radius = Math.round(rules.figureBaseDiameterMm * 20)
  const x = 10_000
  const apart = Math.round(distance * 1000) + 2 * radius
  if (!(apart >= 2 * radius && apart < 70_000)) throw new CliError(`a range of ${distance} u is not on any table`)
  const game = createGame(
    {
      start: 'position',
      rules,
      cards: {
        characters: {
          [cardId('A')]: characterOf('A', {}),
          [cardId('T')]: characterOf('T', { camouflage: target.camouflage }),
        },
        weapons: {},
      },
      seats: { [seatId('blue')]: 'blue', [seatId('ember')]: 'ember' },
      gameType: 'skirmish',
      position: {
        table: { width: 96_000, height: 24_000, elements: [] },
        figures: [
          { id: SHOOTER, side: 'blue', card: cardId('A'), position: { x, y: 12_000 } },
          {
            id: TARGET,
            side: 'ember',
            card: cardId('T'),
            position: { x: x + apart, y: 12_000 },
            ...(target.takeCover ? { standing: { kind: 'takeCover' } } : {}),
            ...(target.shock ? { shockSince: 1 } : {}),
          },
        ],
        sides: { blue: { tokens: 1 }, ember: { tokens: 1 } },
        turn: { active: 'blue' },
      },
    },
    scriptedChance([]),
  )
  if (isRefusal(game)) throw new CliError(`no such duel: ${codeText(game)}`)
  return game.state
}

export function dueller(state: GameState, who: 'shooter' | 'target') {
  const figure = figureOf(state, who === 'shooter' ? SHOOTER : TARGET)
  if (!figure) throw new Error('a duel has two')
  return { figure, base: baseOf(state, figure) }
}
