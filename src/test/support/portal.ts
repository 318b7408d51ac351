import type { SessionUser } from '../../contract/account.ts'
import { endOtherSessions } from '../../contract/security.ts'
import type { Role } from '../../domain/account/constants.ts'
import { connect, type Db } from '../../server/db/client.ts'
import { liveDeps } from '../../server/deps.ts'
import { startBackend } from './backend.ts'
import { openDatabaseLine } from './database-line.ts'
import { makeUser } from './factories.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { loadFunctions } from './node-server.ts'
import { leaveLastPage } from './page.ts'
import { Visitor } from './visitor.ts'

export type Portal = {
  /** The database itself; it is there while the functions' line to it is cut. */
  db: Db
  mails: Mailbox
  /** Files of the built site that pages ask for, by address; JSON. */
  files: Map<string, unknown>
  /** A browser of its own: of a new user of a role, of a user that there is, or of nobody. */
  visitor(who: Role | SessionUser | null): Promise<Visitor>
  /** Ends all sessions of a visitor's account from another browser. */
  endElsewhere(visitor: Visitor): Promise<void>
  /** Cuts the functions off from the database while `run` is at work. */
  withoutDatabase(run: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * The whole portal in this process, for tests of what runs in the browser: the real functions on a real database, and
 * browsers that call them with cookies and Origin. The scripts of a page begin anew with each page that is opened:
 *
 *     const portal = await startPortal() // once in a file; at its end: await portal.close()
 *     const asha = await portal.visitor('Owner') // signed in by the real login
 *     const { $login, submitLogin } = await asha.open('/login', () => import('./account.store.ts'))
 *
 * Import stores so only, never at the head of a test file: those would be of another page. `asha.page.leftFor` tells
 * where the page has led to, `asha.sent(createListing)` what was sent, and `asha.network = 'down'` takes the server away.
 */
export async function startPortal(): Promise<Portal> {
  const backend = await startBackend()
  const line = await openDatabaseLine(backend.env.databaseUrl)
  // Functions of this process ask their one set of dependencies: from here on it leads over the line.
  const live = liveDeps()
  const direct = live.db
  live.db = connect(line.address, 'server')
  const find = await loadFunctions()
  const files = new Map<string, unknown>()
  const serve = async (request: Request, ip: string): Promise<Response> => {
    const answer = find(request)
    if (answer) return answer(request, { ip })
    const { pathname } = new URL(request.url)
    return files.has(pathname)
      ? Response.json(files.get(pathname))
      : new Response('Nothing is at this address.', { status: 404 })
  }
  let visitors = 0
  const visitor: Portal['visitor'] = async (who) => {
    const user = typeof who === 'string' ? await makeUser(backend.db, who) : who
    // Each has a network of its own, so that none uses up the attempts of another.
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
