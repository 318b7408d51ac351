/** Shown to the poster of a pending listing, and to the admin above the queue. */
export const WAITING = 'Waiting for approval'

/** Shown to the poster of a rejected one. */
export const rejected = (reason: string) => `Rejected: ${reason}`

/** Templates for the admin, who can edit them before the text is sent to the poster. */
export const REJECTION_REASONS = [
  'The photos do not show this property.',
  'The price does not look right. Please check it.',
  'The address or locality does not fit the city.',
  'This property is already listed.',
  'The RERA number, or the reason why none is needed, is missing.',
  'Contact details do not belong in the description.',
] as const
