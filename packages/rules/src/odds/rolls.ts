import type { Atom } from '../atoms.ts'
import type { CompanyRules, RuleSet } from '../editions/ruleSet.ts'
import { CHARGE_H } from '../query/armour.ts'
import { testItems } from '../query/morale.ts'
import { UNARMOURED } from '../state/card.ts'
import type { Item } from '../state/event.ts'
import { SUPPORT, SUPPORT_PROFILES } from '../state/support.ts'
import { penetrationOdds } from './armour.ts'
import { chanceOf, diceOdds, hitDistribution, tail } from './dice.ts'
import { chanceToBeat } from './initiative.ts'

/** §34 in its order. */
export const ROLLS = [
  'tableLayout',
  'firstDeployment',
  'openingInitiative',
  'shot',
  'suppression',
  'dispersion',
  'blast',
  'allocationTie',
  'handToHand',
  'call',
  'reinforcements',
  'callDelay',
  'contactHq',
  'runnerReturn',
  'takeInitiative',
  'firstAid',
  'casualtyCheck',
  'slitFar',
  'slitNear',
  'bombDispersion',
  'shellBlast',
  'shellDrift',
  'shockTest',
  'armour',
] as const
export type RollId = (typeof ROLLS)[number]

/** So many dice, what each needs or adds, and how likely each reading is; the chances add up to 1. */
export interface RollLine {
  readonly dice: number
  readonly items: readonly Item[]
  readonly outcomes: { readonly [outcome: string]: number }
}

export interface Roll {
  readonly roll: RollId
  readonly rules: readonly Atom[]
  /** Empty: these rules never roll it. */
  readonly lines: readonly RollLine[]
}

const FACES = 6
const ARMOUR = [6, 7, 8, 9, 10, 11, 12]
/** Dice, ability values and leads that are worth a line. */
const VALUES = [1, 2, 3, 4, 5, 6]
const ABILITY = [1, 2, 3]

const need = (rule: Atom, value: number): Item => ({ rule, code: 'need', value })
const line = (dice: number, items: readonly Item[], outcomes: RollLine['outcomes']): RollLine => ({
  dice,
  items,
  outcomes,
})

/** One die against a score. */
const single = (items: readonly Item[], yes: string, no: string): RollLine => {
  const score = items.reduce((sum, { value }) => sum + value, 0)
  return line(1, items, { [yes]: chanceOf(score), [no]: 1 - chanceOf(score) })
}

/** At least one of several dice. */
const anyOf = (rule: Atom, dice: number, score: number, yes: string, no: string): RollLine => {
  const miss = hitDistribution(dice, score)[0] ?? 1
  return line(dice, [need(rule, score)], { [yes]: 1 - miss, [no]: miss })
}

const amount = (count: number, name: string): string => `${count} ${name}${count === 1 || name === 'u' ? '' : 's'}`

/** As many as hit, each count by itself. */
const counted = (rule: Atom, dice: number, score: number, name: string): RollLine =>
  line(
    dice,
    [need(rule, score)],
    Object.fromEntries(hitDistribution(dice, score).map((chance, count) => [amount(count, name), chance])),
  )

/** A die that is read off a table of lengths or turns. */
function readOff(rule: Atom, code: string, table: readonly number[], unit: string): RollLine {
  const outcomes: { [outcome: string]: number } = {}
  for (const value of table) outcomes[amount(value, unit)] = (outcomes[amount(value, unit)] ?? 0) + 1 / table.length
  return line(
    1,
    table.map((value, i) => ({ rule, code: `${code} ${i + 1}`, value })),
    outcomes,
  )
}

/** One die each, with what one side adds more than the other; ties are rolled again. */
function rolledOff(rule: Atom, lead: number): RollLine {
  const wins = chanceToBeat(1, 1, lead)
  const loses = chanceToBeat(1, 1, -lead)
  return line(2, [{ rule, code: 'lead', value: lead }], { wins: wins / (wins + loses), loses: loses / (wins + loses) })
}

