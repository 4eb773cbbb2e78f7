import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { admits } from '../../src/editions/domain.ts'
import { departuresOf } from '../../src/editions/fingerprint.ts'
import { valueText } from '../../src/editions/matrix.ts'
import {
  DEPARTING_NAMES,
  DEPARTURES,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  parameterOf,
} from '../../src/editions/options.ts'
import { defaultRules, parameterIn } from '../../src/editions/ruleSet.ts'
import { CC_EDITIONS, type Edition, QS_EDITIONS, type Rulings } from '../../src/editions/sheet.ts'

/** §29 row by row: default, value as printed (`=` is the default), rule. Three values are qs-en, qs-it, qs-es; two cc-en, cc-it. */
const TABLE = `
premeasure                     | true                                        | =                                | GEN-04
figureBaseDiameterMm           | 25                                          | =                                | GEN-05
markerRadius                   | 0.4                                         | =                                | GEN-05
forceTolerancePct              | 10 / 0 / 10                                 | =                                | SETUP-01
deployMeasure                  | nearestPoint                                | =                                | SETUP-09
openingTokens                  | topUp                                       | =                                | SETUP-10
firstTurn                      | initiativeRoll                              | =                                | SETUP-11
minSpendFailure                | forfeitOne                                  | =                                | TURN-05
outOfAtEndsTurn                | strict                                      | =                                | TURN-06
opponentTurnActions            | reactions                                   | anyAction                        | TURN-08
allowancePeriod                | playerTurn                                  | =                                | TURN-10
slotRule                       | actions                                     | =                                | TURN-11
needCap                        | 6                                           | =                                | FIRE-12
aimStacks                      | false                                       | =                                | AIM-03
reactionCoverFree              | false                                       | =                                | COVER-03
camoStacksWithTakeCover        | false                                       | =                                | COVER-06
openTest                       | union                                       | union / singlePoint / union      | LOS-06
nearCoverMeasure               | nearestPoint / attackDistance / nearestPoint | =                               | LOS-07
charactersGiveCover            | true / false / false                        | =                                | LOS-08
characterCoverTest             | centreLine                                  | wholeBase / centreLine / centreLine | LOS-08
orderedMovesCountToCap         | true                                        | =                                | MOVE-03
climbSurcharge                 | {total: 2} / {extra: 1} / {extra: 0}        | =                                | MOVE-04
contactEndsMove                | true                                        | =                                | MOVE-06
ofTrigger                      | enter                                       | =                                | OF-03
ofStopsMove                    | false                                       | =                                | OF-05
woundClearsOf                  | false / true / false                        | =                                | OF-11
ofOnArrival                    | true                                        | =                                | OF-14
sfAffectsWhen                  | anyMoment                                   | anyMoment / anyMoment / enters   | SF-04
sfStart                        | atomic                                      | =                                | SF-09
sfJoinNeedsLos                 | true                                        | false                            | SF-10
sfVictimInArea                 | true                                        | true / false / true              | SF-14
allocationTie                  | dice                                        | =                                | SF-16
grenadeMaxRange                | null / 15 / null                            | =                                | GREN-04
scatterOffTable                | clamp                                       | =                                | GREN-06
takeCoverStopsBlast            | false                                       | =                                | GREN-08
h2hSequence                    | alternating                                 | =                                | H2H-03
killedAnswer                   | woundedSide                                 | =                                | H2H-03
weaponsPerTurn                 | 1 / null / 1                                | =                                | FIRE-06
ofSecondOffer                  | false                                       | =                                | OF-04
objectiveFromRound             | 1                                           | =                                | SETUP-13
sfBarScope                     | all / joiners / all                         | =                                | SF-11
initiativeWindow               | anyTime                                     | =                                | INIT-01
seizedTurnImmune               | false                                       | =                                | INIT-09
reinforcementCallsMax          | null                                        | =                                | REINF-01
h2hClearsMarkers               | true                                        | =                                | H2H-10
commandMode                    | perCharacter                                | =                                | CMD-02
commandStacks                  | true                                        | =                                | CMD-05
camouflageWhen                 | partialCover / partialCover / always        | =                                | CAMO-01
simultaneousBreak              | draw                                        | =                                | VICT-07
deckInBreakPoint               | false                                       | true                             | VICT-08
reinforcementsInBreakPoint     | addOnArrival                                | =                                | VICT-08
turnLimit                      | null                                        | =                                | VICT-10
haltKeepsMarkers               | true                                        | false                            | ORDER-06
orderCascade                   | true / false                                | =                                | ORDER-08
suppressedOfficerFireOrders    | false / true                                | =                                | ORDER-16
teamShares                     | oneCard                                     | =                                | REINF-03
reinforcementSubstituteFigures | 1                                           | =                                | REINF-02
supportMinDistance             | 30                                          | =                                | SUPP-01
platoonCallDelay               | immediate                                   | =                                | MORTAR-01
platoonCallRange               | 30 / 45                                     | =                                | MORTAR-01
runnerMustTouchOfficer         | true                                        | false / true                     | RUNNER-02
offBoardCountsAsLost           | true / false                                | =                                | RUNNER-06
initiativeValueAs              | bonus                                       | =                                | INIT-04
initiativeLocksDefender        | true                                        | =                                | INIT-10
firstAidLock                   | wholeTurn / afterRoll                       | =                                | MEDIC-04
autoDraw                       | true                                        | false                            | TACTIC-08
reactionSeconds                | 20                                          | =                                | TACTIC-10`

