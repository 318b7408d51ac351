import { connect, type Db } from './db/client.ts'
import { type Env, readEnv } from './env.ts'
import { blobPhotoStore, type PhotoStore } from './photo/store.ts'

/** What commands and queries work with. Tests hand in their own. */
export type Deps = {
  env: Env
  db: Db
  photos: PhotoStore
  now: () => Date
}

let live: Deps | undefined

/** The real database, blob store and clock of this process. */
export function liveDeps(): Deps {
  if (!live) {
    const env = readEnv()
    live = { env, db: connect(env.databaseUrl, env.databaseDriver), photos: blobPhotoStore(), now: () => new Date() }
  }
  return live
}
