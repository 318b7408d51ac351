import type { QueuedListing } from '../../contract/moderation.ts'
import { versionKey } from '../../domain/moderation/rules.ts'

/** What the server has noted as read since the page was opened, by listing and version. */
const notes = new Map<string, string>()

type Version = Pick<QueuedListing, 'id' | 'version'>

export const note = (version: Version, readAt: string) => notes.set(versionKey(version), readAt)
/** Forgets a note that the server does not have. */
export const forgetNote = (version: Version) => notes.delete(versionKey(version))

/** Adds the notes that an answer does not have yet, because it was asked for before them. */
export function withNotes(entries: readonly QueuedListing[]): QueuedListing[] {
  const later = entries.filter((entry) => !entry.readAt && notes.has(versionKey(entry)))
  return entries.map((entry) => {
    const { file } = entry
    const more = file ? later.filter((other) => other.file?.id === file.id).length : 0
    return {
      ...entry,
      readAt: entry.readAt ?? notes.get(versionKey(entry)) ?? null,
      file: file && { ...file, opened: Math.min(file.lines, file.opened + more) },
    }
  })
}
