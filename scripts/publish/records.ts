import type { Db } from '../../src/server/db/client.ts'
import { failAbandonedBuilds, recordBuildEnd, recordBuildStart } from '../../src/server/publication.ts'
import type { Records } from './runner.ts'

/** Writes builds down in the database, through a connection that `use` opens for one entry. */
export function databaseRecords(use: <T>(entry: (db: Db) => Promise<T>) => Promise<T>): Records {
  return {
    start: () =>
      use(async (db) => {
        // There is one runner, so whatever still counts as running lost its end with the database or a killed start.
        await failAbandonedBuilds(db)
        return recordBuildStart(db)
      }),
    end: (id, { revision, error }) =>
      use((db) => recordBuildEnd(db, id, revision === null ? { result: 'failed', error: error ?? '' } : { result: 'done', revision })),
  }
}
