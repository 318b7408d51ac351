import type { ListingState } from '../listing/constants.ts'

/** Texts of the file of an account's own listings. The words of its status are read back as they are written. */
export const EXPORT_TEXTS = {
  title: 'Take your listings along',
  about:
    'All your listings in one table, with your reference and their state. Rejected ones are left out. A change that waits stands in place of what it changes.',
  again:
    'You can change it in a spreadsheet and bring it back. What you have not changed stays as it is.',
  workbook: 'Excel file (.xlsx)',
  csv: 'CSV file',
  busy: 'Preparing…',
  failed: 'The file could not be made. Check your connection and try again.',
  fileName: (date: string, kind: 'csv' | 'xlsx') => `my-listings-${date}.${kind}`,
  reference: 'Reference',
  status: 'Status',
  states: {
    pending: 'Waiting',
    published: 'Live',
    expired: 'Expired',
  } satisfies Partial<Record<ListingState, string>>,
  /** Where nothing says whether it was sold or rented out. */
  closed: 'Closed',
} as const
