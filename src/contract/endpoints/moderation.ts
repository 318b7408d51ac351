import * as z from 'zod/mini'
import { reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint, withId } from '../endpoint.ts'
import type { Desk } from '../listing.ts'

export const moderationEndpoints = {
  readDesk: endpoint<Desk>()({ ...ADDRESSES.readDesk, action: 'moderation.read' }),
  approveListing: endpoint<{ revision: number }>()({
    ...ADDRESSES.approveListing, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema }),
  }),
  rejectListing: endpoint<{ decisionId: string }>()({
    ...ADDRESSES.rejectListing, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  approveEdit: endpoint<{ revision: number }>()({
    ...ADDRESSES.approveEdit, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema }),
  }),
  rejectEdit: endpoint<{ decisionId: string }>()({
    ...ADDRESSES.rejectEdit, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  undoDecision: endpoint<{ listingId: string }>()({
    ...ADDRESSES.undoDecision, action: 'moderation.decide', params: withId,
  }),
} as const
