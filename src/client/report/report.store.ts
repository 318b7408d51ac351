import { atom } from 'nanostores'
import { type ReportReceipt, reportListing } from '../../contract/report.ts'
import { reportSchema } from '../../domain/report/schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { keyOf } from '../lib/submission-key.ts'

let listing = ''
// The same words in a form that is opened again are another report.
let opened = ''

/** The answer to the report that was sent; null before. */
export const $receipt = atom<ReportReceipt | null>(null)

/** Opens the form for a report about a listing. */
export function startReport(id: string): void {
  listing = id
  opened = crypto.randomUUID()
  $receipt.set(null)
  reportForm.reset()
}

/** A visitor's report about a listing. */
export const reportForm = createForm({
  check: (answers) => validate(reportSchema, answers),
  send: async (report, { website = '' }) =>
    call(reportListing, {
      params: { id: listing },
      body: { ...report, submissionKey: await keyOf([opened, report]), website },
    }),
  onDone: (receipt) => $receipt.set(receipt),
})
