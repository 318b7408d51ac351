import type { SessionUser } from '../../../contract/account.ts'
import { endOtherSessions } from '../../../contract/security.ts'
import type { Role } from '../../../domain/account/constants.ts'
import { connect, type Db } from '../../../server/db/client.ts'
import { makeUser } from '../data/factories.ts'
import { startBackend } from '../database/backend.ts'
import { openDatabaseLine } from '../database/database-line.ts'
import { setUp } from '../database/set-up.ts'
import { testDeps } from '../database/test-deps.ts'
import { type Mailbox, openMailbox } from '../http/mailbox.ts'
import { loadFunctions } from '../http/node-server.ts'
import { leaveLastPage } from './page.ts'
import { Visitor } from './visitor.ts'

export type Portal = {
  /** The database itself, reachable while the functions' line to it is cut. */
  db: Db
  mails: Mailbox
  /** Files of the built site that pages request, by address; JSON. */
  files: Map<string, unknown>
  /** Returns a separate browser: of a new user with a role, of an existing user, or of nobody. */
  visitor(who: Role | SessionUser | null): Promise<Visitor>
  /** Ends all sessions of a visitor's account from another browser. */
  endElsewhere(visitor: Visitor): Promise<void>
  /** Cuts the functions off from the database while `run` is running. */
  withoutDatabase(run: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

async function startPortal(): Promise<Portal> {
  const backend = await startBackend()
  const line = await openDatabaseLine(backend.env.databaseUrl)
  // All functions get one set of dependencies, which uses the line from here on.
  const live = testDeps()
  const direct = live.db
  live.db = connect(line.address, 'server')
  const find = await loadFunctions()
  const files = new Map<string, unknown>()
  const serve = async (request: Request, ip: string): Promise<Response> => {
    const answer = find(request)
    if (answer) return answer(request, { ip }, testDeps)
    const { pathname } = new URL(request.url)
    return files.has(pathname)
      ? Response.json(files.get(pathname))
      : new Response('Nothing is at this address.', { status: 404 })
  }
  let visitors = 0
  const visitor: Portal['visitor'] = async (who) => {
    const user = typeof who === 'string' ? await makeUser(backend.db, who) : who
    // Each has its own network, so none uses up the attempts of another.
    const created = new Visitor(serve, `10.1.${Math.floor(visitors / 250)}.${visitors % 250}`, user)
    visitors += 1
    if (user) await created.signIn(user.email)
    return created
  }
  return {
    db: backend.db,
    mails: openMailbox(),
    files,
    visitor,
    endElsewhere: async ({ user }) => {
      const other = await visitor(user)
      const { method, path } = endOtherSessions
      const answer = await other.ask(method, path)
      if (!answer.ok) throw new Error(`The sessions were not ended: ${answer.status}.`)
    },
    withoutDatabase: async (run) => {
      await line.cut()
      await run().finally(() => line.mend())
    },
    close: async () => {
      leaveLastPage()
      await live.db.close()
      live.db = direct
      await backend.close()
      await line.cut()
    },
  }
}

/**
 * Starts the whole portal in this process for a test file of browser code, and closes it at the end: the real functions
 * on a real database, and browsers that call them with cookies and Origin. A page's scripts are loaded anew whenever a
 * page is opened:
 *
 *     const portal = setUpPortal() // at the top of the file
 *     const asha = await portal.visitor('Owner') // in a test; signed in through the real login
 *     const { $login, submitLogin } = await asha.open('/login', () => import('./account.store.ts'))
 *
 * Import stores only in this way: those imported at the top of a test file belong to no page. `asha.page.leftFor` is
 * the last navigation, `asha.sent(createListing)` the requests sent, and `asha.network = 'down'` makes the server
 * unreachable.
 */
export const setUpPortal = (): Portal => setUp(startPortal, (portal) => portal.close())
