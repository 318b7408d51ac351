import * as z from 'zod/mini'
import { reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import { ADMIN_ADDRESSES } from '../admin-addresses.ts'
import { endpoint, withId } from '../endpoint.ts'
import type { Desk } from '../listing.ts'

export const moderationEndpoints = {
  readDesk: endpoint<Desk>()({ ...ADMIN_ADDRESSES.readDesk, action: 'moderation.read' }),
  approveListing: endpoint<{ revision: number }>()({
    ...ADMIN_ADDRESSES.approveListing,
    action: 'moderation.decide',
    params: withId,
    body: z.object({ version: versionSchema }),
  }),
  rejectListing: endpoint<{ decisionId: string }>()({
    ...ADMIN_ADDRESSES.rejectListing,
    action: 'moderation.decide',
    params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  approveEdit: endpoint<{ revision: number }>()({
    ...ADMIN_ADDRESSES.approveEdit,
    action: 'moderation.decide',
    params: withId,
    body: z.object({ version: versionSchema }),
  }),
  rejectEdit: endpoint<{ decisionId: string }>()({
    ...ADMIN_ADDRESSES.rejectEdit,
    action: 'moderation.decide',
    params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  undoDecision: endpoint<{ listingId: string }>()({
    ...ADMIN_ADDRESSES.undoDecision,
    action: 'moderation.decide',
    params: withId,
  }),
} as const
