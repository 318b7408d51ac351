import { changeOwnHidden } from '../../../../server/shortlist/hidden.ts'
import { depsOn, makeUser } from '../../data/factories.ts'
import { testDeps } from '../../database/test-deps.ts'
import { cookieFor } from '../cookie.ts'
import type { Examples } from './example.ts'

type World = Parameters<NonNullable<Examples['readHidden']>>[0]

const home = { kind: 'home', key: 'bela12345678', name: 'Bela Vista' } as const
const poster = { kind: 'poster', key: '0a5a0001', name: 'Aravali' } as const

/** Makes a user who has hidden a home. */
async function hiding({ db, caller }: World) {
  const user = await makeUser(db, caller.role)
  await changeOwnHidden({ ...testDeps(), ...depsOn(db) }, user, { add: [home], remove: [] })
  return { user, cookie: await cookieFor(db, user.id) }
}

export const hiddenExamples = {
  readHidden: async (world) => {
    const { user, cookie } = await hiding(world)
    return { cookie, reply: { account: user.id, items: [home] } }
  },
  changeHidden: async (world) => {
    const { user, cookie } = await hiding(world)
    const { kind, key } = home
    return {
      cookie,
      body: { add: [poster], remove: [{ kind, key }] },
      reply: { account: user.id, items: [poster] },
    }
  },
} satisfies Examples
