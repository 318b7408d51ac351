import { connect, type Db } from './db/client.ts'
import { blobDueStore, type DueStore } from './due.ts'
import { databaseAddress, type Env, readEnv } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import { blobPhotoStore, type PhotoStore } from './photo/store.ts'

/** What commands and queries work with. Tests hand in their own. */
export type Deps = {
  env: Env
  db: Db
  photos: PhotoStore
  due: DueStore
  /** Null where the environment names no way to send mails, or this function has none: they wait in the outbox. */
  mailer: Mailer | null
  now: () => Date
  /** Id of the request that is answered; of the process where there is none. */
  requestId: string
  /** Whether this request has put a mail into the outbox. */
  mailed: boolean
}

let live: Deps | undefined
let makeMailer: (env: Env) => Mailer | null = () => null

/** Says how this process sends mails. Functions that cause none leave it out, with its library of 270 kB. */
export function sendMailsBy(make: typeof makeMailer): void {
  makeMailer = make
  if (live) live.mailer = make(live.env)
}

/**
 * The real database, blob store, mailer and clock of this process. Netlify changes the database's password now and then,
 * and with it the address: a connection is made anew when the address is another. `context` is that of the deploy which
 * the call is about, for functions that Netlify calls without a request, which does not tell them theirs.
 */
export function liveDeps(context?: string): Deps {
  const address = databaseAddress()
  if (live && address && live.env.databaseUrl !== address) {
    const former = live.db
    live.env = { ...live.env, databaseUrl: address }
    live.db = connect(address, live.env.databaseDriver)
    // What still asks over it is answered first.
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
      mailed: false,
    }
  }
  return live
}
