/**
 * What a link in a mail to an address without an account opens: the question whether to begin, what is kept, or the
 * question whether never to ask the mailbox again.
 */
export type FollowLink = { of: 'asked' | 'kept' | 'never'; id: string; secret: string }

const BEGINNINGS: Record<FollowLink['of'], string> = {
  asked: 'confirm.',
  kept: '',
  never: 'never.',
}

/** The fragment of the page for such links; browsers send it to no server. */
export const followFragment = ({ of, id, secret }: FollowLink): string =>
  `#${BEGINNINGS[of]}${id}.${secret}`

/** Reads the fragment; null where it is not complete. */
export function followLinkOf(fragment: string): FollowLink | null {
  const [, beginning, id = '', secret = ''] =
    /^#(confirm\.|never\.)?([a-z0-9]{8,40})\.([0-9a-f]{64})$/.exec(fragment) ?? []
  const of = beginning === 'confirm.' ? 'asked' : beginning === 'never.' ? 'never' : 'kept'
  return id ? { of, id, secret } : null
}
