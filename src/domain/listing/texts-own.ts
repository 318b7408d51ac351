import { LISTING_DAYS } from './constants.ts'

/** Error messages for the poster when a change to a listing is refused. */
export const OWN_LISTING_RESULT_TEXTS = {
  changed:
    'This listing has been changed or decided on since you opened it. Your answers are kept. Submit again to send them.',
  closed: 'This listing is marked as sold or rented. Put it on offer again before you edit it.',
} as const

/** Texts of the poster's own listings: their state and the actions on them. */
export const OWN_LISTING_TEXTS = {
  postSeveral: 'Post several at once',
  notShown: 'Not shown',
  expired: (since: string) => `Not shown since ${since}. Confirm that it is available.`,
  closed: (until: string) => `Visitors see it until ${until}, without contact.`,
  past: (since: string) => `Not shown since ${since}.`,
  changeWaiting: 'Change waiting for approval',
  changeRejected: (reason: string) => `Change rejected: ${reason}`,
  changeNote: 'Visitors see the listing as it was until then.',
  edit: 'Edit',
  reopen: 'Put on offer again',
  remove: 'Delete',
  removed: (name: string) => `${name} is deleted.`,
  dialog: {
    title: (name: string) => `Delete ${name}?`,
    pending: 'It leaves the queue at once, and its photos are erased. This cannot be undone.',
    approved:
      'It leaves the public site with the next rebuild, a minute or two later. Its photos are erased, and so is any change that waits. Questions that visitors have asked stay on this page. This cannot be undone.',
    instead: `If it is sold or rented, mark it as that instead: visitors then see so for ${LISTING_DAYS.closed} days.`,
    submit: 'Delete this listing',
    busy: 'Deleting…',
    cancel: 'Keep it',
  },
} as const
