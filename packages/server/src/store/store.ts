import { randomUUID } from 'node:crypto'
import type {
  Agreed,
  Asks,
  Clocks,
  Closing,
  ComputerLevel,
  GameCard,
  GameStatus,
  Nonces,
  Remark,
  Said,
  Terms,
} from '@tactic48/protocol'
import type { SideId } from '@tactic48/rules'
import type { Database, Row, Statement, Value } from './database.ts'
import { archived, unpackEntries } from './packs.ts'

/** A game as it was created. Its secrets never leave the server before it has ended. */
export interface GameRow {
  readonly id: string
  readonly status: GameStatus
  readonly terms: Terms
  readonly card: GameCard
  /** Rules, cards and scenery are shared by hash. */
  readonly spec: string
  readonly engine: number
  readonly build?: string
  /** The page build on which it is played; absent: any. */
  readonly page?: string
  /** Start of a hold, because its engine or page is lost or withdrawn. */
  readonly waitsSince?: number
  /** Absent: it has not begun. */
  readonly opening?: string
  readonly commitment: string
  readonly seed: string
  readonly salt: string
  readonly creator: string
  readonly creatorSide: SideId
  readonly nonceHash?: string
  readonly nonces: Nonces
  readonly watchHash: string
  readonly createdAt: number
  readonly begunAt?: number
  readonly overAt?: number
  readonly closing?: Closing
  /** The game after this one. */
  readonly next?: { readonly id: string; readonly by: SideId }
  /** Incremented with every change of the game and its seats. */
  readonly version: number
}

export interface SeatRow {
  readonly game: string
  readonly side: SideId
  readonly person?: string
  readonly name?: string
  readonly claimHash?: string
  /** A computer of this level, in place of a person. */
  readonly computer?: ComputerLevel
  readonly orders?: string
  readonly plan?: string
  /** Why a plan stopped, and what orders did. */
  readonly voided?: string
  readonly ordered?: string
  /** The person for whom the seat is reserved. */
  readonly invited?: string
  readonly agreed: Agreed
  readonly absences: number
}

/** Entries written together, as text. */
export interface EntryRow {
  readonly seq: number
  readonly n: number
  readonly at: number
  /** `[{"id", "entry"}]`. */
  readonly body: string
  /** After the last of them. */
  readonly head: string
}

export interface CourseRow {
  readonly game: string
  readonly entries: number
  readonly turn: number
  readonly at: number
  readonly asks?: Asks
  readonly clocks?: Clocks
  /** When the server must look at this game. */
  readonly dueAt?: number
}

/** The same question at the same place, with other clocks or another moment to look. */
export interface MovedCourse {
  readonly before: CourseRow
  readonly after: CourseRow
}

/** Time in which no node ran, and the node that found it. */
export interface Outage {
  readonly since: number
  readonly until: number
  readonly node: string
}

export interface EntryWrite extends EntryRow {
  readonly course: CourseRow
  /** The engine that made it; refused if the game has moved to another one. */
  readonly build: string | undefined
}

export interface MomentRow {
  readonly id: string
  readonly person: string
  readonly game?: string
  readonly entries?: number
  readonly moment?: number
  /** The content of a long link. */
  readonly payload?: string
  readonly expiresAt: number
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly recoveryHash?: string
  readonly banned: boolean
  readonly mutedUntil?: number
}

export interface DeviceRow {
  readonly id: string
  readonly person: string
  readonly label: string
  readonly seenAt: number
}

const orNull = (value: string | number | undefined): Value => value ?? null
const json = (value: unknown): Value => (value === undefined ? null : JSON.stringify(value))
const read = <T>(value: Value | undefined): T | undefined =>
  value === null || value === undefined ? undefined : (JSON.parse(String(value)) as T)
const text = (value: Value | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value)
const count = (value: Value | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value)

/** What a seat has agreed to, ordered and planned, as text; undefined: nothing. */
export interface SeatPart {
  readonly orders?: string | undefined
  readonly plan?: string | undefined
  readonly voided?: string | undefined
  readonly ordered?: string | undefined
  readonly agreed?: string | undefined
  readonly timeouts?: number | undefined
}

