import { atom } from 'nanostores'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { photoPath } from '../../contract/paths.ts'
import { CONTENT_LIMITS } from '../../domain/content/constants.ts'
import { linesOf } from '../../domain/field/draft.ts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { photoProblem, shrinkPhoto } from '../photo/shrink.ts'
import { uploadPhoto } from '../photo/upload.ts'
import { $entryDraft, answer } from './entry-form.store.ts'

/** The state of the last upload. */
export const $upload = atom<
  { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; message: string }
>({ state: 'idle' })

async function upload(file: File): Promise<{ address: string } | { problem: string }> {
  const small = await shrinkPhoto(file).catch(photoProblem)
  if (typeof small === 'string') return { problem: small }
  const sent = await uploadPhoto(small.blob)
  return sent.ok
    ? { address: photoPath(sent.value.key, PHOTO_WIDTHS[1]) }
    : { problem: PHOTO_TEXTS.failed }
}

/** Uploads files one after the other and adds their addresses to a field. A field for one picture keeps the last. */
export async function addPictures(
  name: string,
  files: readonly File[],
  { several }: { several: boolean },
): Promise<void> {
  const { id } = $entryDraft.get()
  $upload.set({ state: 'busy' })
  for (const file of files) {
    const result = await upload(file)
    // The admin has opened another entry in the meantime.
    if ($entryDraft.get().id !== id) return $upload.set({ state: 'idle' })
    if ('problem' in result) return $upload.set({ state: 'failed', message: result.problem })
    const before = several ? linesOf($entryDraft.get().values[name] ?? '') : []
    if (before.length >= CONTENT_LIMITS.pictures)
      return $upload.set({ state: 'failed', message: PHOTO_TEXTS.tooMany })
    answer(name, [...before, result.address].join('\n'))
  }
  $upload.set({ state: 'done' })
}

export function removePicture(name: string, address: string): void {
  answer(
    name,
    linesOf($entryDraft.get().values[name] ?? '')
      .filter((one) => one !== address)
      .join('\n'),
  )
}
