import type { MailKind } from '../../domain/mail/constants.ts'
import { MAIL_TEXTS } from '../../domain/mail/messages.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from './mailer.ts'

type Due = { kind: MailKind; data: Record<string, unknown>; user: { id: string; name: string; email: string } | null }

/** The mail of an entry in the outbox; null where it has nobody to go to any more. */
export async function composeMail({ env }: Deps, { kind, data, user }: Due): Promise<Mail | null> {
  const to = user?.email ?? env.officeEmail
  const { subject, lines } = MAIL_TEXTS[kind]({ ...data, name: user?.name ?? '', site: env.siteUrl })
  return { to, subject, text: lines.join('\n\n') }
}
