import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HostedGame, MemoryKeeper } from '@tactic48/host'
import { ENGINE, type EngineApi, engine, isRefusal, redrawnChance, type SeatId } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleEngine, writeEngine } from '../../../scripts/pack/engine.mjs'
import { goldenGames, keyOf, readPartings } from '../../rules/test/golden/files.ts'
import { type GoldenGame, hashesOf, hashOf } from '../../rules/test/golden/game.ts'
import { held } from '../../rules/test/world/games.ts'
import { loadEngine } from '../src/engine/loadEngine.ts'

let folder: string
let present: string
let other: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tactic48-engines-'))
  present = (await writeEngine(folder)).build
  const variant = await bundleEngine('the same rules under another hash')
  other = variant.name
  await writeFile(join(folder, `${other}.mjs`), variant.text)
})

afterAll(() => rm(folder, { recursive: true }))

/** A golden game on an engine, as a host plays it: the hash of each entry, opening first. */
function hashesOn(on: EngineApi, game: GoldenGame): readonly string[] {
  const spec = held(on.readSpec(game.spec))
  const { log, state: begun } = on.startRead(spec, redrawnChance(game.opening[1].draws ?? []))
  const course = on.course(log.opening)
  const hashes = [hashOf(begun, log.opening.events)]
  const states = [begun]
  for (const [, entry] of game.entries) {
    const before = states.at(-1) ?? begun
    if ('undone' in entry) {
      const { side, undone: to } = entry
      course.add({ entry: 'undone', side, to })
      states.push(states[to] ?? begun)
      hashes.push(hashOf(states[to] ?? begun, []))
      continue
    }
    const step = held(on.commanded(before, entry.command, redrawnChance(entry.draws ?? []), course))
    course.add(step.entry)
    states.push(step.state)
    hashes.push(hashOf(on.fold(before, step.entry.events), step.entry.events))
  }
  return hashes
}

/** Another engine under its right hash. */
async function signed(fields: string): Promise<string> {
  const blank = '0'.repeat(32)
  const text = `export const engine = { ${fields}, build: '${blank}' }`
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  await writeFile(join(folder, `${name}.mjs`), text.replace(blank, name))
  return name
}

/** Those that the present engine plays as they were recorded. */
const steady = goldenGames.filter((game) => readPartings().parts[keyOf(game)] === undefined)
const quickStart = steady.filter(({ spec }) => !spec.rules.company).slice(0, 2)
const company = steady.filter(({ spec }) => spec.rules.company).slice(0, 1)

describe('an engine bundle', () => {
  test('[GEN-12] a golden game goes the same way on two bundles of different hashes and on the sources', async () => {
    expect(other).not.toBe(present)
    const pinned = await loadEngine(folder, other)
    const today = await loadEngine(folder, present)
    expect([pinned.build, today.build, engine.build]).toEqual([other, present, undefined])
    expect([pinned.engine, today.engine]).toEqual([ENGINE, ENGINE])
    expect(pinned.commanded).not.toBe(today.commanded)
    expect([quickStart.length, company.length]).toEqual([2, 1])
    for (const game of [...quickStart, ...company])
      for (const one of [pinned, today, engine]) expect(hashesOn(one, game)).toEqual(hashesOf(game))
  })

  test('[GEN-12] a game of a bundle names the bundle, and opens on it', async () => {
    const pinned = await loadEngine(folder, other)
    const [game] = quickStart
    if (!game) throw new Error('no golden game')
    const { log } = pinned.startRead(held(pinned.readSpec(game.spec)), redrawnChance(game.opening[1].draws ?? []))
    expect(pinned.storeOpening(log)).toMatchObject({ engine: ENGINE, build: other })
    const work = pinned.reopening({ ...pinned.storeOpening(log), entries: [] })
    const { value } = work.next()
    if (typeof value === 'number' || isRefusal(value)) throw new Error(JSON.stringify(value))
    expect(value.state).toEqual(pinned.fold(held(pinned.initialState(log.spec)), log.opening.events))
  })

  test('[GEN-12] a host plays a game on a bundle of another hash: what it tells and keeps is that engine’s', async () => {
    const pinned = await loadEngine(folder, other)
    const [game] = company
    if (!game) throw new Error('no golden game')
    const { log } = pinned.startRead(held(pinned.readSpec(game.spec)), redrawnChance(game.opening[1].draws ?? []))
    const keeper = new MemoryKeeper()
    const commands = game.entries.flatMap(([, entry]) => ('command' in entry ? [entry] : [])).slice(0, 20)
    let ids = 0
    const hosted = new HostedGame(
      { id: 'pinned', log, engine: pinned },
      {
        keeper,
        chanceFor: (seq) => redrawnChance(commands[seq - 1]?.draws ?? []),
        now: () => 0,
        freshId: () => `id${ids++}`,
      },
    )
    await hosted.begin()
    const sender = { seats: Object.keys(log.spec.seats) as SeatId[] }
    const hashes: string[] = []
    for (const [i, { command }] of commands.entries()) {
      const [answer] = await hosted.submit(sender, [{ id: `c${ids++}`, command }])
      expect(answer).toEqual({ answer: 'accepted', from: i, to: i + 1 })
      const entry = hosted.log.entries[i]
      hashes.push(hashOf(hosted.state, entry?.entry === 'command' ? entry.events : []))
    }
    expect(hashes).toEqual(hashesOf(game).slice(1, 1 + commands.length))
    for (const seat of sender.seats) expect(hosted.told(seat).state).toEqual(pinned.view(hosted.state, seat))
    const kept = await keeper.load('pinned')
    expect(kept?.opening).toMatchObject({ engine: ENGINE, build: other })
    expect(kept?.rows.map(({ entry }) => entry)).toEqual(
      game.entries.slice(0, commands.length).map(([, entry]) => entry),
    )
  })

  test('the same sources make the same bundle, which is never written again', async () => {
    const file = join(folder, `${present}.mjs`)
    const before = await readFile(file, 'utf8')
    const listed = await writeEngine(folder)
    expect(listed.build).toBe(present)
    expect(await readFile(file, 'utf8')).toBe(before)
    const { engines } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { engines: unknown[] }
    expect(engines).toEqual([listed])
  })

  test('one that was changed, renamed, lost or is of another API is refused by name', async () => {
    const text = await readFile(join(folder, `${present}.mjs`), 'utf8')
    const changed = 'f'.repeat(32)
    await writeFile(join(folder, `${changed}.mjs`), text.replaceAll(present, changed))
    await expect(loadEngine(folder, changed)).rejects.toThrow(`engine bundle ${changed}: the file was changed`)
    await expect(loadEngine(folder, 'e'.repeat(32))).rejects.toThrow('there is no file')
    await expect(loadEngine(folder, '../engine')).rejects.toThrow('is not the name of an engine bundle')
    await expect(loadEngine(folder, await signed('api: 2'))).rejects.toThrow('has API version 2')
    await expect(loadEngine(folder, await signed('api: 1'))).rejects.toThrow('has no function readSpec')
  })
})
