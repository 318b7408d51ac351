import type { ReasonDialogWords } from './texts.ts'

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
