/** The password with which the mail provider of the tests reports returned mails. */
export const MAIL_EVENTS_TOKEN = 'a password of the mail provider'

/** The headers that the provider sends with each call. */
export const MAIL_PROVIDER = {
  authorization: `Basic ${Buffer.from(`postmark:${MAIL_EVENTS_TOKEN}`).toString('base64')}`,
}
