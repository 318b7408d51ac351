import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NetlifyDB } from '@netlify/database-dev'
import type { TestProject } from 'vitest/node'

const MIGRATIONS = fileURLToPath(new URL('../../../server/db/migrations', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a `netlify dev` database with all tables. */
    netlifyPostgres: string
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'aangan-netlify-db-'))
const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/** Makes the folder of `netlify dev`'s database once; each test file works on a copy. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const database = new NetlifyDB({ directory: folder })
  await database.start()
  await database.applyMigrations(MIGRATIONS)
  await database.stop()
  project.provide('netlifyPostgres', folder)
  return () => remove(folder)
}

/** Starts the database of `netlify dev` in this process. All connections to it share one session. */
export async function startNetlifyPostgres(
  template: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await newFolder()
  await cp(template, folder, { recursive: true })
  const database = new NetlifyDB({ directory: folder })
  const url = await database.start()
  // It answers in several small packets, which Nagle's algorithm would delay to 40 ms for each statement.
  const server = Reflect.get(database, 'server') as Server
  server.on('connection', (socket) => socket.setNoDelay(true))
  return {
    url,
    close: async () => {
      await database.stop()
      await remove(folder)
    },
  }
}
