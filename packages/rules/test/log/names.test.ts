import {
  type CommandEntry,
  ENGINE,
  isRefusal,
  type Log,
  openLog,
  type Played,
  playOn,
  type Refusal,
  reopen,
  reopening,
  saveLog,
  storeCommands,
  storeLog,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { goldenGames, keyOf } from '../golden/files.ts'
import { savedGame } from '../golden/game.ts'
import { endTurn, moveTo } from '../world/commands.ts'
import { BLUE, EMBER, held } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

type Loose = { [name: string]: unknown }

/** A golden game as the present engine recorded it; what it names is checked below. */
function gameCalled(key: string): Played {
  const game = goldenGames.find((one) => keyOf(one) === key)
  if (!game) throw new Error(`no golden game is ${key}`)
  return held(openLog(savedGame({ ...game, engine: ENGINE })))
}

/** Opportunity and Suppression Fire, smoke and arrivals, and commands that name a marker. */
const GAMES = ['engine-2/es-cc-it', 'engine-1/it-cc-en-printed'].map(gameCalled)

const NAME = /"(of|sf|due|smoke)(\d+)(\+*)"/g

/** As if bookkeeping had been counted otherwise: no name stays, and many become the name that another had. */
const later = (number: number): number => 3 * number + 40
const backwards = (number: number): number => 100_000 - number

function renamed<T extends object>(stored: T, other: (number: number) => number): T {
  const { opening, entries, ...begun } = stored as T & { readonly opening: unknown; readonly entries: unknown }
  const text = JSON.stringify({ opening, entries }).replace(
    NAME,
    (_, kind: string, number: string, more: string) => `"${kind}${other(Number(number))}${more}"`,
  )
  return { ...begun, ...(JSON.parse(text) as object) } as T
}

function linked(input: unknown): Played | Refusal {
  const work = reopening(JSON.parse(JSON.stringify(input)), 'commands')
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const faultOf = (answer: Played | Refusal): string =>
  isRefusal(answer) ? `${answer.code} ${String((answer.params as { readonly field?: unknown }).field)}` : 'opened'

const copied = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose

/** The first fact of this type, with its place. */
function factOf(log: Loose, type: string, skip = 0): { readonly fact: Loose; readonly at: string } {
  let left = skip
  const entries = log['entries'] as Loose[]
  for (const [i, entry] of entries.entries())
    for (const [k, fact] of ((entry['facts'] ?? []) as Loose[]).entries())
      if (fact['type'] === type && left-- === 0) return { fact, at: `entries[${i}].facts[${k}]` }
  throw new Error(`no ${type}`)
}

function commandOf(log: Loose, verb: string): { readonly command: Loose; readonly at: string } {
  for (const [i, entry] of (log['entries'] as Loose[]).entries()) {
    const command = entry['command'] as Loose | undefined
    if (command?.['verb'] === verb) return { command, at: `entries[${i}].command` }
  }
  throw new Error(`no ${verb}`)
}

describe('a game whose markers, smoke and arrivals have other names', () => {
  test('[GEN-12] the games show each of them, and commands that name a marker', () => {
    const shown = new Set(
      GAMES.flatMap(({ log }) =>
        log.entries.flatMap((entry) =>
          entry.entry === 'undone' ? [] : [entry.command.verb, ...entry.events.map(({ type }) => type)],
        ),
      ),
    )
    for (const name of [
      'opportunityFirePlaced',
      'suppressionStarted',
      'smokeLaid',
      'smokeThinned',
      'arrivalScheduled',
      'scheduleCounted',
      'opportunityShot',
      'joinSuppression',
    ])
      expect([...shown]).toContain(name)
  })

  test('[GEN-12] opens from a file as the same game, with the names that play gives', () => {
    for (const { log, state } of GAMES)
      for (const other of [later, backwards]) {
        const stored = renamed(storeLog(log), other)
        expect(JSON.stringify(stored.entries)).not.toBe(JSON.stringify(storeLog(log).entries))
        expect(reopen(stored)).toEqual({ log, state, isRenamed: true })
      }
  })

  test('[GEN-12] opens from a link as the same game; one without names opens where they are the same', () => {
    for (const { log, state } of GAMES) {
      const link = storeCommands(log)
      expect(linked(link)).toEqual({ log, state })
      expect(linked(renamed(link, later))).toEqual({ log, state, isRenamed: true })
      const bare = copied(link)
      for (const entry of bare['entries'] as Loose[]) delete entry['names']
      expect(linked(bare)).toEqual({ log, state })
    }
    const [{ log }] = GAMES as [Played, Played]
    const bare = renamed(storeCommands(log), later)
    const entries = bare.entries.map((entry) => ({ ...entry, names: undefined }))
    expect(faultOf(linked({ ...bare, entries }))).toMatch(/^illegalCommand entries\[\d+\]\.command$/)
  })

  test('[GEN-12] opens from a file of version 2 without a mark', () => {
    const plain = ({ draws, events }: Pick<CommandEntry, 'draws' | 'events'>) => ({
      draws: draws.map(([n, value]) => (n === 6 ? value + 1 : value)),
      events,
    })
    const version2 = ({ spec, opening, entries }: Log) => ({
      spec,
      opening: plain(opening),
      entries: entries.map((entry) => (entry.entry === 'undone' ? entry : { ...entry, ...plain(entry) })),
    })
    for (const { log, state } of GAMES)
      expect(reopen(renamed(version2(log), later))).toEqual({ log, state, isRenamed: true })
  })

  test('[ORDER-10] where an earlier engine parts, what it recorded keeps its names, and the game is saved with one of each', () => {
    const game = goldenGames.find((one) => keyOf(one) === 'engine-1/es-cc-it')
    if (!game) throw new Error('no game of an earlier engine')
    const { value } = JSON.parse(savedGame(game)) as { readonly value: Loose }
    const same = held(reopen(value))
    for (const other of [later, backwards]) {
      const opened = held(reopen(renamed(value, other)))
      expect(opened.log.recorded).toEqual(same.log.recorded)
      expect(opened.log.entries).toHaveLength(same.log.entries.length)
      const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
      for (const part of ['markers', 'smoke', 'schedule'] as const) {
        expect(opened.state[part]).toHaveLength(same.state[part].length)
        expect(new Set(ids(opened.state[part])).size).toBe(opened.state[part].length)
      }
      const { log, state } = opened
      expect(openLog(saveLog(log))).toEqual({ log, state })
      expect(playOn(log)?.log.entries.length).toBe(playOn(same.log)?.log.entries.length)
    }
  })

  const place = (x: number) => ({
    verb: 'placeOpportunityFire',
    seat: BLUE,
    figure: 'a',
    weapon: 'rifle',
    at: { x, y: 8000 },
  })

  test('[GEN-12] taking back takes the names back too', () => {
    const first = run(begin(CLOSE), [place(4000)])
    const { log, state } = run(held(undo(first, BLUE)), [place(6000)])
    const stored = copied(storeLog(log))
    for (const i of [0, 1]) {
      const { fact } = factOf(stored, 'opportunityFirePlaced', i)
      Object.assign(fact['marker'] as Loose, { id: `of${500 + i}` })
    }
    expect(reopen(stored)).toEqual({ log, state, isRenamed: true })
  })

  test('[GEN-12] a name may be used again once its marker is gone', () => {
    const { log, state } = run(begin(CLOSE), [
      place(4000),
      moveTo(BLUE, 'a', 4, 5),
      endTurn(BLUE),
      endTurn(EMBER),
      place(6000),
    ])
    const stored = copied(storeLog(log))
    for (const i of [0, 1]) {
      const { fact } = factOf(stored, 'opportunityFirePlaced', i)
      Object.assign(fact['marker'] as Loose, { id: 'of500' })
    }
    expect(reopen(stored)).toEqual({ log, state, isRenamed: true })
  })
})

describe('names that do not fit together', () => {
  const [{ log }] = GAMES as [Played, Played]
  const stored = () => copied(renamed(storeLog(log), later))

  test('[GEN-12] a fact that names another thing is refused by entry and field', () => {
    const file = stored()
    const { fact, at } = factOf(file, 'suppressed')
    fact['marker'] = `${fact['marker']}+`
    expect(faultOf(reopen(file))).toBe(`differs ${at}.marker`)
    const smoke = stored()
    const laid = factOf(smoke, 'smokeLaid', 1).fact['smoke'] as Loose
    laid['id'] = `${laid['id']}+`
    expect(faultOf(reopen(smoke))).toMatch(/^differs entries\[\d+\]\.facts\[\d+\]\.gone\[\d+\]$/)
  })

  test('[GEN-12] a name of another kind, one that is taken and one that is no text are refused where they are brought', () => {
    const placed = (change: (id: string, other: string) => unknown): string => {
      const file = stored()
      const [first, second] = [factOf(file, 'suppressionStarted'), factOf(file, 'suppressionStarted', 1)]
      const [marker, other] = [second.fact['marker'] as Loose, first.fact['marker'] as Loose]
      marker['id'] = change(String(marker['id']), String(other['id']))
      return faultOf(reopen(file)).replace(second.at, 'here')
    }
    expect(placed((id) => id.replace('sf', 'of'))).toBe('differs here.marker.id')
    expect(placed(() => 'evil')).toBe('differs here.marker.id')
    expect(placed(() => `sf${'9'.repeat(200)}`)).toBe('differs here.marker.id')
    expect(placed((_, other) => other)).toBe('differs here.marker.id')
    expect(placed(() => 7)).toBe('differs here.marker.id')
    expect(placed(() => ['__proto__'])).toBe('differs here.marker.id')
  })

  test('[GEN-12] a command that names another marker is refused', () => {
    const file = stored()
    const { command, at } = commandOf(file, 'joinSuppression')
    command['marker'] = `${command['marker']}+`
    expect(faultOf(reopen(file))).toBe(`illegalCommand ${at}`)
  })

  test('[GEN-12] a thing with two names, the played one among them, is refused', () => {
    const file = copied(storeLog(log))
    const { fact } = factOf(file, 'suppressionStarted')
    Object.assign(fact['marker'] as Loose, { id: 'sf999999' })
    expect(faultOf(reopen(file))).toMatch(/^(differs|illegalCommand) entries\[\d+\]\./)
  })

  test('[GEN-12] a link with a name too many, too few or of another kind is refused; a file has no such field', () => {
    const link = (change: (names: string[]) => unknown): string => {
      const copy = copied(storeCommands(log))
      const entries = copy['entries'] as Loose[]
      const at = entries.findIndex(({ names }) => names !== undefined)
      const entry = entries[at] as Loose
      const names = entry['names'] as string[]
      entry['names'] = change(names) ?? names
      return faultOf(linked(copy)).replace(`entries[${at}]`, 'here')
    }
    expect(link(() => undefined)).toBe('opened')
    expect(link((names) => [...names, 'sf1'])).toMatch(/^differs here\.names\[[1-9]\]$/)
    expect(link(() => [])).toBe('differs here.names[0]')
    expect(link(() => ['evil'])).toBe('differs here.names[0]')
    expect(link(() => 'sf1')).toBe('notAList here.names')
    expect(link(() => [7])).toBe('notAText here.names[0]')
    expect(link(() => ['x'.repeat(5000)])).toBe('textTooLong here.names[0]')
    const file = copied(storeLog(log))
    Object.assign((file['entries'] as Loose[])[0] as Loose, { names: ['sf1'] })
    expect(faultOf(reopen(file))).toBe('unknownField entries[0].names')
  })
})
