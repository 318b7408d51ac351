import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { DOUBT_TEXTS as texts } from '#language/report/texts-doubt'
import { UNREACHED } from '#language/text/texts'
import { PATHS } from '../../contract/paths.ts'
import { answerDoubt } from '../../contract/report.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let id: string
let asha: Visitor
beforeEach(async () => {
  const user = await makeUser(portal.db)
  id = await makePublished(portal.db, user)
  await portal.db.rows(sql`insert into offer_doubts (id, asked_at) values (${id}, now())`)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('./own-listings.store.ts')),
  ...(await import('./own-listings-actions.store.ts')),
  ...(await import('./doubt-answer.store.ts')),
  ...(await import('../account/session-needed.ts')),
})
async function openForm() {
  const page = await asha.open(PATHS.profile, load)
  await page.requireSession()
  await page.refreshOwnListings()
  page.$pricing.set(id)
  page.openAnswer(id)
  const doubt = () => page.$ownListings.get()?.find((one) => one.id === id)?.doubt
  return { ...page, doubt, form: page.createDoubtAnswer(id) }
}
const ANSWER = { answer: 'My mother owns it.' }
const stored = async () =>
  (
    await portal.db.row<{ answer: string | null }>(
      sql`select answer from offer_doubts where id = ${id}`,
    )
  )?.answer

describe('The answer to a doubt', () => {
  it('has a form in place of that for the price, and needs words before it is sent', async () => {
    const page = await openForm()
    expect([page.$answering.get(), page.$pricing.get()]).toEqual([id, null])
    await page.form.submit(formOf({ answer: ' ' }))
    expect(page.form.$form.get()).toMatchObject({
      phase: 'open',
      errors: { answer: texts.missing },
    })
    expect(asha.sent(answerDoubt)).toEqual([])
  })

  it('is stored, shown on the card, and closes the form', async () => {
    const page = await openForm()
    await page.form.submit(formOf(ANSWER))
    expect(await stored()).toBe(ANSWER.answer)
    expect(page.doubt()).toMatchObject(ANSWER)
    expect([page.$answering.get(), page.$done.get()?.text]).toEqual([null, texts.done])
  })

  it('stays in the form when it could not be sent', async () => {
    const page = await openForm()
    asha.network = 'down'
    await page.form.submit(formOf(ANSWER))
    expect(page.form.$form.get()).toMatchObject({ phase: 'open', errors: { _: UNREACHED } })
    expect([page.$answering.get(), page.form.kept()]).toEqual([id, ANSWER])
  })

  it('is no longer needed once the reports are settled, as the card then says', async () => {
    const page = await openForm()
    await portal.db.rows(sql`update offer_doubts set settled_at = now() where id = ${id}`)
    await page.form.submit(formOf(ANSWER))
    expect([page.$answering.get(), page.$actionProblems.get()[id]]).toEqual([null, texts.settled])
    expect([page.doubt(), await stored()]).toEqual([null, null])
  })
})
