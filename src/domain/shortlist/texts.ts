import { SHORTLIST_LIMITS } from './constants.ts'

export const SAVED_TEXTS = {
  title: 'Saved properties',
  description: 'The properties you saved, and those that are gone.',
  intro: 'Tap the heart on any property to save it. Tap again to remove it.',
  more: 'More for this list',
  loading: 'Looking up your saved properties…',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the heart on any property, and you find it here.',
  toSearch: 'Find a property',
  count: (count: number) => `${count} saved ${count === 1 ? 'property' : 'properties'}`,
  gone: 'No longer available',
  goneText: 'It was sold, rented out or taken down since you saved it.',
  remove: 'Remove',
  removed: (name: string) => `${name} removed.`,
  unnamed: 'A saved property',
  failed: 'Your saved properties could not be loaded. Check your connection.',
  retry: 'Try again',
  withoutScript: 'Your browser keeps your saved properties. It needs JavaScript to show them.',
} as const

export const SHORTLIST_TEXTS = {
  follows: 'Saved to your account.',
  onDevice: 'Saved on this device only.',
  toAccount: 'Log in to see them anywhere',
  full: `Your account keeps ${SHORTLIST_LIMITS.perAccount}. The others stay on this device.`,
  unread: 'We could not reach your account. This is what is saved on this device.',
  less: (amount: string) => `${amount} less than when you saved it`,
  was: (price: string) => `${price} when you saved it`,
  note: 'Note, only for you',
  saving: 'Saving…',
  noteSaved: 'Saved',
  noteWaits: 'Kept on this device. We save it when the connection is back.',
  share: 'Share this list',
  shareHint: 'Anyone with the link can read the list, but not change it. You can stop it any time.',
  withNotes: 'Show my notes',
  withName: 'Show my name',
  makeLink: 'Make a link',
  link: 'Link to your list',
  copy: 'Copy the link',
  changed: 'The link now shows what you chose.',
  end: 'Stop the link',
  ended: 'The link no longer works. Nobody can open it.',
} as const

/** Texts of the page to which a shared link leads. */
export const SHARED_SHORTLIST_TEXTS = {
  title: 'A shortlist of properties',
  titleOf: (name: string) => `${name}’s shortlist`,
  description: 'Properties that someone picked and shared by a link.',
  intro: (count: number) =>
    count === 1 ? 'One property, shared by a link.' : `${count} properties, shared by a link.`,
  noteBy: 'Note',
  gone: (count: number) =>
    count === 1 ? 'One more is no longer available.' : `${count} more are no longer available.`,
  none: 'Nothing on this list is available any more.',
  ended: 'This link no longer works.',
  endedHint: 'Ask the person who sent it for a new one.',
} as const
