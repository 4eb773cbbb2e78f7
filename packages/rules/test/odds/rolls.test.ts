import { ROLLS, type RollId, type RollLine, rollsOf, ruleSetOf } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'

const FACES = [1, 2, 3, 4, 5, 6]

/** Every roll of so many dice. */
function* rolls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield []
  else for (const roll of rolls(dice - 1)) for (const die of FACES) yield [...roll, die]
}

const itemOf = ({ items }: RollLine, code: string): number => items.find((item) => item.code === code)?.value ?? 0
const hits = (dice: readonly number[], line: RollLine): number =>
  dice.filter((die) => die >= itemOf(line, 'need')).length
const amount = (count: number, name: string): string =>
  count === 1 || name === 'u' ? `${count} ${name}` : `${count} ${name}s`
const wounds = (dice: readonly number[], line: RollLine): string => amount(hits(dice, line), 'wound')
const score = (line: RollLine): number => line.items.reduce((sum, { value }) => sum + value, 0)
const leads = ([mine = 0, his = 0]: readonly number[], line: RollLine): number => mine + itemOf(line, 'lead') - his
const opposed = (dice: readonly number[], line: RollLine): string | undefined =>
  leads(dice, line) === 0 ? undefined : leads(dice, line) > 0 ? 'wins' : 'loses'
const table =
  (unit: string) =>
  ([die = 1]: readonly number[], { items }: RollLine): string =>
    amount(items[die - 1]?.value ?? 0, unit)

/** How a player reads the dice; undefined = he rolls again. */
const READING: { readonly [R in RollId]: (dice: readonly number[], line: RollLine) => string | undefined } = {
  tableLayout: opposed,
  firstDeployment: opposed,
  openingInitiative: opposed,
  shot: (dice, line) => {
    if (dice.filter((die) => die === 6).length >= itemOf(line, 'sixes')) return 'headshot'
    return hits(dice, line) > 0 ? 'wound' : 'miss'
  },
  suppression: wounds,
  dispersion: table('u'),
  blast: wounds,
  // The first of them, where nobody is level with the lowest.
  allocationTie: (dice) => {
    const least = Math.min(...dice)
    return dice.filter((die) => die === least).length > 1 ? undefined : dice[0] === least ? 'taken' : 'spared'
  },
  handToHand: wounds,
  call: (dice, line) => (hits(dice, line) === 0 ? 'fails' : hits(dice, line) === 1 ? 'delayed' : 'next turn'),
  reinforcements: table('team'),
  callDelay: table('turn'),
  contactHq: (dice, line) => (hits(dice, line) > 0 ? 'contact' : 'none'),
  runnerReturn: table('turn'),
  takeInitiative: (dice, line) => (leads(dice, line) > 0 ? 'seized' : 'fails'),
  firstAid: ([die = 0], line) => (die >= score(line) ? 'healed' : 'wounded'),
  casualtyCheck: ([die = 0], line) => (die >= score(line) ? 'alive' : 'dead'),
  slitFar: (dice, line) => (hits(dice, line) > 0 ? 'hit' : 'miss'),
  slitNear: ([die = 0], { items }) => (items[die - 1]?.value === 0 ? 'inside' : 'outside'),
  bombDispersion: table('u'),
  shellBlast: wounds,
  shellDrift: table('u'),
  shockTest: ([die = 0], line) => (die >= score(line) ? 'passed' : 'shock'),
  armour: ([die = 0], line) => (die >= score(line) ? 'penetrates' : 'holds'),
}

function enumerated(roll: RollId, line: RollLine): { readonly [outcome: string]: number } {
  const counts: { [outcome: string]: number } = {}
  let all = 0
  for (const dice of rolls(line.dice)) {
    const outcome = READING[roll](dice, line)
    if (outcome === undefined) continue
    counts[outcome] = (counts[outcome] ?? 0) + 1
    all++
  }
  return Object.fromEntries(Object.entries(counts).map(([outcome, count]) => [outcome, count / all]))
}

const options = { 'house.psychShock': true }

describe('every roll of the table of dice', () => {
  it.each([
    ['qs-en', 'cc-en', ['reinforcements']],
    ['qs-it', 'cc-it', ['bombDispersion']],
    ['qs-es', 'cc-it', ['bombDispersion']],
  ] as const)('[GEN-07] %s + %s: as all dice show it, itemised by rule', (qs, cc, never) => {
    const all = rollsOf(ruleSetOf({ qs, cc, options }))
    expect(all.map(({ roll }) => roll)).toEqual([...ROLLS])
    expect(all.filter(({ lines }) => lines.length === 0).map(({ roll }) => roll)).toEqual(never)
    for (const { roll, rules, lines } of all) {
      for (const line of lines) {
        expect(line.items.length, roll).toBeGreaterThan(0)
        expect(rules, roll).toContain(line.items[0]?.rule ?? rules[0])
        const read = enumerated(roll, line)
        for (const [outcome, chance] of Object.entries(line.outcomes)) {
          expect(chance, `${roll} ${JSON.stringify(line)} ${outcome}`).toBeCloseTo(read[outcome] ?? 0, 12)
        }
        expect(Object.values(line.outcomes).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
      }
    }
  })

  it('[FORCE-09] without a company edition its rolls have no lines', () => {
    const all = rollsOf(ruleSetOf({ qs: 'qs-en', options }))
    const rolled = all.filter(({ lines }) => lines.length > 0).map(({ roll }) => roll)
    expect(rolled).toEqual(ROLLS.slice(0, ROLLS.indexOf('call')))
  })
})
