import { GREETING } from '#language/mail/texts-account'
import { FOLLOWED_TEXTS } from '#language/saved-search/texts'
import { FOLLOWER_DAYS } from '../saved-search/constants.ts'
import { formatLongDate } from '../time/calendar.ts'

/** Texts of the mails about saved searches and saved listings. */
export const SEARCH_MAIL_TEXTS = {
  greeting: (name: string) => (name ? `Dear ${name},` : GREETING),
  /** The subject by how many homes are new and how many cheaper, and by the name of the first of the searches. */
  subject: (fresh: number, cheaper: number, name: string, several: boolean) => {
    const counts = [fresh > 0 && `${fresh} new`, cheaper > 0 && `${cheaper} cheaper`]
    return `${counts.filter(Boolean).join(', ')} for ${name}${several ? ' and more' : ''}`
  },
  leads: {
    fresh: 'New listings from your saved searches:',
    cheaper: 'Prices have dropped in your saved searches:',
    both: 'New listings and price drops from your saved searches:',
  },
  /** Above the homes of one search, of which a search before it may have listed some. */
  head: (name: string, above: number) =>
    above > 0 ? `${name} (${above} listed above):` : `${name}:`,
  /** Before the head of a search that another person shares. */
  shared: (by: string, head: string) => `${by} shares: ${head}`,
  more: (count: number) => `${count} more`,
  all: 'See all',
  change: 'Change this search',
  rhythm: 'Change how often we write',
  fallenSubject: (amount: string, place: string) => `${amount} less: ${place}`,
  severalSubject: (count: number) => `${count} properties you saved are cheaper`,
  fallen: 'A property you saved is cheaper now:',
  several: 'Properties you saved are cheaper now:',
  toSaved: 'See your saved properties',
  together: {
    subject: (by: string) => `${by}: news on your shared list`,
    told: (by: string, count: number) =>
      `${by} wrote about ${count === 1 ? 'one home' : `${count} homes`} on the list that you share. What was written stands on the list:`,
    open: 'Open the list',
  },
  /** Instead of `rhythm` for somebody without an account. */
  followed: 'Change or stop these mails',
  confirm: {
    subject: 'Confirm: new homes by e-mail',
    asked: (search: string) =>
      search
        ? `Someone, we hope you, asked for mails about new homes here: ${search}. Open this link and press the button there:`
        : 'Someone, we hope you, asked for mails about new homes here. Open this link and press the button there:',
    unless: `The link works for ${FOLLOWER_DAYS.unconfirmed} days. If it was not you, do nothing: no mails about homes come, and we delete your address. To get no mail like this one again, open this link and press the button there:`,
  },
  cityOff: {
    subject: (city: string) => `No homes in ${city} for now`,
    told: (city: string) =>
      `We have stopped listing homes in ${city} for now. So no mails come for your searches there. We keep the searches: if ${city} returns, the mails return.`,
    searches: 'See your searches',
  },
  keep: {
    subject: 'Do you still want mails about new homes?',
    asked: `We have mailed you about your searches for almost a year. To keep them, open this link and press “${FOLLOWED_TEXTS.keep}”:`,
    unless: (iso: string) =>
      `If we do not hear from you, we delete your searches and your e-mail address on ${formatLongDate(iso)}.`,
  },
} as const
