import { expect } from 'vitest'
import { saveSearch } from '../../../../server/saved-search/own.ts'
import { changeOwnShortlist } from '../../../../server/shortlist/own.ts'
import { invite, take } from '../../../../server/together/invitation.ts'
import { say } from '../../../../server/together/say.ts'
import { depsOn, makeUser } from '../../data/factories.ts'
import { testDeps } from '../../database/test-deps.ts'
import { cookieFor } from '../cookie.ts'
import { anId, type Examples } from './example.ts'

type World = Parameters<NonNullable<Examples['readTogether']>>[0]

const listing = 'bela12345678'
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
const aSecret = expect.stringMatching(/^[0-9a-f]{64}$/)

/** Makes a user who has saved a listing and invites somebody. */
async function invited({ db, caller }: World) {
  const user = await makeUser(db, caller.role ?? 'Client', 'Asha')
  const deps = { ...testDeps(), ...depsOn(db) }
  await changeOwnShortlist(deps, user, { add: [{ id: listing, name: 'Bela Vista' }], remove: [] })
  const made = await invite(deps, user)
  if (!made.ok) throw new Error(made.code)
  return { deps, user, secret: made.value.secret, cookie: await cookieFor(db, user.id) }
}

/** The same after somebody without an account has taken the invitation. */
async function joined(world: World) {
  const { deps, secret, cookie, user } = await invited(world)
  const taken = await take(deps, { secret, name: 'Ravi' }, { user: null, ip: '192.0.2.9' })
  if (!taken.ok) throw new Error(taken.code)
  return { deps, user, cookie, id: taken.value.id, seat: taken.value.seat }
}

export const togetherExamples = {
  readTogether: async (world) => {
    const { seat } = await joined(world)
    const home = { id: listing, name: 'Bela Vista', savedAt: aTime, mine: null, theirs: null }
    const list = {
      id: anId,
      host: false,
      other: 'Asha',
      joinedAt: aTime,
      invitation: null,
      since: null,
      mails: expect.toBeOneOf([null, false]),
      searches: [],
      othersSearches: [],
      homes: [home],
    }
    return {
      body: { seat },
      fixed: () => ({ seat }),
      reply: { account: expect.toBeOneOf([null, anId]), seated: true, lists: [list] },
    }
  },
  inviteToTogether: async (world) => {
    const { cookie } = await invited(world)
    return { cookie, reply: { secret: aSecret, until: aTime } }
  },
  readInvitation: async (world) => {
    const { secret } = await invited(world)
    return {
      body: { secret },
      fixed: () => ({ secret }),
      reply: { by: 'Asha', homes: 1, own: false },
    }
  },
  takeInvitation: async (world) => {
    const { secret } = await invited(world)
    return {
      body: { secret, name: 'Ravi' },
      fixed: () => ({ secret }),
      reply: { id: anId, seat: expect.toBeOneOf([null, aSecret]) },
    }
  },
  sayTogether: async (world) => {
    const { id, seat } = await joined(world)
    return {
      params: { id },
      body: { seat, listing, answer: 'yes', note: 'See it on Sunday.' },
      fixed: () => ({ seat, listing }),
      reply: { at: aTime },
    }
  },
  takeBackSaid: async (world) => {
    const { deps, id, seat } = await joined(world)
    await say(deps, id, { user: null, seat }, { listing, answer: 'no', note: null }, '192.0.2.9')
    const body = { seat, listing }
    return { params: { id }, body, fixed: () => body, reply: {} }
  },
  setTogetherMails: async (world) => {
    const { id, cookie } = await joined(world)
    return { cookie, params: { id }, body: { seat: null, mails: true }, reply: { mails: true } }
  },
  shareSearch: async (world) => {
    const { deps, user, id, cookie } = await joined(world)
    const made = await saveSearch(deps, user, { query: '?city=lucknow', rhythm: 'daily' })
    const search = made.ok ? made.value.id : ''
    return {
      cookie,
      params: { id },
      body: { search, shared: true },
      fixed: () => ({ search, shared: true }),
      reply: { shared: true },
    }
  },
  endTogether: async (world) => {
    const { id, seat } = await joined(world)
    return { params: { id }, body: { seat }, fixed: () => ({ seat }), reply: {} }
  },
} satisfies Examples
