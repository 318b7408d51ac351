const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The default minutes between two builds on the deployed site; the setting REBUILD_EVERY_MINUTES overrides it. */
export const REBUILD_EVERY_MINUTES = 360
/** The delay that lets changes made shortly after each other share one build. */
const GATHERED_MS = 10 * MINUTE
/** The shortest interval between two urgent builds, which remove something from the pages. */
const URGENT_EVERY_MS = HOUR

/**
 * The kinds of changes to the built pages, and how soon each needs a build. New and changed content has a page on
 * demand until then; a listing that was taken down, or whose account was disabled or deleted, must go at once.
 */
const URGENCY = {
  'listing approved': 'window',
  'listing changed': 'window',
  'listing closed or confirmed': 'window',
  'right to offer seen': 'window',
  'right to offer taken back': 'urgent',
  'homes compared': 'window',
  'listing deleted by its owner': 'window',
  'listing expired': 'window',
  'listing taken down': 'urgent',
  'account changed': 'window',
  'account disabled': 'urgent',
  'account deleted': 'urgent',
  'content changed': 'window',
  'build failed': 'window',
  'change missed': 'window',
  'rebuild now': 'now',
} as const satisfies Record<string, 'now' | 'urgent' | 'window'>

export type SiteChange = keyof typeof URGENCY

/** The time of the last build request, if known, and the current time. */
type Times = { askedAt: Date | null; now: Date }

/** When the build for a change is due. If `everyMinutes` is 0, each change is built at once. */
export function buildDueAt(
  change: SiteChange,
  { askedAt, now }: Times,
  everyMinutes: number,
): Date {
  const urgency = URGENCY[change]
  if (everyMinutes === 0 || urgency === 'now') return now
  const every = everyMinutes * MINUTE
  const [wait, between] =
    urgency === 'urgent'
      ? [0, Math.min(URGENT_EVERY_MS, every)]
      : [Math.min(GATHERED_MS, every), every]
  return new Date(Math.max(now.getTime() + wait, (askedAt?.getTime() ?? 0) + between))
}
