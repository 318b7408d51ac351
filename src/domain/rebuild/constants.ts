/**
 * The state of a change: on the served site, waiting for a build that is not due yet, being built, failed, or missing
 * after `OVERDUE_MS`.
 */
const REBUILD_STATES = ['live', 'waiting', 'rebuilding', 'failed', 'overdue'] as const
export const BUILD_RESULTS = ['running', 'done', 'failed'] as const
/** The stored length of a build's error, in characters. */
export const BUILD_ERROR_LENGTH = 2000
export const OVERDUE_MS = 15 * 60_000
/** The shortest interval between two requests for the status during a rebuild, in milliseconds. */
export const STATUS_POLL_MS = 2000

export type RebuildState = (typeof REBUILD_STATES)[number]
export type BuildResult = (typeof BUILD_RESULTS)[number]
