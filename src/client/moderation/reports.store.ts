import { atom } from 'nanostores'
import * as reportApi from '../../contract/report.ts'
import type { ReportedListing } from '../../contract/report.ts'
import type { Result } from '../../contract/result.ts'
import type { ReportOutcome } from '../../domain/report/constants.ts'
import { REPORT_DESK_TEXTS as texts } from '#language/report/texts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $reasons, say } from './decisions.store.ts'
import { DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'
import { followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'

const reading = createQuery(() => call(reportApi.readReports), whole)
export const { $value: $reported, $problem: $reportsProblem, refresh: readReports } = reading
/** Reads them while they are visible; returns a function that stops it. */
export const followReports = () => reading.follow(DESK_REFRESH_MS)
/** The listing on whose reports an action is running. */
export const $handling = atom<string | null>(null)
/** The listing that will be taken down once a reason is written, and the error under the reason. */
export const $takingDown = atom<ReportedListing | null>(null)
export const $takeDownError = atom<string | null>(null)

const idsOf = (one: ReportedListing) => one.reports.map(({ id }) => id)

async function handled<T>(
  one: ReportedListing,
  outcome: ReportOutcome,
  request: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  if ($handling.get()) return null
  $handling.set(one.id)
  const answer = await request()
  $handling.set(null)
  if (answer.ok) say({ tone: 'success', text: texts.done(one.about, outcome) })
  await Promise.all([readReports(), refreshDesk(), refreshRebuild()])
  return answer
}

/** Closes those reports of a listing that were read. */
export async function closeReports(one: ReportedListing, outcome: ReportOutcome): Promise<void> {
  const request = () =>
    call(reportApi.handleReports, {
      params: { id: one.id },
      body: { outcome, reports: idsOf(one) },
    })
  const answer = await handled(one, outcome, request)
  if (answer && !answer.ok) say({ tone: 'error', text: sentenceOf(answer) })
}

export function openTakeDown(one: ReportedListing): void {
  $takeDownError.set(null)
  $takingDown.set(one)
}

export const writeTakeDownReason = (text: string) => {
  const id = $takingDown.get()?.id
  if (id) $reasons.setKey(id, text)
}

/** Takes the listing down for the written reason. The reason stays until this has succeeded. */
export async function takeDown(): Promise<void> {
  const one = $takingDown.get()
  if (!one?.listing || $handling.get()) return
  const { version } = one.listing
  const { checkReason } = await import('../../domain/moderation/schema.ts')
  const reason = checkReason($reasons.get()[one.id] ?? '')
  $takeDownError.set(reason.ok ? null : (Object.values(reason.fields)[0] ?? null))
  if (!reason.ok) return
  const body = { version, reason: reason.value, reports: idsOf(one) }
  const answer = await handled(one, 'taken down', () =>
    call(reportApi.takeDownReported, { params: { id: one.id }, body }),
  )
  if (!answer) return
  if (!answer.ok) return $takeDownError.set(sentenceOf(answer))
  $takingDown.set(null)
  $reasons.setKey(one.id, '')
  followRebuild()
}
