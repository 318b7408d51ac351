/**
 * How far a change has come: reached the served site, waits for a build that is not due yet, on its way, failed, or not
 * there after `OVERDUE_MS`.
 */
const PUBLICATION_STATES = ['live', 'waiting', 'publishing', 'failed', 'overdue'] as const
export const BUILD_RESULTS = ['running', 'done', 'failed'] as const
/** Characters that are kept of why a build failed. */
export const BUILD_ERROR_LENGTH = 2000
export const OVERDUE_MS = 15 * 60_000
/** Milliseconds between two looks at the status while something is being published, at least. */
export const STATUS_POLL_MS = 2000

export type PublicationState = (typeof PUBLICATION_STATES)[number]
export type BuildResult = (typeof BUILD_RESULTS)[number]

export const PUBLICATION_LABELS: Record<PublicationState, string> = {
  live: 'Live',
  waiting: 'Waiting for the next build',
  publishing: 'Publishing…',
  failed: 'Build failed, the previous site is still live',
  overdue: 'Overdue',
}