/** Leaves out what is undefined: optional fields are absent, not empty. */
function present<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

const gameIn = (row: Row): GameRow =>
  present<GameRow>({
    id: String(row['id']),
    status: row['status'] as GameStatus,
    terms: read<Terms>(row['terms']),
    card: read<GameCard>(row['card']),
    spec: String(row['spec']),
    engine: Number(row['engine']),
    build: text(row['build']),
    page: text(row['page']),
    waitsSince: count(row['waits_since']),
    opening: text(row['opening']),
    commitment: String(row['commitment']),
    seed: String(row['seed']),
    salt: String(row['salt']),
    creator: String(row['creator']),
    creatorSide: row['creator_side'] as SideId,
    nonceHash: text(row['nonce_hash']),
    nonces: present<Nonces>({ blue: text(row['nonce_blue']), ember: text(row['nonce_ember']) }),
    watchHash: String(row['watch_hash']),
    createdAt: Number(row['created_at']),
    begunAt: count(row['begun_at']),
    overAt: count(row['over_at']),
    closing: read<Closing>(row['outcome']),
    next: read<GameRow['next']>(row['next']),
    version: Number(row['version']),
  })

const seatIn = (row: Row): SeatRow =>
  present<SeatRow>({
    game: String(row['game']),
    side: row['side'] as SideId,
    person: text(row['person']),
    name: text(row['name']),
    claimHash: text(row['claim_hash']),
    computer: text(row['computer']) as ComputerLevel | undefined,
    orders: text(row['orders']),
    plan: text(row['plan']),
    voided: text(row['voided']),
    ordered: text(row['ordered']),
    invited: text(row['invited']),
    agreed: read<Agreed>(row['agreed']) ?? {},
    absences: Number(row['timeouts']),
  })

const courseIn = (row: Row): CourseRow =>
  present<CourseRow>({
    game: String(row['game']),
    entries: Number(row['entries']),
    turn: Number(row['turn']),
    at: Number(row['at']),
    asks: read<Asks>(row['asks']),
    clocks: read<Clocks>(row['clock']),
    dueAt: count(row['due_at']),
  })

const entryIn = (row: Row): EntryRow => ({
  seq: Number(row['seq']),
  n: Number(row['n']),
  at: Number(row['at']),
  body: String(row['body']),
  head: String(row['head']),
})

const momentIn = (row: Row): MomentRow =>
  present<MomentRow>({
    id: String(row['id']),
    person: String(row['person']),
    game: text(row['game']),
    entries: count(row['entries']),
    moment: count(row['moment']),
    payload: text(row['payload']),
    expiresAt: Number(row['expires_at']),
  })

const personIn = (row: Row): PersonRow =>
  present<PersonRow>({
    id: String(row['id']),
    name: String(row['name']),
    recoveryHash: text(row['recovery_hash']),
    banned: row['banned'] === 1,
    mutedUntil: count(row['muted_until']),
  })

const deviceIn = (row: Row): DeviceRow =>
  present<DeviceRow>({
    id: String(row['id']),
    person: String(row['person']),
    label: String(row['label']),
    seenAt: Number(row['seen_at']),
  })

const ENTRIES = 'select * from entry where game = $1 and seq + n > $2 order by seq'
const SEATS = `select seat.*, person.name from seat left join person on person.id = seat.person`

/** Inserts the entry if it is first at (game, seq) and, in the same statement, updates the course. */
const ADD_ENTRY = `insert into entry (game, seq, n, at, body, head)
  select $1, $2, $3, $4, $5, $6 where exists (select 1 from game where id = $1 and coalesce(build, '') = $7)
  on conflict (game, seq) do nothing returning game`
const ON_COURSE = `on conflict (game) do update set entries = excluded.entries, turn = excluded.turn, at = excluded.at,
  asks = excluded.asks, clock = excluded.clock, due_at = excluded.due_at, lease_until = null, tries = 0`
