import type { CardColumns } from '../domain/search/card-files.ts'
import type { PackedColumns } from '../domain/search/packed.ts'
import type { SearchPlace } from '../domain/search/suggest.ts'

/** One city's listings to filter; the cards of each chunk are in a file of their own, those of the newest come along. */
export type Shard = {
  columns: PackedColumns
  places: SearchPlace[]
  chunks: string[]
  newest: CardColumns
}

/** The address of one file of the index; it holds the same for ever, as its name is made of its content. */
export const indexPath = (name: string): string => `/find/${name}.json`
