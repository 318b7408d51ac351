/**
 * How far a change has come: reached the served site, waits for a build that is not due yet, on its way, failed, or not
 * there after `OVERDUE_MS`.
 */
const REBUILD_STATES = ['live', 'waiting', 'rebuilding', 'failed', 'overdue'] as const
export const BUILD_RESULTS = ['running', 'done', 'failed'] as const
/** Characters that are kept of why a build failed. */
export const BUILD_ERROR_LENGTH = 2000
export const OVERDUE_MS = 15 * 60_000
/** Milliseconds between two looks at the status while something is being published, at least. */
export const STATUS_POLL_MS = 2000

export type RebuildState = (typeof REBUILD_STATES)[number]
export type BuildResult = (typeof BUILD_RESULTS)[number]

export const REBUILD_LABELS: Record<RebuildState, string> = {
  live: 'Live',
  waiting: 'Waiting for the next build',
  rebuilding: 'Publishing…',
  failed: 'Build failed, the previous site is still live',
  overdue: 'Overdue',
}
