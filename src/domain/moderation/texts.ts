import { REFUSED_MESSAGE } from '../permission/texts.ts'
import { NOT_FOUND_TEXTS } from '../site/texts.ts'
import { type Decision, WAITING } from './constants.ts'

const CANNOT_UNDO = 'This decision cannot be undone any more.'

export const MODERATION_TEXTS = {
  reasonMissing: 'Write a reason. The poster reads it.',
  alreadyDecided: (who: string, decision: string) => `${who} has already ${decision} this listing.`,
  changed:
    'The poster changed this listing while you were reading it. Read it again before you decide.',
  cannotUndo: CANNOT_UNDO,
  rejected: (reason: string) => `Rejected: ${reason}`,
  leave: NOT_FOUND_TEXTS.home,
  refused: REFUSED_MESSAGE,
} as const

/** A decision as a verb: "Asha has already approved this listing." */
export const DECISION_VERBS: Record<Decision, string> = {
  approved: 'approved',
  rejected: 'rejected',
  'approval undone': 'undone the approval of',
  'rejection undone': 'undone the rejection of',
  'edit approved': 'approved the changes to',
  'edit rejected': 'rejected the changes to',
  'edit approval undone': 'undone the changes to',
  'edit rejection undone': 'undone the rejection of the changes to',
}

export const DECISION_LABELS: Record<Decision, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  'approval undone': 'Approval undone',
  'rejection undone': 'Rejection undone',
  'edit approved': 'Change approved',
  'edit rejected': 'Change rejected',
  'edit approval undone': 'Approval of the change undone',
  'edit rejection undone': 'Rejection of the change undone',
}

export const DESK_TEXTS = {
  title: 'Moderation desk',
  about: 'Listings that wait for approval, and how far the public site has come.',
  loading: 'Loading the queue…',
  failed: 'The queue could not be loaded. We keep trying.',
  outdated: 'The queue could not be updated. This is what was known before; we keep trying.',
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
  approveAsk: (title: string) =>
    `Approve ${title}? Press A or Enter once more. Any other key lets it be.`,
  reject: 'Reject',
  next: 'Next',
  previous: 'Previous',
  position: (place: number, count: number) => `${place} of ${count}`,
  facts: 'Facts',
  description: 'Description',
  amenities: 'Amenities',
  notStated: 'Not stated',
  photo: (place: number, count: number) => `Photo ${place} of ${count}, opens in full size`,
  poster: 'Posted by',
  record: (approved: number, rejected: number) =>
    `${approved} approved and ${rejected} rejected before`,
  newcomer: 'First listing of this account',
  approved: (title: string) => `${title} is approved.`,
  rejected: (title: string) => `${title} is rejected. The poster reads your reason.`,
  undone: (title: string) => `${title} is back in the queue.`,
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
  confirm: 'Yes, undo',
  busy: 'Undoing…',
  cancel: 'Keep the decision',
} as const

export const LOG_TEXTS = {
  title: 'Decisions',
  empty: 'No decision has been made yet.',
  more: (count: number) => `Show ${count} earlier`,
  search: 'Search all decisions',
  by: (who: string, when: string) => `${who}, ${when}`,
} as const
