import { WAITING } from '#language/moderation/texts-decisions'
import { NO_LEGAL_ADVICE, SITE_TEXTS } from '#language/site/texts'
import { UNREACHED } from '#language/text/texts'
import { AGENT_RERA_EXAMPLES } from '../rera/numbers.ts'
import { ACCOUNT_LIMITS, ADULT_YEARS } from './constants.ts'

/** The alternative text of a portrait. */
export const photoOf = (name: string): string => `Photo of ${name}`

export const SIGN_UP_RESULT_TEXTS = {
  nameEmpty: 'Name cannot be empty.',
  nameLink: 'Leave links and e-mail addresses out of your name.',
  nameSigns: 'Leave pictures and signs such as ✔ out of your name.',
  nameOffice: (said: string) =>
    `“${said}” reads like our team, or as if we had checked somebody. Write your own name, or your firm’s.`,
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
  intro: 'One account to post, save and ask.',
  name: 'Name',
  mobileNumber: 'Mobile number',
  mobileSeen:
    'Our team sees it, and so do logged-in visitors with a confirmed e-mail address who ask for it on your listing, unless you choose “messages only” in your profile or at a listing.',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${ACCOUNT_LIMITS.passwordMin} characters. A short sentence is easy to remember and hard to guess.`,
  confirmPassword: 'Confirm password',
  role: 'You are',
  submit: 'Create account',
  haveAccount: 'Already have an account?',
  terms:
    'Your name and role are shown on the listings you post. By creating an account you agree to our',
  and: 'and our',
  termsEnd: '.',
} as const

/** What a person says by signing up. */
export const AGE_SAID = `By signing up you say that you are ${ADULT_YEARS} or older.`

/** What each role is for; the chips of the sign-up form show the role's own name. */
export const ROLE_HINT =
  'Owner: you own a property. Client: you are looking for one. Agent: you work for owners. All three can post.'

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
  description: 'Log in to post a property and track your listings.',
  intro: 'Log in to post, track your listings and reply to buyers.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in…',
  noAccount: 'New here?',
} as const

/**
 * What an account is needed for where a page has asked for one; `how` is what this page is for: "Log in" or "Create an
 * account".
 */
export const PURPOSE_TEXTS = {
  number: (how: string) =>
    `${how} to see the owner’s number. It is free, and your e-mail address has to be confirmed once.`,
  agentNumber: (how: string) =>
    `${how} to see the agent’s number. It is free, and your e-mail address has to be confirmed once.`,
  property: (how: string) => `${how} to go on with this property.`,
  saved: (how: string) => `${how} to see the homes you save on all your devices.`,
  alerts: (how: string) =>
    `${how} to save your search. We mail you new homes that fit, once your e-mail address is confirmed.`,
  post: (how: string) => `${how} to post your property. It is free, and your answers stay.`,
  several: (how: string) => `${how} as an agent to post several properties at once.`,
  own: (how: string) => `${how} to see your listings and who asks about them.`,
  change: (how: string) => `${how} to change your listing.`,
  preview: (how: string) => `${how} to see your listing as visitors will see it.`,
  desk: (how: string) => `${how} as an admin to open this page.`,
} as const

/** Shown on the login page after a sign-up in this tab. */
export const signedUpText = (email: string): string =>
  `Your account is made. We have sent a mail to ${email}: open its link to confirm the address. You can log in and post at once; phone numbers and mails about saved searches wait for it.`

export const PROFILE_TEXTS = {
  title: 'Your profile',
  description: 'Your account and your listings.',
  parts: 'Parts of this page',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  listings: 'Your listings',
  listingsTab: 'Listings',
  loading: 'Loading your listings…',
  states: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  groups: { pending: WAITING, approved: 'Approved', rejected: 'Rejected' },
  pendingNote:
    'An admin decides on every listing before visitors see it. This page updates by itself.',
  posted: (when: string) => `Posted ${when}`,
  view: 'View page',
  preview: 'See how it will look',
  again: 'Edit and post again',
  post: SITE_TEXTS.postProperty,
  emptyTitle: 'You have not posted a property yet',
  emptyText: 'Four short steps, and it is free. Leave any time: this browser keeps your answers.',
  offline: 'You are offline. This is what we knew before; it updates when you are back.',
  failed: 'Your listings could not be loaded. We keep trying.',
  outdated: 'Your listings could not be updated. This is what we knew before; we keep trying.',
  retry: 'Try again now',
  changed: (count: number) =>
    `${count === 1 ? 'One listing has' : `${count} listings have`} changed.`,
} as const

const LIKE = AGENT_RERA_EXAMPLES.join(', ')

/** Words about the number under which an authority has registered an agent. */
export const AGENT_RERA_TEXTS = {
  label: 'RERA agent number',
  why: `Section 9 of the RERA Act asks agents who sell in registered projects to register with their state’s authority, and to quote the number. Yours is shown beside your name on your listings, so buyers can look it up. ${NO_LEGAL_ADVICE}`,
  odd: `Enter the number as on your certificate, such as ${LIKE}.`,
  onlyAgents: 'Only agents have this number.',
} as const
