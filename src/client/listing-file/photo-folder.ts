import { PHOTO_FOLDER_LIMITS } from '../../domain/listing-file/constants.ts'
import { isPhotoPath } from '../../domain/listing-file/photo-match.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { PHOTO_FOLDER_TEXTS as texts } from '#language/listing-file/texts-photo-folder'
import { type ZipEntry, readDirectory, unpack } from './zip.ts'

/**
 * A photo of a folder or a ZIP. Nothing of it is read before `blob()`, which throws with a sentence where it cannot be
 * read. `size` in bytes.
 */
export type FolderPhoto = { path: string; size: number; blob: () => Promise<Blob> }
export type PhotoFolder = { photos: FolderPhoto[] } | { problem: string }

function taken(photos: FolderPhoto[]): PhotoFolder {
  if (photos.length === 0) return { problem: texts.none }
  return photos.length > PHOTO_FOLDER_LIMITS.entries ? { problem: texts.tooMany } : { photos }
}

const ofFile = (path: string, file: File): FolderPhoto => ({
  path,
  size: file.size,
  blob: async () => file,
})

/** The photos among files that were chosen: a folder of them, or several files. */
export const photosOfFiles = (files: Iterable<File>): PhotoFolder =>
  taken(
    [...files]
      .map((file) => ofFile(file.webkitRelativePath || file.name, file))
      .filter(({ path }) => isPhotoPath(path)),
  )

const ofEntry = (zip: Blob, entry: ZipEntry): FolderPhoto => ({
  path: entry.path,
  size: entry.size,
  blob: async () => {
    if (entry.locked) throw new Error(texts.locked)
    const bytes = await unpack(zip, entry, PHOTO_LIMITS.chosenBytes).catch(() => {
      throw new Error(texts.broken)
    })
    if (!bytes) throw new Error(texts.tooLarge)
    return new Blob([bytes])
  },
})

/** The photos of a ZIP. Only its directory is read; each photo is unpacked when it is asked for. */
export async function photosOfZip(zip: Blob): Promise<PhotoFolder> {
  const directory = await readDirectory(zip, PHOTO_FOLDER_LIMITS.files).catch(() => null)
  if (!directory) return { problem: texts.noZip }
  if (directory.count > PHOTO_FOLDER_LIMITS.files) return { problem: texts.tooMany }
  const own = directory.entries.filter(({ path }) => isPhotoPath(path))
  return own.length > 0 && own.every(({ locked }) => locked)
    ? { problem: texts.locked }
    : taken(own.map((entry) => ofEntry(zip, entry)))
}
