/** Words of controls that are the same wherever they stand. */
export const CONTROL_TEXTS = {
  close: 'Close',
  undo: 'Undo',
  dismiss: 'Close this message',
} as const
