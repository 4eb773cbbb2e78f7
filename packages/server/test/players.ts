import { randomUUID } from 'node:crypto'
import { type CreateGame, hashOfNonce, type Pace, type ServerMessage } from '@tactic48/protocol'
import {
  type Command,
  check,
  defaultAnswer,
  type GameSpec,
  type GameState,
  isRefusal,
  type SideId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { samples } from '../../rules/test/support/sampler.ts'
import { man, prepared, seatFor } from '../../rules/test/world/games.ts'
import type { Games } from '../src/games/games.ts'
import type { Follower } from '../src/games/servedGame.ts'
import type { Store } from '../src/store/store.ts'

export const NONCES = { blue: '0b'.repeat(16), ember: '0e'.repeat(16) }

const SKIRMISH = prepared({
  figures: (['blue', 'ember'] as const).flatMap((side) =>
    [4, 8, 12, 16].map((x) => man(`${side}-${x}`, side, x, side === 'blue' ? 4 : 18)),
  ),
})

export const creating = (spec: GameSpec = SKIRMISH, pace: Pace = { kind: 'none' }): CreateGame => ({
  spec: { ...spec, rules: { ...spec.rules, house: { ...spec.rules.house, clock: pace.kind !== 'none' } } },
  card: { title: 'Crossroads', battlefield: 'crossroads', sheets: 'Quick start, English', fingerprint: '0000', ap: 36 },
  terms: { pace, isPublic: false, spectators: 0, absences: 3 },
  side: 'blue',
  nonceHash: hashOfNonce(NONCES.blue),
  nonce: NONCES.blue,
})

async function newPerson(store: Store, name: string): Promise<string> {
  const id = randomUUID()
  await store.createPerson({ id, name, at: 0 })
  return id
}

/** A page at a game: what it was told, and what it knows by that alone. */
export class TestPage implements Follower {
  readonly person: string | undefined
  readonly messages: ServerMessage[] = []
  constructor(person: string | undefined) {
    this.person = person
  }

  tell(message: ServerMessage): void {
    this.messages.push(message)
  }

  get facts() {
    return this.messages.filter((message) => message.type === 'facts')
  }
}

/** What a player who knows only his view might do: something legal, else what §33 has. */
export function anyCommand(state: GameState, side: SideId, seed: string): Command {
  const chance = seededChance(seed)
  const ideas = [...samples(state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')
  while (ideas.length > 0) {
    const [idea] = ideas.splice(chance.int(ideas.length), 1)
    if (idea && !isRefusal(check(state, idea))) return idea
  }
  return defaultAnswer(state, side, chance) ?? { verb: 'endTurn', seat: seatFor(side) }
}

/** Two persons with a game that has begun. */
export async function begunGame(
  games: Games,
  wanted = creating(),
): Promise<{ readonly id: string; readonly persons: { readonly [side in SideId]: string } }> {
  const persons = { blue: await newPerson(games.store, 'heron'), ember: await newPerson(games.store, 'otter') }
  const created = await games.beginnings.create(persons.blue, wanted)
  if (typeof created === 'string' || !('id' in created)) throw new Error(JSON.stringify(created))
  const side = await games.beginnings.claim(created.id, persons.ember, created.claim, NONCES.ember)
  if (side !== 'ember') throw new Error(`claimed: ${side}`)
  return { id: created.id, persons }
}

/** Plays on as the sides that are asked, each from its own view, on any of these nodes in turn. */
export async function playOn(
  nodes: readonly Games[],
  { id, persons }: Awaited<ReturnType<typeof begunGame>>,
  commands: number,
): Promise<number> {
  let played = 0
  for (let i = 0; i < commands; i++) {
    const games = nodes[i % nodes.length] as Games
    const game = await games.get(id)
    const state = game?.hosted?.state
    const question = state && topQuestion(state)
    const side = question?.awaiting[0]
    if (!state || !side) break
    const command = anyCommand(state, side, `${id} ${i}`)
    const answer = await games.act(persons[side], {
      type: 'do',
      game: id,
      id: randomUUID(),
      since: question.since,
      command,
    })
    if (typeof answer === 'object' && answer.answer === 'accepted') played++
  }
  return played
}

/** Turn after turn without a shot: a game as long as it is wanted. */
export async function endTurns(
  games: Games,
  { id, persons }: Awaited<ReturnType<typeof begunGame>>,
  turns: number,
): Promise<void> {
  for (let i = 0; i < turns; i++) {
    const state = (await games.get(id))?.hosted?.state
    const question = state && topQuestion(state)
    const side = question?.awaiting[0]
    if (!side) throw new Error('nobody is asked')
    const command = { verb: 'endTurn', seat: seatFor(side) } as const
    const answer = await games.act(persons[side], {
      type: 'do',
      game: id,
      id: randomUUID(),
      since: question.since,
      command,
    })
    if (typeof answer === 'string' || answer.answer !== 'accepted')
      throw new Error(`not played: ${JSON.stringify(answer)}`)
  }
}
