/** The row of listings that this device has shown before. */
export const VIEWED_TEXTS = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'This device has forgotten what you looked at.',
} as const
