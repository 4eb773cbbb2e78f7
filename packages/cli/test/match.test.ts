import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_CONDUCT } from '@tactic48/ai'
import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import { missedBy, wilson } from '../src/match/tally.ts'
import { runCommand } from '../src/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'tactic48-match-'))

async function match(...args: readonly string[]): Promise<{ out: string; err: string; code: number }> {
  const out: string[] = []
  const err: string[] = []
  let code = 0
  await runCommand(['match', ...args], {
    print: (text) => out.push(text),
    complain: (text) => err.push(text),
    fail: () => {
      code = 1
    },
    paint: picocolors.createColors(false),
  })
  return { out: out.join('\n'), err: err.join('\n'), code }
}

function bot(name: string, source: string): string {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

/** A process that answers every question with this expression of `asked`. */
const piped = (name: string, answer: string): string =>
  `stdio:${process.execPath} ${bot(
    name,
    `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line)
  console.log(${answer})
})
`,
  )}`

const RESIGNING = piped('resigns.mjs', `JSON.stringify({ verb: 'resign', seat: asked.seat })`)

const RESIGNS = `export const bot = (view, { awaiting: [side] }) => ({ verb: 'resign', seat: side })`

describe('tactic48 match', () => {
  it('plays pairs with the sides changed: two that play alike score exactly one half', async () => {
    const [one, other] = ['one.mjs', 'other.mjs'].map((name) => bot(name, RESIGNS))
    const { out } = await match(one ?? '', other ?? '', '--games', '2', '--seed', 'sides', '--json')
    const [first, second] = JSON.parse(out).scores
    expect({ ...second, name: first.name }).toEqual(first)
    expect(first.score.share).toBe(0.5)
  })

  it('a bot against itself plays two different games', async () => {
    const { out, code } = await match(
      'regular',
      'regular',
      '--games',
      '2',
      '--type',
      'skirmish',
      '--seed',
      'sides',
      '--json',
    )
    const { games, scores, endless, faults } = JSON.parse(out)
    expect({ games, endless, faults, code }).toEqual({ games: 2, endless: 0, faults: [], code: 0 })
    expect(scores[0].conduct).toMatchObject({ markersRepeated: 0 })
    expect(scores[0].conduct.actions).toBeGreaterThan(5)
    expect(scores[0].conduct).not.toEqual(scores[1].conduct)
  })

  it('tells result, interval and conduct, and is the same again from the same seed', async () => {
    const lazy = bot('lazy.mjs', RESIGNS)
    const first = await match('random', lazy, '--games', '4', '--seed', 'again', '--verbose')
    expect(first.out).toContain('1. skirmish qs-en ')
    expect(first.out).toMatch(/by VICT-10 in round/)
    expect(first.out).toContain('random v ')
    expect(first.out).toMatch(/won, drawn, lost +4, 0, 0 +0, 0, 4/)
    expect(first.out).toMatch(/score +100\.0 % \[51\.0–100\.0\]/)
    expect(first.out).toContain('every game ended within 40 rounds')
    expect(first.out).toMatch(/markers replaced by an equal one .* 0$/m)
    expect(first.out).toMatch(/… that shot .* at least 10 %$/m)
    expect(first.out).toMatch(/… that were taken .* at least 97 %$/m)
    expect(await match('random', lazy, '--games', '4', '--seed', 'again', '--verbose')).toEqual(first)
  })

  it('a wrong command, an exception or nothing at all loses the game, and says why', async () => {
    const wrong = bot(
      'wrong.mjs',
      `export const bot = (view, question) => ({ verb: 'endTurn', seat: question.awaiting[0] })`,
    )
    const { out, code } = await match(wrong, 'random', '--games', '2')
    expect(out).toMatch(/won, drawn, lost +0, 0, 2 +2, 0, 0/)
    expect(out).toMatch(/games lost by a wrong command +2 +0/)
    expect(out).toContain('wrong.mjs may not answer deploy by {"verb":"endTurn"')
    expect(out).toContain('TURN-16 notNow, verb endTurn, question deploy')
    expect(out).toMatch(/^goals missed by .*wrong\.mjs: commands that are allowed$/m)
    expect(out).not.toContain('all goals are met')
    expect(code).toBe(0)
    const throwing = bot('throws.mjs', `export const bot = () => { throw new Error('no idea') }`)
    expect((await match(throwing, 'random', '--games', '2')).out).toContain('throws.mjs threw at deploy: no idea')
    const late = bot('rejects.mjs', `export const bot = async () => { throw new Error('too late') }`)
    expect((await match(late, 'random', '--games', '2')).out).toContain('rejects.mjs threw at deploy: too late')
    const silent = bot('silent.mjs', 'export const bot = () => undefined')
    expect((await match(silent, 'random', '--games', '2')).out).toContain('may not answer deploy by nothing: COMMAND')
  })

  it('plays with a process: one line of JSON each way', async () => {
    const { out, err, code } = await match(RESIGNING, 'random', '--games', '2')
    expect(err).toBe('')
    expect(out).toMatch(/won, drawn, lost +0, 0, 2 +2, 0, 0/)
    expect(out).toMatch(/games lost by a wrong command +0 +0/)
    expect(code).toBe(0)
  })

  it('a process that talks nonsense loses; one that is dead, slow or cannot be started ends the match with a clear word', async () => {
    const nonsense = await match(piped('nonsense.mjs', `'I move up'`), 'random', '--games', '2')
    expect(nonsense.out).toContain('answered deploy by "I move up", which is no line of JSON')
    const dead = await match('stdio:echo oh dear >&2; exit 3', 'random', '--games', '2')
    expect(dead).toMatchObject({ code: 1, out: '' })
    expect(dead.err).toContain('ended with code 3: "oh dear"')
    const slow = await match('stdio:sleep 60', 'random', '--games', '2', '--seconds', '1')
    expect(slow.err).toContain('stdio:sleep 60 did not answer deploy within 1 s')
    expect(slow.code).toBe(1)
    const missing = await match('stdio:no-such-bot-48', 'random', '--games', '2')
    expect(missing.err).toMatch(/ended with code 127/)
  })

  it.each([
    [['regular', 'random', '--games', '3'], 'games are played in pairs: --games must be even'],
    [
      ['regular', 'nobody', '--games', '2'],
      "'nobody' is no bot; take regular, random, the path of a module or stdio:COMMAND",
    ],
    [['regular', bot('empty.mjs', 'export {}'), '--games', '2'], "exports no function 'bot'"],
    [['regular', bot('broken.mjs', 'export const = 1'), '--games', '2'], 'cannot be loaded'],
    [['regular', 'stdio:', '--games', '2'], 'stdio: needs a command'],
    [['regular', 'random', '--games', '2', '-o', 'turnLimit=never'], 'turnLimit takes'],
    [['regular', 'random', '--games', '2', '--type', 'duel'], 'skirmish or mission'],
  ])('%j is told what is wrong with it', async (args, said) => {
    const { err, code } = await match(...args)
    expect(err).toContain(said)
    expect(code).toBe(1)
  })
})

