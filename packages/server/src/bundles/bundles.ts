import { isNamedBy } from '@tactic48/host'
import { type Database, type Row, StoreError } from '../store/database.ts'
import { hashOf, INDEX, isPackable, listOf, type PageBuild, pack, provenFiles, UNNAMED, unpack } from './pageBuild.ts'

const MOST_ENGINE = 4_000_000
/** Files in one transaction. */
const AT_ONCE = 25
const COLUMNS = 'name, kind, engine, kept_at, withdrawn_at'

/** An engine as `npm run pack` makes it. */
export interface EngineText {
  readonly name: string
  readonly text: string
}

/** A file of a page build as it is sent. */
export interface PageFile {
  readonly body: Buffer
  readonly isPacked: boolean
}

/** A bundle without its content. */
export interface BundleRow {
  readonly name: string
  readonly kind: 'engine' | 'page'
  /** Of a page build: the engine in it. */
  readonly engine?: string
  readonly keptAt: number
  readonly isWithdrawn: boolean
}

const rowOf = (row: Row): BundleRow => ({
  name: String(row['name']),
  kind: row['kind'] as BundleRow['kind'],
  ...(row['engine'] !== null && { engine: String(row['engine']) }),
  keptAt: Number(row['kept_at']),
  isWithdrawn: row['withdrawn_at'] !== null,
})

/** Engines and page builds in the store, under their hashes: never changed, and verified when read. */
export class Bundles {
  private readonly db: Database
  private readonly lists = new Map<string, ReadonlyMap<string, string>>()

  constructor(db: Database) {
    this.db = db
  }

  async keepEngine({ name, text }: EngineText, at: number): Promise<void> {
    if (Buffer.byteLength(text) > MOST_ENGINE) throw new StoreError(`engine bundle ${name} is larger than 4 MB`)
    if (!isNamedBy(text, name)) throw new StoreError(`engine bundle ${name} does not match its name`)
    if (!(await this.row(name))) await this.add({ name, kind: 'engine', body: text }, at)
  }

  /** The list is written last, so a partly saved build does not exist. */
  async keepPage(page: PageBuild, engine: string | undefined, at: number): Promise<void> {
    if (await this.row(page.name)) return
    const files = provenFiles(page)
    const known = new Set((await this.db.run('select hash from bundle_file')).map((row) => String(row['hash'])))
    const fresh = [...files].filter(([, body]) => !known.has(hashOf(body)))
    for (let i = 0; i < fresh.length; i += AT_ONCE)
      await this.db.atomic(
        fresh.slice(i, i + AT_ONCE).map(([path, body]) => {
          const packs = isPackable(path)
          return {
            sql: 'insert into bundle_file (hash, packed, body) values ($1, $2, $3) on conflict (hash) do nothing',
            values: [hashOf(body), packs ? 1 : 0, packs ? pack(body) : body],
          }
        }),
      )
    await this.add({ name: page.name, kind: 'page', body: listOf(files), ...(engine && { engine }) }, at)
  }

  /** The text of an engine, not yet verified. */
  async engineText(name: string): Promise<string | undefined> {
    const [row] = await this.db.run(`select body from bundle where name = $1 and kind = 'engine'`, [name])
    return row && String(row['body'])
  }

  async row(name: string): Promise<BundleRow | undefined> {
    const [row] = await this.db.run(`select ${COLUMNS} from bundle where name = $1`, [name])
    return row && rowOf(row)
  }

  async all(): Promise<readonly BundleRow[]> {
    return (await this.db.run(`select ${COLUMNS} from bundle order by kept_at, name`)).map(rowOf)
  }

  /** Without `at` the bundle is allowed again. False: no such bundle. */
  async withdraw(name: string, at: number | undefined): Promise<boolean> {
    const rows = await this.db.run('update bundle set withdrawn_at = $2 where name = $1 returning name', [
      ...[name, at ?? null],
    ])
    return rows.length > 0
  }

  /** A file of a page build; `damaged` if it does not match its hash. */
  async pageFile(name: string, path: string): Promise<PageFile | 'damaged' | undefined> {
    const list = await this.listOf(name)
    if (list === 'damaged') return list
    const hash = list?.get(path)
    if (hash === undefined) return undefined
    const [row] = await this.db.run('select packed, body from bundle_file where hash = $1', [hash])
    const kept = row?.['body'] instanceof Uint8Array ? Buffer.from(row['body']) : undefined
    const isPacked = row?.['packed'] === 1
    const body = kept && (isPacked ? unpack(kept) : kept)
    if (!kept || !body || hashOf(body) !== hash) return 'damaged'
    if (path === INDEX) return { body: Buffer.from(body.toString('utf8').replace(UNNAMED, name)), isPacked: false }
    return { body: kept, isPacked }
  }

  /** Verifies every file of a page build. */
  async faultsOfPage(name: string): Promise<readonly string[]> {
    const list = await this.listOf(name)
    if (list === 'damaged' || !list) return ['its list of files does not match its name']
    const faults: string[] = []
    for (const path of list.keys())
      if ((await this.pageFile(name, path)) === 'damaged') faults.push(`${path} is damaged`)
    return faults
  }

  private async listOf(name: string): Promise<ReadonlyMap<string, string> | 'damaged' | undefined> {
    const known = this.lists.get(name)
    if (known) return known
    const [row] = await this.db.run(`select body from bundle where name = $1 and kind = 'page'`, [name])
    if (!row) return undefined
    const body = String(row['body'])
    if (!hashOf(Buffer.from(body)).startsWith(name)) return 'damaged'
    const lines = body.trimEnd().split('\n')
    const list = new Map(lines.map((line) => [line.slice(0, -65), line.slice(-64)] as const))
    this.lists.set(name, list)
    return list
  }

  private async add(
    { name, kind, body, engine }: Pick<BundleRow, 'name' | 'kind' | 'engine'> & { readonly body: string },
    at: number,
  ): Promise<void> {
    await this.db.run(
      'insert into bundle (name, kind, body, engine, kept_at) values ($1, $2, $3, $4, $5) on conflict (name) do nothing',
      [name, kind, body, engine ?? null, at],
    )
  }
}
