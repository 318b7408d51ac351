import { PHOTO_TEXTS } from '#language/photo/texts'
import { REFUSED_KIND_TEXTS, CHOSEN_TEXTS as texts } from '#language/photo/texts-chosen'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { headerSize, type Size } from '../../domain/photo/header.ts'
import { isTaken, kindOf, type PhotoKind, SIGNATURE_BYTES } from '../../domain/photo/signature.ts'

/** What a chosen file is by its first bytes; `mark` is the same for the same file, whatever its name. */
export type Looked = Size & { kind: PhotoKind; mark: string }

/** Bytes in which most headers end; one with a large preview or profile is read further. */
const HEADER_BYTES = 65_536
const FURTHER = 8

const bytesOf = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

async function sizeIn(file: Blob, kind: PhotoKind) {
  for (let read = HEADER_BYTES; ; read *= FURTHER) {
    const size = headerSize(kind, await bytesOf(file, 0, read), file.size)
    if (size !== 'more') return size
  }
}

/** The size, the beginning and the end of a file as one short text. */
async function markOf(file: Blob): Promise<string> {
  const ends = new Blob([file.slice(0, HEADER_BYTES), file.slice(-HEADER_BYTES)])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()))
  return [file.size, ...digest.subarray(0, 12)].map((part) => part.toString(36)).join('.')
}

/** Looks at a file without decoding it; a problem is a sentence. Never rejects. */
export async function lookAt(file: Blob): Promise<Looked | { problem: string }> {
  try {
    const kind = kindOf(await bytesOf(file, 0, SIGNATURE_BYTES))
    if (!isTaken(kind)) return { problem: REFUSED_KIND_TEXTS[kind] }
    if (file.size > PHOTO_LIMITS.chosenBytes) return { problem: texts.tooLarge }
    const size = await sizeIn(file, kind)
    if (size === null) return { problem: PHOTO_TEXTS.broken }
    if (size === 'incomplete') return { problem: texts.incomplete }
    if (size.width * size.height > PHOTO_LIMITS.chosenPixels)
      return { problem: texts.tooManyPixels }
    return { ...size, kind, mark: await markOf(file) }
  } catch {
    // It was moved or removed after it was chosen, or is in a cloud that cannot be reached.
    return { problem: texts.unreadable }
  }
}
