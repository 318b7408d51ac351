import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, it } from 'vitest'
import { RENEWAL_RESULT_TEXTS } from '#language/listing/texts-poster'
import { renewListing } from '../../contract/listing.ts'
import { PATHS } from '../../contract/paths.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { confirmedMs } from '../../server/listing/columns.ts'
import { renewalSecret } from '../../server/listing/renewal-secret.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor(null)
})

/** The address of the link in a reminder mail about a listing. */
async function link(): Promise<string> {
  const id = await makePublished(portal.db, await makeUser(portal.db))
  const row = await portal.db.row<{ since: number }>(
    sql`update properties p set confirmed_at = now() - make_interval(days => ${LISTING_DAYS.asked}) where id = ${id} returning ${confirmedMs} as since`,
  )
  const since = row?.since ?? 0
  return `${id}.${since}.${renewalSecret(testDeps().env, id, since)}`
}
const open = (hash: string) =>
  asha.open(`${PATHS.renewal}#${hash}`, () => import('./renewal.store.ts'))

it('One press confirms the listing of the link and shows its new end date; another press says that it is already done', async () => {
  const hash = await link()
  for (const words of [/is confirmed\. Visitors see it until \d/, /is already confirmed/]) {
    const { renewalForm, $renewed } = await open(hash)
    await renewalForm.submit(formOf({}))
    expect(renewalForm.$form.get().phase).toBe('done')
    expect($renewed.get()).toMatch(words)
  }
})

it('A forged link and an incomplete link show what is wrong', async () => {
  const hash = await link()
  for (const wrong of [
    hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    hash.slice(0, 40),
  ]) {
    const { renewalForm } = await open(wrong)
    await renewalForm.submit(formOf({}))
    expect(renewalForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: RENEWAL_RESULT_TEXTS.foreign },
    })
  }
  expect(asha.sent(renewListing), 'a broken one is not sent').toHaveLength(1)
})
