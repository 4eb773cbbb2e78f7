import { migrate } from './migrate.ts'
import { SqliteDatabase } from './sqlite.ts'

/** A table as the migrations of this program make it, the same in both dialects. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Column and the table that it refers to. */
  readonly refers: ReadonlyMap<string, string>
}

/** What is told by running nodes, and how far the schema has come: no part of what is kept. */
const PASSING: ReadonlySet<string> = new Set(['migration', 'node', 'job_worker', 'outage'])

/** All tables of a backup, each after those that it refers to. */
export async function keptTables(): Promise<readonly Table[]> {
  const db = SqliteDatabase.open(':memory:')
  try {
    await migrate(db)
    const found: Table[] = []
    for (const row of await db.run(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    )) {
      const name = String(row['name'])
      if (PASSING.has(name)) continue
      const columns = await db.run(`select name, pk from pragma_table_info('${name}') order by cid`)
      const keys = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']))
      const refers = await db.run(`select "from" as here, "table" as there from pragma_foreign_key_list('${name}')`)
      found.push({
        name,
        columns: columns.map((column) => String(column['name'])),
        key: keys.map((column) => String(column['name'])),
        refers: new Map(refers.map(({ here, there }) => [String(here), String(there)])),
      })
    }
    return inOrder(found)
  } finally {
    await db.close()
  }
}

function inOrder(tables: readonly Table[]): readonly Table[] {
  const placed: Table[] = []
  while (placed.length < tables.length) {
    const next = tables.find(
      (table) =>
        !placed.includes(table) &&
        [...table.refers.values()].every((name) => name === table.name || placed.some((one) => one.name === name)),
    )
    if (!next) throw new Error('tables refer to each other in a cycle')
    placed.push(next)
  }
  return placed
}

/** Rows that belong to one game and are saved and restored with it. */
export const isOfGame = ({ refers }: Table): boolean => refers.get('game') === 'game'
