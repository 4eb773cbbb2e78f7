import { type Item, OPTION_NAMES, ROLLS, type Roll, type RollId, rollsOf } from '@tactic48/rules'
import { rulesFor } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns, percent } from '../columns.ts'
import type { Terminal } from '../terminal.ts'
import { itemsText, type OddsFlags, tell } from './flags.ts'

/** The rolls as players call them. */
const NAMES: { readonly [R in RollId]: string } = {
  tableLayout: 'table layout',
  firstDeployment: 'first deployment',
  openingInitiative: 'opening initiative, by the lead of officers’ values',
  shot: 'Fire, Move & Fire, Opportunity Fire, ordered shot',
  suppression: 'Suppression Fire, one die each',
  dispersion: 'grenade dispersion',
  blast: 'blast, S of the grenade',
  allocationTie: 'allocation tie, one die each',
  handToHand: 'hand to hand, one roll',
  call: 'CALL',
  reinforcements: 'number of reinforcement teams',
  callDelay: 'delay of a call',
  contactHq: 'CONTACT HQ by radio',
  runnerReturn: 'return of a messenger',
  takeInitiative: 'take initiative, by the lead in values and bids',
  firstAid: 'first aid',
  casualtyCheck: 'casualty check',
  slitFar: 'shot or grenade at a bunker slit beyond 2 u',
  slitNear: 'grenade into a slit from 2 u or less, thrower suppressed',
  bombDispersion: 'dispersion of a platoon bomb',
  shellBlast: 'blast of a shell or platoon bomb',
  shellDrift: 'drift of a shell, by profile',
  shockTest: 'psychological shock test',
  armour: 'armour, one hit of a charge; last a vehicle without armour',
}

/** Words for single rolls, beside their own names. */
const WORDS: { readonly [word: string]: RollId } = {
  layout: 'tableLayout',
  deployment: 'firstDeployment',
  opening: 'openingInitiative',
  tie: 'allocationTie',
  teams: 'reinforcements',
  delay: 'callDelay',
  radio: 'contactHq',
  contact: 'contactHq',
  runner: 'runnerReturn',
  messenger: 'runnerReturn',
  aid: 'firstAid',
  treatment: 'firstAid',
  casualty: 'casualtyCheck',
  slit: 'slitFar',
  drift: 'shellDrift',
  nerves: 'shockTest',
}

export const ROLL_WORDS = `${ROLLS.join(', ')}; also ${Object.keys(WORDS).join(', ')}`

const SHOCK_SWITCH = 'house.psychShock'

/** Every roll of the game, or one of them, under these rules. */
export function tellRolls(wanted: string | undefined, flags: OddsFlags, terminal: Terminal): void {
  const roll = wanted === undefined ? undefined : rollNamed(wanted)
  const all = allRolls(flags).filter((one) => roll === undefined || one.roll === roll)
  tell(terminal, flags, all, () => all.map((one) => rollText(one, flags.edition)).join('\n\n'))
}

function rollNamed(text: string): RollId {
  const found = ROLLS.find((one) => one === text) ?? (Object.hasOwn(WORDS, text) ? WORDS[text] : undefined)
  if (found === undefined) throw new CliError(`'${text}' is not a roll; take one of ${ROLL_WORDS}`)
  return found
}

/** The optional test is listed unless it is switched off (SHOCK-01). */
function allRolls(flags: OddsFlags): readonly (Roll & { readonly only?: string })[] {
  const rolls = rollsOf(rulesFor(flags.edition, flags))
  const isSaid = flags.option.some((text) => text.startsWith(`${SHOCK_SWITCH}=`))
  if (isSaid || !OPTION_NAMES.some((name) => name === SHOCK_SWITCH)) return rolls
  const only = `${SHOCK_SWITCH}=true`
  const tested = rollsOf(rulesFor(flags.edition, { ...flags, option: [...flags.option, only] }))
  return rolls.map((one) => {
    const test = one.roll === 'shockTest' ? tested.find(({ roll }) => roll === 'shockTest') : undefined
    return test ? { ...test, only } : one
  })
}

function rollText({ roll, rules, lines, only }: Roll & { readonly only?: string }, edition: string): string {
  const head = `${NAMES[roll]} (${roll}; ${rules.join(', ')})`
  if (lines.length === 0) return `${head}\n  not rolled in ${edition}`
  const names = [...new Set(lines.flatMap(({ outcomes }) => Object.keys(outcomes)))]
  const rows = lines.map(({ dice, items, outcomes }) => [
    `  ${dice}`,
    ...names.map((name) => (outcomes[name] === undefined ? '-' : percent(outcomes[name]))),
    becauseText(items),
  ])
  const table = columns([['  dice', ...names, 'because'], ...rows])
  return [only === undefined ? head : `${head}, only with ${only}`, table].join('\n')
}

const FACE = /^(\w+) ([1-6])$/

/** A table that a die is read off says each value once, with the faces that show it. */
function becauseText(items: readonly Item[]): string {
  const [first] = items
  const name = first && FACE.exec(first.code)?.[1]
  if (!first || name === undefined) return itemsText(items)
  const faces = new Map<number, number[]>()
  for (const [i, { value }] of items.entries()) faces.set(value, [...(faces.get(value) ?? []), i + 1])
  const read = [...faces].map(([value, shown]) => `${shown.join('/')} = ${value}`)
  return `${first.rule}${name === 'die' ? '' : ` ${name}`} ${read.join(', ')}`
}
