/** What a text is made of: who reads it, the portal's address, the page to act on, and what the outbox kept for it. */
type MailData = Record<string, unknown> & { name: string; site: string; link: string }

/** Subject and paragraphs of a mail. */
export type MailText = (data: MailData) => { subject: string; lines: readonly string[] }

/** A value of the outbox as text; nothing for none. */
export const said = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** Somebody else's words, set off from ours: each of their lines is marked. */
export const quoted = (value: unknown): string =>
  said(value)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
