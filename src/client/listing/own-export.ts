import { exportRows } from '../../domain/listing-file/export.ts'
import { EXPORT_TEXTS as texts } from '#language/listing-file/texts-export'
import { indianDate } from '../../domain/time/calendar.ts'
import { saveFile } from '../lib/save-file.ts'
import { writeCsv } from '../listing-file/csv.ts'
import { $ownListings } from './own-listings.store.ts'

/** Saves the own listings, as they were read last, as a file. */
export async function saveOwnListings(): Promise<void> {
  const rows = exportRows($ownListings.get() ?? [])
  saveFile(texts.fileName(indianDate(new Date()), 'csv'), writeCsv(rows), 'text/csv')
}
