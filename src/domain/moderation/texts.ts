import { HINT_TEXTS } from '#english/hints/texts'
import { RERA_DESK } from '#english/rera/texts-desk'
import { WAITING } from '#language/moderation/texts-decisions'
import type { NameHint } from '../account/name-hints.ts'
import type { Hint } from '../hints/constants.ts'
import type { Decision, DeskView, LOGGED_DECISIONS } from './constants.ts'
import type { QueueFilterName } from './filter.ts'

const CANNOT_UNDO = 'This decision cannot be undone any more.'

export const MODERATION_TEXTS = {
  reasonMissing: 'Write a reason. The poster reads it.',
  alreadyDecided: (who: string, decision: string) => `${who} has already ${decision} this listing.`,
  decidedByAnother: 'Another admin has already decided on this listing.',
  changed:
    'The poster changed this listing while you were reading it. Read it again before you decide.',
  notOpened:
    'You have not had all of it on the screen. Open it, wait until its pictures are there, then approve it.',
  cannotUndo: CANNOT_UNDO,
} as const

/** A decision as a verb: "Asha has already approved this listing." */
export const DECISION_VERBS: Record<Decision, string> = {
  'listing.approved': 'approved',
  'listing.rejected': 'rejected',
  'listing.approval_undone': 'undone the approval of',
  'listing.rejection_undone': 'undone the rejection of',
  'edit.approved': 'approved the changes to',
  'edit.rejected': 'rejected the changes to',
  'edit.approval_undone': 'undone the changes to',
  'edit.rejection_undone': 'undone the rejection of the changes to',
}

/** A line of the log as people read it. */
export const DECISION_LABELS: Record<(typeof LOGGED_DECISIONS)[number], string> = {
  'listing.approved': 'Approved',
  'listing.rejected': 'Rejected',
  'listing.approval_undone': 'Approval undone',
  'listing.rejection_undone': 'Rejection undone',
  'edit.approved': 'Change approved',
  'edit.rejected': 'Change rejected',
  'edit.approval_undone': 'Approval of the change undone',
  'edit.rejection_undone': 'Rejection of the change undone',
  'listing.reposted': 'Posted again',
}

export const DESK_TEXTS = {
  title: 'Moderation desk',
  about: 'Listings waiting for approval, and the state of the public site.',
  loading: 'Loading the queue…',
  failed: 'The queue could not be loaded. We keep trying.',
  outdated: 'The queue could not be updated. This is what we knew before; we keep trying.',
  retry: 'Try again now',
  queue: WAITING,
  counts: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', users: 'Users' },
  emptyTitle: 'Nothing is waiting',
  emptyText: 'Every listing has been decided. New ones appear here by themselves.',
  waiting: (age: string) => `Waiting ${age}`,
  justArrived: 'Just arrived',
  back: 'Back to the queue',
  approve: 'Approve',
  approving: 'Approving…',
  approveAsk: (title: string) => `Approve ${title}? Press A or Enter again. Any other key cancels.`,
  reject: 'Reject',
  next: 'Next',
  previous: 'Previous',
  position: (place: number, count: number) => `${place} of ${count}`,
  note: 'The poster tells you',
  facts: 'Facts',
  description: 'Description',
  amenities: 'Amenities',
  notStated: 'Not stated',
  photo: (place: number, count: number, room = '') =>
    `Photo ${place} of ${count}${room && `, ${room}`}, opens in full size`,
  poster: 'Posted by',
  record: (approved: number, rejected: number) =>
    `${approved} approved and ${rejected} rejected before`,
  newcomer: 'Sent before anything of this account was decided',
  approved: (title: string) => `${title} is approved.`,
  rejected: (title: string) => `${title} is rejected. The poster reads your reason.`,
  undone: (title: string) => `${title} is back in the queue.`,
  restored: (title: string) => `${title} is published again.`,
  arrived: (count: number) =>
    count === 1 ? 'One new listing in the queue.' : `${count} new listings in the queue.`,
  withdrawn: 'This listing is no longer in the queue.',
  showChanged: 'Read the changed listing',
  secondStep: 'Your account decides what the public sees. Protect it with a second step at login.',
  secondStepLink: 'Set it up on your profile',
} as const

/** Words of a dialog that asks for a reason. */
export type ReasonDialogWords = {
  title: (name: string) => string
  hint: string
  submit: string
  busy: string
}

export const REJECT_TEXTS = {
  title: (name: string) => `Reject ${name}`,
  reason: 'Reason',
  hint: 'The poster reads this on the profile page, and can edit and post again.',
  suggestions: 'Often used; choosing one puts it into the field',
  submit: 'Reject this listing',
  busy: 'Rejecting…',
  cancel: 'Cancel',
  left: (count: number) => `${count} characters left`,
} as const

export const UNDO_TEXTS = {
  button: 'Undo',
  label: (decision: string, title: string) => `Undo: ${title}, ${decision.toLowerCase()}`,
  approvalTitle: (title: string) => `Undo the approval of ${title}?`,
  approvalText:
    'It goes back to the queue at once and leaves the public site with the next rebuild, a minute or two later.',
  rejectionTitle: (title: string) => `Undo the rejection of ${title}?`,
  rejectionText:
    'It goes back to the queue with its photos, and the poster sees it as pending again.',
  takedownTitle: (title: string) => `Publish ${title} again?`,
  takedownText:
    'It is back on the site as it was, with its photos and without a further approval. The poster gets a mail.',
  confirm: 'Yes, undo',
  busy: 'Undoing…',
  cancel: 'Keep the decision',
} as const

/** Names of what the desk shows. */
export const VIEW_LABELS: Record<DeskView, string> = {
  queue: 'Queue',
  prices: 'Prices',
  names: 'Names',
  reports: 'Reported',
  log: 'All decisions',
}