/** Both in one statement, for any number of games. */
const ADD_ENTRIES = `with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::int[], $8::int[], $9::text[], $10::text[], $11::bigint[], $12::text[])
      as w(game, seq, n, at, body, head, entries, turn, asks, clock, due_at, build)
  ), pinned as (
    select game.id from game join wanted on wanted.game = game.id and coalesce(game.build, '') = wanted.build for key share of game
  ), won as (
    insert into entry (game, seq, n, at, body, head) select game, seq, n, at, body, head from wanted join pinned on id = game
    on conflict (game, seq) do nothing returning game
  )
  insert into course (game, entries, turn, at, asks, clock, due_at)
    select game, entries, turn, at, asks, clock, due_at from wanted join won using (game)
  ${ON_COURSE} returning game`
/** Only where it stands as it stood: several nodes may move the same course. */
const MOVE_COURSE = `update course set asks = $3, clock = $4, due_at = $5, lease_until = null, tries = 0
  where game = $1 and entries = $2 and asks = $6 and coalesce(clock, '') = $7`
const COURSE = ['game', 'entries', 'turn', 'at', 'asks', 'clock', 'due_at'] as const

const courseValues = ({ game, entries, turn, at, asks, clocks, dueAt }: CourseRow): readonly Value[] => [
  ...[game, entries, turn, at, json(asks ?? null), json(clocks), orNull(dueAt)],
]

export const courseMoved = ({ before, after }: MovedCourse): Required<Statement> => ({
  sql: MOVE_COURSE,
  values: [
    ...[after.game, before.entries, json(after.asks ?? null), json(after.clocks), orNull(after.dueAt)],
    ...[json(before.asks ?? null), json(before.clocks) ?? ''],
  ],
})

/** Everything that a server keeps. No rule of the game is known here. */
export class Store {
  readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  // Games

  async createGame(
    game: Omit<GameRow, 'version'>,
    seats: readonly Pick<SeatRow, 'side' | 'person' | 'claimHash' | 'invited' | 'computer'>[],
  ): Promise<void> {
    const columns = {
      id: game.id,
      status: game.status,
      is_public: game.terms.isPublic ? 1 : 0,
      terms: json(game.terms),
      card: json(game.card),
      spec: game.spec,
      engine: game.engine,
      build: orNull(game.build),
      page: orNull(game.page),
      commitment: game.commitment,
      seed: game.seed,
      salt: game.salt,
      creator: game.creator,
      creator_side: game.creatorSide,
      nonce_hash: orNull(game.nonceHash),
      nonce_blue: orNull(game.nonces.blue),
      nonce_ember: orNull(game.nonces.ember),
      watch_hash: game.watchHash,
      created_at: game.createdAt,
    } satisfies { readonly [column: string]: Value }
    await this.db.atomic([
      insert('game', columns),
      ...seats.map(({ side, person, claimHash, invited, computer }) =>
        insert('seat', {
          ...{ game: game.id, side, person: orNull(person) },
          ...{ claim_hash: orNull(claimHash), invited: orNull(invited), computer: orNull(computer) },
        }),
      ),
    ])
  }

  async game(id: string): Promise<GameRow | undefined> {
    const [row] = await this.db.run('select * from game where id = $1', [id])
    return row && gameIn(row)
  }

  /** Writes opening and first course together; false: it has begun already, is closed, or moved to another engine. */
  async begin(
    { id, build = '' }: Pick<GameRow, 'id' | 'build'>,
    opening: string,
    course: CourseRow,
    noticeAfter: number,
  ): Promise<boolean> {
    const [begun] = await this.db.atomic([
      {
        sql: `update game set status = 'running', opening = $2, begun_at = $3, version = version + 1 where id = $1 and status = 'open' and opening is null and coalesce(build, '') = $4 returning id`,
        values: [id, opening, course.at, build],
      },
      {
        sql: `insert into course (${COURSE.join(', ')}, notice_after) select $1, $2, $3, $4, $5, $6, $7, $8
          where exists (select 1 from game where id = $1 and status = 'running' and coalesce(build, '') = $9)
          on conflict (game) do nothing`,
        values: [...courseValues(course), noticeAfter, build],
      },
    ])
    return begun !== undefined && begun.length > 0
  }

