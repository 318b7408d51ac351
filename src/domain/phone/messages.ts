import { PHONE_LIMITS } from './constants.ts'

export const PHONE_MESSAGES = {
  open: 'Show phone number',
  title: (owner: string) => `Phone number of ${owner}`,
  consent: 'We note that your account was shown this number, and when. That protects owners from being called by machines.',
  agree: 'Agree and show the number',
  busy: 'Fetching the number...',
  call: 'Call',
  hint: 'Say that you found the property on this portal, and pay nothing before you have seen it and its papers.',
  viewerLimit: `You have been shown ${PHONE_LIMITS.viewer.attempts} numbers in a day, which is the most. More can be shown tomorrow; you can ask the owner by message at any time.`,
  listingLimit: 'This number was shown very often today. Please ask the owner by message, or come back tomorrow.',
} as const
