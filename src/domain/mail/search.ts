import { shownLocality } from '#language/locality/texts-named'
import { SEARCH_MAIL_TEXTS as texts } from '#language/mail/texts-search'
import { ALERT_STOP_TEXTS, FOLLOWED_TEXTS } from '#language/saved-search/texts'
import { SHORTLIST_TEXTS } from '#language/shortlist/texts'
import { shownOff } from '../city/off.ts'
import { isMadeName } from '../listing/name.ts'
import { nameInCity } from '../listing/name-shown.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, once } from '../money/rules.ts'
import type { Alert } from '../saved-search/alert-words.ts'
import { plainSearchName } from '../saved-search/rules.ts'
import { SHORTLIST_LIMITS } from '../shortlist/constants.ts'
import type { MailKind } from './constants.ts'
import { homeWords, type MailHome, type MailPicture } from './home.ts'
import { type MailBlock, type MailText, said } from './text.ts'

/**
 * Addresses in a mail: of a listing and its picture, of a search, and of the pages that stop such mails, and change,
 * pause or stop those about one search.
 */
type Links = {
  listing: (id: string) => string
  picture: (id: string) => MailPicture | null
  search: (query: string) => string
  stop: string
  /** Opens a search to change it; null for somebody without an account. */
  change: ((id: string, query: string) => string) | null
  pauseOne: (id: string) => string
  stopOne: (id: string) => string
  /** Stops what comes of a list of two. */
  stopTogether: string
}

/** A part of a mail: the alert of the saved search with an id; `by`: who shares it, where it is another person's. */
type SearchAlert = Alert & { id: string; by?: string }

/** A saved listing that became cheaper, and its price in rupees when it was saved. */
type FallenHome = ListingFields & { id: string; saved: number }

const lessOf = ({ saved, price }: FallenHome) => SHORTLIST_TEXTS.less(exact(once(saved - price)))

/** What is said of a saved home; the price as "₹90,00,000, ₹5,00,000 less than when you saved it". */
function fallenWords(home: FallenHome): Omit<MailHome, 'link' | 'picture'> {
  const words = homeWords(home)
  return { ...words, price: `${words.price}, ${lessOf(home)}` }
}
/** What a subject says of a home: it has room for no city. */
const nameAndLocality = ({ projectBuildingName: name, city, locality }: FallenHome) =>
  isMadeName(name) ? nameInCity(name) : `${name}, ${shownLocality(city, locality)}`
/** A listing of a mail with its address, and its picture where it has one. */
const shown = (
  id: string,
  { price, facts, place }: Omit<MailHome, 'link' | 'picture'>,
  links: Links,
): MailHome => ({ price, facts, place, link: links.listing(id), picture: links.picture(id) })

/** How many homes are new and how many cheaper, each counted once though several searches may find it. */
function countsOf(alerts: readonly Alert[]): { fresh: number; cheaper: number } {
  const fresh = new Set(alerts.flatMap((alert) => alert.fresh))
  const cheaper = new Set(alerts.flatMap((alert) => alert.cheaper))
  return { fresh: fresh.size, cheaper: [...cheaper].filter((id) => !fresh.has(id)).length }
}

/** The part about one search. What a search before it has listed is only counted. */
function blocksOf(alert: SearchAlert, listed: ReadonlySet<string>, links: Links): MailBlock[] {
  const { name, query, recent, fresh, cheaper, listings } = alert
  const all = [...fresh, ...cheaper]
  const above = all.filter((id) => listed.has(id)).length
  const homes = listings
    .filter(({ id }) => !listed.has(id))
    .map((home) => shown(home.id, home, links))
  const more = all.length - above - homes.length
  const rest =
    more > 0
      ? { text: texts.more(more), link: links.search(recent) }
      : { text: texts.all, link: links.search(query) }
  const change = links.change && {
    text: texts.change,
    link: links.change(alert.id, query),
  }
  const pause = { text: ALERT_STOP_TEXTS.pause.submit, link: links.pauseOne(alert.id) }
  const stop = { text: ALERT_STOP_TEXTS.search.submit, link: links.stopOne(alert.id) }
  if (alert.by !== undefined)
    return [
      texts.shared(said(alert.by), texts.head(name, above)),
      ...(homes.length > 0 ? [{ homes }] : []),
      { items: [rest, { text: ALERT_STOP_TEXTS.together.submit, link: links.stopTogether }] },
    ]
  return [
    texts.head(name, above),
    ...(homes.length > 0 ? [{ homes }] : []),
    { items: [rest, ...(change ? [change] : []), pause, stop] },
  ]
}