/** Turns that a die says, or that the sheet says without one. */
const turnsOf = (rule: Atom, delay: number | 'd6'): readonly RollLine[] => [
  delay === 'd6'
    ? readOff(rule, 'die', VALUES, 'turn')
    : line(0, [{ rule, code: 'turns', value: delay }], { [amount(delay, 'turn')]: 1 }),
]

/** Every roll of §34 with its exact chances under these rules. */
export function rollsOf(rules: RuleSet): readonly Roll[] {
  const { company } = rules
  const lines: Lines = { ...quickStartLines(rules), ...(company ? companyLines(rules, company) : {}) }
  return ROLLS.map((roll) => ({ roll, rules: ATOMS[roll], lines: lines[roll] ?? [] }))
}

type Lines = { readonly [R in RollId]?: readonly RollLine[] }

const ATOMS: { readonly [R in RollId]: readonly Atom[] } = {
  tableLayout: ['SETUP-03'],
  firstDeployment: ['SETUP-07'],
  openingInitiative: ['SETUP-11'],
  shot: ['FIRE-09', 'FIRE-11'],
  suppression: ['SF-14'],
  dispersion: ['GREN-05'],
  blast: ['GREN-09'],
  allocationTie: ['SF-16', 'GREN-11'],
  handToHand: ['H2H-02'],
  call: ['CALL-01', 'CALL-07'],
  reinforcements: ['REINF-01', 'CALL-09'],
  callDelay: ['CALL-06', 'CALL-09'],
  contactHq: ['RADIO-02'],
  runnerReturn: ['RUNNER-05'],
  takeInitiative: ['INIT-03', 'INIT-04', 'INIT-05', 'INIT-07'],
  firstAid: ['MEDIC-05', 'AID-02'],
  casualtyCheck: ['EVAC-03'],
  slitFar: ['BUNKER-04'],
  slitNear: ['BUNKER-03', 'GREN-05'],
  bombDispersion: ['MORTAR-01'],
  shellBlast: ['SUPP-04'],
  shellDrift: ['HOUSE-08'],
  shockTest: ['HOUSE-01'],
  armour: ['BUNKER-06', 'HOUSE-02', 'HOUSE-03'],
}

const quickStartLines = (rules: RuleSet): Lines => ({
  tableLayout: [rolledOff('SETUP-03', 0)],
  firstDeployment: [rolledOff('SETUP-07', 0)],
  openingInitiative: (rules.company?.initiativeAtStart ? [0, ...ABILITY] : [0]).map((lead) =>
    rolledOff('SETUP-11', lead),
  ),
  shot: shotLines(rules),
  suppression: VALUES.map((dice) => counted('SF-14', dice, rules.sfWoundOn, 'wound')),
  dispersion: [readOff('GREN-05', 'die', rules.grenadeScatter, 'u')],
  blast: VALUES.map((dice) => counted('GREN-09', dice, rules.blastHitOn, 'wound')),
  allocationTie: VALUES.slice(1).map((men) =>
    line(men, [{ rule: 'GREN-11', code: 'tied', value: men }], { taken: 1 / men, spared: 1 - 1 / men }),
  ),
  handToHand: VALUES.map((dice) => counted('H2H-02', dice, rules.h2hHitOn, 'wound')),
})

/** FIRE-09, FIRE-11: in the open, behind Partial Cover and at the highest score. */
function shotLines({ hitOpen, hitPartial, headshotSixes }: RuleSet): readonly RollLine[] {
  const scores = [...new Set([hitOpen, hitPartial, FACES])]
  return scores.flatMap((score) =>
    VALUES.map((dice) => {
      const { miss, wound, elimination } = diceOdds({
        dice,
        need: score,
        wounded: false,
        hasWoundedSide: true,
        headshotSixes,
      })
      return line(dice, [need('FIRE-09', score), { rule: 'FIRE-11', code: 'sixes', value: headshotSixes }], {
        miss,
        wound,
        headshot: elimination,
      })
    }),
  )
}

