import { photoOf } from '#language/account/texts'

/** Words of the part of the profile that is about the user's own data. */
export const OWN_DATA_TEXTS = {
  title: 'Your details',
  tab: 'Details',
  loading: 'Loading your details…',
  failed: 'Your details could not be loaded.',
  retry: 'Load your details again',
  save: 'Save details',
  saving: 'Saving…',
  saved: 'Your details are saved.',
  nameHint: 'Shown on your listings. An admin reads a changed name before visitors do.',
  nameWaits: (waiting: string, name: string) =>
    `“${waiting}” is waiting for an admin. Until then your listings show “${name}”.`,
  nameRefused: (refused: string, name: string) =>
    `“${refused}” was not accepted. Your listings show “${name}”.`,
  savedWaits: 'Your details are saved. The new name is waiting for an admin.',
  whatsApp: 'Buyers and tenants can write to me on WhatsApp',
  whatsAppHint: 'People who view your number then get a WhatsApp link too. Nobody else does.',
  messagesOnly: 'Messages only: visitors do not see my number',
  messagesOnlyHint:
    'They write to you here, on all your listings. It holds at once, and each listing can differ. Whoever has seen your number still has it.',
  languageHint: 'We mail you in this language.',
  photo: 'Photo',
  photoHint: 'Optional. You and our admins see it, visitors do not.',
  photoOf,
  choosePhoto: 'Choose a photo',
  removePhoto: 'Remove the photo',
  uploading: 'Uploading the photo…',
  photoGone: 'This photo is no longer there. Choose it again.',
  exportTitle: 'A copy of your data',
  exportText:
    'All that we store about you and your listings, in one file that people and programs can read.',
  export: 'Download my data',
  exporting: 'Preparing…',
  exported: 'Your data is in the file you just downloaded.',
  fileName: (date: string) => `my-data-${date}.json`,
} as const

export const ACCOUNT_DELETION_TEXTS = {
  title: 'Delete your account',
  text: 'We delete your account, your listings with their photos, and the questions about them, at once and for good. The pages of your listings go with the next rebuild, a minute or two later.',
  kept: 'The log of decisions keeps what was decided and when, without your name or anything that points to you.',
  open: 'Delete my account…',
  dialogTitle: 'Delete your account for good?',
  password: 'Your password',
  submit: 'Yes, delete everything',
  busy: 'Deleting…',
  cancel: 'Keep my account',
  done: 'Your account and everything in it is deleted.',
  missing: 'This account no longer exists.',
  lastAdmin: 'You are the only admin. Make someone else an admin first.',
} as const

/** Replaces the sender's name and message to others once the sender's account is deleted. */
export const FORGOTTEN = {
  name: 'Deleted account',
  message: 'Removed with the account of its sender.',
} as const
