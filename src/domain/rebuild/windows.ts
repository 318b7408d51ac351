const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Minutes between two builds on the deployed site; the setting REBUILD_EVERY_MINUTES says otherwise. */
export const REBUILD_EVERY_MINUTES = 360
/** Changes of one sitting come along with the first of them. */
const GATHERED_MS = 10 * MINUTE
/** What must leave the pages is built at once, and so often at most. */
const URGENT_EVERY_MS = HOUR

/**
 * What changes the built pages, and how long they may stay as they were. What is new or changed can be read on demand
 * meanwhile; what somebody else decided to take away must not stay on the pages.
 */
const URGENCY = {
  'listing approved': 'window',
  'listing changed': 'window',
  'listing closed or confirmed': 'window',
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

/** When a build was last asked for, as far as that is known, and what time it is. */
type Times = { askedAt: Date | null; now: Date }

/** When the build is due that a change needs. `everyMinutes` of 0: each change is built at once. */
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
