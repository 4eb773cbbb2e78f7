import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sideAsked } from '@tactic48/ai'
import { seatOf } from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { BotFault, type Player } from './player.ts'

/** Lines of a process that are longer are no answer. */
const LONGEST = 1_000_000
const LAST_WORDS = 500

interface Waiting {
  readonly hear: (line: string) => void
  readonly fail: (error: Error) => void
}

/**
 * A bot in any language: for every question one line of JSON, `{side, seat, question, view, seed}`, goes to its standard input, and
 * one line with the command comes back. What it writes to its standard error is told if it dies.
 */
export function processPlayer(name: string, command: string, seconds: number): Player {
  if (command.trim() === '') throw new CliError('stdio: needs a command, such as stdio:"python3 bot.py"')
  const child: ChildProcessWithoutNullStreams = spawn(command, { shell: true, stdio: 'pipe', detached: true })
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
  // A process that closes its ear says why when it ends.
  child.stdin.on('error', () => undefined)
  createInterface({ input: child.stdout }).on('line', (line) => waiting?.hear(line))
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
              if (text.length > LONGEST) throw new SyntaxError('too long')
              resolve(JSON.parse(text))
            } catch {
              reject(
                new BotFault(
                  `answered ${question.kind} by ${JSON.stringify(text.slice(0, 80))}, which is no line of JSON`,
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
    close() {
      waiting = undefined
      dead = 'is closed'
      child.stdin.end()
      if (child.pid !== undefined && child.exitCode === null) endGroup(child.pid)
    },
  }
}

/** The shell and what it started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid)
  } catch {
    // It is gone already.
  }
}