export const FILTER_LABELS: Record<QueueFilterName, string> = {
  city: 'City',
  listingType: 'Listing type',
  propertyType: 'Property type',
  role: 'Posted by',
  hints: 'With hints',
  newcomer: 'New posters',
}

export const QUEUE_TEXTS = {
  views: 'Parts of the desk',
  shortcuts: 'Shortcuts',
  filters: 'Narrow the queue',
  search: 'Search the queue',
  any: 'Any',
  counted: (name: string, count: number) => `${name} (${count})`,
  lift: 'Clear all filters',
  matching: (count: number, all: number) =>
    count === all ? `${all} waiting` : `${count} of ${all} waiting`,
  prices: (count: number) => (count === 1 ? 'One change of a price' : `${count} changes of prices`),
  shown: (shown: number, count: number) => `${shown} of ${count} shown`,
  readOn: (count: number) => `Show the next ${count}`,
  reading: 'Loading…',
  nothingTitle: 'Nothing matches',
  nothingText: 'Other listings are waiting. Lift a filter to see them.',
  change: 'Change',
  unverified: 'E-mail?',
  newcomer: 'New poster',
} as const

/** Of `odd` and `place`, the desk says what is doubtful. */
export const HINT_LABELS: Record<Hint, string> = {
  home: 'Same home?',
  duplicate: 'Duplicate?',
  picture: HINT_TEXTS.pictureDoubtful,
  words: HINT_TEXTS.wordsDoubtful,
  price: 'Price?',
  odd: 'Unusual figure?',
  rera: HINT_TEXTS.reraDoubtful,
  'no-rera': RERA_DESK.notGiven,
  place: 'City?',
  contact: HINT_TEXTS.contactDoubtful,
}

export const BATCH_TEXTS = {
  choose: (title: string) => `Select ${title}`,
  chooseAll: (count: number) => `Select all without hints (${count})`,
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear',
  approve: (count: number) => (count === 1 ? 'Approve one…' : `Approve ${count}…`),
  title: (count: number) =>
    count === 1 ? 'Approve this listing?' : `Approve these ${count} listings?`,
  text: 'Each is approved as you see it now. A listing that was changed or decided in the meantime stays as it is.',
  confirm: 'Yes, approve',
  busy: 'Approving…',
  cancel: 'Cancel',
  doneTitle: 'Done',
  close: 'Back to the desk',
  approved: 'Approved',
  changed: MODERATION_TEXTS.changed,
  unopened: MODERATION_TEXTS.notOpened,
  gone: 'No longer in the queue.',
  decided: (by: string, decision: Decision) =>
    MODERATION_TEXTS.alreadyDecided(by, DECISION_VERBS[decision]),
  announcement: (approved: number, all: number) => `${approved} of ${all} approved.`,
} as const

/** Texts about a change to a published listing, for the admin who decides on it. */
export const EDIT_TEXTS = {
  title: 'What changes',
  published: 'See the published page',
  field: 'Field',
  before: 'Published',
  after: 'Proposed',
  nothing: 'Fields and photos are as they are published.',
  name: 'Name',
  description: 'Description',
  photosBefore: (count: number) => `Published photos (${count})`,
  photosAfter: (count: number) => `Proposed photos (${count})`,
  none: 'None',
  isNew: 'New',
  goes: 'Goes',
  approved: (title: string) => `The changes to ${title} are approved.`,
  rejected: (title: string) =>
    `The changes to ${title} are rejected. The poster reads your reason.`,
  undoApproval: (title: string) => `Undo the changes to ${title}?`,
  undoApprovalText:
    'The former version is published again, a minute or two later, and the change goes back to the queue.',
  undoRejection: (title: string) => `Undo the rejection of the changes to ${title}?`,
  undoRejectionText: 'The change goes back to the queue. The listing stays published as it is.',
} as const

export const EDIT_REJECT_TEXTS: ReasonDialogWords = {
  title: (name: string) => `Reject the changes to ${name}`,
  hint: 'The poster reads this on the profile page, and can change the listing again. It stays published as it is.',
  submit: 'Reject these changes',
  busy: 'Rejecting them…',
}

/** Words of the desk about changed names. */
export const NAME_TEXTS = {
  title: 'Changed names',
  about: 'Visitors read the old name until you decide.',
  loading: 'Loading the names…',
  failed: 'The names could not be loaded.',
  emptyTitle: 'No name is waiting',
  emptyText:
    'When someone with listings changes their name, it appears here before visitors read it.',
  now: (name: string) => `Now: ${name}`,
  asked: (when: string, listings: number) =>
    `Asked ${when}. Shown on ${listings === 1 ? 'one listing' : `${listings} listings`}.`,
  approve: 'Approve name',
  refuse: 'Refuse name',
  approved: (name: string) => `${name} is the public name now.`,
  refused: (name: string) => `${name} is refused. The old name stays.`,
  changed: 'This name is no longer waiting. Look at the list again.',
} as const

export const NAME_HINT_LABELS: Record<NameHint, string> = {
  scripts: 'Several alphabets',
  poses: 'Like an admin’s name',
  contact: HINT_TEXTS.contactDoubtful,
}

/** The action of each key, in the order of the overlay. */
export const HELP_TEXTS = {
  title: 'Keyboard shortcuts',
  on: 'Listen to these keys',
  close: 'Close',
  keys: [
    ['A', 'Approve the listing: asks, and A or Enter confirms'],
    ['R', 'Reject it, with a reason'],
    ['J', 'Next listing'],
    ['K', 'Previous listing'],
    ['X or Space', 'Select it for approval together; opens it first'],
    ['B', 'Approve the selected ones'],
    ['/', QUEUE_TEXTS.search],
    ['?', 'Show or hide this'],
  ],
} as const
