import { LIST_TEXTS } from '#language/paging/texts'
import type { ListingState } from '../listing/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_RAISE, RATE_LIMITS, type UserStatus } from './constants.ts'

/** Words of the admins' page of accounts. */
export const USER_TEXTS = {
  title: 'Users',
  about: 'All accounts, newest first: roles, and who may log in.',
  search: 'Search in accounts',
  searchHint: 'Words of the name or e-mail, or an id.',
  role: 'Role',
  status: 'Status',
  columns: {
    name: 'Account',
    role: 'Role',
    access: 'Access',
    phone: 'Number ends in',
    since: 'Since',
    listings: 'Listings',
    actions: LIST_TEXTS.actions,
  },
  verified: 'E-mail verified',
  unverified: 'E-mail not verified',
  twoStep: 'Two-step sign-in on',
  noTwoStep: 'Two-step sign-in off',
  noListings: 'No listings',
  open: 'Details',
  close: 'Close details',
  label: (what: string, name: string) => `${what}: ${name}`,
  phone: 'Mobile number',
  oddAgentRera: 'Of no known form',
  sessions: 'Signed in',
  sessionCount: (count: number) => (count === 1 ? 'on 1 device' : `on ${count} devices`),
  noSession: 'nowhere',
  lastSeen: 'Last seen',
  never: 'Not lately',
  log: 'What this account did',
  changeRole: 'Change role',
  roleTitle: (name: string) => `Change the role of ${name}`,
  roleText: 'It holds from the next request on, wherever the account is signed in.',
  roleAdmin: 'An admin decides on listings, sees messages and accounts, and can change roles.',
  saveRole: 'Save the role',
  fileLimit: 'Lines of files',
  linesADay: (lines: number) => `${groupedDigits(lines)} a day`,
  linesUntil: (lines: number, until: string) => `${groupedDigits(lines)} a day until ${until}`,
  changeFileLimit: 'Change the limit of files',
  fileLimitTitle: (name: string) => `How many lines may the files of ${name} have a day?`,
  fileLimitText: `More than ${groupedDigits(RATE_LIMITS.fileLines.attempts)} hold for ${FILE_RAISE.days} days, then end by themselves. What was sent today counts.`,
  saveFileLimit: 'Save the limit',
  fileLimitChanged: (name: string, lines: number) =>
    `The files of ${name} may have ${groupedDigits(lines)} lines a day.`,
  disable: 'Disable',
  disableTitle: (name: string) => `Disable the account of ${name}?`,
  disableText:
    'It is signed out everywhere at once and cannot log in. Its listings leave the public site with the next rebuild.',
  enable: 'Enable',
  enableTitle: (name: string) => `Enable the account of ${name}?`,
  enableText: 'It can log in again. Its listings come back with the next rebuild.',
  confirmDisable: 'Disable this account',
  confirmEnable: 'Enable this account',
  busy: 'Changing…',
  cancel: 'Cancel',
  you: 'This is you',
  roleChanged: (name: string, role: string) =>
    `${name} is now ${/^[AO]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}.`,
  disabled: (name: string) => `The account of ${name} is disabled.`,
  enabled: (name: string) => `The account of ${name} is enabled.`,
} as const

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
}

/** A number of listings in a state: "3 published". */
export const LISTING_STATE_LABELS: Record<ListingState, string> = {
  pending: 'Pending',
  published: 'Published',
  expired: 'Not shown',
  closed: 'Sold or rented',
  past: 'Past',
}

export const ACCOUNT_CHANGE_TEXTS = {
  own: 'You cannot change the role or status of your own account. Ask another admin.',
  overtaken: 'Another admin changed this account in the meantime. Look at it again.',
} as const
