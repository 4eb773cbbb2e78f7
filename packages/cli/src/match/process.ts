import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { sideAsked } from '@tactic48/ai'
import { seatOf } from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { BotFault, type Player } from './player.ts'

/** In characters. A bot that writes on without ending its line is stopped here. */
const LONGEST_LINE = 1_000_000
const LAST_WORDS = 500
/** What a bot has to end by itself before it is killed. */
const GRACE_MS = 1000
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface Waiting {
  readonly hear: (line: string) => void
  readonly fail: (error: Error) => void
}

/**
 * A bot in any language: for every question one line of JSON, `{side, seat, question, view, seed}`, goes to its standard input, and
 * one line with the command comes back. What it writes to its standard error is shown if it dies.
 */
export function processPlayer(name: string, command: string, seconds: number): Player {
  if (command.trim() === '') throw new CliError('stdio: needs a command, such as stdio:"python3 bot.py"')
  const child: ChildProcessWithoutNullStreams = spawn(command, { shell: true, stdio: 'pipe', detached: true })
  const ended = new Promise((done) => child.once('close', done).once('error', done))
  const exited = new Promise((done) => child.once('exit', done).once('error', done))
  const forget = endWithUs(child)
  let waiting: Waiting | undefined
  let dead: string | undefined
  let words = ''
  const die = (why: string): void => {
    dead ??= words === '' ? why : `${why}: ${JSON.stringify(words.trim())}`
    waiting?.fail(new CliError(`${name} ${dead}`))
  }
  child.stderr.on('data', (data: Buffer) => {
    words = (words + data.toString()).slice(-LAST_WORDS)
  })
  child.on('error', (error) => die(`cannot be started: ${error.message}`))
  child.on('close', (code, signal) => die(signal ? `was ended by ${signal}` : `ended with code ${code}`))
  // A process that closes its standard input says why when it ends.
  child.stdin.on('error', () => undefined)
  readLines(
    child,
    (line) => waiting?.hear(line),
    () => die(`wrote more than ${LONGEST_LINE.toLocaleString('en')} characters without ending the line`),
  )
  return {
    name,
    answer({ view, question }, chance) {
      const side = sideAsked(question)
      const seat = seatOf(view, side)
      const line = JSON.stringify({ side, seat, question, view, seed: chance.int(0x1_0000_0000) })
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => fail(new CliError(`${name} did not answer ${question.kind} within ${seconds} s`)),
          seconds * 1000,
        )
        const finish = (): void => {
          clearTimeout(timer)
          waiting = undefined
        }
        const fail = (error: Error): void => {
          finish()
          reject(error)
        }
        waiting = {
          hear(text) {
            finish()
            try {
              resolve(JSON.parse(text))
            } catch {
              reject(
                new BotFault(
                  `answered ${question.kind} with ${JSON.stringify(text.slice(0, 80))}, which is not a line of JSON`,
                ),
              )
            }
          },
          fail,
        }
        if (dead) fail(new CliError(`${name} ${dead}`))
        else child.stdin.write(`${line}\n`)
      })
    },
    async close() {
      waiting = undefined
      dead = 'is closed'
      child.stdin.end()
      signal(child, 'SIGTERM')
      await withinGrace(ended)
      // Also those of its group that ignored the signal or outlived the shell.
      signal(child, 'SIGKILL')
      await exited
      child.stdout.destroy()
      child.stderr.destroy()
      forget()
    },
  }
}

function readLines(
  { stdout }: ChildProcessWithoutNullStreams,
  hear: (line: string) => void,
  tooLong: () => void,
): void {
  let rest = ''
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
    if (rest.length <= LONGEST_LINE) return
    stdout.destroy()
    tooLong()
  })
}

/** A bot has a process group of its own, so Ctrl-C does not reach it: it is killed however this process ends. */
function endWithUs(child: ChildProcessWithoutNullStreams): () => void {
  const kill = (): void => signal(child, 'SIGKILL')
  const stop = (name: NodeJS.Signals): void => process.exit(128 + constants.signals[name])
  process.once('exit', kill)
  for (const name of STOPPING) process.on(name, stop)
  return () => {
    process.off('exit', kill)
    for (const name of STOPPING) process.off(name, stop)
  }
}

async function withinGrace(ended: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const grace = new Promise((done) => {
    timer = setTimeout(done, GRACE_MS)
  })
  await Promise.race([ended, grace])
  clearTimeout(timer)
}

/** To the shell and what it started. */
function signal({ pid }: ChildProcessWithoutNullStreams, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch {
    // It is gone already.
  }
}
