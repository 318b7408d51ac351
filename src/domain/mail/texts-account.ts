import { RESET_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { TOKEN_MS } from '../account/constants.ts'
import type { ACCOUNT_MAIL_KINDS } from './constants.ts'
import type { MailText } from './text.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

// No name: otherwise a stranger could sign up with another person's address and send a chosen text to it.
export const GREETING = 'Hello,'

/** Mails about an account itself. */
export const ACCOUNT_MAILS = {
  'verify email': ({ link }) => ({
    subject: VERIFY_TEXTS.title,
    blocks: [
      GREETING,
      'Please confirm your e-mail address. Open this link and press the button there:',
      { link, label: VERIFY_TEXTS.submit },
      `The link works once, for ${TOKEN_MS['verify email'] / DAY_MS} days. If you did not sign up, ignore this mail.`,
    ],
  }),
  'reset password': ({ link }) => ({
    subject: RESET_TEXTS.title,
    blocks: [
      GREETING,
      'We got a request for a new password for your account. Choose one here:',
      { link, label: RESET_TEXTS.title },
      `The link works once, for ${TOKEN_MS['reset password'] / MINUTE_MS} minutes. If it was not you, ignore this mail: your password stays the same.`,
    ],
  }),
  'password changed': ({ link }) => ({
    subject: 'Your password was changed',
    blocks: [
      GREETING,
      'The password of your account was just changed.',
      'If that was not you, choose a new one now:',
      { link, label: RESET_TEXTS.title },
    ],
  }),
} satisfies Record<(typeof ACCOUNT_MAIL_KINDS)[number], MailText>
