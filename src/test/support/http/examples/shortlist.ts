import { shareOwnShortlist } from '../../../../server/shortlist/link.ts'
import { changeOwnShortlist } from '../../../../server/shortlist/own.ts'
import { depsOn, makeUser } from '../../data/factories.ts'
import { testDeps } from '../../database/test-deps.ts'
import { cookieFor } from '../cookie.ts'
import type { Examples } from './example.ts'

type World = Parameters<NonNullable<Examples['readShortlist']>>[0]

const id = 'bela12345678'
const item = { id, name: 'Bela Vista', note: '', price: null, listingType: null }

/** Makes a user who has saved a listing, and shares the list. */
async function saved({ db, caller }: World) {
  const user = await makeUser(db, caller.role)
  const deps = { ...testDeps(), ...depsOn(db) }
  await changeOwnShortlist(deps, user, { add: [{ id, name: item.name }], remove: [] })
  const made = await shareOwnShortlist(deps, user, { notes: true, name: false })
  return { user, link: made.ok ? made.value : null, cookie: await cookieFor(db, user.id) }
}

export const shortlistExamples = {
  readShortlist: async (world) => {
    const { user, link, cookie } = await saved(world)
    return { cookie, reply: { account: user.id, items: [item], link } }
  },
  changeShortlist: async (world) => {
    const { user, link, cookie } = await saved(world)
    const other = { id: 'aravali12345', name: 'Aravali' }
    return {
      cookie,
      body: { add: [other], remove: [id] },
      reply: { account: user.id, items: [{ ...item, ...other }], link },
    }
  },
  noteOnShortlist: async (world) => {
    const { cookie } = await saved(world)
    return { cookie, params: { id }, body: { note: 'See it on Sunday.' }, reply: { id } }
  },
  shareShortlist: async (world) => {
    const { link, cookie } = await saved(world)
    const body = { notes: false, name: true }
    return { cookie, body, reply: { ...link, ...body } }
  },
  setHomeMails: async (world) => {
    const { cookie } = await saved(world)
    return { cookie, body: { mails: false }, reply: { mails: false } }
  },
  endShortlistLink: async (world) => {
    const { cookie } = await saved(world)
    return { cookie, reply: {} }
  },
} satisfies Examples
