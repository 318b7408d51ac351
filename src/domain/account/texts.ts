import { ACCOUNT_LIMITS } from './constants.ts'
import { WAITING } from '#language/moderation/texts-decisions'
import { UNREACHED } from '#language/text/texts'
import { SITE_TEXTS, NO_LEGAL_ADVICE } from '#language/site/texts'
import { AGENT_RERA_EXAMPLES } from './agent-rera.ts'

/** The alternative text of a portrait. */
export const photoOf = (name: string): string => `Photo of ${name}`

export const SIGN_UP_RESULT_TEXTS = {
  nameEmpty: 'Name cannot be empty.',
  nameLink: 'Leave links and e-mail addresses out of your name.',
  nameNumber: 'A name has no number of more than six digits.',
  nameLetters: 'Write each word of your name in one alphabet.',
  mobileInvalid: `Invalid mobile number. Enter ${ACCOUNT_LIMITS.mobileDigits} digits.`,
  emailInvalid: 'Invalid email format.',
  passwordShort: `Password must be at least ${ACCOUNT_LIMITS.passwordMin} characters.`,
  passwordLong: `Use at most ${ACCOUNT_LIMITS.passwordMax} characters.`,
  passwordWeak: 'Password is too weak. Use a stronger password.',
  passwordsDiffer: 'Passwords do not match.',
  roleMissing: 'Please select a role.',
  emailTaken: 'Email already in use. Try another one.',
  failed: 'An error occurred. Please try again.',
  busy: 'Registering...',
  done: 'Account created. You can log in now.',
} as const

export const SIGN_UP_TEXTS = {
  title: 'Create an account',
  intro: 'One account to post a property and follow what becomes of it.',
  name: 'Name',
  mobileNumber: 'Mobile number',
  mobileHint:
    'Ten digits, without +91. Seen by our team, and by signed-in visitors with a confirmed e-mail address who ask for it at your listing.',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${ACCOUNT_LIMITS.passwordMin} characters. A short sentence is easy to remember and hard to guess.`,
  confirmPassword: 'Confirm password',
  role: 'You are',
  submit: 'Create account',
  haveAccount: 'Have an account already?',
  terms:
    'Your name and role are shown on the listings you post. By creating an account you agree to our',
  and: 'and our',
} as const

/** What each role is for; the chips of the sign-up form show the role's own name. */
export const ROLE_HINT =
  'Owner: you own a property. Client: you look for one. Agent: you act for owners. Each of them may post.'

/** Shown instead of the forms and the profile where scripts do not run. */
export const ACCOUNT_WITHOUT_SCRIPT = 'Accounts need JavaScript. Switch it on and reload this page.'

export const LOGIN_RESULT_TEXTS = {
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  refused: 'Invalid email or password.',
  done: 'Login successful! Redirecting...',
  failed: UNREACHED,
} as const

export const LOGIN_TEXTS = {
  title: 'Log in',
  description: 'Log in to post a property and to follow your listings.',
  intro: 'Post properties, follow what becomes of them, and answer those who ask.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in…',
  noAccount: 'New here?',
} as const

export const PROFILE_TEXTS = {
  title: 'Your profile',
  description: 'Your account and what became of your listings.',
  parts: 'Parts of this page',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  listings: 'Your listings',
  listingsTab: 'Listings',
  loading: 'Loading your listings…',
  states: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  groups: { pending: WAITING, approved: 'Approved', rejected: 'Rejected' },
  pendingNote:
    'An admin decides on every listing before visitors see it. This page updates automatically.',
  posted: (when: string) => `Posted ${when}`,
  view: 'View page',
  preview: 'See how it will look',
  again: 'Edit and post again',
  post: SITE_TEXTS.postProperty,
  emptyTitle: 'You have not posted a property yet',
  emptyText:
    'It takes four short steps, and it is free. You can leave at any time; your answers are kept in this browser.',
  offline: 'You are offline. This is what was known before; it updates when you are back.',
  failed: 'Your listings could not be loaded. We keep trying.',
  outdated: 'Your listings could not be updated. This is what was known before; we keep trying.',
  retry: 'Try again now',
  changed: (count: number) =>
    `${count === 1 ? 'One listing has' : `${count} listings have`} changed.`,
} as const

const LIKE = AGENT_RERA_EXAMPLES.join(', ')

/** Words about the number under which an authority has registered an agent. */
export const AGENT_RERA_TEXTS = {
  label: 'RERA agent number',
  why: `Section 9 of the RERA Act asks agents who sell in registered projects to register with their state’s authority, and to quote the number. Yours stands beside your name on your listings, so that buyers can look it up. ${NO_LEGAL_ADVICE}`,
  odd: `Enter the number as it stands on your certificate, such as ${LIKE}.`,
  onlyAgents: 'Only an agent states such a number.',
} as const
