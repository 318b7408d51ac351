import type { CardColumns } from '../domain/search/card-files.ts'
import type { PackedColumns } from '../domain/search/packed.ts'
import type { SearchPlace } from '../domain/search/suggest.ts'

/** The filter data of one city's listings. Cards are in one file per chunk; the newest cards are included here. */
export type Shard = {
  columns: PackedColumns
  places: SearchPlace[]
  chunks: string[]
  newest: CardColumns
}

/** The address of one file of the index. Its content never changes, as the name is a hash of the content. */
export const indexPath = (name: string): string => `/find/${name}.json`
