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
/** What the log notes besides: the poster has answered a rejection with a new listing, so that it stands for good. */
export const POSTED_AGAIN = 'posted again'
export type Decision = (typeof DECISIONS)[number]

/** What the poster reads of a pending listing, and the admin above the queue. */
export const WAITING = 'Waiting for approval'

/** Offered to the admin as a start; the text sent to the poster is what the admin leaves in the field. */
export const REJECTION_REASONS = [
  'The photos do not show this property.',
  'The price does not look right. Please check it.',
  'The address or locality does not fit the city.',
  'This property is already listed.',
  'Contact details do not belong in the description.',
] as const

/** Characters. */
export const REASON_LIMIT = 500

/** Listings that are approved at once, at most. */
export const BATCH_LIMIT = 50
