import {
  armourLine,
  barrageLines,
  bidLines,
  blastLines,
  bombLines,
  callLine,
  fightLine,
  type Near,
  shockLine,
  shotLine,
  treatmentLine,
  type Witness,
} from '@tactic48/content/odds'
import { CC_EDITIONS, defaultRules, isRefusal, QS_EDITIONS } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'

const rules = defaultRules('qs-en', 'cc-en')
const shot = {
  short: 3,
  long: 2,
  aim: 0,
  target: { takeCover: false, shock: false, camouflage: false },
  wounded: false,
  hasWoundedSide: true,
}
const man = (name: string, away: number, part: Partial<Near> = {}): Near => ({
  name,
  h2h: 2,
  away,
  own: false,
  wounded: false,
  woundedSide: true,
  ...part,
})

/** All faces of one die, counted. */
const facesOf = (good: (face: number) => boolean): number => [1, 2, 3, 4, 5, 6].filter(good).length / 6

describe('odds by numbers', () => {
  it('[FIRE-03] [FIRE-09] a shot has the dice of its band and the score of its cover', () => {
    for (const qs of QS_EDITIONS) {
      const sheet = defaultRules(qs)
      const near = shotLine(sheet, shot, sheet.shortRangeMax, 'open')
      const far = shotLine(sheet, shot, sheet.shortRangeMax + 1, 'partial')
      expect(near).toMatchObject({ dice: 3, need: sheet.hitOpen })
      expect(far).toMatchObject({ dice: 2, need: sheet.hitPartial })
    }
    expect(shotLine(rules, { ...shot, long: 0 }, 12, 'open')).toBe('noDice')
    expect(shotLine(rules, shot, 99, 'open')).toBe('offTable')
    expect(shotLine(rules, shot, Number.NaN, 'open')).toBe('offTable')
  })

  it('[COVER-04] Take Cover helps from afar and not from close by', () => {
    const covered = { ...shot, target: { ...shot.target, takeCover: true } }
    expect(shotLine(rules, covered, 8, 'open')).toMatchObject({ need: 5 })
    expect(shotLine(rules, covered, 4, 'open')).toMatchObject({ need: 4 })
  })

  it('[GREN-09] [H2H-02] chances of each add up to 1', () => {
    const sums = [
      ...blastLines(rules, 3, [
        { h2h: 1, wounded: false, hasWoundedSide: true },
        { h2h: 2, wounded: true, hasWoundedSide: true },
      ]),
    ].map(({ miss, wound, elimination }) => miss + wound + elimination)
    const { mover } = fightLine(rules, { healthy: 3, wounded: false, woundedSide: 2 }, { healthy: 2, wounded: false })
    for (const sum of [...sums, mover.untouched + mover.wounded + mover.eliminated]) expect(sum).toBeCloseTo(1, 12)
  })

  it('[HOUSE-02] [HOUSE-03] a charge needs no hit, a vehicle without armour no H', () => {
    const asked = { armour: 8, h: undefined, dice: 2, cover: 'open', charge: true, damaged: false } as const
    expect(armourLine(rules, asked).items.map(({ code }) => code)).toEqual(['armour', 'hFactor'])
    expect(armourLine(rules, { ...asked, armour: undefined, charge: false }).items.at(-1)?.value).toBeCloseTo(0)
  })

  it('[MEDIC-05] [EVAC-03] [AID-02] a treatment is the faces of one die that reach what it needs', () => {
    for (const cc of CC_EDITIONS) {
      const sheet = defaultRules('qs-en', cc)
      const { firstAidHealOn = 0, casualtyAliveOn = 0, aidStationBonus = 0 } = sheet.company ?? {}
      const cases = [
        ['firstAid', false, firstAidHealOn, 0],
        ['firstAid', true, firstAidHealOn, aidStationBonus],
        ['checkCasualty', false, casualtyAliveOn, 0],
        ['checkCasualty', true, casualtyAliveOn, sheet.company?.aidBonusOnCasualtyCheck ? aidStationBonus : 0],
      ] as const
      for (const [verb, station, on, bonus] of cases) {
        const line = treatmentLine(sheet, { verb, station })
        if (isRefusal(line)) throw new Error(line.code)
        expect(line.success, `${cc} ${verb} ${station}`).toBeCloseTo(
          facesOf((face) => face + bonus >= on),
          12,
        )
        expect(line.need.items.reduce((sum, { value }) => sum + value, 0)).toBe(line.need.score)
      }
    }
  })

  it('[HOUSE-01] [SHOCK-02] [SHOCK-03] [SHOCK-04] who tests his nerves, and how often he fails', () => {
    const distances = [0, 4.9, 5, 5.1, 10, 10.1, 30]
    for (const cc of CC_EDITIONS) {
      const sheet = defaultRules('qs-en', cc)
      const widest = sheet.company?.officerDeathTestRadius ?? 0
      for (const away of distances)
        for (const named of [false, true])
          for (const shock of [false, true])
            for (const beside of ['nobody', 'officer', 'medic'] as const)
              for (const fallen of ['friend', 'ownOfficer', 'otherOfficer'] as const) {
                const asked: Witness = { away, named, shock, beside, fallen }
                const line = shockLine(sheet, asked)
                const said = `${cc} ${JSON.stringify(asked)}`
                const losesOfficer =
                  fallen === 'ownOfficer' || (fallen === 'otherOfficer' && widest > 0 && away <= widest)
                if (!losesOfficer && away > 5) expect(line, said).toBeUndefined()
                else if (shock) expect(line, said).toMatchObject({ rule: 'WOUND-03', fails: 0 })
                else if (beside !== 'nobody')
                  expect(line, said).toMatchObject({ rule: beside === 'officer' ? 'SHOCK-02' : 'SHOCK-03', fails: 0 })
                else
                  expect(line, said).toMatchObject({
                    rule: losesOfficer ? 'SHOCK-04' : 'HOUSE-01',
                    fails: expect.closeTo(1 - facesOf((face) => face >= (named ? 3 : 4)), 12),
                  })
              }
    }
  })

  it('[CALL-01] [INIT-05] [SUPP-04] [MORTAR-01] what a company rolls', () => {
    const call = callLine(rules, 2, 15)
    expect(isRefusal(call) ? undefined : call.success).toBeCloseTo(11 / 36, 12)
    const bids = bidLines(rules, { mine: 2, his: 1, tokens: 1, hisTokens: 2 })
    expect(bids && !isRefusal(bids) ? bids.seized[0]?.[0] : undefined).toBeCloseTo(21 / 36, 12)
    const shells = barrageLines(rules, 'howitzer', [man('a', 0), man('b', 12)])
    expect(isRefusal(shells) ? [] : shells.map(({ figure }) => figure)).toEqual(['a'])
    expect(
      isRefusal(barrageLines(rules, 'howitzer', [man('a', 0, { degrees: 0 }), man('b', 0.2, { degrees: 0 })])),
    ).toBe(true)
    const bombs = bombLines(rules, 'concussion', [man('a', 0), man('b', 2, { own: true })])
    expect(isRefusal(bombs) ? 0 : bombs.length).toBe(2)
  })
})
