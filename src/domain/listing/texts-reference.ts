/** Texts about the agent's own reference of a home. */
export const REFERENCE_TEXTS = {
  label: 'Your reference',
  empty: 'Write a reference with a letter or a number, or leave it out.',
  taken:
    'You already have a listing with this reference. Edit that one, or give this home another.',
} as const
