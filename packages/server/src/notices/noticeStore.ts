import { randomUUID } from 'node:crypto'
import type { Asks, ChannelKind, ChannelState, NoticeWishes, PushKeys } from '@tactic48/protocol'
import type { SideId } from '@tactic48/rules'
import type { Database, Row } from '../store/database.ts'

export interface ChannelRow {
  readonly id: string
  readonly person: string
  readonly kind: ChannelKind
  /** Of a browser’s push service, a mailbox, a webhook. */
  readonly address: string
  readonly keys?: PushKeys
  readonly device?: string
  readonly state: ChannelState
  readonly failures: number
  readonly createdAt: number
}

/** A game whose question has waited for a while. */
export interface StandingQuestion {
  readonly game: string
  readonly entries: number
  /** Who can be reached; absent: no question that anybody answers at leisure. */
  readonly asks?: Asks
}

/** A question as a notice shows it; public information only. */
export interface AskedGame {
  readonly game: string
  readonly title: string
  readonly opponent?: string
  readonly since: number
}

const channelIn = (row: Row): ChannelRow => ({
  id: String(row['id']),
  person: String(row['person']),
  kind: row['kind'] as ChannelKind,
  address: String(row['address']),
  ...(row['keys'] !== null && { keys: JSON.parse(String(row['keys'])) as PushKeys }),
  ...(row['device'] !== null && { device: String(row['device']) }),
  state: row['state'] as ChannelState,
  failures: Number(row['failures']),
  createdAt: Number(row['created_at']),
})

const asksIn = (row: Row): Asks | undefined => (JSON.parse(String(row['asks'])) as Asks | null) ?? undefined

/** Channels and settings, sent notices and waiting questions. */
export class NoticeStore {
  readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  // Questions

  async standing(now: number, most: number): Promise<readonly StandingQuestion[]> {
    const rows = await this.db.run(
      `select course.game, course.entries, course.asks, game.status from course join game on game.id = course.game
       where noticed < entries and course.at + notice_after <= $1 order by course.at + notice_after limit $2`,
      [now, most],
    )
    return rows.map((row) => {
      const asks = row['status'] === 'running' ? asksIn(row) : undefined
      return { game: String(row['game']), entries: Number(row['entries']), ...(asks && { asks }) }
    })
  }

  async setNoticed({ game, entries }: StandingQuestion): Promise<void> {
    await this.db.run('update course set noticed = $2 where game = $1 and entries = $2', [game, entries])
  }

  /** The sides that have a working channel. */
  async reachable(game: string, sides: readonly SideId[]): Promise<readonly string[]> {
    const rows = await this.db.run(
      `select distinct seat.side, seat.person from seat join channel on channel.person = seat.person
       where seat.game = $1 and channel.state = 'on'`,
      [game],
    )
    return rows.filter((row) => sides.includes(row['side'] as SideId)).map((row) => String(row['person']))
  }

  /** Open questions of a person: in one game, if it has not moved on, or in all. */
  async asked(
    person: string,
    one?: { readonly game: string; readonly entries: number },
  ): Promise<readonly AskedGame[]> {
    const rows = await this.db.run(
      `select game.id, game.card, course.asks, course.entries, mine.side, other.name from game
       join course on course.game = game.id join seat mine on mine.game = game.id
       left join seat theirs on theirs.game = game.id and theirs.side <> mine.side
       left join person other on other.id = theirs.person
       where mine.person = $1 and game.status = 'running' and ($2 = '' or game.id = $2) order by course.at`,
      [person, one?.game ?? ''],
    )
    return rows.flatMap((row) => {
      const asks = asksIn(row)
      if (!asks || asks.kind === 'window' || !asks.sides.includes(row['side'] as SideId)) return []
      if (one && Number(row['entries']) !== one.entries) return []
      const { title } = JSON.parse(String(row['card'])) as { readonly title: string }
      const opponent = row['name'] === null ? {} : { opponent: String(row['name']) }
      return [{ game: String(row['id']), title, since: asks.at, ...opponent }]
    })
  }

