import { SHORTLIST_LIMITS } from './constants.ts'

export const SAVED_TEXTS = {
  title: 'Saved properties',
  description: 'The properties you saved, also those that have gone since.',
  intro: 'Press a heart anywhere on the site to add a property, once more to take it out.',
  loading: 'Looking up your saved properties…',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Press the heart on a card, and the property waits here for you.',
  toSearch: 'Look for properties',
  count: (count: number) => `${count} saved ${count === 1 ? 'property' : 'properties'}`,
  gone: 'No longer available',
  goneText: 'It was sold, rented out or taken down since you saved it.',
  remove: 'Take out',
  removed: (name: string) => `${name} was taken out.`,
  unnamed: 'A saved property',
  failed: 'Your saved properties could not be loaded. Check your connection.',
  retry: 'Try again',
  withoutScript: 'Saved properties are kept in your browser; showing them needs JavaScript.',
} as const

export const SHORTLIST_TEXTS = {
  follows: 'It follows your account to your other devices.',
  onDevice: 'Kept on this device only.',
  toAccount: 'Log in to have it on your other devices',
  full: `Your account keeps ${SHORTLIST_LIMITS.perAccount} of them. The others stay on this device.`,
  unread: 'Your account could not be asked: this is what this device knows.',
  less: (amount: string) => `${amount} less than when you saved it`,
  was: (price: string) => `${price} when you saved it`,
  note: 'Note, only for you',
  saving: 'Saving…',
  noteSaved: 'Saved',
  noteWaits: 'Kept on this device, and saved once the connection is back.',
  share: 'Share this list',
  shareHint:
    'Whoever has the link can read the list, and change nothing. You can end it at any time.',
  withNotes: 'Show my notes',
  withName: 'Show my name',
  makeLink: 'Make a link',
  link: 'Link to your list',
  copy: 'Copy the link',
  changed: 'The link shows what you have chosen.',
  end: 'End the link',
  ended: 'The link is ended. Nobody can open it any more.',
} as const

/** Texts of the page to which a shared link leads. */
export const SHARED_SHORTLIST_TEXTS = {
  title: 'A shortlist of properties',
  titleOf: (name: string) => `${name}’s shortlist`,
  description: 'Properties that somebody has put together and shared by a link.',
  intro: (count: number) =>
    count === 1 ? 'One property, shared by a link.' : `${count} properties, shared by a link.`,
  noteBy: 'Note',
  gone: (count: number) =>
    count === 1 ? 'One more is no longer available.' : `${count} more are no longer available.`,
  none: 'Nothing of this list is available any more.',
  ended: 'This link is ended, or was never one.',
  endedHint: 'Ask whoever sent it for a new one.',
} as const
