import { afterEach, expect, it } from 'vitest'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import AccountLink from './AccountLink.astro'

/** Opens an address with a link to sign up; returns where it leads. */
async function leadsTo(address: string) {
  const link = await render(AccountLink, {
    props: { href: PATHS.signUp },
    slots: { default: 'Create an account' },
  })
  await openRendered(link, { url: `http://localhost:8888${address}` })
  return the('a').getAttribute('href')
}

afterEach(closePage)

it('A visitor who goes from login to sign-up still reaches the page that asked for an account', async () => {
  expect(await leadsTo(loginPath(PATHS.profile))).toBe(
    `${PATHS.signUp}?next=${encodeURIComponent(PATHS.profile)}`,
  )
})

it.each([loginPath(), loginPath('https://evil.example')])(
  'No next page is passed on from %s',
  async (address) => {
    expect(await leadsTo(address)).toBe(PATHS.signUp)
  },
)