/** §29: switches of the HOUSE ids, without and with a `cc` edition. */
const HOUSE_ON = [
  'HOUSE-06',
  'HOUSE-07',
  'HOUSE-11',
  'HOUSE-13',
  'HOUSE-14',
  'HOUSE-15',
  'HOUSE-16',
  'HOUSE-18',
  'HOUSE-19',
]

const HOUSE_WITH_COMPANY = ['HOUSE-02', 'HOUSE-03', 'HOUSE-04', 'HOUSE-05', 'HOUSE-08', 'HOUSE-09', 'HOUSE-21']

const HOUSE_OFF = ['HOUSE-01', 'HOUSE-10', 'HOUSE-12', 'HOUSE-17']

const isCompany = (name: OptionName): boolean => OPTIONS[name].layer === 'company'

function valuesOf(name: OptionName, rulings: Rulings): readonly string[] {
  const parameter = parameterOf(name)
  if (parameter === undefined) throw new Error(`${name} sets no parameter`)
  return isCompany(name)
    ? CC_EDITIONS.map((cc) => valueText(parameterIn(defaultRules('qs-en', cc, rulings), parameter)))
    : QS_EDITIONS.map((qs) => valueText(parameterIn(defaultRules(qs, undefined, rulings), parameter)))
}

const lines = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', standard = '', printed = '', atom = ''] = line.split('|').map((cell) => cell.trim())
    const option = OPTION_NAMES.find((each) => each === name)
    if (!option) throw new Error(`${name} is no option`)
    const spread = (text: string): readonly string[] => {
      const values = text.split(' / ')
      return values.length > 1 ? values : Array(isCompany(option) ? CC_EDITIONS.length : QS_EDITIONS.length).fill(text)
    }
    return { option, atom, standard: spread(standard), printed: spread(printed === '=' ? standard : printed) }
  })

function filesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

describe('the options, row by row', () => {
  it.each(lines)('[GEN-01] $option', ({ option, atom, standard, printed }) => {
    expect(valuesOf(option, 'recommended')).toEqual(standard)
    expect(valuesOf(option, 'printed')).toEqual(printed)
    expect(OPTIONS[option].atom).toBe(atom)
  })

  it('[GEN-01] the house rules stand as §29 has them, under both presets', () => {
    const on = (cc?: 'cc-en'): readonly string[] => {
      const rules = defaultRules('qs-en', cc, 'printed')
      expect(rules.house).toEqual(defaultRules('qs-en', cc).house)
      return OPTION_NAMES.flatMap((name) => {
        const parameter = name.startsWith('house.') ? parameterOf(name) : undefined
        return parameter && parameterIn(rules, parameter) ? [OPTIONS[name].atom] : []
      }).sort()
    }
    expect(on()).toEqual(HOUSE_ON)
    expect(on('cc-en')).toEqual([...HOUSE_ON, ...HOUSE_WITH_COMPANY].sort())
    const all = OPTION_NAMES.filter((name) => name.startsWith('house.')).map((name) => OPTIONS[name].atom)
    expect(all.sort()).toEqual([...HOUSE_ON, ...HOUSE_WITH_COMPANY, ...HOUSE_OFF].sort())
  })

  it('[GEN-01] no option is left out', () => {
    const named = new Set<string>(lines.map(({ option }) => option))
    expect(OPTION_NAMES.filter((name) => !named.has(name) && !name.startsWith('house.'))).toEqual(['rulings'])
  })
})

