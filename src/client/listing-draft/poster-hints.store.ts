import { atom } from 'nanostores'
import { checkListing } from '../../contract/listing.ts'
import { hintsOfAnswers, hintsOfFound, type PosterHint } from '../../domain/hints/poster.ts'
import { uploadedIds } from '../../domain/listing-draft/photos.ts'
import { $session } from '../account/session.ts'
import { call } from '../lib/api.ts'
import { $outcome, $photos } from '../photo/photo.store.ts'
import { $about, validListing } from './draft.store.ts'

/** What the poster is told before sending. `checking`: the comparison with other listings is not there yet. */
export const $posterHints = atom<{ hints: readonly PosterHint[]; checking: boolean }>({
  hints: [],
  checking: false,
})

/** A photo follows another within this time where several are chosen together. */
const SETTLED_MS = 500
let asked = 0

/**
 * Looks at the draft as it is: the answers on this device, the rest on the server for a signed-in poster. A failure is
 * not shown: what waits for the admins is the same.
 */
async function look(): Promise<void> {
  asked += 1
  const request = asked
  const fields = await validListing()
  if (request !== asked) return
  if (!fields) return $posterHints.set({ hints: [], checking: false })
  const ofAnswers = hintsOfAnswers(fields, new Date())
  const before = $posterHints.get().hints
  if (!$session.get()) return $posterHints.set({ hints: ofAnswers, checking: false })
  $posterHints.set({ hints: before.length > 0 ? before : ofAnswers, checking: true })
  const body = {
    fields,
    photoIds: uploadedIds($photos.get()),
    edit: $about.get().edit ?? null,
  }
  const answer = await call(checkListing, { body })
  if (request !== asked) return
  const found = answer.ok ? hintsOfFound(answer.value.found) : []
  $posterHints.set({ hints: [...ofAnswers, ...found], checking: false })
}

/** Looks now, and again when the photos have changed and are uploaded. Returns a function that stops it. */
export function followHints(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | null = null
  const see = () => {
    if ($outcome.get() === 'busy') return
    const now = JSON.stringify([Boolean($session.get()), uploadedIds($photos.get())])
    if (now === seen) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), seen === null ? 0 : SETTLED_MS)
    seen = now
  }
  const ends = [$photos.subscribe(see), $session.listen(see)]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
