import { withoutLinks } from '../text/links.ts'
import { inOneLine } from '../text/signs.ts'
import type { MailHome } from './home.ts'

/** The data of a mail: the recipient's name, the portal's address, the main link, and the outbox's data. */
type MailData = Record<string, unknown> & { name: string; site: string; link: string }

/**
 * A paragraph, a quotation, the main link with its label, a list of further links, the listing that a mail is about, or
 * several of them.
 */
export type MailBlock =
  | string
  | { quote: string }
  | { link: string; label: string }
  | { items: readonly { text: string; link: string }[] }
  | { home: MailHome }
  | { homes: readonly MailHome[] }

/** Subject and paragraphs of a mail. */
export type MailText = (data: MailData) => { subject: string; blocks: readonly MailBlock[] }

/** A value of the outbox as text; empty if it is missing. */
export const said = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** Somebody else's words. */
export const quoted = (value: unknown) => ({ quote: said(value) })

/** What a page says, in one line of a mail: without signs that nobody sees, and without an address that leads out. */
export const mailLine = (text: string): string =>
  withoutLinks(inOneLine(text.toWellFormed().replace(/\p{Cc}+/gu, ' ')))

const wordsOf = ({ price, facts, place }: MailHome) => [price, facts, place]
/** "₹72,00,000 · 3 BHK flat · 1,450 sq ft carpet · Kesar Heights, Gomti Nagar, Lucknow". */
export const homeLine = (home: MailHome): string => wordsOf(home).join(' · ')

const plainItem = ({ text, link }: { text: string; link: string }) => `- ${text}\n  ${link}`

/** A block as plain text: quoted lines are marked, and each link is on its own line, below what it is for. */
function plainBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('link' in block) return `${block.label}:\n${block.link}`
  if ('items' in block) return block.items.map(plainItem).join('\n')
  if ('home' in block) return wordsOf(block.home).join('\n')
  if ('homes' in block)
    return block.homes
      .map((home) => plainItem({ text: homeLine(home), link: home.link }))
      .join('\n')
  return block.quote
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

/** A mail without HTML. */
export const plainText = (blocks: readonly MailBlock[]): string =>
  `${blocks.map(plainBlock).join('\n\n')}\n`
