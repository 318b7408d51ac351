import { formatMoment } from '../time/rules.ts'

/** What the desk says of a listing that was reported as gone. */
export const GONE_DESK_TEXTS = {
  /** Nothing where the owner was not asked. */
  asked: (askedAt: string | null) =>
    askedAt && `The owner was asked on ${formatMoment(askedAt)} and has not answered.`,
  unanswered: 'No answer from the owner',
  hidden: (hiddenAt: string | null) =>
    hiddenAt && `Hidden since ${formatMoment(hiddenAt)}, until the owner answers.`,
  /** The owner's word about earlier reports of the same kind. */
  confirmed: (at: string | null) =>
    at && `The owner confirmed or changed it on ${formatMoment(at)}, after such a report.`,
  hide: 'Hide it',
  unhide: 'Show it again',
  done: (about: string, hidden: boolean) =>
    hidden
      ? `${about} is hidden until its owner says that it is still available.`
      : `${about} is shown again.`,
  changed: 'This has changed since you read it. Look at it again.',
} as const
