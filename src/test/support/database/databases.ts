import { neonConfig } from '@neondatabase/serverless'
import { inject } from 'vitest'
import type { Env } from '../../../server/env.ts'
import { newId } from '../../../server/ids.ts'
import { startNeonBridge } from './neon-bridge.ts'
import { startNetlifyPostgres } from './netlify-postgres.ts'
import { createPostgres } from './postgres.ts'

export type TestDatabase = { url: string; driver: Env['databaseDriver']; close(): Promise<void> }

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database on which this project's tests run. */
    database: keyof typeof DATABASES
  }
}

const onServer = () => createPostgres(inject('postgres'), `test_${newId()}`)

/** The databases with which the portal works. Each function makes a fresh one with all tables. */
export const DATABASES = {
  /** The database of `npm start`: one session for all connections. */
  'netlify-dev': async (): Promise<TestDatabase> => ({
    ...(await startNetlifyPostgres(inject('netlifyPostgres'))),
    driver: 'server',
  }),
  /** A real server, which runs statements in parallel. */
  postgres: async (): Promise<TestDatabase> => ({ ...(await onServer()), driver: 'server' }),
  /** The same server through the driver of production. */
  neon: async (): Promise<TestDatabase> => {
    const { url, close } = await onServer()
    const bridge = await startNeonBridge()
    neonConfig.fetchEndpoint = bridge.endpoint
    return {
      url,
      driver: 'serverless',
      close: async () => {
        await bridge.close()
        await close()
      },
    }
  },
} as const
