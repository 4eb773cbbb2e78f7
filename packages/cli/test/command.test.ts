import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { legalSamples } from '@tactic48/ai'
import { type Log, play, saveLog, saveState, seededChance, topQuestion } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { duel, fileOf, folderOf, root, run, spawn } from './running.ts'

/** A short random-legal game with the same dice every time. */
function sampleLog(): Log {
  const chance = seededChance('replay')
  let game = duel('qs-en', chance)
  for (let i = 0; i < 30 && game.state.phase !== 'over'; i++) {
    const side = topQuestion(game.state)?.awaiting[0] ?? 'blue'
    const legal = [...legalSamples(game.state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')
    game = held(play(game, legal[chance.int(legal.length)], chance))
  }
  return game.log
}

describe('tactic48 conform', () => {
  it('says what passed and ends well', async () => {
    const { out, code } = await run('conform', `${root}conformance/examples/ex-05-too-close.yaml`, '--verbose')
    expect(out).toContain('✓ Take Cover against a shooter at exactly five units (qs-es)')
    expect(out.trimEnd().split('\n').at(-1)).toBe('3 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('says file, line, step and difference of what failed', async () => {
    const wrong = fileOf(
      'wrong.yaml',
      [
        'title: A miss that is told as a wound',
        'rules: [FIRE-09]',
        'editions: [qs-en]',
        'figures:',
        '  A: { side: blue, at: [5, 10], weapons: rifle S 1 }',
        '  T: { side: ember, at: 4 east of A }',
        'steps:',
        '  - do: { fire: A, target: T }',
        '    note: the shot',
        '    dice: [3]',
        '    expect: { figures: { T: wounded } }',
      ].join('\n'),
    )
    const { out, code } = await run('conform', wrong)
    expect(out).toContain('wrong.yaml:8 step 1: the shot')
    expect(out).toContain('figures.T: expected wounded, but it is healthy at 10, 10')
    expect(out.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('counts a file that breaks the schema as failed and names the field', async () => {
    const broken = fileOf('broken.yaml', 'title: x\nrules: [FIRE-09]\nfigures:\n  A: { side: green }\n')
    const { out, code } = await run('conform', broken)
    expect(out).toContain('broken.yaml:4: figures.A.side must be blue or ember, not "green" (scenario \'x\')')
    expect(code).toBe(1)
  })

  it('says that a path does not exist, plays the others, and counts', async () => {
    const { out, err, code } = await run(
      'conform',
      'no/such/folder',
      `${root}conformance/examples/ex-05-too-close.yaml`,
    )
    expect(err).toContain('no/such/folder: no such file or folder')
    expect(out.trimEnd().split('\n').at(-1)).toBe('3 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('fails where there is no scenario', async () => {
    const { out, err, code } = await run('conform', folderOf('empty'))
    expect(err).toMatch(/empty: holds no scenario/)
    expect(out).toBe('0 passed, 1 failed')
    expect(code).toBe(1)
    expect(await run('conform')).toMatchObject({ code: 1, err: 'error: name the scenario files or folders to play' })
  })

  it('prints the schema of the format', async () => {
    const { out, code } = await run('conform', '--schema')
    expect(JSON.parse(out)).toMatchObject({
      title: 'a scenario of the conformance suite',
      required: ['title', 'rules'],
    })
    expect(code).toBe(0)
  })
})

describe('tactic48 replay', () => {
  const log = sampleLog()
  const file = fileOf('game.json', saveLog(log))

  it('tells every entry and the standing at the end, after judging it again', async () => {
    const { out, code } = await run('replay', file, '--check')
    const lines = out.split('\n')
    expect(lines[0]).toMatch(/^qs-en [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(lines.filter((line) => /^ {1,2}\d+ {2}(blue|ember): /.test(line))).toHaveLength(log.entries.length)
    expect(out).toMatch(/^blue: \d on the table, \d+ AT, lost \d+ of 10 AP$/m)
    expect(lines).toContainEqual(expect.stringMatching(/^checked: \d+ entries, \d+ draws, \d+ events$/))
    expect(code).toBe(0)
  })

  it('gives one line of JSON an entry', async () => {
    const { out } = await run('replay', file, '--json')
    const entries = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { number: number; entry: string })
    expect(entries.map(({ number }) => number)).toEqual(log.entries.map((_, i) => i + 1))
    expect(entries[0]).toMatchObject({ entry: 'command', side: 'blue' })
  })

  it('[OF-04] tells a game that an earlier engine recorded, and where the engines part', async () => {
    const file = new URL('../../../conformance/golden/saves/earlier/second-offer.log.gen.json', import.meta.url)
    const { out, code } = await run('replay', fileURLToPath(file))
    expect(code).toBe(0)
    expect(out).toContain('recorded by engine 1, not judged again: from entry 2 to entry 16')
  })

  it('refuses a file that is no game', async () => {
    const { err, code } = await run('replay', fileOf('nothing.json', '{}'))
    expect(err).toContain('is not a saved game of Tactic48')
    expect(code).toBe(1)
  })

  it('finds a command that would be refused', async () => {
    const [first, ...rest] = log.entries
    if (first?.entry !== 'command') throw new Error('the game has a first command')
    const forged: Log = {
      ...log,
      entries: [{ ...first, command: { verb: 'aim', seat: first.command.seat, figure: 'A' } }, ...rest],
    } as Log
    const { err, code } = await run('replay', fileOf('forged.json', saveLog(forged)), '--check')
    expect(err).toContain('entries[0].command would be refused by TURN-09')
    expect(code).toBe(1)
  })
})

describe('tactic48 odds', () => {
  it('gives the exact chances of a shot', async () => {
    const { out } = await run('odds', 'shot', '-S', '3', '--range', '8', '--cover', 'partial', '--json')
    const [line] = JSON.parse(out) as [{ miss: number; wound: number; elimination: number; need: number }]
    expect(line.need).toBe(5)
    expect(line.miss).toBeCloseTo(8 / 27, 12)
    expect(line.elimination).toBeCloseTo(16 / 216, 12)
    expect(line.miss + line.wound + line.elimination).toBeCloseTo(1, 12)
  })

  it('follows the edition at exactly five units', async () => {
    const need = async (edition: string): Promise<number> => {
      const { out } = await run(
        'odds',
        'shot',
        '-S',
        '1',
        '--range',
        '5',
        '--cover',
        'open',
        '--take-cover',
        '-e',
        edition,
        '--json',
      )
      return (JSON.parse(out) as [{ need: number }])[0].need
    }
    expect([await need('qs-en'), await need('qs-es')]).toEqual([4, 5])
  })

  it('prints a table by range and cover', async () => {
    const { out } = await run('odds', 'shot', '-S', '3', '-L', '2')
    expect(out.split('\n')[0]).toMatch(/^range +cover +dice +need +miss +wound +elimination +because$/)
    expect(out.trimEnd().split('\n')).toHaveLength(9)
  })

  it('says what a number of dice is', async () => {
    const { err, code } = await run('odds', 'shot', '-S', 'three')
    expect(err).toContain('It must be a number of dice.')
    expect(code).toBe(1)
  })

  it('tells a fight and a blast', async () => {
    const fight = JSON.parse((await run('odds', 'h2h', '1/1w', '1', '--json')).out) as { mover: { eliminated: number } }
    expect(fight.mover.eliminated).toBeGreaterThan(0)
    const blast = JSON.parse((await run('odds', 'grenade', '--dice', '1', '2', '2', '--json')).out) as {
      wound: number
    }[]
    expect(blast.map(({ wound }) => wound)).toEqual([0.25, 0.25])
  })
})

describe('tactic48 order', () => {
  const march = `${root}conformance/order/march.yaml`

  it('[ORDER-10] tells man by man what an order would do, through whom and why not', async () => {
    const { out } = await run('order', march, 'Lt', 'moveToward', '--at', '16,8', '-e', 'qs-en+cc-en')
    expect(out).toContain('Lt: moveToward (qs-en+cc-en)')
    expect(out).toContain('P, through Lt: moves (6.000, 8.000) to (12.000, 8.000)')
  })

  it('[ORDER-13] prints the odds of every shot and of all together', async () => {
    const { out } = await run(
      'order',
      `${root}conformance/examples/ex-58-fire-at.yaml`,
      'Lt',
      'fireAt',
      '--target',
      'T',
    )
    expect(out).toMatch(/: shoots, \w+, \d dice at \d\+: miss [\d.]+ %/)
    expect(out).toMatch(/together: miss [\d.]+ %, wound [\d.]+ %, elimination [\d.]+ %/)
  })

  it('says what is missing or wrong', async () => {
    expect((await run('order', march, 'Lt', 'moveToward')).err).toContain('moveToward needs --at x,y')
    expect((await run('order', march, 'Lt', 'moveToward', '--at', '1,')).err).toContain('two numbers in u')
    expect((await run('order', march, 'Lt', 'retreat')).err).toContain("'retreat' is not an order")
    expect((await run('order', march, 'P', 'forward')).err).toContain('ORDER-01')
    const quick = `${root}conformance/examples/ex-45-hidden.yaml`
    expect((await run('order', quick, 'A', 'forward')).err).toContain('FORCE-09')
  })
})

describe('tactic48 los', () => {
  it('classifies two figures of a scenario and names what is in the way', async () => {
    const { out } = await run('los', `${root}conformance/examples/ex-45-hidden.yaml`, 'A', 'T')
    expect(out).toContain('A sees T: none (qs-en)')
    expect(out).toContain('in the way: wall')
  })

  it('follows edition and case', async () => {
    const file = `${root}conformance/examples/ex-44-half-hidden.yaml`
    const near = ['-c', 'the wall 1.5 u from the shooter']
    expect((await run('los', file, 'A', 'T', '-e', 'qs-en', ...near)).out).toContain('A sees T: open')
    expect((await run('los', file, 'A', 'T', '-e', 'qs-it', ...near)).out).toContain('A sees T: partial')
  })

  it('[HOUSE-04] smoke between two figures hides them, and is named', async () => {
    const file = (smoke: string) =>
      fileOf(
        'smoke.yaml',
        [
          'title: Smoke',
          'rules: [HOUSE-04]',
          'editions: [qs-en]',
          'company: cc-en',
          smoke,
          'figures:',
          '  A: { side: blue, at: [5, 10] }',
          '  T: { side: ember, at: 6 east of A }',
          'steps: []',
        ].join('\n'),
      )
    const { out } = await run('los', file('smoke: [{ side: blue, at: [8.5, 10], radius: 1 }]'), 'A', 'T')
    expect(out).toContain('A sees T: none')
    expect(out).toContain('in the way: smoke')
    const beside = await run('los', file('smoke: [{ side: blue, at: [8.5, 14], radius: 1 }]'), 'A', 'T')
    expect(beside.out).toContain('A sees T: open')
  })

  it('reads a saved state', async () => {
    const { out } = await run('los', fileOf('state.json', saveState(duel('qs-it').state)), 'A', 'T')
    expect(out).toContain('A sees T: open (qs-it)')
  })

  it('names the figures that there are', async () => {
    const { err, code } = await run('los', `${root}conformance/examples/ex-45-hidden.yaml`, 'A', 'X')
    expect(err).toContain('there is no figure X on the table; there are A, T')
    expect(code).toBe(1)
  })
})

describe('tactic48 rules', () => {
  it('compares two editions', async () => {
    const { out } = await run('rules', 'qs-en', 'qs-es')
    expect(out).toMatch(/^camouflageWhen +partialCover +always$/m)
    expect(out).not.toContain('atIncome')
  })

  it('tells what was changed', async () => {
    const { out } = await run('rules', 'qs-it+cc-en', '-o', 'aimStacks=true')
    expect(out).toMatch(/^qs-it cc-en [0-9A-F]{4}-[0-9A-F]{4}$/m)
    expect(out).toMatch(/aimStacks +true +\(default false\)/)
  })

  it('[GEN-01] tells the preset and every departure from the printed words, and one switch takes them back', async () => {
    const { out } = await run('rules', 'qs-it')
    expect(out).toContain('rulings: recommended')
    expect(out).toContain('4 departures from the printed words')
    for (const atom of ['TURN-08', 'LOS-06', 'SF-10', 'SF-14']) expect(out).toMatch(new RegExp(`^ +${atom} `, 'm'))
    expect(out).toContain('Suppression Fire would reach the whole table.')
    const literal = await run('rules', 'qs-it', '--rulings', 'printed')
    expect(literal.out).toMatch(/^qs-it printed [0-9A-F]{4}-[0-9A-F]{4}$/m)
    expect(literal.out).toContain('no departures from the printed words')
    const wrong = await run('rules', 'qs-it', '--rulings', 'strict')
    expect(wrong.err).toContain('--rulings takes recommended or printed')
    expect(wrong.code).toBe(1)
  })

  it('[GEN-01] the page on the rulings holds the table of departures that the data gives', async () => {
    const { out } = await run('rules', '--departures')
    const [, , ...rows] = out.trim().split('\n')
    expect(rows).toHaveLength(10)
    expect(readFileSync(`${root}docs/rules/options.md`, 'utf8')).toContain(rows.join('\n'))
  })

  it('names an option that does not exist', async () => {
    const { err, code } = await run('rules', 'qs-en', '-o', 'aimStack=true')
    expect(err).toContain('there is no options.aimStack')
    expect(err).toContain('aimStacks')
    expect(code).toBe(1)
  })
})

describe('tactic48 as a program', () => {
  it('prints without colour where there is no terminal, and its exit code tells the answer', async () => {
    const well = await spawn('rules', 'qs-en', '-o', 'aimStacks=true')
    expect(well.out.split('\n')[0]).toMatch(/^qs-en [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(well.code).toBe(0)
    const ill = await spawn('conform', 'no/such/folder')
    expect(ill.err).toBe('error: no/such/folder: no such file or folder\n')
    expect(ill.code).toBe(1)
  })

  it('helps', async () => {
    const { out, code } = await run('--help')
    for (const command of ['conform', 'replay', 'odds', 'los', 'rules']) expect(out).toContain(command)
    expect(code).toBe(0)
    const unknown = await run('nonsense')
    expect(unknown.err).toContain("unknown command 'nonsense'")
    expect(unknown.code).toBe(1)
  })
})
