import { type CleaningStop, ORPHAN_LIMITS } from '../cleanup/constants.ts'
import type { BuildResult, RebuildState } from './constants.ts'

export const REBUILD_TEXTS = {
  title: 'Public site',
  again: 'Rebuild again',
  now: 'Rebuild now',
  /** The link to an approved listing, whose page exists before the build. */
  readable: 'Readable now',
  asking: 'Asking…',
  unknown: 'Not known yet',
  revision: (served: number, wanted: number) =>
    `Revision ${served} is served, ${wanted} is the newest.`,
  served: (revision: number) => `Revision ${revision} is served.`,
  built: (when: string) => `Built ${when}.`,
  notServed: 'The revision of the served site could not be read.',
  /** `clock`: a time of the day in India. */
  inGalleries: (clock: string) => `In the galleries at ${clock}`,
  overdueHint: 'The site has not been rebuilt in time. Ask again.',
} as const

/** Shown to admins when the cleanup of photos has stopped. */
export const CLEANING_TEXTS = {
  title: 'Cleaning of photos stopped',
  since: (when: string) => `Since ${when}.`,
  reasons: {
    'store of another database':
      'The photo store carries the id of another database, so one of the two is not this site’s. No photo is erased until they belong together.',
    'store without id':
      'The photo store has lost the id that it shares with this database: it is a new or another one. No photo is erased until they belong together.',
    'no photo known':
      'This database knows none of the stored photos, so it may not be theirs. No photo is erased until it knows one.',
    'too many strays': `More stored files have no photo in the database than the ${ORPHAN_LIMITS.share * 100} % that may go in a day. Today’s share is erased; the rest waits. If that many photos should still be there, restore a backup now.`,
  } satisfies Record<CleaningStop, string>,
} as const

/** Words of the admins' page of builds. */
export const BUILD_TEXTS = {
  title: 'Builds',
  about: 'How far the public site has come, and what its builds became.',
  builds: 'All builds',
  none: 'No build has been noted yet.',
  columns: {
    result: 'Result',
    revision: 'Revision',
    started: 'Started',
    ended: 'Ended',
    took: 'Took',
  },
  error: 'Why it failed',
  running: 'Still running',
} as const

export const BUILD_LABELS: Record<BuildResult, string> = {
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
}

/** Formats a duration in milliseconds: "4.7 s", "2 min 5 s". */
export function durationInWords(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 60) return `${Math.round(seconds * 10) / 10} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export const REBUILD_LABELS: Record<RebuildState, string> = {
  live: 'Live',
  waiting: 'Waiting for the next build',
  rebuilding: 'Publishing…',
  failed: 'Build failed, the previous site is still live',
  overdue: 'Overdue',
}
