import { PHOTO_FOLDER_TEXTS as texts } from '#language/listing-file/texts-photo-folder'
import { PHOTO_FOLDER_LIMITS } from '../../domain/listing-file/constants.ts'
import { isPhotoPath } from '../../domain/listing-file/photo-match.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { isTaken, kindOf, SIGNATURE_BYTES } from '../../domain/photo/signature.ts'
import { readDirectory, unpack, type ZipEntry } from './zip.ts'

/**
 * A photo of a folder or a ZIP. Nothing of it is read before `blob()`, which throws with a sentence where it cannot be
 * read. `size` in bytes.
 */
export type FolderPhoto = {
  path: string
  size: number
  isPacked: boolean
  blob: () => Promise<Blob>
}
export type PhotoFolder = { photos: FolderPhoto[] } | { problem: string }

function taken(photos: FolderPhoto[]): PhotoFolder {
  if (photos.length === 0) return { problem: texts.none }
  return photos.length > PHOTO_FOLDER_LIMITS.entries ? { problem: texts.tooMany } : { photos }
}

const ofFile = (path: string, file: File): FolderPhoto => ({
  path,
  size: file.size,
  isPacked: false,
  blob: async () => file,
})

/** Whether a file that was chosen by itself is a photo by its first bytes: messengers send some without an ending. */
async function isChosenPhoto(file: File): Promise<boolean> {
  if (file.webkitRelativePath || file.name.startsWith('.')) return false
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null)
  return start !== null && isTaken(kindOf(new Uint8Array(start)))
}

/** The photos among files that were chosen: a folder of them, or several files. */
export async function photosOfFiles(files: Iterable<File>): Promise<PhotoFolder> {
  const photos: FolderPhoto[] = []
  for (const file of files) {
    const path = file.webkitRelativePath || file.name
    if (isPhotoPath(path) || (await isChosenPhoto(file))) photos.push(ofFile(path, file))
  }
  return taken(photos)
}

const ofEntry = (zip: Blob, name: string, entry: ZipEntry): FolderPhoto => ({
  path: `${name}/${entry.path}`,
  size: entry.size,
  isPacked: true,
  blob: async () => {
    if (entry.locked) throw new Error(texts.locked)
    const bytes = await unpack(zip, entry, PHOTO_LIMITS.chosenBytes).catch(() => {
      throw new Error(texts.broken)
    })
    if (!bytes) throw new Error(texts.tooLarge)
    return new Blob([bytes])
  },
})

/**
 * The photos of a ZIP, with its name before their paths: two ZIPs may have the same path inside. Only its directory is
 * read; each photo is unpacked when it is asked for.
 */
export async function photosOfZip(zip: Blob, name: string): Promise<PhotoFolder> {
  const directory = await readDirectory(zip, PHOTO_FOLDER_LIMITS.files).catch(() => null)
  if (!directory) return { problem: texts.noZip }
  if (directory.count > PHOTO_FOLDER_LIMITS.files) return { problem: texts.tooMany }
  const own = directory.entries.filter(({ path }) => isPhotoPath(path))
  return own.length > 0 && own.every(({ locked }) => locked)
    ? { problem: texts.locked }
    : taken(own.map((entry) => ofEntry(zip, name, entry)))
}
