import { atom } from 'nanostores'
import { LAUNCH_DESK_TEXTS as texts } from '#english/launch/texts-desk'
import { type DeskLaunch, declineLaunch, readLaunches } from '../../contract/launch.ts'
import { launchReasonSchema } from '../../domain/launch/desk-schema.ts'
import { launchFilter } from '../../domain/launch/filter.ts'
import { validate } from '../../domain/text/validate.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

/** The launches that builders sent. */
export const deskLaunches = createAdminList({
  action: 'launch.manage',
  read: launchFilter,
  ask: (query) => call(readLaunches, { query }),
})

/** The launch whose reason is being written, and the message after the last decision. */
export const $declining = atom<DeskLaunch | null>(null)
export const $deskAnnouncement = atom('')

/** The form that declines a launch. Its reason survives a reload. */
export const createDecline = ({ id, fields }: DeskLaunch) =>
  createForm({
    keep: { name: `decline-${id}`, fields: ['reason'] },
    check: ({ reason }) => {
      const checked = validate(launchReasonSchema, reason)
      return checked.ok ? checked : { ok: false, fields: { reason: checked.fields._ ?? '' } }
    },
    send: (reason) => call(declineLaunch, { params: { id }, body: { reason } }),
    onDone: async () => {
      $declining.set(null)
      await deskLaunches.refresh()
      $deskAnnouncement.set(texts.declined(fields.projectBuildingName))
    },
    // Another admin was faster, or it was withdrawn: the list behind the dialog says so.
    onFailed: () => deskLaunches.refresh(),
  })