  async setNonce(id: string, side: SideId, nonce: string): Promise<void> {
    await this.db.run(
      `update game set nonce_${side} = coalesce(nonce_${side}, $2), version = version + 1 where id = $1`,
      [id, nonce],
    )
  }

  /** Ended by the rules, or closed by players or table; only once. */
  async end(id: string, status: 'over' | 'closed', at: number, closing?: Closing): Promise<boolean> {
    const [ended] = await this.db.atomic([
      {
        sql: `update game set status = $2, over_at = $3, outcome = $4, version = version + 1 where id = $1 and status in ('open', 'running') returning id`,
        values: [id, status, at, json(closing)],
      },
      { sql: 'update course set due_at = null where game = $1', values: [id] },
    ])
    return ended !== undefined && ended.length > 0
  }

  /** False: another game follows already. */
  async setNext(id: string, next: NonNullable<GameRow['next']>): Promise<boolean> {
    const rows = await this.db.run(
      'update game set next = $2, version = version + 1 where id = $1 and next is null returning id',
      [id, json(next)],
    )
    return rows.length > 0
  }

  // Seats

  async seats(game: string): Promise<readonly SeatRow[]> {
    return (await this.db.run(`${SEATS} where seat.game = $1 order by seat.side`, [game])).map(seatIn)
  }

  /** Takes a free seat with the nonce of whoever takes it; the token of the link is used up. False: it is taken. */
  async claim(
    game: string,
    side: SideId,
    {
      person,
      claimHash,
      nonce,
    }: { readonly person: string; readonly claimHash: string | undefined; readonly nonce: string },
  ): Promise<boolean> {
    const [rows] = await this.db.atomic([
      {
        sql: `update seat set person = $3, claim_hash = null where game = $1 and side = $2 and person is null and computer is null
              and $4 in ('', claim_hash) returning side`,
        values: [game, side, person, claimHash ?? ''],
      },
      {
        sql: `update game set nonce_${side} = coalesce(nonce_${side}, $2), version = version + 1 where id = $1
              and exists (select 1 from seat where game = $1 and side = $3 and person = $4)`,
        values: [game, nonce, side, person],
      },
    ])
    return rows !== undefined && rows.length > 0
  }

  async setSeat(game: string, side: SideId, part: SeatPart): Promise<void> {
    await this.db.atomic([
      ...Object.entries(part).map(([column, value]) => ({
        sql: `update seat set ${column} = $3 where game = $1 and side = $2`,
        values: [game, side, value ?? null],
      })),
      changed(game),
    ])
  }

  // Entries

  /** Returns which writes were first at their place; at most one per game. Durable when it resolves. */
  async append(writes: readonly EntryWrite[]): Promise<ReadonlySet<string>> {
    if (this.db.dialect === 'sqlite') return this.appendEach(writes)
    // A fixed order prevents deadlocks between nodes that write the same games.
    const sorted = writes.toSorted((one, other) => (one.course.game < other.course.game ? -1 : 1))
    const columns = sorted.map(({ seq, n, at, body, head, course, build = '' }) => {
      const [game, entries, turn, , asks, clock, dueAt] = courseValues(course)
      return [game, seq, n, at, body, head, entries, turn, asks, clock, dueAt, build]
    })
    const lists = Array.from({ length: 12 }, (_, column) => columns.map((row) => row[column] ?? null))
    const rows = await this.db.run(ADD_ENTRIES, lists as unknown as readonly Value[])
    return new Set(rows.map((row) => String(row['game'])))
  }

  /** Entries from this one on, from rows or from the archive. */
  async entries(game: string, from = 0): Promise<readonly EntryRow[]> {
    const rows = await this.db.run(ENTRIES, [game, from])
    if (rows.length > 0) return rows.map(entryIn)
    const packed = await archived(this.db, game)
    return packed ? (await unpackEntries(packed.body)).filter(({ seq, n }) => seq + n > from) : []
  }

  // Courses

  async course(game: string): Promise<CourseRow | undefined> {
    const [row] = await this.db.run('select * from course where game = $1', [game])
    return row && courseIn(row)
  }

  /** False: it does not stand any more as it stood. */
  async setCourse(moved: MovedCourse): Promise<boolean> {
    const { sql, values } = courseMoved(moved)
    return (await this.db.run(`${sql} returning game`, values)).length > 0
  }

