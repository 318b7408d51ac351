import { APPROVAL_TEXTS, READ_SAYS } from '#language/listing/texts-checks'

/**
 * A published listing with the moments of the notes that admins made of it: of all of it, and of a later price alone.
 * Both are null where nobody noted it, as of listings that were approved before there were notes.
 */
export type ReadListing = {
  approvedAt: string
  readAt: string | null
  priceReadAt: string | null
  photos: readonly unknown[]
  description?: string | null | undefined
}

/** Words, and the moment (ISO) that follows them. */
export type Dated = { text: string; at: string }

/** The seal of a listing: that it was read, where a note says so; else that it was approved. */
export function sealOf({ approvedAt, readAt }: Pick<ReadListing, 'approvedAt' | 'readAt'>): Dated {
  const read = READ_SAYS.seal(readAt)
  return read && readAt ? { text: read, at: readAt } : { text: APPROVAL_TEXTS.seal, at: approvedAt }
}

/** What an admin has read of a listing, and when; `again`: of its price, later. */
export function readingOf(listing: ReadListing): Dated & { again: Dated | null } {
  const { approvedAt, readAt, priceReadAt, photos, description } = listing
  const noted = { photos: photos.length, description: !!description }
  const whole = READ_SAYS.whole(readAt, noted)
  const price = READ_SAYS.priceAgain(priceReadAt, readAt)
  return {
    ...(whole && readAt
      ? { text: whole, at: readAt }
      : { text: APPROVAL_TEXTS.whole, at: approvedAt }),
    again: price && priceReadAt ? { text: price, at: priceReadAt } : null,
  }
}
