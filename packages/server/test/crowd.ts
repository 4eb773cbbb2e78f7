import type { SideId } from '@tactic48/rules'
import { Games } from '../src/games/games.ts'
import { People } from '../src/people/people.ts'
import type { Database } from '../src/store/database.ts'
import { Store } from '../src/store/store.ts'
import { creating, NONCES } from './players.ts'

/** A game that has begun, with the cookies of both players. */
export interface Seated {
  readonly id: string
  readonly cookies: { readonly [side in SideId]: string }
  readonly persons: { readonly [side in SideId]: string }
}

/** Writes this many games that have just begun into a store that nobody serves yet: a server would count them against its limits. */
export async function seated(db: Database, count: number, wanted = creating()): Promise<readonly Seated[]> {
  const games = new Games({ store: new Store(db) })
  const people = new People(games.store)
  const [blue, ember] = [await people.welcome('heron'), await people.welcome('otter')]
  const cookies = { blue: `tactic48=${blue.token}`, ember: `tactic48=${ember.token}` }
  const persons = { blue: blue.person, ember: ember.person }
  const made: Seated[] = []
  while (made.length < count) {
    const created = await games.beginnings.create(blue.person, wanted)
    if (typeof created === 'string' || !('id' in created)) throw new Error(JSON.stringify(created))
    await games.beginnings.claim(created.id, ember.person, created.claim, NONCES.ember)
    made.push({ id: created.id, cookies, persons })
  }
  return made
}

/** Limits count each address by itself, and all of 127.0.0.0/8 are this machine. */
export const addressOf = (i: number): string => `127.0.${Math.floor(i / 200) % 200}.${1 + (i % 200)}`