  // Wishes

  async wishes(person: string): Promise<NoticeWishes | undefined> {
    const [row] = await this.db.run('select wishes from notify where person = $1', [person])
    return row && (JSON.parse(String(row['wishes'])) as NoticeWishes)
  }

  async setWishes(person: string, wishes: NoticeWishes): Promise<void> {
    await this.db.run(
      'insert into notify (person, wishes) values ($1, $2) on conflict (person) do update set wishes = excluded.wishes',
      [person, JSON.stringify(wishes)],
    )
  }

  // Channels

  async channels(person: string): Promise<readonly ChannelRow[]> {
    return (await this.db.run('select * from channel where person = $1 order by created_at, id', [person])).map(
      channelIn,
    )
  }

  async channel(id: string): Promise<ChannelRow | undefined> {
    const [row] = await this.db.run('select * from channel where id = $1', [id])
    return row && channelIn(row)
  }

  /** Adding a channel again updates its keys. */
  async addChannel(one: Omit<ChannelRow, 'failures'>): Promise<ChannelRow> {
    const { id, person, kind, address, keys, device, state, createdAt } = one
    const [row] = await this.db.run(
      `insert into channel (id, person, kind, address, keys, device, state, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (person, kind, address) do update set keys = excluded.keys, device = excluded.device, failures = 0,
         state = case when channel.state = 'unconfirmed' or excluded.state = 'on' then excluded.state else channel.state end
       returning *`,
      [id, person, kind, address, keys ? JSON.stringify(keys) : null, device ?? null, state, createdAt],
    )
    if (!row) throw new Error('a channel was not stored')
    return channelIn(row)
  }

  async setChannel(id: string, state: ChannelState, failures = 0): Promise<void> {
    await this.db.run('update channel set state = $2, failures = $3 where id = $1', [id, state, failures])
  }

  async removeChannel(id: string): Promise<void> {
    await this.db.run('delete from channel where id = $1', [id])
  }

  async stopAll(person: string): Promise<void> {
    await this.db.run(`update channel set state = 'off' where person = $1 and state <> 'unconfirmed'`, [person])
    await this.db.run(`delete from channel where person = $1 and state = 'unconfirmed'`, [person])
  }

  // What was sent

  async wasSent(id: string): Promise<boolean> {
    return (await this.db.run('select id from notice where id = $1', [id])).length > 0
  }

  async noteSent(id: string, at: number): Promise<void> {
    await this.db.run('insert into notice (id, sent_at) values ($1, $2) on conflict (id) do nothing', [id, at])
  }

  async noteMail(addressHash: string, what: 'turn' | 'confirm' | 'stopped', at: number): Promise<void> {
    await this.db.run('insert into mailed (id, address_hash, what, at) values ($1, $2, $3, $4)', [
      ...[randomUUID(), addressHash, what, at],
    ])
  }

  /** Mails of a kind since then, to one address or to all. */
  async mails(what: 'turn' | 'confirm' | 'stopped', since: number, addressHash?: string): Promise<number> {
    const sql = 'select count(*) as n from mailed where what = $1 and at > $2'
    const [row] =
      addressHash === undefined
        ? await this.db.run(sql, [what, since])
        : await this.db.run(`${sql} and address_hash = $3`, [what, since, addressHash])
    return Number(row?.['n'] ?? 0)
  }

  async forgetSent(notices: number, mails: number): Promise<void> {
    await this.db.run('delete from notice where sent_at < $1', [notices])
    await this.db.run('delete from mailed where at < $1', [mails])
    await this.db.run(`delete from channel where state = 'unconfirmed' and created_at < $1`, [notices])
  }

  /** Generated once, by the first node. */
  async key(name: string, make: () => string): Promise<string> {
    const [found] = await this.db.run('select value from server_key where name = $1', [name])
    if (found) return String(found['value'])
    await this.db.run('insert into server_key (name, value) values ($1, $2) on conflict (name) do nothing', [
      name,
      make(),
    ])
    return this.key(name, make)
  }
}
