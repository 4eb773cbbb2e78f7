import { COMPANY, type Company } from './company.ts'
import { choice } from './domain.ts'
import { HOUSE, type HouseSwitch } from './house.ts'
import { type ClimbPrice, QUICK_START, type QuickStart } from './quickStart.ts'
import { type DepartingOf, type Departure, type OptionsOf, option, type Row, RULINGS, type Rulings } from './sheet.ts'

type HouseValues = { readonly [name in HouseSwitch as `house.${name}`]: boolean }

/** Every parameter that a scenario may override (HOUSE-20): §29 and §31, by one flat list of names. */
export type Parameters = QuickStart & Company & HouseValues
export type ParameterName = keyof Parameters

/** Which part of the rules a parameter belongs to; those of the company are there only with a `cc` edition. */
export type Layer = 'quickStart' | 'company' | 'house'

export interface ParameterRow extends Row<unknown> {
  readonly layer: Layer
}

const layered = (
  layer: Layer,
  rows: { readonly [name: string]: Row<unknown> },
  prefix = '',
): [string, ParameterRow][] => Object.entries(rows).map(([name, row]) => [`${prefix}${name}`, { ...row, layer }])

export const PARAMETERS = Object.fromEntries([
  ...layered('quickStart', QUICK_START),
  ...layered('company', COMPANY),
  ...layered('house', HOUSE, 'house.'),
]) as { readonly [name in ParameterName]: ParameterRow }

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[]
export const isParameterName = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name)

/** §29: what the players may agree on. `climbSurcharge` sets the parameter `climbPrice`; `rulings` sets all options at once. */
export interface OptionValues
  extends Partial<OptionsOf<typeof QUICK_START>>,
    Partial<OptionsOf<typeof COMPANY>>,
    Partial<HouseValues> {
  readonly rulings?: Rulings
  readonly climbSurcharge?: ClimbPrice
}

export type OptionName = keyof OptionValues

type OptionRow = Omit<ParameterRow, 'base'>

const optionRows = (): [string, OptionRow][] =>
  PARAMETER_NAMES.filter((name) => PARAMETERS[name].option).map((name) => [name, PARAMETERS[name]])

export const OPTIONS = Object.fromEntries([
  ['rulings', { ...option(choice(RULINGS, 'recommended'), 'GEN-01'), layer: 'quickStart' }],
  ...optionRows(),
  ['climbSurcharge', PARAMETERS.climbPrice],
]) as { readonly [name in OptionName]: OptionRow }

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[]
export const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name)

/** The parameter that an option sets; the preset is none. */
export const parameterOf = (option: OptionName): ParameterName | undefined => {
  if (option === 'rulings') return undefined
  return option === 'climbSurcharge' ? 'climbPrice' : option
}

/** §29.1: the options whose recommended value departs from the words of a sheet. */
export type DepartingName = DepartingOf<typeof QUICK_START> | DepartingOf<typeof COMPANY>

export const DEPARTING_NAMES = PARAMETER_NAMES.filter(
  (name) => PARAMETERS[name].departure !== undefined,
) as readonly DepartingName[]

export const DEPARTURES = Object.fromEntries(DEPARTING_NAMES.map((name) => [name, PARAMETERS[name].departure])) as {
  readonly [name in DepartingName]: Departure<unknown>
}

export const isDepartingName = (name: string): name is DepartingName => Object.hasOwn(DEPARTURES, name)
