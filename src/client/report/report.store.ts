import { atom } from 'nanostores'
import { type ReportReceipt, reportListing } from '../../contract/report.ts'
import { reportSchema } from '../../domain/report/schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

let listing = ''
// One key for each report, the same for every retry.
let submissionKey = ''

/** The answer to the report that was sent; null before. */
export const $receipt = atom<ReportReceipt | null>(null)

/** Opens the form for a report about a listing. */
export function startReport(id: string): void {
  listing = id
  submissionKey = crypto.randomUUID()
  $receipt.set(null)
  reportForm.reset()
}

/** A visitor's report about a listing. */
export const reportForm = createForm({
  check: (answers) => validate(reportSchema, answers),
  send: (report, { website = '' }) =>
    call(reportListing, {
      params: { id: listing },
      body: { ...report, submissionKey, website },
    }),
  onDone: (receipt) => $receipt.set(receipt),
})