/** The blocks of a mail as a part of another one, which has a greeting of its own and one main link. */
const withinAnother = (blocks: readonly MailBlock[], main: string): MailBlock[] =>
  blocks.slice(1).flatMap((block) => {
    if (typeof block === 'string' || !('label' in block)) return [block]
    return block.link === main ? [] : [{ items: [{ text: block.label, link: block.link }] }]
  })

/** Mails about saved searches. */
export const SEARCH_MAILS = {
  'saved search': ({ name, link, searches, links }) => {
    const alerts = searches as readonly SearchAlert[]
    const ways = links as Links
    const { fresh, cheaper } = countsOf(alerts)
    const listed = new Set<string>()
    const parts = alerts.flatMap((alert) => {
      const blocks = blocksOf(alert, listed, ways)
      for (const { id } of alert.listings) listed.add(id)
      return blocks
    })
    return {
      subject: texts.subject(fresh, cheaper, alerts[0]?.name ?? '', alerts.length > 1),
      blocks: [
        texts.greeting(name),
        texts.leads[fresh > 0 && cheaper > 0 ? 'both' : fresh > 0 ? 'fresh' : 'cheaper'],
        ...parts,
        { link, label: name ? texts.rhythm : texts.followed },
        { items: [{ text: ALERT_STOP_TEXTS.searches.submit, link: ways.stop }] },
      ],
    }
  },
  'saved home': ({ name, link, homes: saved, links }) => {
    const fallen = saved as readonly FallenHome[]
    const ways = links as Links
    const [first] = fallen
    const named = fallen.slice(0, SHORTLIST_LIMITS.perMail)
    const more = fallen.length - named.length
    const homes = named.map((home) => shown(home.id, fallenWords(home), ways))
    return {
      subject:
        fallen.length === 1 && first
          ? texts.fallenSubject(exact(once(first.saved - first.price)), nameAndLocality(first))
          : texts.severalSubject(fallen.length),
      blocks: [
        texts.greeting(name),
        fallen.length === 1 ? texts.fallen : texts.several,
        { homes },
        ...(more > 0 ? [{ items: [{ text: texts.more(more), link }] }] : []),
        { link, label: texts.toSaved },
        { items: [{ text: ALERT_STOP_TEXTS.homes.submit, link: ways.stop }] },
      ],
    }
  },
  together: ({ name, link, by, count, links }) => ({
    subject: texts.together.subject(said(by)),
    blocks: [
      texts.greeting(name),
      texts.together.told(said(by), Number(count)),
      { link, label: texts.together.open },
      { items: [{ text: ALERT_STOP_TEXTS.together.submit, link: (links as Links).stop }] },
    ],
  }),
  'news of the day': ({ name, link, parts, links }) => {
    const mails = parts as readonly ReturnType<MailText>[]
    return {
      subject: mails.map(({ subject }) => subject).join(' · '),
      blocks: [
        texts.greeting(name),
        ...mails.flatMap(({ blocks }) => withinAnother(blocks, link)),
        { link, label: texts.rhythm },
        { items: [{ text: ALERT_STOP_TEXTS.news.submit, link: (links as Links).stop }] },
      ],
    }
  },
  // Nobody proved the address: our words only.
  'confirm alert': ({ link, query, never }) => ({
    subject: texts.confirm.subject,
    blocks: [
      texts.greeting(''),
      texts.confirm.asked(plainSearchName(said(query))),
      { link, label: FOLLOWED_TEXTS.start },
      texts.confirm.unless,
      { items: [{ text: FOLLOWED_TEXTS.never, link: said(never) }] },
    ],
  }),
  'keep alert': ({ link, endsAt, links }) => ({
    subject: texts.keep.subject,
    blocks: [
      texts.greeting(''),
      texts.keep.asked,
      { link, label: FOLLOWED_TEXTS.keep },
      texts.keep.unless(said(endsAt)),
      { items: [{ text: ALERT_STOP_TEXTS.searches.submit, link: (links as Links).stop }] },
    ],
  }),
  'city off': ({ name, city, link, links }) => ({
    subject: texts.cityOff.subject(shownOff(said(city))),
    blocks: [
      texts.greeting(name),
      texts.cityOff.told(shownOff(said(city))),
      { link, label: texts.cityOff.searches },
      { items: [{ text: ALERT_STOP_TEXTS.searches.submit, link: (links as Links).stop }] },
    ],
  }),
} satisfies Partial<Record<MailKind, MailText>>
