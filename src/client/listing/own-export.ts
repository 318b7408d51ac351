import { EXPORT_TEXTS as texts } from '#language/listing-file/texts-export'
import { exportRows } from '../../domain/listing-file/listing-file.ts'
import { indianDate } from '../../domain/time/calendar.ts'
import { saveFile } from '../lib/save-file.ts'
import { writeCsv } from '../listing-file/csv.ts'
import { writeWorkbook } from '../listing-file/write-table.ts'
import { $ownListings } from './own-listings.store.ts'

/** Saves the own listings, as they were read last, as a file. Throws if it cannot be made now. */
export async function saveOwnListings(kind: 'csv' | 'xlsx'): Promise<void> {
  const rows = exportRows($ownListings.get() ?? [])
  const file = kind === 'csv' ? writeCsv(rows) : await writeWorkbook(rows)
  const type = typeof file === 'string' ? 'text/csv' : file.type
  saveFile(texts.fileName(indianDate(new Date()), kind), file, type)
}
