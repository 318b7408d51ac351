import type { Language } from '../domain/language/constants.ts'
import { connect, type Db } from './db/client.ts'
import { blobDueStore, type DueStore } from './due.ts'
import { databaseAddress, type Env, readEnv } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import { blobPaperStore, blobPhotoStore, type PhotoStore } from './photo/store.ts'

/** The dependencies of commands and queries. Whoever calls a function may hand in their own, as tests do. */
export type Deps = {
  env: Env
  db: Db
  photos: PhotoStore
  papers: PhotoStore
  due: DueStore
  /** Null where no way to send mails is configured, or this function sends none: then mails wait in the outbox. */
  mailer: Mailer | null
  /** Sends the due mails in another language; missing where no other code can be asked, so that they wait. */
  deliverIn?: (language: Language, deps: Deps) => Promise<unknown>
  now: () => Date
  /** Id of the current request; "process" where there is none. */
  requestId: string
}

/** Dependencies for an environment and a database of its own. Without a mailer, mails wait in the outbox. */
export const depsOf = (env: Env, db: Db, mailer: Mailer | null = null): Deps => ({
  env,
  db,
  photos: blobPhotoStore(env),
  papers: blobPaperStore(env),
  due: blobDueStore(env),
  mailer,
  now: () => new Date(),
  requestId: 'process',
})

/** What a process keeps between calls: its connection and its stores. */
let kept: Deps | undefined

/**
 * The real database, blob store, mailer and clock of this process. Netlify changes the database's password from time to
 * time, and so its address: a different address gives a new connection. Functions that send no mails leave `makeMailer`
 * out, and with it a library of 270 kB. `context` is the context of a deploy event, for functions that Netlify calls
 * without a request, as their environment does not contain it.
 */
export function liveDeps({
  makeMailer = () => null,
  context,
}: {
  makeMailer?: (env: Env) => Mailer | null
  context?: string
} = {}): Deps {
  if (!kept) {
    const env = readEnv(context ? { DEPLOY_CONTEXT: context, ...process.env } : process.env)
    kept = depsOf(env, connect(env.databaseUrl, env.databaseDriver))
  }
  const address = databaseAddress()
  if (address && kept.env.databaseUrl !== address) {
    const former = kept.db
    const env = { ...kept.env, databaseUrl: address }
    kept = { ...kept, env, db: connect(address, env.databaseDriver) }
    // Statements that are still running are answered first.
    void former.close().catch(() => {})
  }
  return { ...kept, mailer: makeMailer(kept.env) }
}