  /** All courses move at one go, for the first node that says so of this outage. */
  async giveBack({ since, until, node }: Outage, moved: readonly MovedCourse[]): Promise<void> {
    await this.db.atomic([
      {
        sql: 'insert into outage (since, until, node) values ($1, $2, $3) on conflict (since) do nothing',
        values: [since, until, node],
      },
      ...moved.map((one) => ({
        sql: `${MOVE_COURSE} and exists (select 1 from outage where since = $8 and node = $9)`,
        values: [...courseMoved(one).values, since, node],
      })),
    ])
  }

  /** Due games, each leased to one node. */
  async takeDue(now: number, lease: number, most: number): Promise<readonly string[]> {
    const skip = this.db.dialect === 'postgres' ? 'for update skip locked' : ''
    const rows = await this.db.run(
      `update course set lease_until = $2, tries = tries + 1 where game in (
         select game from course where due_at <= $1 and (lease_until is null or lease_until < $1) order by due_at limit $3 ${skip}
       ) returning game`,
      [now, now + lease, most],
    )
    return rows.map((row) => String(row['game']))
  }

  /** The earliest due time. */
  async mostUrgent(): Promise<number | undefined> {
    const [row] = await this.db.run('select min(due_at) as at from course')
    return count(row?.['at'])
  }

  /** How far each of these games has come. */
  async standings(
    games: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly version: number; readonly course?: CourseRow }>> {
    if (games.length === 0) return new Map()
    const wanted = this.db.dialect === 'postgres' ? 'json_array_elements_text($1::json)' : 'json_each($1)'
    const rows = await this.db.run(
      `select game.id, game.version, course.* from game left join course on course.game = game.id
       where game.id in (select value from ${wanted})`,
      [JSON.stringify(games)],
    )
    return new Map(
      rows.map((row) => [
        String(row['id']),
        { version: Number(row['version']), ...(row['game'] !== null && { course: courseIn(row) }) },
      ]),
    )
  }

  /** Games that wait are left out: their time is given back when they go on. */
  async runningCourses(): Promise<readonly CourseRow[]> {
    const rows = await this.db.run(
      `select course.* from course join game on id = game where status = 'running' and waits_since is null`,
    )
    return rows.map(courseIn)
  }

  // Lists

  async gamesOf(
    person: string,
    most = 100,
  ): Promise<readonly { readonly game: GameRow; readonly side: SideId; readonly course?: CourseRow }[]> {
    const rows = await this.db.run(
      `select game.*, course.*, seat.side as my_side from game join seat on seat.game = game.id left join course on course.game = game.id
       where seat.person = $1 or (seat.invited = $1 and seat.person is null and game.status = 'open')
       order by coalesce(game.over_at, 9000000000000000) desc, game.created_at desc limit $2`,
      [person, most],
    )
    return rows.map((row) => ({
      ...{ game: gameIn(row), side: row['my_side'] as SideId },
      ...(row['game'] !== null && { course: courseIn(row) }),
    }))
  }

  /** Open games that anybody may join, but for those of persons who are blocked by or have blocked this one. */
  async openGames(person: string | undefined, since: number, most = 50): Promise<readonly GameRow[]> {
    const rows = await this.db.run(
      `select game.* from game where status = 'open' and is_public = 1 and created_at > $1 and not exists (
         select 1 from block where (block.person = $2 and block.blocked = game.creator) or (block.person = game.creator and block.blocked = $2)
       ) order by created_at desc limit $3`,
      [since, person ?? '', most],
    )
    return rows.map(gameIn)
  }

  async openOffersOf(person: string, isPublic: boolean): Promise<number> {
    const [row] = await this.db.run(
      `select count(*) as n from seat join game on game.id = seat.game
        where seat.person = $1 and game.creator = $1 and status = 'open' and is_public = $2`,
      [person, isPublic ? 1 : 0],
    )
    return Number(row?.['n'] ?? 0)
  }

