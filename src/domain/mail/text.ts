/** The data of a mail: the recipient's name, the portal's address, the main link, and the outbox's data. */
type MailData = Record<string, unknown> & { name: string; site: string; link: string }

/** A paragraph, a quotation, the main link with its label, or a list of further links. */
export type MailBlock =
  | string
  | { quote: string }
  | { link: string; label: string }
  | { items: readonly { text: string; link: string }[] }

/** Subject and paragraphs of a mail. */
export type MailText = (data: MailData) => { subject: string; blocks: readonly MailBlock[] }

/** A value of the outbox as text; empty if it is missing. */
export const said = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** Somebody else's words. */
export const quoted = (value: unknown) => ({ quote: said(value) })

/** A block as plain text: quoted lines are marked, and each link is on its own line, below what it is for. */
function plainBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('link' in block) return `${block.label}:\n${block.link}`
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
