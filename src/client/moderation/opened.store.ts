import { atom } from 'nanostores'
import type { QueuedListing } from '../../contract/moderation.ts'

type Filed = Pick<QueuedListing, 'id' | 'file'>

/** The lines of files that this admin has had on the screen and that still wait: their ids, by the file. */
export const $opened = atom<Readonly<Record<string, readonly string[]>>>({})

/** Notes that a line of a file is on the screen. */
export function noteOpened({ id, file }: Filed): void {
  if (!file) return
  const before = $opened.get()[file.id] ?? []
  if (!before.includes(id)) $opened.set({ ...$opened.get(), [file.id]: [...before, id] })
}

/** Forgets one that was decided. */
export function forgetOpened({ id, file }: Filed): void {
  const before = file && $opened.get()[file.id]
  if (before) $opened.set({ ...$opened.get(), [file.id]: before.filter((other) => other !== id) })
}
