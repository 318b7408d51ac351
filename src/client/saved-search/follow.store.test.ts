import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { FOLLOW_TEXTS } from '#language/saved-search/texts'
import { PATHS } from '../../contract/paths.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { newAddress } from '../../test/support/data/followers.ts'

const portal = setUpPortal()

const open = async () => {
  const nobody = await portal.visitor(null)
  const page = await nobody.open(PATHS.search, () => import('./follow.store.ts'))
  page.startFollow('?city=lucknow')
  return { nobody, page }
}
const asked = (email: string) =>
  portal.db.rows<{ query: string }>(sql`select query from asked_searches where email = ${email}`)

test('An address without an account asks for mails about the search of the page, once', async () => {
  const { nobody, page } = await open()
  const email = newAddress()
  nobody.network = 'down'
  await page.followForm.submit(formOf({ email }))
  expect(page.followForm.$form.get().phase).toBe('open')
  nobody.network = 'up'
  for (const _ of [1, 2]) await page.followForm.submit(formOf({ email }))
  expect([page.followForm.$form.get().phase, page.$askedOf.get()]).toEqual(['done', email])
  expect(await asked(email)).toEqual([{ query: '?city=lucknow' }])
})

test('Another address after a failure is asked for on its own', async () => {
  const { nobody, page } = await open()
  nobody.network = 'down'
  await page.followForm.submit(formOf({ email: newAddress() }))
  nobody.network = 'up'
  const email = newAddress()
  await page.followForm.submit(formOf({ email }))
  expect(await asked(email)).toHaveLength(1)
})

test('Nothing is sent without an address, and the form says what to type', async () => {
  const { page } = await open()
  for (const email of ['', 'asha@example']) await page.followForm.submit(formOf({ email }))
  expect(page.followForm.$form.get()).toMatchObject({
    phase: 'open',
    errors: { email: FOLLOW_TEXTS.emailInvalid },
  })
})
