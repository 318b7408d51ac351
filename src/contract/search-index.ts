import type { CardColumns } from '../domain/search/card-files.ts'
import type { SearchPlace } from '../domain/search/suggest.ts'
import type { Columns } from '../domain/search/table.ts'
import type { Searchable } from '../domain/search/text.ts'
import type { PublicListing } from './public-listing.ts'

/** The part of a listing that the search reads. */
export const searchable = (listing: PublicListing): Searchable => ({
  ...listing,
  by: listing.owner.role,
})

/** The filter data of one city's listings. Cards are in one file per chunk; the newest cards are included here. */
export type Shard = {
  columns: Columns
  places: SearchPlace[]
  chunks: string[]
  newest: CardColumns
}

/**
 * The format of the files, raised with each change of `Shard` or `CardColumns`. An open page of an older format then
 * finds no files, instead of misreading those of a newer build.
 */
export const INDEX_FORMAT = 1

/** The address of one file of the index. Its content never changes, as the name is a hash of the content. */
export const indexPath = (name: string): string => `/find/${INDEX_FORMAT}/${name}.json`