describe('the goals', () => {
  const fine = {
    name: 'bot',
    won: 1,
    drawn: 0,
    lost: 1,
    score: wilson(1, 2),
    faults: 0,
    conduct: NO_CONDUCT,
    opportunityFireUsed: wilson(1, 10),
    killsTaken: wilson(97, 100),
    missionWinsTaken: undefined,
  }

  it('are met at their limits, and a share of nothing misses nothing', () => {
    expect(missedBy(fine)).toEqual([])
    expect(missedBy({ ...fine, missionWinsTaken: wilson(7, 7) })).toEqual([])
  })

  it.each([
    [{ opportunityFireUsed: wilson(9, 100) }, 'Opportunity Fire markers that shot'],
    [{ killsTaken: wilson(96, 100) }, 'kills taken'],
    [{ missionWinsTaken: wilson(199, 200) }, 'Mission wins taken'],
    [{ conduct: { ...NO_CONDUCT, markersRepeated: 1 } }, 'markers replaced by an equal one'],
    [{ faults: 1 }, 'commands that are allowed'],
  ])('%j is missed by name', (less, name) => {
    expect(missedBy({ ...fine, ...less })).toEqual([name])
  })
})

it('intervals are those of Wilson', () => {
  expect(wilson(0, 0)).toBeUndefined()
  const { low, high } = wilson(8, 10) ?? { low: 0, high: 0 }
  expect([low, high].map((share) => share.toFixed(3))).toEqual(['0.490', '0.943'])
})

describe('tactic48 match --size', () => {
  it('[FORCE-09] plays squads with their cards under the company rules', async () => {
    const { out, code } = await match('regular', 'random', '--games', '2', '--size', 'squad', '--verbose')
    expect(out).toMatch(/^1\. skirmish qs-en\+cc-en 36 × 36 u \S+ v \S+: \w+ by [A-Z]+-\d+ in round \d+$/m)
    expect(out).toMatch(/games lost by a wrong command +0 +0/)
    expect(code).toBe(0)
  })

  it('says what a size may be', async () => {
    const { err } = await match('regular', 'random', '--games', '2', '--size', 'army')
    expect(err).toContain('It must be squad or platoon or company.')
  })
})