const companyLines = (rules: RuleSet, company: CompanyRules): Lines => ({
  call: VALUES.slice(0, 4).map((dice) => callLine(company, dice)),
  reinforcements: company.reinforcementTeams === 'd6' ? [readOff('REINF-01', 'die', VALUES, 'team')] : [],
  callDelay: turnsOf('CALL-06', company.arrivalDelay),
  contactHq: (company.radioDice === 'abilityValue' ? ABILITY : [company.radioDice]).map((dice) =>
    anyOf('RADIO-02', dice, company.radioSuccess === 'twoPlus' ? 2 : FACES, 'contact', 'none'),
  ),
  runnerReturn: turnsOf('RUNNER-05', company.runnerReturnDelay),
  takeInitiative: [-5, -4, -3, -2, -1, 0, ...VALUES].map((lead) => {
    const seized = chanceToBeat(1, 1, lead)
    return line(2, [{ rule: 'INIT-04', code: 'lead', value: lead }], { seized, fails: 1 - seized })
  }),
  firstAid: [
    single([need('MEDIC-05', company.firstAidHealOn)], 'healed', 'wounded'),
    single([need('MEDIC-05', company.firstAidHealOn), atStation(company)], 'healed', 'wounded'),
  ],
  casualtyCheck: [
    single([need('EVAC-03', company.casualtyAliveOn)], 'alive', 'dead'),
    ...(company.aidBonusOnCasualtyCheck
      ? [single([need('EVAC-03', company.casualtyAliveOn), atStation(company)], 'alive', 'dead')]
      : []),
  ],
  slitFar: [anyOf('BUNKER-04', company.bunkerFarDice, company.bunkerFarHitOn, 'hit', 'miss')],
  slitNear: [slitLine(rules)],
  bombDispersion: company.platoonCallScatter ? [readOff('MORTAR-01', 'die', rules.grenadeScatter, 'u')] : [],
  shellBlast: VALUES.map((dice) => counted('SUPP-04', dice, rules.blastHitOn, 'wound')),
  shellDrift: rules.house.supportFire
    ? SUPPORT.map((profile) => readOff('HOUSE-08', profile, SUPPORT_PROFILES[profile].drift, 'u'))
    : [],
  shockTest: rules.house.psychShock ? [false, true].map((named) => single(testItems(named), 'passed', 'shock')) : [],
  armour: rules.house.armour ? armourLines() : [],
})

/** AID-02. */
const atStation = ({ aidStationBonus }: CompanyRules): Item => ({
  rule: 'AID-02',
  code: 'aidStation',
  value: -aidStationBonus,
})

/** CALL-01, CALL-07. */
function callLine({ callSuccessOn }: CompanyRules, dice: number): RollLine {
  const hits = hitDistribution(dice, callSuccessOn)
  return line(dice, [need('CALL-01', callSuccessOn), { rule: 'CALL-07', code: 'sixes', value: 2 }], {
    fails: hits[0] ?? 1,
    delayed: hits[1] ?? 0,
    'next turn': tail(hits, 2),
  })
}

/** BUNKER-03: any drift leads past the slit. */
function slitLine({ grenadeScatter }: RuleSet): RollLine {
  const inside = grenadeScatter.filter((distance) => distance === 0).length / grenadeScatter.length
  return line(
    1,
    grenadeScatter.map((value, i) => ({ rule: 'GREN-05', code: `die ${i + 1}`, value })),
    { inside, outside: 1 - inside },
  )
}

/** HOUSE-02: one hit of a charge on the whole scale of armour; last a vehicle without any (HOUSE-03). */
const armourLines = (): readonly RollLine[] =>
  [...ARMOUR.map((rating) => [rating, CHARGE_H] as const), [UNARMOURED, 0] as const].map(([rating, h]) => {
    const { penetration } = penetrationOdds({ h, rating, damage: 0 })
    return line(
      1,
      [
        { rule: 'BUNKER-06', code: 'armour', value: rating },
        { rule: 'HOUSE-02', code: 'hFactor', value: -h },
      ],
      { penetrates: penetration, holds: 1 - penetration },
    )
  })
