import { beforeAll, expect, it } from 'vitest'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeAll(async () => {
  visitor = await portal.visitor(null)
})

const BODY = `<a href="${PATHS.signUp}" data-keep-next>Create an account</a><a href="${PATHS.terms}">Terms</a>`
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const open = (address: string) => visitor.open(address, () => import('./account-page.ts'), BODY)

it('A visitor who goes from login to sign-up still reaches the page that asked for an account', async () => {
  await open(loginPath(PATHS.profile))
  expect(links()).toEqual([
    `${PATHS.signUp}?next=${encodeURIComponent(PATHS.profile)}`,
    PATHS.terms,
  ])
})

it.each([loginPath(), loginPath('https://evil.example')])(
  'No next page is passed on from %s',
  async (address) => {
    await open(address)
    expect(links()).toEqual([PATHS.signUp, PATHS.terms])
  },
)
