import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NetlifyDB } from '@netlify/database-dev'
import type { TestProject } from 'vitest/node'

const MIGRATIONS = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a database of `netlify dev` that has all tables. */
    netlifyPostgres: string
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'aangan-netlify-db-'))
const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/** Makes the folder of the database that `netlify dev` runs, once: each test file works on a copy. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const database = new NetlifyDB({ directory: folder })
  await database.start()
  await database.applyMigrations(MIGRATIONS)
  await database.stop()
  project.provide('netlifyPostgres', folder)
  return () => remove(folder)
}

/** The database of `netlify dev`, started in this process: all connections to it share one session. */
export async function startNetlifyPostgres(
  template: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await newFolder()
  await cp(template, folder, { recursive: true })
  const database = new NetlifyDB({ directory: folder })
  const url = await database.start()
  // It answers in several small packets, which Nagle's algorithm would stretch to 40 ms a statement.
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
