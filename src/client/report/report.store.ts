import { map } from 'nanostores'
import { reportListing } from '../../contract/report.ts'
import { reportSchema } from '../../domain/report/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { errorsOf } from '../lib/sentence.ts'

type ReportState = { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }

const START: ReportState = { phase: 'open', errors: {}, attempt: 0 }

export const $report = map<ReportState>(START)

// One key for each report, the same for every retry.
let submissionKey = ''

export function startReport(): void {
  submissionKey = crypto.randomUUID()
  $report.set(START)
}

/** Sends a visitor's report about a listing. */
export async function sendReport(listing: string, form: FormData): Promise<void> {
  const { phase, attempt } = $report.get()
  if (phase !== 'open') return
  const reopen = (errors: FieldErrors) =>
    $report.set({ phase: 'open', errors, attempt: attempt + 1 })
  const checked = validate(reportSchema, { reason: form.get('reason'), note: form.get('note') })
  if (!checked.ok) return reopen(checked.fields)
  $report.set({ phase: 'busy', errors: {}, attempt: attempt + 1 })
  const body = { ...checked.value, submissionKey, website: String(form.get('website') ?? '') }
  const answer = await call(reportListing, { params: { id: listing }, body })
  if (answer.ok) $report.setKey('phase', 'done')
  else reopen(errorsOf(answer))
}
