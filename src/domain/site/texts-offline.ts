/** Texts of a visit without a connection, and of a new version of the site. */
export const OFFLINE_TEXTS = {
  title: 'This page needs a connection',
  text: 'It is not on this device. When you are online again, try once more.',
  retry: 'Try again',
  here: 'You can read these now',
  none: 'No page is on this device yet. Those that you open are kept for the next time.',
  kept: (ago: string) => `Kept ${ago}`,
  offline: 'You are offline.',
  slow: 'This page is taking long to load.',
  unreached: 'We cannot be reached just now.',
  copy: (ago: string) => `This page is as it was ${ago}. Prices may have changed.`,
  online: 'You are online again.',
  reload: 'Load it again',
} as const

export const NEW_VERSION_TEXTS = {
  ready: 'A new version of this site is ready.',
  reload: 'Reload',
} as const
