export const SIGN_UP_ROLES = ['Owner', 'Client', 'Agent'] as const
export const ROLES = [...SIGN_UP_ROLES, 'Admin'] as const
export const USER_STATUSES = ['active', 'disabled'] as const
/** What a link in a mail can be used for. */
export const TOKEN_PURPOSES = ['reset password', 'verify email'] as const

export type Role = (typeof ROLES)[number]
export type UserStatus = (typeof USER_STATUSES)[number]
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** How long such a link is valid, in milliseconds. */
export const TOKEN_MS = {
  'reset password': 10 * 60_000,
  'verify email': 3 * 86_400_000,
} as const satisfies Record<TokenPurpose, number>

/**
 * The age from which somebody may sign up. Personal data of somebody younger needs the consent of a parent, which the
 * portal has no way to ask for; `LAW.adults` says where that stands.
 */
export const ADULT_YEARS = 18

/** How the addresses of invented people end: no real person can have one (RFC 2606). */
export const DEMO_DOMAIN = '.example'

/** Replaces the sender's address and number in messages to others once the account is deleted: queries look for it. */
export const FORGOTTEN_CONTACT = {
  email: 'deleted@account.invalid',
  mobileNumber: '0000000000',
} as const

/** Lengths in characters. */
export const ACCOUNT_LIMITS = {
  name: 80,
  email: 254,
  /** The part of an address before the @. */
  mailbox: 64,
  passwordMin: 6,
  passwordMax: 128,
  mobileDigits: 10,
  /** With everything that may stand between the digits. */
  mobileTyped: 60,
  code: 20,
  device: 60,
} as const

/** Milliseconds for which a tab shows a session as the server told it, on pages that do not need one. */
export const SESSION_TOLD_MS = 10 * 60_000

/** Milliseconds from a success message to the next page. */
export const REDIRECT_MS = {
  signUp: 2000,
  login: 1000,
  notLoggedIn: 2000,
  submitted: 2000,
} as const

/** How long a session lasts without use, and in total, in milliseconds. */
export const SESSION_MS = { idle: 14 * 86_400_000, absolute: 60 * 86_400_000 } as const

/** Two-step sign-in codes: their length, how long each is valid, and how many steps a clock may be off. */
export const TWO_STEP = { digits: 6, seconds: 30, drift: 1 } as const

/** Attempts allowed in a window of milliseconds before the next is refused. */
export const RATE_LIMITS = {
  login: { attempts: 8, windowMs: 10 * 60_000 },
  /** From all networks together. One network has 48 an hour, so that six of them cannot lock a user out. */
  loginToAccount: { attempts: 300, windowMs: 60 * 60_000 },
  loginFromAddress: { attempts: 60, windowMs: 10 * 60_000 },
  signUp: { attempts: 20, windowMs: 60 * 60_000 },
  /** Attempts at codes and the password, by account: knowing one of the two must not allow guessing the other. */
  secondFactor: { attempts: 10, windowMs: 10 * 60_000 },
  ownPassword: { attempts: 10, windowMs: 10 * 60_000 },
  /** Requests for mails with a link: per network and mailbox, per network, per mailbox (six networks stay below it). */
  reset: { attempts: 3, windowMs: 60 * 60_000 },
  resetFromAddress: { attempts: 20, windowMs: 60 * 60_000 },
  resetOfMailbox: { attempts: 20, windowMs: 60 * 60_000 },
  /** By mailbox, those after a sign-up included: anybody may sign up with a stranger's address. */
  verifyMail: { attempts: 5, windowMs: 24 * 60 * 60_000 },
  /** Mails to an unconfirmed mailbox that a password was changed. */
  passwordMail: { attempts: 1, windowMs: 24 * 60 * 60_000 },
  /** Uses of links, by network. */
  useLink: { attempts: 30, windowMs: 10 * 60_000 },
  /** Exports of the user's own data. */
  exportData: { attempts: 10, windowMs: 60 * 60_000 },
  /** Changes of one listing between closed and available. */
  availability: { attempts: 6, windowMs: 60 * 60_000 },
  /** Writes whose body is refused, by account, or by network where nobody is signed in. Good ones do not count. */
  refused: { attempts: 120, windowMs: 10 * 60_000 },
  post: { attempts: 60, windowMs: 60 * 60_000 },
  /** Comparisons of a draft with other listings before it is sent. */
  check: { attempts: 120, windowMs: 60 * 60_000 },
  upload: { attempts: 300, windowMs: 60 * 60_000 },
  /** New and changed listings, and photos, of those who may send files: with the id of a file. */
  fileLines: { attempts: 500, windowMs: 24 * 60 * 60_000 },
  filePhotos: { attempts: 4000, windowMs: 24 * 60 * 60_000 },
  /** What pages tell of files that were sent; few of it becomes a mail. */
  fileReports: { attempts: 60, windowMs: 24 * 60 * 60_000 },
} as const

/**
 * The most lines a day that an admin may allow the files of an agent, in place of the usual ones, and for how many days.
 * Photos of files grow with the lines.
 */
export const FILE_RAISE = { most: 5000, days: 7 } as const
/** What an admin chooses from. The first are the usual ones: they end what was allowed before. */
export const FILE_LINES = [RATE_LIMITS.fileLines.attempts, 1000, 2000, FILE_RAISE.most] as const
export type FileLines = (typeof FILE_LINES)[number]
