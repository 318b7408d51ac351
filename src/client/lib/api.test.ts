import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { FAILED, OFFLINE, UNREACHED } from '#language/text/texts'
import { changeProfile, readProfile, readSession } from '../../contract/account.ts'
import { ERRORS } from '../../contract/errors.ts'
import { withdrawListing } from '../../contract/listing.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Owner')
})

const open = () => asha.open('/', () => import('./api.ts'))
const failure = { ok: false, code: 'internal', message: FAILED }

describe('Calling an endpoint', () => {
  it('returns its reply', async () => {
    const { call } = await open()
    expect(await call(readSession)).toEqual({
      ok: true,
      value: { user: asha.user },
    })
  })

  it('puts its parameters into the address, with any characters', async () => {
    const { call } = await open()
    const answer = await call(withdrawListing, { params: { id: 'a/../b?c' } })
    expect(asha.sent(withdrawListing).map(({ path }) => path)).toEqual([
      '/api/listings/a%2F..%2Fb%3Fc',
    ])
    expect(answer).toMatchObject({ ok: false, code: 'not_found' })
  })

  it('returns a refusal with its message and its fields', async () => {
    const { call } = await open()
    expect(
      await call(changeProfile, {
        body: { name: ' ', mobileNumber: '12', whatsApp: false, agentRera: '', photoId: null },
      }),
    ).toEqual({
      ok: false,
      code: 'invalid',
      message: ERRORS.invalid.sentence,
      fields: {
        name: SIGN_UP_RESULT_TEXTS.nameEmpty,
        mobileNumber: SIGN_UP_RESULT_TEXTS.mobileInvalid,
      },
    })
    expect(await call(withdrawListing, { params: { id: 'gone00000000' } })).toEqual({
      ok: false,
      code: 'listing_not_available',
      message: LISTING_TEXTS.notAvailable,
    })
  })

  it.each([
    ['down', true, UNREACHED],
    ['answers lost', true, UNREACHED],
    ['down', false, OFFLINE],
  ] as const)(
    'names the connection where it is %s and the browser says online: %s',
    async (network, onLine, message) => {
      const { call } = await open()
      vi.stubGlobal('navigator', { onLine })
      asha.network = network
      expect(await call(readProfile)).toEqual({ ...failure, message, unreached: true })
      vi.unstubAllGlobals()
    },
  )

  it('returns a server failure if the server fails', async () => {
    const { call } = await open()
    await portal.withoutDatabase(async () =>
      expect(await call(readProfile)).toEqual({
        ...failure,
        message: ERRORS.internal.sentence,
      }),
    )
  })

  it('returns a server failure if another server answers', async () => {
    const { call, readReply } = await open()
    expect(await call({ ...readProfile, path: '/nothing-is-here' })).toEqual(failure)
    // A proxy's error; its JSON is not in our form either.
    expect(readReply(502, '{"code":"bad_gateway","message":"Bad gateway"}')).toEqual(failure)
    expect(readReply(200, '<html>')).toEqual(failure)
  })
})
