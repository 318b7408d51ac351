import { atom } from 'nanostores'
import { REPORT_DESK_TEXTS as texts } from '#english/report/texts-desk'
import { GONE_DESK_TEXTS } from '#english/report/texts-gone-desk'
import type { ReportedListing } from '../../contract/report.ts'
import * as reportApi from '../../contract/report.ts'
import type { Failure } from '../../contract/result.ts'
import type { AdminOutcome } from '../../domain/report/constants.ts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import { say } from './decisions.store.ts'
import { DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'
import { createReasonForm } from './reason-form.ts'

const reading = createQuery(() => call(reportApi.readReports), whole)
export const { $value: $reported, $problem: $reportsProblem, refresh: readReports } = reading
/** Reads them while they are visible; returns a function that stops it. */
export const followReports = () => reading.follow(DESK_REFRESH_MS)
/** The listing on whose reports an action is running. */
export const $handling = atom<string | null>(null)
/** The listing that will be taken down once a reason is written. */
export const $takingDown = atom<Published | null>(null)

type Published = ReportedListing & { listing: NonNullable<ReportedListing['listing']> }

const idsOf = (one: ReportedListing) => one.reports.map(({ id }) => id)

/** What follows the answer to an action. A failed take-down is shown in its dialog. */
async function settle(
  failure: Failure | null,
  { about }: ReportedListing,
  outcome: AdminOutcome,
): Promise<void> {
  $handling.set(null)
  if (!failure) say({ tone: 'success', text: texts.done(about, outcome) })
  else if (!$takingDown.get()) say({ tone: 'error', text: sentenceOf(failure) })
  await Promise.all([readReports(), refreshDesk(), refreshRebuild()])
}

/** Closes those reports of a listing that were read. */
export async function closeReports(one: ReportedListing, outcome: AdminOutcome): Promise<void> {
  if ($handling.get()) return
  $handling.set(one.id)
  const answer = await call(reportApi.handleReports, {
    params: { id: one.id },
    body: { outcome, reports: idsOf(one) },
  })
  await settle(answer.ok ? null : answer, one, outcome)
}

export function openTakeDown(one: ReportedListing): void {
  const { listing } = one
  if (listing && !$handling.get()) $takingDown.set({ ...one, listing })
}

/** The form for taking a reported listing down in the version that was read. */
export function createTakeDown(one: Published) {
  const { id } = one
  const { version, projectBuildingName: name } = one.listing
  return createReasonForm(
    { id, name },
    {
      send: (reason) => {
        $handling.set(id)
        return call(reportApi.takeDownReported, {
          params: { id },
          body: { version, reason, reports: idsOf(one) },
        })
      },
      onDone: async () => {
        // The dialog closes first: screen readers announce nothing outside it.
        $takingDown.set(null)
        await settle(null, one, 'taken down')
        followRebuild()
      },
      onFailed: (failure) => settle(failure, one, 'taken down'),
    },
  )
}

/** Hides a listing that was reported as gone until its owner answers, or shows it again. */
export async function hideListing(one: ReportedListing, hidden: boolean): Promise<void> {
  if ($handling.get()) return
  $handling.set(one.id)
  const answer = await call(reportApi.hideReported, { params: { id: one.id }, body: { hidden } })
  $handling.set(null)
  say(
    answer.ok
      ? { tone: 'success', text: GONE_DESK_TEXTS.done(one.about, hidden) }
      : { tone: 'error', text: sentenceOf(answer) },
  )
  await Promise.all([readReports(), refreshDesk(), refreshRebuild()])
}
