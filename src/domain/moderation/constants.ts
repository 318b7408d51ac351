export const DECISIONS = [
  'approved',
  'rejected',
  'approval undone',
  'rejection undone',
  'edit approved',
  'edit rejected',
  'edit approval undone',
  'edit rejection undone',
] as const
/** A further log entry: the poster has replaced a rejected listing with a new one, so the rejection is final. */
export const POSTED_AGAIN = 'posted again'
export type Decision = (typeof DECISIONS)[number]

/** Shown to the poster of a pending listing, and to the admin above the queue. */
export const WAITING = 'Waiting for approval'

/** Templates for the admin, who can edit them before the text is sent to the poster. */
export const REJECTION_REASONS = [
  'The photos do not show this property.',
  'The price does not look right. Please check it.',
  'The address or locality does not fit the city.',
  'This property is already listed.',
  'Contact details do not belong in the description.',
] as const

/** Characters. */
export const REASON_LIMIT = 500

/** The most listings in one approval. */
export const BATCH_LIMIT = 50
