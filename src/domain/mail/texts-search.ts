import type { Alert } from '../saved-search/alert.ts'
import type { MailKind } from './constants.ts'
import type { MailBlock, MailText } from './text.ts'

/** Addresses in a mail about saved searches: of a listing, of a search, and of the page that stops such mails. */
type Links = { listing: (id: string) => string; search: (query: string) => string; stop: string }

/** How many homes are new and how many cheaper, each counted once though several searches may find it. */
function countsOf(alerts: readonly Alert[]): { fresh: number; cheaper: number } {
  const fresh = new Set(alerts.flatMap((alert) => alert.fresh))
  const cheaper = new Set(alerts.flatMap((alert) => alert.cheaper))
  return { fresh: fresh.size, cheaper: [...cheaper].filter((id) => !fresh.has(id)).length }
}

/** The part about one search. What a search before it has listed is only counted. */
function blocksOf(alert: Alert, listed: ReadonlySet<string>, links: Links): MailBlock[] {
  const { name, query, recent, fresh, cheaper, listings } = alert
  const all = [...fresh, ...cheaper]
  const above = all.filter((id) => listed.has(id)).length
  const items = listings
    .filter(({ id }) => !listed.has(id))
    .map(({ id, line }) => ({ text: line, link: links.listing(id) }))
  const more = all.length - above - items.length
  const rest =
    more > 0
      ? { text: `${more} more`, link: links.search(recent) }
      : { text: 'See all of them', link: links.search(query) }
  const head = above > 0 ? `${name} (${above} of those above too):` : `${name}:`
  return [head, { items: [...items, rest] }]
}

const LEADS = {
  fresh: 'This is new in what you look for:',
  cheaper: 'This has become cheaper in what you look for:',
  both: 'This is new, or has become cheaper, in what you look for:',
}

/** Mails about saved searches. */
export const SEARCH_MAILS = {
  'saved search': ({ name, link, searches, links }) => {
    const alerts = searches as readonly Alert[]
    const ways = links as Links
    const { fresh, cheaper } = countsOf(alerts)
    const counts = [fresh > 0 && `${fresh} new`, cheaper > 0 && `${cheaper} cheaper`]
    const listed = new Set<string>()
    const parts = alerts.flatMap((alert) => {
      const blocks = blocksOf(alert, listed, ways)
      for (const { id } of alert.listings) listed.add(id)
      return blocks
    })
    return {
      subject: `${counts.filter(Boolean).join(', ')} for ${alerts[0]?.name ?? ''}${alerts.length > 1 ? ' and more' : ''}`,
      blocks: [
        `Dear ${name},`,
        LEADS[fresh > 0 && cheaper > 0 ? 'both' : fresh > 0 ? 'fresh' : 'cheaper'],
        ...parts,
        { link, label: 'Change how often we write' },
        { items: [{ text: 'Stop all mails about saved searches', link: ways.stop }] },
      ],
    }
  },
} satisfies Partial<Record<MailKind, MailText>>
