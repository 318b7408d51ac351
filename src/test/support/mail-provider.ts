/** The password by which the mail provider of tests tells of mails that came back. */
export const MAIL_EVENTS_TOKEN = 'a password of the mail provider'

/** What the provider sends of itself with each call. */
export const MAIL_PROVIDER = {
  authorization: `Basic ${Buffer.from(`postmark:${MAIL_EVENTS_TOKEN}`).toString('base64')}`,
}
