import { LISTING_DAYS } from './constants.ts'

const DAY_MS = 86_400_000

/** The result of the link in a mail that asks whether a listing is still available. */
export type Renewal = 'renew' | 'confirmed since' | 'closed' | 'too old'

/** `since`: the last confirmation before the mail; `confirmedAt`: the newest one. All times in milliseconds. */
export function renewalOf({
  since,
  confirmedAt,
  closed,
  now,
}: {
  since: number
  confirmedAt: number
  closed: boolean
  now: number
}): Renewal {
  if (closed) return 'closed'
  if (confirmedAt > since) return 'confirmed since'
  return now - since > LISTING_DAYS.renewalLink * DAY_MS ? 'too old' : 'renew'
}
