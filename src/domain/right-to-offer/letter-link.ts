/**
 * The link in the mail that asks an owner: of a question with an id, to the mailbox with a hash. The hash is in the link
 * because its reader can refuse further questions also when the address is erased.
 */
export type LetterLink = { id: string; mailbox: string; secret: string }

/** The fragment of the page for such links; browsers send it to no server. */
export const letterFragment = ({ id, mailbox, secret }: LetterLink): string =>
  `#${id}.${mailbox}.${secret}`

/** Reads the fragment; null where it is not complete. */
export function letterLinkOf(fragment: string): LetterLink | null {
  const [, id = '', mailbox = '', secret = ''] =
    /^#([a-z0-9]{8,40})\.([0-9a-f]{40})\.([0-9a-f]{64})$/.exec(fragment) ?? []
  return id ? { id, mailbox, secret } : null
}
