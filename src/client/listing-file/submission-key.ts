import { referenceKey } from '../../domain/listing/reference.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { keyOf } from '../lib/submission-key.ts'

/**
 * The submission key of a line: that of its answers, and of its reference if it has one. The same home of the same
 * account has the same key in any file, so the same file again makes no second listing.
 */
export const submissionKey = (fields: ListingFields, reference: string | null): Promise<string> =>
  keyOf(reference ? { reference: referenceKey(reference), fields } : fields)
