import type { Alert } from '../saved-search/alert.ts'
import type { MailKind } from './constants.ts'
import type { MailBlock, MailText } from './text.ts'

/** Addresses in a mail about saved searches: of a listing, of a search, and of the page that stops such mails. */
type Links = { listing: (id: string) => string; search: (query: string) => string; stop: string }

const newOnes = (count: number) => (count === 1 ? '1 new' : `${count} new`)

function blocksOf({ name, query, listings, more }: Alert, links: Links): MailBlock[] {
  const items = listings.map(({ id, line }) => ({ text: line, link: links.listing(id) }))
  const rest = { text: more > 0 ? `${more} more` : 'See all of them', link: links.search(query) }
  return [`${name}:`, { items: [...items, rest] }]
}

/** Mails about saved searches. */
export const SEARCH_MAILS = {
  'saved search': ({ name, link, searches, links }) => {
    const alerts = searches as readonly Alert[]
    const ways = links as Links
    const count = alerts.reduce((sum, { listings, more }) => sum + listings.length + more, 0)
    return {
      subject: `${newOnes(count)} for ${alerts[0]?.name ?? ''}${alerts.length > 1 ? ' and more' : ''}`,
      blocks: [
        `Dear ${name},`,
        'This is new, or has become cheaper, in what you look for:',
        ...alerts.flatMap((alert) => blocksOf(alert, ways)),
        { link, label: 'Change how often we write' },
        { items: [{ text: 'Stop all mails about saved searches', link: ways.stop }] },
      ],
    }
  },
} satisfies Partial<Record<MailKind, MailText>>
