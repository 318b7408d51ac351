import { OWN_REASONS } from './constants.ts'

/** Texts about the reasons that an admin keeps. */
export const OWN_REASON_TEXTS = {
  title: 'Your own',
  keep: 'Keep this reason as mine',
  remove: (reason: string) => `No longer mine: ${reason}`,
  long: `A reason of up to ${OWN_REASONS.length} characters can be kept as yours.`,
  full: `You keep ${OWN_REASONS.most} reasons. Remove one to keep another.`,
  missing: 'Write a reason to keep.',
  failed: 'Your own reasons could not be loaded.',
  retry: 'Load them again',
} as const
