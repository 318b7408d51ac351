import type { CardColumns } from '../domain/search/card-files.ts'
import type { Searchable } from '../domain/search/searchable.ts'
import type { Columns } from '../domain/search/table.ts'
import type { PublicListing } from './public-listing.ts'

/** The name of a locality that has listings. */
export type ListedPlace = { slug: string; name: string }

/** The part of a listing that the search reads. */
export const searchable = (listing: PublicListing): Searchable => ({
  ...listing,
  by: listing.owner.role,
  poster: listing.owner.key,
})

/** The filter data of one city's listings. Cards are in one file per chunk; the newest cards are included here. */
export type Shard = {
  columns: Columns
  places: ListedPlace[]
  chunks: string[]
  newest: CardColumns
  /** The file of the further photos. */
  further: string
}

/**
 * The names of the photos after the cover that cards show, by row of the city's table: nothing where there is none, and
 * no rows beyond the size that such a file may have.
 */
export type FurtherPhotos = string[][]

/**
 * The format of the files, raised with each change of `Shard` or `CardColumns`. An open page of an older format then
 * finds no files, instead of misreading those of a newer build.
 */
export const INDEX_FORMAT = 8

/** Whether a path is that of a file of the index. */
export const isIndex = (path: string): boolean => path.startsWith('/find/')

/** The address of one file of the index. Its content never changes, as the name is a hash of the content. */
export const indexPath = (name: string): string => `/find/${INDEX_FORMAT}/${name}.json`
