import * as z from 'zod/mini'
import { listingFieldsSchema, photoIdsSchema } from '../../domain/listing/schema.ts'
import { versionSchema } from '../../domain/moderation/schema.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint, idSchema, submissionKeySchema, withId } from '../endpoint.ts'
import type { OwnListing, PublicListing } from '../listing.ts'
import { NEW_LISTINGS_TAG, READS } from '../reads.ts'

/** Listings and their photos. */
export const listingEndpoints = {
  createListing: endpoint<{ id: string }>()({
    ...ADDRESSES.createListing,
    action: 'listing.create',
    status: 201,
    body: z.object({
      fields: listingFieldsSchema,
      photoIds: photoIdsSchema,
      submissionKey: submissionKeySchema,
      /** The rejection that this listing answers. */
      again: z.optional(z.nullable(idSchema)),
    }),
  }),
  editListing: endpoint<{ state: 'pending' | 'approved'; version: number }>()({
    ...ADDRESSES.editListing,
    action: 'listing.edit',
    params: withId,
    body: z.object({
      fields: listingFieldsSchema,
      photoIds: photoIdsSchema,
      /** The listing as it was read and, where one waits already, the change to it. */
      version: versionSchema,
      changeVersion: z.optional(z.nullable(versionSchema)),
    }),
  }),
  withdrawListing: endpoint<{ id: string }>()({
    ...ADDRESSES.withdrawListing,
    action: 'listing.withdraw',
    params: withId,
  }),
  readListing: endpoint<PublicListing>()({
    method: 'GET',
    path: READS.listing,
    action: 'listing.read',
    params: withId,
  }),
  readListings: endpoint<{ listings: PublicListing[] }>()({
    method: 'GET',
    path: READS.listings,
    action: 'listing.read',
    params: z.object({ ids: z.string().check(z.regex(/^[a-z0-9]{8,40}(,[a-z0-9]{8,40}){0,49}$/)) }),
  }),
  readNewListings: endpoint<{ listings: PublicListing[] }>()({
    method: 'GET',
    path: READS.newListings,
    action: 'listing.read',
    sharedBy: NEW_LISTINGS_TAG,
    params: z.object({ revision: z.string().check(z.regex(/^\d{1,12}$/)) }),
  }),
  readOwnListings: endpoint<{ listings: OwnListing[] }>()({
    ...ADDRESSES.readOwnListings,
    action: 'listing.readOwn',
  }),
  uploadPhoto: endpoint<Photo>()<'photo.upload', Record<string, never>, Uint8Array>({
    ...ADDRESSES.uploadPhoto,
    action: 'photo.upload',
    body: 'bytes',
    maxBytes: PHOTO_LIMITS.bytes,
    status: 201,
  }),
  removePhoto: endpoint<{ id: string }>()({
    ...ADDRESSES.removePhoto,
    action: 'photo.remove',
    params: withId,
  }),
} as const
