import type { Db } from '../../src/server/db/client.ts'
import {
  failAbandonedBuilds,
  recordBuildEnd,
  recordBuildStart,
  recordWholeBuild,
} from '../../src/server/rebuild/builds.ts'
import type { Records } from './build-log.ts'

/** Records builds in the database. `use` opens a connection for each record. */
export function databaseRecords(use: <T>(entry: (db: Db) => Promise<T>) => Promise<T>): Records {
  return {
    start: () =>
      use(async (db) => {
        // There is one runner. If a build still counts as running, its end was not recorded, because the database was
        // away or the start was killed.
        await failAbandonedBuilds(db)
        return recordBuildStart(db)
      }),
    end: ({ id, began, ended, revision, error }) =>
      use(async (db) => {
        const end =
          revision === null
            ? ({ result: 'failed', error: error ?? '' } as const)
            : ({ result: 'done', revision } as const)
        if (id !== null) return recordBuildEnd(db, id, end)
        await failAbandonedBuilds(db)
        return recordWholeBuild(db, {
          ...end,
          startedAgoMs: Date.now() - began,
          endedAgoMs: Date.now() - ended,
        })
      }),
  }
}
