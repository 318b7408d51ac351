import type { MailEvent } from '../domain/mail/stops.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * A mail provider tells that a mail came back or was called spam, with the password of `MAIL_EVENTS_TOKEN`. `stopped`: an account
 * gets no more mails of most kinds since this call.
 */
export const noteMailEvent = endpoint({
  method: 'POST',
  path: '/api/mail-events',
  action: 'mail.noteEvent',
  fromAnywhere: true,
  body: type<MailEvent>(),
  reply: type<{ stopped: boolean }>(),
})