describe('departures from the printed words', () => {
  it('[GEN-01] every option whose default departs is listed with what the words say and why, and no other', () => {
    const departing = lines.filter(({ standard, printed }) => standard.join() !== printed.join())
    expect([...DEPARTING_NAMES].sort()).toEqual(departing.map(({ option }) => option).sort())
    for (const name of DEPARTING_NAMES) {
      const { says, why, printed } = DEPARTURES[name]
      expect(says, name).toMatch(/^[A-Z].{20,}\.$/)
      expect(why, name).toMatch(/^[A-Z].{10,}\.$/)
      expect(admits(PARAMETERS[name].domain, printed), name).toBe(true)
    }
  })

  it.each([
    ['qs-en', undefined, ['TURN-08', 'LOS-08', 'SF-10']],
    ['qs-it', undefined, ['TURN-08', 'LOS-06', 'SF-10', 'SF-14']],
    ['qs-es', undefined, ['TURN-08', 'SF-04', 'SF-10']],
    ['qs-es', 'cc-en', ['TURN-08', 'SF-04', 'SF-10', 'VICT-08', 'ORDER-06', 'RUNNER-02', 'TACTIC-08']],
    ['qs-es', 'cc-it', ['TURN-08', 'SF-04', 'SF-10', 'VICT-08', 'ORDER-06', 'TACTIC-08']],
  ] as const)('[GEN-01] by default %s with %s departs in these rules', (qs, cc, atoms) => {
    const found = departuresOf(defaultRules(qs, cc))
    expect(found.map(({ atom }) => atom)).toEqual(atoms)
    expect(found.filter(({ by }) => by !== 'ruling')).toEqual([])
    expect(departuresOf(defaultRules(qs, cc, 'printed'))).toEqual([])
  })

  it('[GEN-01] a departure is named for just the editions whose words it leaves', () => {
    for (const parameter of DEPARTING_NAMES) {
      const editions: readonly Edition[] = PARAMETERS[parameter].layer === 'company' ? CC_EDITIONS : QS_EDITIONS
      const differing = editions.filter((edition) => {
        const cc = CC_EDITIONS.find((each) => each === edition)
        const qs = QS_EDITIONS.find((each) => each === edition) ?? 'qs-en'
        const [printed, standard] = (['printed', 'recommended'] as const).map((rulings) =>
          valueText(parameterIn(defaultRules(qs, cc, rulings), parameter)),
        )
        return printed !== standard
      })
      expect([...DEPARTURES[parameter].in], parameter).toEqual(differing)
    }
  })
})

describe('options that somebody reads', () => {
  const packages = fileURLToPath(new URL('../../../', import.meta.url))
  /** Tables and texts that only name an option do not read it. */
  const NAMING = [
    /^rules\/src\/editions\//,
    /^web\/src\/i18n\//,
    /^web\/src\/setup\/rules\//,
    /^cli\/src\/commands\/rules\.ts$/,
  ]

  const code = readdirSync(packages)
    .flatMap((name) => filesUnder(join(packages, name, 'src')))
    .filter((file) => !NAMING.some((pattern) => pattern.test(relative(packages, file))))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
    .join('\n')

  const isRead = (name: ParameterName): boolean =>
    new RegExp(`(?<![\\w])${name.replace('house.', 'house\\.')}(?!\\w)`).test(code)

  it('[GEN-01] every option, parameter and house switch is read by the code that plays or shows the game', () => {
    expect(PARAMETER_NAMES.filter((name) => !isRead(name))).toEqual([])
  })

  it('[GEN-01] a parameter that nothing reads would be found', () => {
    expect(isRead('house.nothing' as ParameterName)).toBe(false)
  })
})
