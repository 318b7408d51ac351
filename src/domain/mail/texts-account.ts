import { TOKEN_MS } from '../account/constants.ts'
import { RESET_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import type { ACCOUNT_MAIL_KINDS } from './constants.ts'
import type { MailText } from './text.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

// No name: otherwise a stranger could sign up with another person's address and send a chosen text to it.
const GREETING = 'Hello,'

/** Mails about an account itself. */
export const ACCOUNT_MAILS = {
  'verify email': ({ link }) => ({
    subject: VERIFY_TEXTS.title,
    blocks: [
      GREETING,
      'Please confirm that this address is yours. Open this link and press the button there:',
      { link, label: VERIFY_TEXTS.submit },
      `The link works once, for ${TOKEN_MS['verify email'] / DAY_MS} days. If you made no account, you need do nothing.`,
    ],
  }),
  'reset password': ({ link }) => ({
    subject: RESET_TEXTS.title,
    blocks: [
      GREETING,
      'Somebody, most likely you, asked for a new password. Open this link to choose one:',
      { link, label: RESET_TEXTS.title },
      `The link works once, for ${TOKEN_MS['reset password'] / MINUTE_MS} minutes. If it was not you, you need do nothing: your password stays as it is.`,
    ],
  }),
  'password changed': ({ link }) => ({
    subject: 'Your password was changed',
    blocks: [
      GREETING,
      'The password of your account was changed just now.',
      'If it was not you, choose a new one at once:',
      { link, label: RESET_TEXTS.title },
    ],
  }),
} satisfies Record<(typeof ACCOUNT_MAIL_KINDS)[number], MailText>
