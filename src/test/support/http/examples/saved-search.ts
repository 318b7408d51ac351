import { testDeps } from '../../database/test-deps.ts'
import { saveSearch } from '../../../../server/saved-search/own.ts'
import { stopToken } from '../../../../server/saved-search/stop-token.ts'
import { depsOn, makeUser } from '../../data/factories.ts'
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

export const savedSearchExamples = {
  readSavedSearches: async (world) => {
    const { id, search, cookie } = await saved(world)
    return { cookie, reply: { searches: [{ id, ...search }], mailStop: null, homeMails: true } }
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
} satisfies Examples
