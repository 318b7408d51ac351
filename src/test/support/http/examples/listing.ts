import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import { FIELD_NAMES } from '../../../../domain/listing/fields.ts'
import { confirmedMs } from '../../../../server/listing/columns.ts'
import { renewalSecret } from '../../../../server/listing/renewal-secret.ts'
import { makePending, makePhotoRow, newSubmissionKey } from '../../data/factories.ts'
import { listingFields } from '../../data/listing-fields.ts'
import { cameraFile } from '../../data/pictures.ts'
import { testDeps } from '../../database/test-deps.ts'
import { anId, approved, type Examples, pending } from './example.ts'

export const listingExamples = {
  createListing: async ({ db, caller }) => ({
    body: {
      fields: listingFields({ projectBuildingName: '' }),
      photoIds: [await makePhotoRow(db, caller)],
      submissionKey: newSubmissionKey(),
      reference: 'GN-12 a',
      fileId: newSubmissionKey(),
      messagesOnly: true,
    },
    reply: { id: anId },
    fixed: () => ({
      photoIds: [],
      submissionKey: newSubmissionKey(),
      reference: newSubmissionKey(),
      repostOf: null,
      confirmed: FIELD_NAMES,
    }),
  }),
  editListing: async ({ db, caller }) => ({
    params: { id: await makePending(db, caller) },
    body: { fields: listingFields({ price: 7_000_000 }), photoIds: [], version: 1 },
    reply: { state: 'pending', version: 2 },
    fixed: () => ({ version: 1, photoIds: [], changeVersion: null, confirmed: FIELD_NAMES }),
  }),
  setMessagesOnly: async ({ db, caller }) => ({
    params: { id: await makePending(db, caller) },
    body: { messagesOnly: true },
    reply: { messagesOnly: true },
  }),
  checkListing: async ({ db, caller }) => {
    const own = await makePending(db, caller, { locality: `Sector ${newSubmissionKey()}` })
    const { locality } =
      (await db.row<{ locality: string }>(
        sql`select locality from properties where id = ${own}`,
      )) ?? {}
    return {
      body: { fields: listingFields({ locality: locality ?? '' }), photoIds: [] },
      reply: {
        found: expect.arrayContaining([
          {
            hint: 'duplicate',
            own: { id: own, name: listingFields().projectBuildingName, editable: true },
            page: null,
          },
        ]),
      },
      fixed: () => ({ photoIds: [], edit: null }),
    }
  },
  readAskedFor: async () => {
    const { listingType, propertyType, plotArea } = listingFields()
    const home = { listingType, propertyType, bedrooms: 7, city: 'Kanpur', plotArea }
    return {
      body: { home: { ...home, locality: 'Kakadeo' }, own: null },
      reply: { of: null, range: null, here: 0, inCity: 0, place: 'Kakadeo' },
    }
  },
  readAskedMonths: async ({ db }) => {
    await approved(db)
    return { params: { city: 'lucknow', locality: 'gomti-nagar' }, reply: {} }
  },
  countView: async ({ db }) => ({ body: { listing: await approved(db) }, reply: {} }),
  countMiss: async () => ({ body: { words: 'vastu vihar' }, reply: {} }),
  renewListing: async ({ db }) => {
    const id = await approved(db)
    const [{ since } = { since: 0 }] = await db.rows<{ since: number }>(
      sql`select ${confirmedMs} as since from properties p where id = ${id}`,
    )
    const body = { since, secret: renewalSecret(testDeps().env, id, since) }
    return {
      params: { id },
      body,
      reply: { about: expect.any(String), until: expect.any(String), before: false },
      fixed: () => body,
    }
  },
  withdrawListing: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    return { params: { id }, reply: { id } }
  },
  closeMissing: async ({ db, caller }) => ({
    params: { id: await approved(db, caller, newSubmissionKey()) },
    body: { version: 2, as: 'closed', fileId: newSubmissionKey() },
    reply: { id: anId },
    fixed: () => ({ version: 2 }),
  }),
  reportFile: async () => ({
    body: {
      fileId: newSubmissionKey(),
      name: 'stock.xlsx',
      sent: [{ line: 2, id: 'listing1' }],
      unsent: [{ line: 3, about: '2 BHK, Aliganj', state: 'asked', why: 'City: Which city?' }],
      counts: { asked: 1, refused: 0, waiting: 0 },
    },
    reply: { mailed: false },
  }),
  readListing: async ({ db }) => {
    const id = await approved(db)
    return {
      params: { id },
      reply: expect.objectContaining({
        ...listingFields(),
        id,
        photos: [],
        owner: expect.any(Object),
        approvedAt: expect.any(String),
      }),
    }
  },
  readListings: async ({ db }) => {
    const id = await approved(db)
    return {
      params: { ids: `${id},${await pending(db)},nosuchlisting` },
      reply: { listings: [expect.objectContaining({ id })] },
    }
  },
  readNewListings: async ({ db }) => {
    const id = await approved(db)
    return {
      params: { revision: '0' },
      reply: {
        listings: expect.arrayContaining([expect.objectContaining({ id, ...listingFields() })]),
      },
    }
  },
  readOwnListings: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    return {
      reply: {
        listings: expect.arrayContaining([
          expect.objectContaining({ id, state: 'pending', ...listingFields() }),
        ]),
      },
    }
  },
  readFileQuota: async ({ db, caller }) => {
    await db.rows(sql`
      insert into rate_limits (key, count)
      values (${`file-lines:${caller.id}`}, 1), (${`post:${caller.id}`}, 1)
      on conflict do nothing`)
    return {
      reply: {
        most: expect.any(Number),
        left: expect.any(Number),
        moreAt: expect.any(String),
      },
    }
  },
  uploadPhoto: async () => ({
    bytes: await cameraFile(400, 300),
    reply: {
      id: anId,
      key: expect.stringMatching(/^property_images\//),
      width: 300,
      height: 400,
      placeholder: expect.stringMatching(/^data:image\/webp/),
    },
  }),
  removePhoto: async ({ db, caller }) => {
    const id = await makePhotoRow(db, caller)
    return { params: { id }, reply: { id } }
  },
} satisfies Examples
