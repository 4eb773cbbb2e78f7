import { spawn as spawnProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Conduct, NO_CONDUCT } from '@tactic48/ai'
import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import { judgedOf } from '../src/match/goals.ts'
import { type Score, wilson } from '../src/match/tally.ts'
import { runCommand } from '../src/program.ts'

const BIN = fileURLToPath(new URL('../bin/tactic48.mjs', import.meta.url))
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

/** Does not end when it is asked to, nor when nobody writes to it any more. */
const stubbornBot = (note: string, answer: string | undefined): string => `import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
process.on('SIGTERM', () => {})
setInterval(() => {}, 1000)
writeFileSync(${JSON.stringify(note)}, String(process.pid))
createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line)
  ${answer === undefined ? '' : `console.log(JSON.stringify(${answer}))`}
})`

/** The process that has left its number in this file. */
function isRunning(note: string): boolean {
  try {
    const pid = Number(readFileSync(note, 'utf8'))
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

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
    expect(first.out).toMatch(/^ {2}markers replaced by an equal one +none +0 +met$/m)
    expect(first.out).toMatch(/^ {2}Opportunity Fire markers that shot +at least 10 % +0 of 0 +nothing to judge$/m)
    expect(first.out).toMatch(/^ {2}kills taken +at least 97 % +0 of 0 +nothing to judge$/m)
    expect(first.out).toMatch(/^all goals are met; nothing to judge: Opportunity Fire markers that shot, kills taken/m)
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
    expect(out).toMatch(/^goals missed by .*wrong\.mjs: games lost by a wrong command \(2\)$/m)
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
    expect(nonsense.out).toContain('answered deploy with "I move up", which is not a line of JSON')
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
      "'nobody' is not a bot; use recruit, regular, veteran, random, the path of a module or stdio:COMMAND",
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

describe('a bot that misbehaves', () => {
  const playing = (cheat: string): string => `import { random } from '@tactic48/ai'
export const bot = (view, question, chance) => {
  const command = random(view, question, chance)
  ${cheat}
  return command
}`

  it('gains nothing by what it writes into its view', async () => {
    const honest = bot('honest.mjs', playing(''))
    const cheat = bot('cheats.mjs', playing('view.sides[question.awaiting[0]].tokens = 60'))
    const [first, second] = await Promise.all(
      [honest, cheat].map((path) => match(path, 'random', '--games', '2', '--type', 'skirmish', '--json')),
    )
    const named = second?.out.replaceAll('cheats.mjs', 'honest.mjs')
    expect(JSON.parse(first?.out ?? '').scores[0].conduct.actions).toBeGreaterThan(5)
    expect(named).toBe(first?.out)
  })

  it('obeys --seconds in a loop without end', async () => {
    const { err, code } = await match(
      bot('loops.mjs', 'export const bot = () => { for (;;); }'),
      'random',
      '--games',
      '2',
      '--seconds',
      '1',
    )
    expect(err).toMatch(/loops\.mjs did not answer deploy within 1 s$/)
    expect(code).toBe(1)
  })

  it('fails the match when it ends its process, whatever the code', async () => {
    const { err, code } = await match(
      bot('exits.mjs', 'export const bot = () => process.exit(0)'),
      'random',
      '--games',
      '2',
    )
    expect(err).toMatch(/exits\.mjs ended with code 0$/)
    expect(code).toBe(1)
  })

  it('may not write a line without end', async () => {
    const { err, code } = await match(`stdio:yes | tr -d '\\n'`, 'random', '--games', '2')
    expect(err).toContain('wrote more than 1,000,000 characters without ending the line')
    expect(code).toBe(1)
  })

  it('is killed when it ignores the request to end', async () => {
    const note = join(folder, 'stubborn.pid')
    const stubborn = `stdio:${process.execPath} ${bot('stubborn.mjs', stubbornBot(note, `{ verb: 'resign', seat: asked.seat }`))}; true`
    const { code } = await match(stubborn, 'random', '--games', '2')
    expect(code).toBe(0)
    await expect.poll(() => isRunning(note), { timeout: 120_000 }).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('does not outlive a match that is stopped by Ctrl-C', async () => {
    const note = join(folder, 'left.pid')
    const left = `stdio:${process.execPath} ${bot('left.mjs', stubbornBot(note, undefined))}; true`
    const child = spawnProcess(process.execPath, [BIN, 'match', left, 'random', '--games', '2'], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    await expect.poll(() => isRunning(note), { timeout: 120_000 }).toBe(true)
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(130)
    await expect.poll(() => isRunning(note), { timeout: 120_000 }).toBe(false)
  })
})

describe('a module of TypeScript', () => {
  it.each([
    ['in a package of CommonJS', '{ "name": "mine" }'],
    ['in no package', undefined],
  ])('is a bot %s', async (_, manifest) => {
    const home = mkdtempSync(join(tmpdir(), 'tactic48-bot-'))
    if (manifest !== undefined) writeFileSync(join(home, 'package.json'), manifest)
    writeFileSync(join(home, 'rank.ts'), `export const VERB: string = 'resign'`)
    const source = `import { type Bot, sideAsked } from '@tactic48/ai'
import { VERB } from './rank.ts'
export const bot: Bot = (view, question) => ({ verb: VERB, seat: sideAsked(question) }) as never`
    writeFileSync(join(home, 'myBot.ts'), source)
    const { out, err } = await match(join(home, 'myBot.ts'), 'random', '--games', '2')
    expect(err).toBe('')
    expect(out).toMatch(/won, drawn, lost +0, 0, 2 +2, 0, 0/)
    expect(out).toMatch(/games lost by a wrong command +0 +0/)
  })
})

describe('the goals', () => {
  const scored = (name: string, conduct: Partial<Conduct>, faults = 0): Score => ({
    name,
    won: 1,
    drawn: 0,
    lost: 1,
    score: wilson(1, 2),
    faults,
    conduct: { ...NO_CONDUCT, ...conduct },
    opportunityFireUsed: undefined,
    killsTaken: undefined,
    missionWinsTaken: undefined,
  })
  const told = (...scores: readonly [Score, Score]) =>
    judgedOf(scores).map(({ name, verdicts }) => ({
      name,
      missed: verdicts.filter(({ verdict }) => verdict === 'missed').map(({ goal, count, of }) => [goal, count, of]),
    }))

  it('are met at their limits, and what never came up is told as such with its count', () => {
    const fine = scored('a', { opportunityFirePlaced: 10, opportunityFireShots: 1, killsInReach: 100, killsTaken: 97 })
    expect(told(fine, scored('b', {}))).toEqual([
      { name: 'a', missed: [] },
      { name: 'b', missed: [] },
    ])
    expect(judgedOf([fine, scored('b', {})])[0]?.verdicts[3]).toEqual({
      goal: 'Mission wins taken',
      verdict: 'nothing to judge',
      count: 0,
      of: 0,
      atLeast: 1,
    })
  })

  it('of a bot against itself are judged by both sides together, and of two bots one by one', () => {
    const four = scored('a', { opportunityFirePlaced: 4, opportunityFireShots: 1 })
    const one = { opportunityFirePlaced: 1, opportunityFireShots: 0 }
    expect(told(four, scored('a', one))).toEqual([{ name: 'a', missed: [] }])
    expect(told(four, scored('b', one))).toEqual([
      { name: 'a', missed: [] },
      { name: 'b', missed: [['Opportunity Fire markers that shot', 0, 1]] },
    ])
  })

  it.each([
    [{ opportunityFirePlaced: 100, opportunityFireShots: 9 }, 0, ['Opportunity Fire markers that shot', 9, 100]],
    [{ killsInReach: 100, killsTaken: 96 }, 0, ['kills taken', 96, 100]],
    [{ missionWinsInReach: 200, missionWinsTaken: 199 }, 0, ['Mission wins taken', 199, 200]],
    [{ markersRepeated: 1 }, 0, ['markers replaced by an equal one', 1, undefined]],
    [{}, 1, ['games lost by a wrong command', 1, undefined]],
  ] as const)('%j with %i wrong commands is missed by name and count', (conduct, faults, missed) => {
    expect(told(scored('a', conduct, faults), scored('b', {}))[0]?.missed).toEqual([missed])
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

  it('[FORCE-09] over a quick start that is named alone the company sheets take turns', async () => {
    const lazy = bot('lazySize.mjs', RESIGNS)
    const { out, err } = await match('random', lazy, '--games', '4', '--size', 'platoon', '-e', 'qs-it', '--verbose')
    expect(err).toBe('')
    expect(out).toMatch(/^1\. skirmish qs-it\+cc-en 48 × 48 u /m)
    expect(out).toMatch(/^3\. skirmish qs-it\+cc-it 48 × 48 u /m)
  })

  it('says what a size may be', async () => {
    const { err } = await match('regular', 'random', '--games', '2', '--size', 'army')
    expect(err).toContain('It must be squad or platoon or company.')
  })
})
