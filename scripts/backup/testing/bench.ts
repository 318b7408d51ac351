import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterEach } from 'vitest'
import { cleanUp } from '../../../src/server/cleanup/run.ts'
import { blobPaperStore, blobPhotoStore } from '../../../src/server/photo/store.ts'
import type { Backend } from '../../../src/test/support/database/backend.ts'
import { setUp } from '../../../src/test/support/database/set-up.ts'
import { makeBackup } from '../make.ts'
import { type Place, PUBLIC } from '../place.ts'
import { restoreBackup } from '../restore-backup.ts'
import { emptyPlace, type TestPlace } from './places.ts'
import { fillSite } from './site.ts'

type Bench = Awaited<ReturnType<typeof startBench>>
type Over = { file?: string; key?: string; overwrite?: boolean }

const progress = () => {}

/** Starts with a filled site, an archive of it, and places in which it can be restored. */
async function startBench(started: Backend) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-backup-'))
  const key = await generateX25519Identity()
  const archive = join(folder, 'site.tar.age')
  // Without a store in the environment, each place uses the one passed to it.
  const { siteID, token, edgeURL } = JSON.parse(
    Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString(),
  ) as Record<'siteID' | 'token' | 'edgeURL', string>
  delete process.env.NETLIFY_BLOBS_CONTEXT
  const access = { siteID, token, edgeURL, uncachedEdgeURL: edgeURL }
  const backend: Backend = {
    ...started,
    photos: blobPhotoStore(PUBLIC, access),
    papers: blobPaperStore(PUBLIC, access),
  }
  const places: TestPlace[] = []
  const backUp = (from: Place, file: string) =>
    makeBackup(from, { file, copies: `${file}.copies`, key, progress })
  await fillSite(backend)
  await cleanUp(backend)
  await backUp(backend, archive)
  return {
    folder,
    key,
    archive,
    backend,
    backUp,
    restore: (to: Place, over: Over = {}) =>
      restoreBackup(to, { file: archive, key, overwrite: false, progress, ...over }),
    place: async () => {
      const made = await emptyPlace()
      places.push(made)
      return made
    },
    clear: async () => {
      for (const one of places.splice(0)) await one.close()
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Gives a test file such a site in its backend, and each test new places. */
export function setUpBench(backend: Backend): Bench {
  const bench = setUp(
    () => startBench(backend),
    (started) => started.close(),
  )
  afterEach(() => bench.clear())
  return bench
}
