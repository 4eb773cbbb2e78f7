import {
  type Command,
  type GameState,
  isActionVerb,
  redrawnChance,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { expect, test } from 'vitest'
import { goldenGames, keyOf, readPartings } from '../../rules/test/golden/files.ts'
import type { GoldenGame } from '../../rules/test/golden/game.ts'
import { RecordedNames } from '../../rules/test/golden/recordedNames.ts'
import { followed } from '../../rules/test/golden/replay.ts'
import { held } from '../../rules/test/world/games.ts'
import { MATCHES, preparedMatch } from '../src/front/quickMatch.ts'
import { blankDraft, slotsOf } from '../src/interactions/actions.ts'
import { type ActionDraft, type DraftPart, filled, isAction, partOf } from '../src/interactions/draft.ts'
import { fromCommand, sends } from '../src/interactions/sends.ts'
import { advisedIn } from './advised.ts'
import { companyGame } from './companyGames.ts'
import { stateOf } from './playPositions.ts'
import { situationOn } from './situations.ts'

interface Said {
  readonly state: GameState
  readonly command: Command
}

/** What has a button of its own and nothing to choose, and what is prepared on other pages. */
const BUTTONS: readonly Command['verb'][] = [
  'submitForce',
  'layOut',
  'endTurn',
  'takeMessage',
  'putDown',
  'resign',
  'offerDraw',
  'askUndo',
  'timeout',
  'drawCard',
]

/** Every command of a golden game with the state that it was given in, as far as the game is still played alike. */
function* saidIn(game: GoldenGame): Generator<Said> {
  let played = held(startLog(game.spec, redrawnChance(game.opening[1].draws ?? [])))
  const names = new RecordedNames()
  const most = readPartings().parts[keyOf(game)] ?? Number.POSITIVE_INFINITY
  for (const [i, [, entry]] of game.entries.entries()) {
    if (i + 1 >= most) return
    if (!('undone' in entry)) yield { state: played.state, command: names.command(entry) as Command }
    played = followed(played, entry, i, names)
  }
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  )

/** By its slots alone: each is filled with one of its choices, or with a place; words where a value is not to be had. */
function bySlots(state: GameState, wanted: ActionDraft): ActionDraft | string {
  const play = situationOn(state)
  let draft = blankDraft(wanted.verb, wanted.figure)
  for (const { name } of slotsOf(draft, play)) {
    const slot = slotsOf(draft, play).find((one) => one.name === name)
    const value = partOf(wanted, name)
    const values: readonly unknown[] = slot?.many ? (value as readonly unknown[]) : [value]
    const { choices, takes } = slot ?? {}
    const may = choices && value !== undefined && takes !== 'place' ? new Set(choices.map(written)) : undefined
    const lacking = may && values.find((one) => !may.has(written(one)))
    if (lacking !== undefined) return `${name} ${written(lacking)} is none of ${written(choices)}`
    draft = filled(draft, { [name]: value } as DraftPart)
  }
  return draft
}

/** What differs from the command that was given. */
function wrongIn({ state, command }: Said): readonly string[] {
  if (BUTTONS.includes(command.verb)) return []
  const play = situationOn(state, command.seat)
  const draft = fromCommand(command, play)
  if (!draft) return [`${topQuestion(state)?.kind}: ${written(command)} has no draft`]
  const said = [draft, ...(isAction(draft) ? [bySlots(state, draft)] : [])]
  const made = said.map((one) => (typeof one === 'string' ? one : written(sends(one, play))))
  return made.filter((one) => one !== written(command)).map((one) => `${written(command)} became ${one}`)
}

test.each(goldenGames.map((game) => [keyOf(game), game] as const))(
  '[TURN-15] every command of %s is what its draft sends, and every Action is reached by slots alone',
  (_, game) => {
    expect([...saidIn(game)].flatMap(wrongIn)).toEqual([])
  },
)

test.each([0, 1, 2])('[TURN-15] so is every command of a game of the opponent against itself, seed %i', (seed) => {
  const spec = MATCHES[seed % MATCHES.length]
  const quick = spec && preparedMatch(spec, 'qs-en')
  if (!quick) throw new Error('no match lies ready')
  const begun = held(startLog(quick, seededChance(`begun ${seed}`))).state
  const company = stateOf(companyGame({ id: `interacts ${seed}`, scenario: { victoryShare: 0.9 } }))
  for (const first of [begun, company]) {
    const said = advisedIn(first, 60, `interacts ${seed}`)
    expect(said.some(({ command }) => isActionVerb(command.verb))).toBe(true)
    expect(said.flatMap(wrongIn)).toEqual([])
  }
})