  /** The number of games that a person began, and finished. */
  async recordOf(person: string): Promise<{ readonly begun: number; readonly finished: number }> {
    const [row] = await this.db.run(
      `select count(*) as begun, sum(case when game.status = 'over' or (game.status = 'closed' and seat.timeouts = 0) then 1 else 0 end) as finished
       from seat join game on game.id = seat.game where seat.person = $1 and game.status in ('over', 'closed')`,
      [person],
    )
    return { begun: Number(row?.['begun'] ?? 0), finished: Number(row?.['finished'] ?? 0) }
  }

  // People

  async createPerson(person: { readonly id: string; readonly name: string; readonly at: number }): Promise<void> {
    await this.db.run('insert into person (id, name, created_at) values ($1, $2, $3)', [
      person.id,
      person.name,
      person.at,
    ])
  }

  async person(id: string): Promise<PersonRow | undefined> {
    const [row] = await this.db.run('select * from person where id = $1', [id])
    return row && personIn(row)
  }

  async renamePerson(id: string, name: string): Promise<void> {
    await this.db.run('update person set name = $2 where id = $1', [id, name])
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    await this.db.run('update person set recovery_hash = $2 where id = $1', [id, hash])
  }

  async personByRecovery(hash: string): Promise<string | undefined> {
    const [row] = await this.db.run('select id from person where recovery_hash = $1', [hash])
    return text(row?.['id'])
  }

  async addDevice(device: DeviceRow & { readonly tokenHash: string }): Promise<void> {
    const { id, person, tokenHash, label, seenAt } = device
    await this.db.run('insert into device (id, person, token_hash, label, seen_at) values ($1, $2, $3, $4, $5)', [
      ...[id, person, tokenHash, label, seenAt],
    ])
  }

  async deviceByToken(hash: string): Promise<(DeviceRow & { readonly banned: boolean }) | undefined> {
    const [row] = await this.db.run(
      'select device.*, person.banned from device join person on person.id = device.person where token_hash = $1',
      [hash],
    )
    return row && { ...deviceIn(row), banned: row['banned'] === 1 }
  }

  /** Of these devices those that still are signed in, and whether their person is banned. */
  async devicesNow(devices: readonly string[]): Promise<ReadonlyMap<string, { readonly banned: boolean }>> {
    if (devices.length === 0) return new Map()
    const places = devices.map((_, i) => `$${i + 1}`).join(', ')
    const rows = await this.db.run(
      `select device.id, person.banned from device join person on person.id = device.person where device.id in (${places})`,
      devices,
    )
    return new Map(rows.map(({ id, banned }) => [String(id), { banned: banned === 1 }]))
  }

  async devicesOf(person: string): Promise<readonly DeviceRow[]> {
    return (await this.db.run('select * from device where person = $1 order by seen_at desc', [person])).map(deviceIn)
  }

  async seenDevice(id: string, at: number): Promise<void> {
    await this.db.run('update device set seen_at = $2 where id = $1', [id, at])
  }

  async signOut(person: string, device: string): Promise<boolean> {
    const rows = await this.db.run('delete from device where id = $1 and person = $2 returning id', [device, person])
    return rows.length > 0
  }

  async addLinkCode(hash: string, person: string, expiresAt: number): Promise<void> {
    await this.db.run('insert into link_code (code_hash, person, expires_at) values ($1, $2, $3)', [
      hash,
      person,
      expiresAt,
    ])
  }

  /** Used once. */
  async takeLinkCode(hash: string, now: number): Promise<string | undefined> {
    const [row] = await this.db.run('delete from link_code where code_hash = $1 returning person, expires_at', [hash])
    return row && Number(row['expires_at']) > now ? text(row['person']) : undefined
  }

  async block(person: string, blocked: string, blocks: boolean): Promise<void> {
    await this.db.run(
      blocks
        ? 'insert into block (person, blocked) values ($1, $2) on conflict do nothing'
        : 'delete from block where person = $1 and blocked = $2',
      [person, blocked],
    )
  }

  async report({
    person,
    game,
    body,
    at,
  }: {
    readonly person: string
    readonly game: string
    readonly body: string
    readonly at: number
  }): Promise<void> {
    await this.db.run('insert into report (id, person, game, body, at) values ($1, $2, $3, $4, $5)', [
      randomUUID(),
      person,
      game,
      body,
      at,
    ])
  }

