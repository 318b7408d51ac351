import { RESET_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { TOKEN_MS } from '../account/constants.ts'
import type { ACCOUNT_MAIL_KINDS } from './constants.ts'
import type { MailText } from './text.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

// No name: otherwise a stranger could sign up with another person's address and send a chosen text to it.
export const GREETING = 'नमस्ते,'

/** Mails about an account itself. */
export const ACCOUNT_MAILS = {
  'verify email': ({ link }) => ({
    subject: VERIFY_TEXTS.title,
    blocks: [
      GREETING,
      'अपना ईमेल कन्फर्म करें। यह लिंक खोलें और वहां बटन दबाएं:',
      { link, label: VERIFY_TEXTS.submit },
      `लिंक ${TOKEN_MS['verify email'] / DAY_MS} दिन तक, और एक ही बार चलेगा। अकाउंट आपने नहीं बनाया? तो इस मेल पर ध्यान न दें।`,
    ],
  }),
  'reset password': ({ link }) => ({
    subject: RESET_TEXTS.title,
    blocks: [
      GREETING,
      'आपके अकाउंट के लिए नया पासवर्ड मांगा गया है। उसे यहां चुनें:',
      { link, label: RESET_TEXTS.title },
      `लिंक ${TOKEN_MS['reset password'] / MINUTE_MS} मिनट तक, और एक ही बार चलेगा। आपने नहीं मांगा? तो इस मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।`,
    ],
  }),
  'password changed': ({ link }) => ({
    subject: 'आपका पासवर्ड बदला गया है',
    blocks: [
      GREETING,
      'आपके अकाउंट का पासवर्ड अभी-अभी बदला गया है।',
      'आपने नहीं बदला? तो अभी नया पासवर्ड चुनें:',
      { link, label: RESET_TEXTS.title },
    ],
  }),
} satisfies Record<(typeof ACCOUNT_MAIL_KINDS)[number], MailText>
