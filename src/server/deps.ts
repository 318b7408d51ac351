import { connect, type Db } from './db/client.ts'
import { blobDueStore, type DueStore } from './due.ts'
import { databaseAddress, type Env, readEnv } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import { blobPhotoStore, type PhotoStore } from './photo/store.ts'

/** The dependencies of commands and queries. Tests pass in their own. */
export type Deps = {
  env: Env
  db: Db
  photos: PhotoStore
  due: DueStore
  /** Null where no way to send mails is configured, or this function sends none: then mails wait in the outbox. */
  mailer: Mailer | null
  now: () => Date
  /** Id of the current request; "process" where there is none. */
  requestId: string
}

let live: Deps | undefined
let makeMailer: (env: Env) => Mailer | null = () => null

/** Sets how this process sends mails. Functions that send none leave it out, and with it a library of 270 kB. */
export function sendMailsBy(make: typeof makeMailer): void {
  makeMailer = make
  if (live) live.mailer = make(live.env)
}

/**
 * The real database, blob store, mailer and clock of this process. Netlify changes the database's password from time to
 * time, and so its address: a different address gives a new connection. `context` is the context of a deploy event, for
 * functions that Netlify calls without a request, as their environment does not contain it.
 */
export function liveDeps(context?: string): Deps {
  const address = databaseAddress()
  if (live && address && live.env.databaseUrl !== address) {
    const former = live.db
    live.env = { ...live.env, databaseUrl: address }
    live.db = connect(address, live.env.databaseDriver)
    // Statements that are still running are answered first.
    void former.close().catch(() => {})
  }
  if (!live) {
    const env = readEnv(context ? { DEPLOY_CONTEXT: context, ...process.env } : process.env)
    live = {
      env,
      db: connect(env.databaseUrl, env.databaseDriver),
      photos: blobPhotoStore(env),
      due: blobDueStore(env),
      mailer: makeMailer(env),
      now: () => new Date(),
      requestId: 'process',
    }
  }
  return live
}
