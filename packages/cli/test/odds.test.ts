import { ROLLS } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { root, run } from './running.ts'

const shells = `${root}conformance/support/shells.yaml`

describe('tactic48 odds of every roll', () => {
  it('[GEN-07] prints the whole table of dice, itemised by rule', async () => {
    const { out, code } = await run('odds')
    expect(code).toBe(0)
    for (const roll of ROLLS) expect(out).toContain(`(${roll}; `)
    expect(out).toContain('1     50.00 %  50.00 %  MEDIC-05 need 4')
    expect(out).toContain('1     66.67 %  33.33 %  MEDIC-05 need 4, AID-02 aidStation -1')
    expect(out).toContain('HOUSE-08 howitzer 1/2 = 6, 3/4 = 3, 5/6 = 0')
    expect(out).toMatch(/psychological shock test .*only with house\.psychShock=true/)
    expect(out).not.toContain('-0.00')
    const json = JSON.parse((await run('odds', '--json')).out) as { roll: string }[]
    expect(json.map(({ roll }) => roll)).toEqual([...ROLLS])
  })

  it('[RUNNER-05] [RADIO-02] one roll, by the edition', async () => {
    expect((await run('odds', 'messenger')).out).toContain('0     100.00 %  RUNNER-05 turns 1')
    expect((await run('odds', 'messenger', '-e', 'qs-it+cc-it')).out).toContain('RUNNER-05 1 = 1, 2 = 2')
    expect((await run('odds', 'radio', '-e', 'qs-it+cc-it')).out).toContain('1     83.33 %  16.67 %  RADIO-02 need 2')
    expect((await run('odds', 'nerves', '-o', 'house.psychShock=false')).out).toContain('not rolled in qs-en+cc-en')
  })

  it('[CALL-01] [CALL-06] [REINF-01] a call', async () => {
    const { out } = await run('odds', 'call', '--dice', '2', '--figures', '15')
    expect(out).toMatch(/answered +30\.56 %/)
    expect(out).toMatch(/in the next own turn +7\.41 %/)
    expect(out).toMatch(/3 teams +100\.00 %/)
    expect(out).toContain('because CALL-01 dice 2, CALL-01 need 6')
  })

  it('[INIT-05] [INIT-07] my bid by his', async () => {
    const { out } = await run('odds', 'initiative', '2', '1', '--tokens', '1', '--his-tokens', '2', '--json')
    const { seized } = JSON.parse(out) as { seized: number[][] }
    expect(seized).toEqual([
      [21 / 36, 15 / 36, 10 / 36].map((chance) => expect.closeTo(chance, 12)),
      [26 / 36, 21 / 36, 15 / 36].map((chance) => expect.closeTo(chance, 12)),
    ])
  })

  it('[SUPP-04] [MORTAR-01] barrages and bombs, man by man', async () => {
    const { out } = await run('odds', 'barrage', 'howitzer', '2@0', '3w@12')
    expect(out).toMatch(/1: 2@0 +66\.67 %/)
    expect(out).not.toContain('2: 3w@12')
    expect(out).toContain('because SUPP-03 shells 3, SUPP-04 dice 4, GREN-09 need 4, GREN-07 radius 3')
    const file = await run('odds', 'barrage', 'howitzer', '--file', shells, '--caller', 'Lt', '--at', '40,40')
    expect(
      file.out
        .split('\n')
        .slice(1, 3)
        .map((line) => line[0]),
    ).toEqual(['B', 'E'])
    const strip = await run('odds', 'barrage', 'airStrafe', '2@5@0', '2@5@90')
    expect(Number(/1: .*? ([\d.]+) %/.exec(strip.out)?.[1])).toBeGreaterThan(
      Number(/2: .*? ([\d.]+) %/.exec(strip.out)?.[1]),
    )
    const bombs = JSON.parse((await run('odds', 'bombs', 'concussion', '3s@0', '--json')).out) as { odds: object }[]
    // GREN-05: four of six dice move it; two units are too few to leave him, four are enough.
    expect(bombs[0]?.odds).toEqual({
      miss: expect.closeTo(1 - (5 / 6) * 0.75, 12),
      wound: 0,
      elimination: expect.closeTo((5 / 6) * 0.75, 12),
    })
  })

  it('[MEDIC-05] [AID-02] [EVAC-03] a medic, at the aid station and elsewhere', async () => {
    expect((await run('odds', 'medic')).out).toMatch(/healed +50\.00 %/)
    const helped = await run('odds', 'medic', '--station')
    expect(helped.out).toMatch(/healed +66\.67 %/)
    expect(helped.out).toContain('because MEDIC-05 treatment 4, AID-02 aidStation -1')
    expect((await run('odds', 'medic', '--station', '--check')).out).toMatch(/beyond help +50\.00 %/)
  })

  it('[HOUSE-01] [SHOCK-02] [SHOCK-04] one who sees a friend fall', async () => {
    expect((await run('odds', 'witness', '--away', '5')).out).toMatch(/falls into Shock +50\.00 %/)
    expect((await run('odds', 'witness', '--away', '5', '--named')).out).toMatch(/falls into Shock +33\.33 %/)
    expect((await run('odds', 'witness', '--away', '6')).out).toContain('does not concern him')
    expect((await run('odds', 'witness', '--away', '3', '--beside', 'officer')).out).toContain('SHOCK-02')
    const far = ['odds', 'witness', '--away', '9', '--fallen', 'otherOfficer'] as const
    expect((await run(...far)).out).toContain('because SHOCK-04')
    expect((await run(...far, '-e', 'qs-it+cc-it')).out).toContain('does not concern him')
  })

  it('[HOUSE-01] [HOUSE-03] tests of nerves in a position, and a vehicle without armour', async () => {
    const { out } = await run('odds', 'shock', `${root}conformance/shock/friend-falls.yaml`, 'F')
    expect(out).toMatch(/T +4\+ +50\.00 % +HOUSE-01; HOUSE-01 test 4/)
    expect(out).toMatch(/N +3\+ +33\.33 % +HOUSE-01; HOUSE-01 test 4, HOUSE-01 named -1/)
    expect((await run('odds', 'armour', '--vehicle', '--dice', '3')).out).toContain(
      'HOUSE-03 armour 4, HOUSE-02 hFactor 0',
    )
  })

  it.each([
    [['fly'], "'fly' is not a roll; take one of tableLayout"],
    [['constructor'], "'constructor' is not a roll"],
    [['messenger', '-e', 'qs-xx'], "'qs-xx' is not an edition"],
    [['messenger', '-o', 'nothing=1'], 'there is no options.nothing'],
    [['call'], "required option '--dice <value>' not specified"],
    [['call', '--dice', '-1'], 'It must be a number of dice.'],
    [['call', '--dice', '2', '-e', 'qs-en'], 'company edition only'],
    [['initiative', 'NaN', '2'], 'It must be a whole number from 0 to 99.'],
    [['barrage', 'mortar', '2@1'], 'It must be heavyMortar or howitzer'],
    [['barrage', 'howitzer'], 'name those around the marker'],
    [['barrage', 'howitzer', '2@'], "'2@' must read like 2@3"],
    [['barrage', 'howitzer', '2@0@0', '2@0@0'], 'the position is not possible'],
    [['barrage', 'howitzer', '2@0', '--along', '1,1'], 'has no line'],
    [
      ['barrage', 'howitzer', '--file', '/nowhere.yaml', '--caller', 'Lt', '--at', '1,1'],
      '/nowhere.yaml: no such file',
    ],
    [['barrage', 'howitzer', '--file', shells, '--caller', 'Nobody', '--at', '1,1'], 'there is no figure Nobody'],
    [['barrage', 'howitzer', '--file', shells, '--caller', 'Lt', '--at', '1'], '--at takes two numbers in u'],
    [['bombs', 'fragmentation', '2@1'], 'take smoke or concussion (MORTAR-01)'],
    [
      ['shock', `${root}conformance/order/dead-men.yaml`, 'Fallen'],
      'Fallen is not on the table (TURN-09); there are Lt, A, E',
    ],
    [['armour', '--dice', '2'], 'take either --armour <rating> or --vehicle'],
    [['shock', shells, 'B', '--frob'], "unknown option '--frob'"],
  ] as const)('%j is refused in words', async (args, words) => {
    const { err, out, code } = await run('odds', ...args)
    expect(err).toContain(words)
    expect(err + out).not.toMatch(/\n {4}at |fault of tactic48/)
    expect(code).toBe(1)
  })
})
