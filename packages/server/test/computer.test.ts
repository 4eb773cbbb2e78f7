import { randomUUID } from 'node:crypto'
import { type COMPUTER_LEVELS, faultIn } from '@tactic48/protocol'
import { type Command, type SideId, topQuestion, view } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BLUE, EMBER } from '../../rules/test/world/games.ts'
import { type ComputerJobs, Computers } from '../src/computer/computers.ts'
import type { Asked } from '../src/computer/thread.ts'
import { Threads } from '../src/computer/threads.ts'
import { Games } from '../src/games/games.ts'
import type { ServedGame } from '../src/games/servedGame.ts'
import type { Jobs } from '../src/jobs/jobs.ts'
import { openJobs } from '../src/jobs/openJobs.ts'
import { Store } from '../src/store/store.ts'
import { anyCommand, creating, NONCES } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

const LATE = { timeout: 240_000 }

describe.each(Object.entries(STORES))('a person against the computer of a server on %s', (_, make) => {
  let at: TestStore
  let games: Games
  let jobs: Jobs<ComputerJobs>
  let threads: Threads
  let computers: Computers
  /** What the computer is asked, and what it does in place of thinking. */
  let asked: Asked[]
  let instead: ((one: Asked) => Promise<Command>) | undefined

  beforeAll(async () => {
    at = await make()
    const db = await at.open()
    threads = new Threads(1)
    jobs = openJobs(db)
    games = new Games({ store: new Store(db), computerBeat: 0, consult: (turn) => computers.consult(turn) })
    computers = new Computers({
      ...{ games, jobs },
      decide: (one) => {
        asked.push(one)
        return instead?.(one) ?? threads.decide(one)
      },
    })
    await games.start()
    await jobs.start({ computer: { work: (turn, tries) => computers.work(turn, tries), atOnce: threads.most } })
  })
  afterAll(async () => {
    await threads.stop()
    await jobs.stop()
    await games.stop()
    await games.store.db.close()
    await at.end()
  })

  async function against(computer: (typeof COMPUTER_LEVELS)[number], wanted = creating()) {
    asked = []
    instead = undefined
    const person = randomUUID()
    await games.store.createPerson({ id: person, name: 'heron', at: 0 })
    const created = await games.beginnings.create(person, { ...wanted, computer })
    if (typeof created === 'string' || !('id' in created)) throw new Error(JSON.stringify(created))
    const game = await games.get(created.id)
    if (!game) throw new Error('there is no game')
    return { id: created.id, person, game, created }
  }

  const awaited = (game: ServedGame): readonly SideId[] => {
    const state = game.hosted?.state
    return (state && state.phase !== 'over' && topQuestion(state)?.awaiting) || []
  }

  async function answer({ id, person, game }: Awaited<ReturnType<typeof against>>, seed: string): Promise<void> {
    const state = game.hosted?.state
    if (!state || !awaited(game).includes('blue')) return
    const command = anyCommand(view(state, BLUE), 'blue', seed)
    const since = topQuestion(state)?.since ?? 0
    await games.act(person, { type: 'do', game: id, id: randomUUID(), since, command })
  }

  test('a whole quick start: it sets up, acts and answers by what it may see, and the game ends with dice that are proven', async () => {
    const one = await against('recruit')
    const { game, id, created } = one
    expect(game.whole('blue', []).around).toMatchObject({
      status: 'running',
      computer: 'ember',
      names: { blue: 'heron' },
    })
    expect(await games.beginnings.claim(id, randomUUID(), created.claim, NONCES.ember)).toBe('notRunning')
    for (let i = 0; !game.isOver && i < 600; i++) {
      await answer(one, `${i}`)
      await expect.poll(() => game.isOver || awaited(game).includes('blue'), LATE).toBe(true)
      if (i === 400)
        await games.act(one.person, { type: 'do', game: id, id: randomUUID(), command: { verb: 'resign', seat: BLUE } })
    }
    expect(game.isOver).toBe(true)
    await expect.poll(() => game.row.status, LATE).toBe('over')
    expect(new Set(asked.map(({ side, level }) => `${side} ${level}`))).toEqual(new Set(['ember recruit']))
    for (const { seen } of asked) expect(view(seen, EMBER)).toEqual(seen)
    const proof = await game.proof()
    expect(proof.nonces).toEqual({ blue: NONCES.blue })
    expect(faultIn(proof, { commitment: game.row.commitment })).toBeUndefined()
    const again = await games.beginnings.rematch(game, one.person, creating())
    expect(again).toMatchObject({ id: expect.any(String) })
    if (typeof again === 'object')
      expect((await games.get(again.id))?.whole('ember', []).around).toMatchObject({ computer: 'blue' })
  })

  test('a thought that fails is thought again; where all come to nothing §33 answers, and the game goes on', async () => {
    const one = await against('regular')
    instead = async () => {
      throw new Error('out of thoughts')
    }
    for (let i = 0; awaited(one.game).includes('blue') && i < 20; i++) await answer(one, `${i}`)
    expect(awaited(one.game)).toEqual(['ember'])
    const { id, entries } = one.game
    const turn = { game: id, side: 'ember', entries } as const
    for (const tries of [1, 2, 3]) await expect(computers.work(turn, tries)).rejects.toThrow('out of thoughts')
    const { seed: own } = (await games.consultation(turn)) ?? {}
    const seeds = asked.map(({ seed }) => seed)
    for (const tries of [1, 2, 3]) expect(seeds).toContain(`${own} ${tries}`)
    expect(one.game.entries).toBe(entries)
    await computers.work(turn, 4)
    expect(one.game.entries).toBeGreaterThan(entries)
    await computers.work(turn, 4)
    expect(one.game.seats.map(({ absences }) => absences)).toEqual([0, 0])
    expect(one.game.row.status).toBe('running')
  })

  test('it has neither clock nor window: nothing is due before its beat, and only persons run out of time', async () => {
    const live = { kind: 'live', minutes: 1, increment: 0, window: 3 } as const
    const { game } = await against('regular', creating(undefined, live))
    const clocks = { left: { blue: 60_000, ember: 60_000 }, since: { blue: 0, ember: 0 } }
    const due = (kind: string, ...sides: SideId[]) => game.dueAt({ kind, sides, at: 1_000_000 }, clocks)
    expect(due('action', 'ember')).toBe(1_000_000)
    expect(due('window', 'ember')).toBe(1_000_000)
    expect(due('action', 'blue')).toBeGreaterThan(1_000_000)
    expect(due('window', 'blue')).toBe(1_003_000)
    const usual = new Games({ store: games.store })
    expect((await usual.get(game.id))?.dueAt({ kind: 'action', sides: ['ember'], at: 0 }, clocks)).toBe(800)
  })

  test('its opponent may pause and end the game alone; it is offered to nobody', async () => {
    const { id, person, game } = await against('regular')
    const open = await games.beginnings.create(person, {
      ...creating(),
      terms: { ...creating().terms, isPublic: true },
      computer: 'regular',
    })
    expect(open).toBe('malformed')
    await games.act(person, { type: 'agree', game: id, id: randomUUID(), to: 'close', agrees: true })
    expect(game.row).toMatchObject({ status: 'closed', closing: { by: 'agreement' } })
  })
})

test('a thread that hangs is ended, and the next decision has another', async () => {
  const impatient = new Threads(1, 1)
  const nothing = { seen: {}, side: 'blue', level: 'regular', seed: '' } as unknown as Asked
  await expect(impatient.decide(nothing)).rejects.toThrow('does not answer')
  await impatient.stop()
  const threads = new Threads(1)
  await expect(threads.decide(nothing)).rejects.toThrow('the computer failed')
  await expect(threads.decide(nothing)).rejects.toThrow('the computer failed')
  await threads.stop()
})
