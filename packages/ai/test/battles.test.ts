import { BATTLES, type Battle, battleSpec, FORMATIONS } from '@tactic48/content/battles'
import {
  type Agreement,
  type Command,
  createGame,
  execute,
  type GameState,
  roundOf,
  type SideId,
  seatId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { consultation, regular } from '../src/index.ts'

const SEATS = { blue: seatId('blue'), ember: seatId('ember') }
const COMMANDS = 20_000

/** Platoons and companies take minutes: they are played when somebody asks for it, `BATTLES=all`. */
const LARGE = ['bridgehead', 'company-attack']
const { BATTLES: wanted } = process.env

/** The opponent buys no cards: it fields the ready squad of the faction. */
function chosenForce({ sides }: Battle, side: SideId): Command {
  const squad = FORMATIONS.find(({ size, force }) => size === 'squad' && force.faction === sides[side].faction)
  if (!squad) throw new Error(`there is no squad of ${sides[side].faction}`)
  return { verb: 'submitForce', seat: SEATS[side], force: squad.force }
}

/** The battle to its end; every answer is the opponent's. */
function fought(battle: Battle, sheets: Pick<Agreement, 'qs' | 'cc'>): GameState {
  const chance = seededChance(battle.id)
  const thinking = seededChance(`${battle.id} thoughts`)
  let { state } = held(createGame(battleSpec(battle, sheets, SEATS), chance))
  for (let commands = 0; state.phase !== 'over'; commands++) {
    const side = topQuestion(state)?.awaiting[0]
    const asked = side && consultation(state, side)
    if (!asked || commands > COMMANDS) throw new Error(`${battle.id} does not go on after ${commands} commands`)
    const command =
      asked.question.kind === 'force' ? chosenForce(battle, side) : regular(asked.view, asked.question, thinking)
    state = held(execute(state, command, chance)).state
  }
  return state
}

describe('the opponent fights the battles to their end', () => {
  it.each(BATTLES.map((battle) => [battle.id, battle] as const))(
    '[HOUSE-20] %s',
    { timeout: 900_000 },
    (id, battle) => {
      if (LARGE.includes(id) && wanted !== 'all') {
        expect(held(createGame(battleSpec(battle, { qs: 'qs-en' }, SEATS), seededChance(id))).state.phase).not.toBe(
          'over',
        )
        return
      }
      const state = fought(battle, { qs: 'qs-en', cc: BATTLES.indexOf(battle) % 2 === 0 ? 'cc-en' : 'cc-it' })
      const { limit } = battle.goals
      expect(roundOf(state)).toBeLessThanOrEqual(limit?.rounds ?? 0)
      expect(['HOUSE-20', 'VICT-01', 'VICT-05', 'VICT-10', 'VICT-11']).toContain(state.outcome?.rule)
    },
  )
})
