/** Texts of controls that are the same everywhere; separate from the other texts, because every page loads them. */
export const CONTROL_TEXTS = {
  close: 'Close',
  undo: 'Undo',
  dismiss: 'Close this message',
  signOutFailed: 'You could not be signed out. Check your connection and try again.',
} as const