  async isBlocked(one: string, other: string): Promise<boolean> {
    const rows = await this.db.run(
      'select person from block where (person = $1 and blocked = $2) or (person = $2 and blocked = $1)',
      [one, other],
    )
    return rows.length > 0
  }

  // Moments

  /** False: this person has too many. Expired ones are deleted first. */
  async addMoment(moment: MomentRow, now: number, most: number): Promise<boolean> {
    await this.db.run('delete from moment where expires_at < $1', [now])
    const { id, person, game, entries, moment: at, payload, expiresAt } = moment
    const rows = await this.db.run(
      `insert into moment (id, person, game, entries, moment, payload, expires_at)
       select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from moment where person = $8) < $9 returning id`,
      [id, person, orNull(game), orNull(entries), orNull(at), orNull(payload), expiresAt, person, most],
    )
    return rows.length > 0
  }

  async moment(id: string, now: number): Promise<MomentRow | undefined> {
    const [row] = await this.db.run('select * from moment where id = $1 and expires_at >= $2', [id, now])
    return row && momentIn(row)
  }

  // What is said

  async say(game: string, side: SideId, at: number, said: Said): Promise<Remark> {
    const [preset, body] = 'preset' in said ? [said.preset, undefined] : [undefined, said.text]
    const [row] = await this.db.run(
      `insert into said (game, no, side, at, preset, body)
       select $1, coalesce(max(no), 0) + 1, $2, $3, $4, $5 from said where game = $6 returning no`,
      [game, side, at, orNull(preset), orNull(body), game],
    )
    return { no: Number(row?.['no'] ?? 0), side, at, said }
  }

  async remarks(game: string, after = 0): Promise<readonly Remark[]> {
    const rows = await this.db.run('select * from said where game = $1 and no > $2 order by no', [game, after])
    return rows.map((row) => ({
      no: Number(row['no']),
      side: row['side'] as SideId,
      at: Number(row['at']),
      said: (row['preset'] === null ? { text: String(row['body']) } : { preset: String(row['preset']) }) as Said,
    }))
  }

  // Shared values

  async putBlobs(blobs: ReadonlyMap<string, string>): Promise<void> {
    for (const [hash, body] of blobs)
      await this.db.run('insert into blob (hash, body) values ($1, $2) on conflict (hash) do nothing', [hash, body])
  }

  async blob(hash: string): Promise<string | undefined> {
    const [row] = await this.db.run('select body from blob where hash = $1', [hash])
    return text(row?.['body'])
  }

  // Nodes

  async beat(node: string, at: number): Promise<void> {
    await this.db.run(
      'insert into node (id, beat_at) values ($1, $2) on conflict (id) do update set beat_at = excluded.beat_at',
      [node, at],
    )
  }

  async lastBeat(): Promise<number | undefined> {
    const [row] = await this.db.run('select max(beat_at) as at from node')
    return count(row?.['at'])
  }

  private async appendEach(writes: readonly EntryWrite[]): Promise<ReadonlySet<string>> {
    const statements = writes.flatMap(({ seq, n, at, body, head, course, build = '' }): readonly Statement[] => [
      { sql: ADD_ENTRY, values: [course.game, seq, n, at, body, head, build] },
      // Another row took this place; its writer also wrote the course.
      {
        sql: `insert into course (game, entries, turn, at, asks, clock, due_at)
          select $1, $2, $3, $4, $5, $6, $7 where exists (select 1 from entry where game = $1 and seq = $8 and body = $9)
          ${ON_COURSE}`,
        values: [...courseValues(course), seq, body],
      },
    ])
    const rows = await this.db.atomic(statements)
    return new Set(rows.flatMap((added) => added.map((row) => String(row['game']))))
  }
}

const changed = (game: string): Statement => ({
  sql: 'update game set version = version + 1 where id = $1',
  values: [game],
})

function insert(table: string, columns: { readonly [column: string]: Value }): Statement {
  const names = Object.keys(columns)
  return {
    sql: `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    values: Object.values(columns),
  }
}
