import { deletionSchema, profileSchema } from '../../domain/account/own-data-schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import type { OwnProfile } from '../session.ts'

/** What users see, change, take along and erase of their own account. */
export const ownDataEndpoints = {
  readProfile: endpoint<OwnProfile>()({ ...ADDRESSES.readProfile, action: 'account.manageOwn' }),
  changeProfile: endpoint<OwnProfile>()({
    ...ADDRESSES.changeProfile,
    action: 'account.manageOwn',
    body: profileSchema,
  }),
  /** A write for the sake of the log: each export is noted. */
  exportOwnData: endpoint<Record<string, unknown>>()({
    ...ADDRESSES.exportOwnData,
    action: 'account.manageOwn',
  }),
  deleteAccount: endpoint<{ id: string }>()({
    ...ADDRESSES.deleteAccount,
    action: 'account.manageOwn',
    body: deletionSchema,
  }),
} as const
