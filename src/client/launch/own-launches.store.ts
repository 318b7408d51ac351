import { atom } from 'nanostores'
import { OWN_LAUNCH_TEXTS as texts } from '#language/launch/texts'
import { type OwnLaunch, readOwnLaunches, withdrawLaunch } from '../../contract/launch.ts'
import { ok } from '../../contract/result.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery } from '../lib/query.ts'

/** The user's launches, newest first. */
export const {
  $value: $ownLaunches,
  $problem: $ownLaunchesProblem,
  refresh: refreshOwnLaunches,
} = createQuery(
  () => call(readOwnLaunches),
  ({ launches }) => launches,
  () => texts.failed,
)

/** The launch whose withdrawal waits for a confirmation, and the message after it. */
export const $withdrawing = atom<OwnLaunch | null>(null)
export const $launchAnnouncement = atom('')

/** The form that withdraws a launch. One that no longer exists counts as withdrawn. */
export const createWithdrawal = ({ id, fields }: OwnLaunch) =>
  createForm({
    send: async () => {
      // The same sentence about another launch of that name is a new one.
      $launchAnnouncement.set('')
      const answer = await call(withdrawLaunch, { params: { id } })
      return !answer.ok && answer.code === 'not_found' ? ok(null) : answer
    },
    onDone: async () => {
      $withdrawing.set(null)
      await refreshOwnLaunches()
      $launchAnnouncement.set(texts.withdrawn(fields.projectBuildingName))
    },
    onFailed: () => refreshOwnLaunches(),
  })
