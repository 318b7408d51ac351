import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import { mailboxHash } from '../../../../server/account/mailbox.ts'
import { followLink } from '../../../../server/saved-search/follow-secret.ts'
import { saveSearch } from '../../../../server/saved-search/own.ts'
import { stopToken } from '../../../../server/saved-search/stop-token.ts'
import { depsOn, makeUser, newSubmissionKey } from '../../data/factories.ts'
import { askFor, makeFollower, newAddress } from '../../data/followers.ts'
import { testDeps } from '../../database/test-deps.ts'
import { cookieFor } from '../cookie.ts'
import { anId, type Examples } from './example.ts'

type World = Parameters<NonNullable<Examples['saveSearch']>>[0]

/** Makes a saved search; returns it with its owner. */
async function saved({ db, caller }: World) {
  const user = await makeUser(db, caller.role)
  const search = { query: '?city=lucknow', rhythm: 'daily' } as const
  const made = await saveSearch(depsOn(db), user, search)
  const id = made.ok ? made.value.id : ''
  return { user, id, search, cookie: await cookieFor(db, user.id) }
}

/** A search without an account, by the link to what is kept. */
async function followedSearch(db: World['db']) {
  const { id, secret } = await makeFollower(db)
  const row = await db.row<{ id: string }>(
    sql`select id from saved_searches where follower_id = ${id}`,
  )
  return { id, secret, search: row?.id ?? '' }
}

export const savedSearchExamples = {
  readSavedSearches: async (world) => {
    const { id, search, cookie } = await saved(world)
    return {
      cookie,
      reply: {
        searches: [{ id, ...search, pausedUntil: null }],
        mailStop: null,
        homeMails: true,
      },
    }
  },
  saveSearch: async ({ db, caller }) => ({
    cookie: await cookieFor(db, (await makeUser(db, caller.role)).id),
    body: { query: '?q=3+bhk&city=noida', rhythm: 'at once' },
    reply: { id: anId, confirmed: false },
    fixed: () => ({ query: '?city=noida' }),
  }),
  changeRhythm: async (world) => {
    const { id, cookie } = await saved(world)
    return { cookie, params: { id }, body: { rhythm: 'weekly' }, reply: { id } }
  },
  removeSavedSearch: async (world) => {
    const { id, cookie } = await saved(world)
    return { cookie, params: { id }, reply: { id } }
  },
  stopAlerts: async (world) => {
    const { user } = await saved(world)
    const secret = stopToken(testDeps().env, 'searches', user.id)
    return { params: { id: user.id, secret }, reply: { stopped: true } }
  },
  askByMail: async () => ({
    body: {
      email: newAddress(),
      query: '?q=3+bhk&city=noida',
      submissionKey: newSubmissionKey(),
    },
    reply: {},
    fixed: () => ({
      query: '?city=noida',
      submissionKey: newSubmissionKey(),
      website: undefined,
    }),
  }),
  refuseAsking: async () => ({
    params: followLink(testDeps().env, 'never', mailboxHash(testDeps().env, newAddress())),
    reply: { refused: true },
  }),
  readFollowed: async ({ db }) => {
    const { email, ...params } = await makeFollower(db)
    const search = { id: anId, query: '?city=lucknow', rhythm: 'daily', pausedUntil: null }
    return {
      params,
      reply: { email, searches: [search], mailStop: null, endsAt: expect.any(String) },
    }
  },
  confirmFollowed: async ({ db }) => ({
    params: await askFor(db, newAddress()),
    reply: { link: { id: anId, secret: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  }),
  changeFollowed: async ({ db }) => {
    const { id, secret } = await makeFollower(db)
    return {
      params: { id, secret },
      body: { rhythm: 'weekly' },
      reply: { endsAt: expect.any(String) },
    }
  },
  eraseFollowed: async ({ db }) => {
    const { id, secret } = await makeFollower(db)
    return { params: { id, secret }, reply: { id } }
  },
  changeFollowedSearch: async ({ db }) => {
    const params = await followedSearch(db)
    return { params, body: { rhythm: 'weekly' }, reply: { id: params.search } }
  },
  removeFollowedSearch: async ({ db }) => {
    const params = await followedSearch(db)
    return { params, reply: { id: params.search } }
  },
} satisfies Examples
