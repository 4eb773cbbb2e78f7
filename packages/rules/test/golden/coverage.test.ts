import { CC_EDITIONS, QS_EDITIONS, RULINGS, SIDES, type StoredCommand } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { goldenGames } from './files.ts'
import { type GoldenGame, verbsOf } from './game.ts'
import { FACTS, QUESTIONS, VERBS } from './shown.ts'

const specs = goldenGames.map(({ spec }) => spec)
const commandsOf = ({ entries }: GoldenGame): readonly StoredCommand[] =>
  entries.flatMap(([, entry]) => ('undone' in entry ? [] : [entry]))
const COMMANDS = goldenGames.flatMap(commandsOf)

/** Those of a list that no golden game has. */
const lacking = (all: readonly string[], shown: readonly string[]): readonly string[] =>
  all.filter((one) => !shown.includes(one)).sort()

/** Men of the larger side when the game begins. */
function sizeOf({ spec, entries }: GoldenGame): number {
  if (spec.start === 'position')
    return Math.max(...SIDES.map((side) => spec.position.figures.filter((figure) => figure.side === side).length))
  const [, first] = entries[0] ?? []
  const picked = first && 'command' in first && first.command.verb === 'submitForce' ? first.command.force : undefined
  const forces = spec.forces ? SIDES.map((side) => spec.forces?.[side]) : [picked]
  return Math.max(...forces.map((force) => force?.characters.length ?? 0))
}

describe('golden games together', () => {
  it('[GEN-01] play every sheet and every pair of sheets, as recommended and as printed', () => {
    const pairs = specs.map(({ rules }) => [rules.qs, rules.company?.edition ?? 'none', rules.rulings].join(' '))
    const all = QS_EDITIONS.flatMap((qs) =>
      ['none', ...CC_EDITIONS].flatMap((cc) => RULINGS.map((rulings) => [qs, cc, rulings].join(' '))),
    )
    expect(lacking(all, pairs)).toEqual([])
  })

  it('[FORCE-08] have patrols, squads, platoons and companies', () => {
    const sizes = goldenGames.map(sizeOf)
    for (const [least, most] of [
      [4, 7],
      [10, 20],
      [28, 45],
      [100, 200],
    ] as const)
      expect(sizes.filter((size) => size >= least && size <= most).length, `${least} to ${most}`).toBeGreaterThan(0)
  })

  it('[GEN-01] differ in the options that decide most', () => {
    expect(new Set(specs.map(({ gameType }) => gameType)).size).toBe(2)
    expect(new Set(specs.map(({ start }) => start)).size).toBe(2)
    expect(new Set(specs.map(({ rules }) => rules.opponentTurnActions)).size).toBe(3)
    expect(new Set(specs.map(({ rules }) => rules.ofTrigger)).size).toBe(3)
    expect(new Set(specs.map(({ rules }) => rules.h2hSequence)).size).toBe(2)
  })

  it('[GEN-12] say every verb, and take back freely and by consent', () => {
    expect(
      lacking(
        VERBS,
        COMMANDS.map(({ command }) => command.verb),
      ),
    ).toEqual([])
    const backs = goldenGames.flatMap((game) => {
      const verbs = verbsOf(game)
      return verbs.flatMap((verb, i) => (verb.startsWith('taken back') ? [verbs[i - 1] === 'answerUndo'] : []))
    })
    expect(new Set(backs)).toEqual(new Set([true, false]))
  })

  it('[GEN-12] end entries on every question', () => {
    const asked = goldenGames.flatMap((game) => [game.opening[1], ...commandsOf(game)])
    expect(
      lacking(
        QUESTIONS,
        asked.flatMap(({ question }) => question?.kind ?? []),
      ),
    ).toEqual([])
  })

  it('[GEN-12] have every fact', () => {
    const happened = goldenGames.flatMap((game) => [game.opening[1], ...commandsOf(game)])
    expect(
      lacking(
        FACTS,
        happened.flatMap(({ facts = [] }) => facts.map(({ type }) => type)),
      ),
    ).toEqual([])
  })
})
