import type { SessionUser } from '../../../contract/account.ts'
import { ROLES, type Role } from '../../../domain/account/constants.ts'
import { connect, type Db } from '../../../server/db/client.ts'
import { makeUser, PASSWORD } from '../data/factories.ts'
import { serveFunctions } from '../http/node-server.ts'
import { type Received, type Sent, send } from '../http/send.ts'
import { cookiesOf, postAuth } from '../http/sign-in.ts'
import { type Backend, startBackend } from './backend.ts'
import { type DatabaseLine, openDatabaseLine } from './database-line.ts'
import { setUp } from './set-up.ts'
import { testDeps } from './test-deps.ts'

/**
 * All functions behind a real HTTP server, with their own database. They reach it over a watched line, except with a
 * driver that does not speak Postgres' protocol.
 */
export type Harness = {
  address: string
  /** The database itself, not over the line. */
  db: Db
  line: DatabaseLine
  users: Record<Role, SessionUser>
  /** Session cookies by role; none for null. */
  cookieOf(role: Role | null): string | undefined
  send(sent: Sent): Promise<Received>
  close(): Promise<void>
}

async function signInAll(
  address: string,
  users: Record<Role, SessionUser>,
): Promise<Record<Role, string>> {
  const entries = Object.entries(users).map(async ([role, { email }]) => {
    const answer = await postAuth(address, 'callback/credentials', { email, password: PASSWORD })
    return [role, cookiesOf(answer)] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Role, string>
}

/** Starts the functions and signs one user of each role in. Test files call `setUpHarness`. */
async function startHarness(): Promise<Harness> {
  const backend: Backend = await startBackend()
  const line = await openDatabaseLine(backend.env.databaseUrl)
  // All functions get one set of dependencies, which uses the line from here on.
  const live = testDeps()
  const direct = live.db
  const { databaseUrl, databaseDriver } = backend.env
  live.db = connect(databaseDriver === 'server' ? line.address : databaseUrl, databaseDriver)
  const server = await serveFunctions(testDeps)
  const users = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await makeUser(backend.db, role)])),
  ) as Record<Role, SessionUser>
  const cookies = await signInAll(server.address, users)
  line.taken()
  return {
    address: server.address,
    db: backend.db,
    line,
    users,
    cookieOf: (role) => (role ? cookies[role] : undefined),
    send: (sent) => send(server.address, sent),
    close: async () => {
      await server.close()
      await live.db.close()
      live.db = direct
      await backend.close()
      await line.cut()
    },
  }
}

/** Starts the harness of a test file, and closes it at the end. */
export const setUpHarness = (): Harness => setUp(startHarness, (harness) => harness.close())
