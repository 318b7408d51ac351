import { formatMoment } from '../time/rules.ts'
import type { DoubtReason } from './constants.ts'
import { DOUBT_DAYS } from './doubt.ts'

const DAY_MS = 86_400_000

/** What the desk says of a poster whose right to offer homes visitors doubt. */
export const DOUBT_DESK_TEXTS = {
  said: ({
    name,
    people,
    listings,
    reasons,
  }: {
    name: string
    people: number
    listings: number
    reasons: readonly { reason: DoubtReason; people: number }[]
  }) =>
    `${people} people say of ${listings === 1 ? 'a listing' : `${listings} listings`} of ${name}: ${reasons
      .map((one) => `${one.reason.toLowerCase()} (${one.people})`)
      .join(', ')}.`,
  account: 'The account, where the role is changed',
  /** Until then the account stays as it is: the poster answers before anything is shown. */
  asked: (askedAt: string, now: Date) => {
    const until = Date.parse(askedAt) + DOUBT_DAYS.answer * DAY_MS
    return until > now.getTime()
      ? `Asked on ${formatMoment(askedAt)}, not answered yet. Leave the role as it is until ${formatMoment(new Date(until).toISOString())}.`
      : `Asked on ${formatMoment(askedAt)}, no answer yet since then.`
  },
  answered: (at: string) => `The poster answered on ${formatMoment(at)}:`,
} as const
