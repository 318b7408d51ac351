import type { OwnListing } from '../../contract/listing.ts'
import { exportRows } from '../../domain/listing-file/export.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'

/**
 * The own listings that are online or wait, as the table of a file: with it they are read and changed like any other.
 * What is sold, let or expired is not changed before it is on offer again.
 */
export function ownTable(homes: readonly OwnListing[], name: string): TableFile {
  const shown = homes.filter(
    ({ listingState }) => listingState === 'published' || listingState === 'pending',
  )
  const rows = exportRows(shown)
  return { kind: 'own', encoding: null, delimiter: null, sheets: [{ name, rows }] }
}
