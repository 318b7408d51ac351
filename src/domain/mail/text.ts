/** What a text is made of: who reads it, the portal's address, the page to act on, and what the outbox kept for it. */
type MailData = Record<string, unknown> & { name: string; site: string; link: string }

/** A paragraph, somebody else's words, the link to act on with what it opens, or a list of further links. */
export type MailBlock =
  | string
  | { quote: string }
  | { link: string; label: string }
  | { items: readonly { text: string; link: string }[] }

/** Subject and paragraphs of a mail. */
export type MailText = (data: MailData) => { subject: string; blocks: readonly MailBlock[] }

/** A value of the outbox as text; nothing for none. */
export const said = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** Somebody else's words. */
export const quoted = (value: unknown) => ({ quote: said(value) })

/** A block as plain text: each line of others is marked, a link stands in a line of its own. */
function plainBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('link' in block) return block.link
  if ('items' in block)
    return block.items.map(({ text, link }) => `- ${text}\n  ${link}`).join('\n')
  return block.quote
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

/** A mail without HTML. */
export const plainText = (blocks: readonly MailBlock[]): string =>
  `${blocks.map(plainBlock).join('\n\n')}\n`
