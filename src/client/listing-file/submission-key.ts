import type { ListingFields } from '../../domain/listing/schema.ts'
import { referenceKey } from '../../domain/listing/reference.ts'

/**
 * The submission key of a line: a hash of its answers, and of its reference if it has one. The same home of the same
 * account has the same key in any file, so a retry after a lost answer, a second press or the same file again makes no
 * second listing.
 */
export async function submissionKey(
  fields: ListingFields,
  reference: string | null,
): Promise<string> {
  const said = reference ? { reference: referenceKey(reference), fields } : fields
  const bytes = new TextEncoder().encode(JSON.stringify(said))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
