import type { MailEvent } from '../domain/mail/stops.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * A mail provider reports that a mail bounced or was marked as spam; the password is `MAIL_EVENTS_TOKEN`. `stopped`:
 * with this call an account stops getting most kinds of mail.
 */
export const noteMailEvent = endpoint({
  method: 'POST',
  path: '/api/mail-events',
  action: 'mail.noteEvent',
  fromAnywhere: true,
  body: type<MailEvent>(),
  reply: type<{ stopped: boolean }>(),
})
