import type { Mail } from '../../../server/mail/mailer.ts'
import { setUp } from '../database/set-up.ts'
import { testDeps } from '../database/test-deps.ts'

export type Mailbox = {
  /** Returns the last mail to an address. */
  to(address: string): Mail | undefined
  count(address: string): number
  all(address: string): Mail[]
  /** Returns the secret of the link in the last mail to an address. */
  tokenFor(address: string): string
}

/** Collects all mails that this process sends from here on. */
export function openMailbox(): Mailbox {
  const mails: Mail[] = []
  testDeps().mailer = { send: async (mail) => void mails.push(mail) }
  const all = (address: string) => mails.filter((mail) => mail.to === address)
  const to = (address: string) => all(address).at(-1)
  return {
    to,
    all,
    count: (address) => all(address).length,
    tokenFor: (address) => /#([a-z0-9]{32})\b/.exec(to(address)?.text ?? '')?.[1] ?? '',
  }
}

/** Opens a mailbox before the tests of a file, whose backend must be set up first. */
export const setUpMailbox = (): Mailbox => setUp(openMailbox)
