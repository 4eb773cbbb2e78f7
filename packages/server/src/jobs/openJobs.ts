import type { Database } from '../store/database.ts'
import { PostgresDatabase } from '../store/postgres.ts'
import { GraphileJobs } from './graphileJobs.ts'
import type { Jobs, JobsAround, Payloads } from './jobs.ts'
import { RowJobs } from './rowJobs.ts'

/** The implementation for this store. */
export const openJobs = <P extends Payloads>(db: Database, around: JobsAround = {}): Jobs<P> =>
  db instanceof PostgresDatabase ? new GraphileJobs<P>(db, db.url, around) : new RowJobs<P>(db, around)
