import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_TEXTS, PURPOSE_TEXTS } from '#language/account/texts'
import { listingPath, loginPath, PATHS } from '../../contract/paths.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import SignInPurpose from './SignInPurpose.astro'

const ID = 'listing00001'
const NUMBER = loginPath(`${listingPath(ID)}#phone`)
const HOW = LOGIN_TEXTS.submit
const asked = vi.fn<typeof fetch>()

/** Opens the login at an address; the server knows these listings. */
async function open(address: string, listings: object[] | 'fails' = [], props: object = {}) {
  asked.mockReset().mockImplementation(async () => {
    if (listings === 'fails') throw new TypeError('offline')
    return Response.json({ listings })
  })
  vi.stubGlobal('fetch', asked)
  await openRendered(
    await render(SignInPurpose, { props: { how: HOW, intro: LOGIN_TEXTS.intro, ...props } }),
    { url: `http://localhost:8888${address}` },
  )
}
/** Opens the login for a number, and waits for what it loads for the listing. */
async function openNumber(listings: object[] | 'fails') {
  await open(NUMBER, listings)
  const before = [said(), home().hidden]
  await vi.dynamicImportSettled()
  return before
}
const said = () =>
  [...document.querySelectorAll<HTMLElement>('.account-intro')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
const home = () => the('.purpose-home')

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('The login', () => {
  it('says what it is for by the page that it leads back to', async () => {
    await open(loginPath(PATHS.saved))
    expect(said()).toEqual([PURPOSE_TEXTS.saved(HOW)])
    expect([home().hidden, asked.mock.calls.length]).toEqual([true, 0])
  })

  it.each([PATHS.login, loginPath('https://evil.example/saved')])(
    'keeps its own sentence at %s',
    async (address) => {
      await open(address)
      expect(said()).toEqual([LOGIN_TEXTS.intro])
    },
  )

  it('shows price and name of the listing whose number somebody asks for', async () => {
    expect(await openNumber([publicListing(ID)])).toEqual([[PURPOSE_TEXTS.number(HOW)], false])
    await eventually(() => expect(home().textContent).toContain('₹72 L'))
    expect(home().textContent).toContain('Kesar Heights')
    expect(home().textContent).toContain('3 BHK flat, Gomti Nagar, Lucknow')
    expect(the('picture').hidden).toBe(true)
  })

  it('calls an agent an agent', async () => {
    const { owner } = publicListing(ID)
    await openNumber([publicListing(ID, { owner: { ...owner, role: 'Agent' } })])
    await eventually(() => expect(said()).toEqual([PURPOSE_TEXTS.agentNumber(HOW)]))
  })

  it('shows its cover too', async () => {
    const key = 'property_images/abc-hall'
    const photo = { id: 'x', key, placeholder: '', width: 1600, height: 1200 }
    await openNumber([publicListing(ID, { photos: [photo] })])
    await eventually(() => expect(the('picture').hidden).toBe(false))
    expect(the<HTMLImageElement>('picture img').src).toContain(key)
  })

  it.each([
    ['sold', [publicListing(ID, { availability: 'sold' })]],
    ['gone', []],
  ])('promises no number of a listing that is %s', async (_, listings) => {
    await openNumber(listings)
    await eventually(() => expect(home().hidden).toBe(true))
    expect(said()).toEqual([LOGIN_TEXTS.intro])
  })

  it('says its purpose without the listing where the server cannot be asked', async () => {
    await openNumber('fails')
    await eventually(() => expect(home().hidden).toBe(true))
    expect(said()).toEqual([PURPOSE_TEXTS.number(HOW)])
  })
})

it('A page names only the purposes for which somebody comes to it', async () => {
  await open(loginPath(PATHS.profile), [], { purposes: ['saved'] })
  expect(said()).toEqual([LOGIN_TEXTS.intro])
})
