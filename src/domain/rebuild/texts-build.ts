import type { BuildResult } from './constants.ts'

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
