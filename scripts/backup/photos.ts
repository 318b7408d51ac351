import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_FOLDER } from '../../src/domain/photo/constants.ts'
import type { PhotoStore } from '../../src/server/photo/store.ts'
import { inParallel } from './parallel.ts'

const fileOf = (folder: string, key: string) =>
  join(folder, createHash('sha256').update(key).digest('hex'))

export async function* storedKeys(photos: PhotoStore): AsyncGenerator<string> {
  for await (const page of photos.list(IMAGE_FOLDER)) yield* page
}

/**
 * Copies missing photos to a folder, and returns the keys of all stored ones. A stored file never changes, so an old
 * copy stays valid.
 */
export async function copyPhotos(
  photos: PhotoStore,
  folder: string,
  progress: (note: string) => void,
): Promise<Set<string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys = new Set<string>()
  await inParallel(storedKeys(photos), async (key) => {
    const file = fileOf(folder, key)
    if (!existsSync(file)) {
      const bytes = await photos.read(key)
      if (!bytes) return
      await writeFile(`${file}.part`, new Uint8Array(bytes), { flush: true, mode: 0o600 })
      await rename(`${file}.part`, file)
    }
    keys.add(key)
    progress(`${keys.size} files`)
  })
  return keys
}

export const readCopy = (folder: string, key: string) => readFile(fileOf(folder, key))
