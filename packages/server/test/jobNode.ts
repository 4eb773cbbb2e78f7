// A process that takes one job and never finishes it, for a test that kills it.
import { openJobs } from '../src/jobs/openJobs.ts'
import { migrate } from '../src/store/migrate.ts'
import { PostgresDatabase } from '../src/store/postgres.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'

const { DATABASE_URL: url, FILE: file = '' } = process.env
const db = url ? await PostgresDatabase.open(url) : SqliteDatabase.open(file)
await migrate(db)
const jobs = openJobs<{ readonly long: { readonly say: string } }>(db)
await jobs.add({ kind: 'long', key: 'killed', payload: { say: 'alive' } })
await jobs.start({
  long: {
    atOnce: 1,
    work: () => {
      console.log('taken')
      return new Promise(() => undefined)
    },
  },
})
