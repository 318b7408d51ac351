/** What a link in a mail to an address without an account opens: the question whether to begin, or what is kept. */
export type FollowLink = { of: 'asked' | 'kept'; id: string; secret: string }

/** The fragment of the page for such links; browsers send it to no server. */
export const followFragment = ({ of, id, secret }: FollowLink): string =>
  of === 'asked' ? `#confirm.${id}.${secret}` : `#${id}.${secret}`

/** Reads the fragment; null where it is not complete. */
export function followLinkOf(fragment: string): FollowLink | null {
  const [, asked, id = '', secret = ''] =
    /^#(confirm\.)?([a-z0-9]{8,40})\.([0-9a-f]{64})$/.exec(fragment) ?? []
  return id ? { of: asked ? 'asked' : 'kept', id, secret } : null
}
