import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { CONTEXT_RULES } from '../../src/domain/site/contexts.ts'
import type { Db } from '../../src/server/db/client.ts'
import { blobPhotoStore, type PhotoStore } from '../../src/server/photo/store.ts'
import { PATHS, ROOT } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { openDatabase } from './database.ts'

/** Backup and restore always use the public site, never a preview. */
export const PUBLIC = { context: 'production', rules: CONTEXT_RULES.production } as const

/** A site's database and photo store. */
export type Place = { db: Db; photos: PhotoStore }
type OpenPlace = Place & { close(): Promise<void> }

/** Opens the photos of the portal in this folder, through a separate blob server on its files. */
async function localPhotos(): Promise<{ photos: PhotoStore; close(): Promise<void> }> {
  const state = JSON.parse(await readFile(PATHS.netlifyState, 'utf8').catch(() => '{}')) as {
    siteId?: string
  }
  const blobs = new BlobsServer({
    directory: join(ROOT, '.netlify', 'blobs-serve'),
    token: 'local',
    logger: () => {},
  })
  const { port } = await blobs.start()
  const edgeURL = `http://127.0.0.1:${port}`
  // The name that netlify dev gives to an unknown site.
  const siteID = state.siteId ?? 'unlinked'
  const photos = blobPhotoStore(PUBLIC, {
    siteID,
    token: 'local',
    edgeURL,
    uncachedEdgeURL: edgeURL,
  })
  return { photos, close: () => blobs.stop() }
}

async function openPhotos(): Promise<{ photos: PhotoStore; close(): Promise<void> }> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env
  const named = process.env.NETLIFY_DB_URL || process.env.DATABASE_URL
  const close = async () => {}
  if (process.env.NETLIFY_BLOBS_CONTEXT) return { photos: blobPhotoStore(PUBLIC), close }
  if (siteID && token) return { photos: blobPhotoStore(PUBLIC, { siteID, token }), close }
  if (siteID || token || named)
    throw new Problem(
      'A site elsewhere is named by NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN together. For the portal in this folder set neither, and no NETLIFY_DB_URL or DATABASE_URL.',
    )
  return localPhotos()
}

/** Opens the site that the environment names, or the portal in this folder. */
export async function openPlace(): Promise<OpenPlace> {
  const { photos, close } = await openPhotos()
  const db = await openDatabase().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    db,
    photos,
    close: async () => {
      await db.close()
      await close()
    },
  }
}

/** Returns the key that encrypts archives. */
export function backupKey(): string {
  const key = process.env.BACKUP_KEY
  if (key?.startsWith('AGE-SECRET-KEY-')) return key
  throw new Problem(
    'BACKUP_KEY is not set to a key. Make one with npm run backup new-key, and keep it where the site’s loss does not reach it.',
  )
}
