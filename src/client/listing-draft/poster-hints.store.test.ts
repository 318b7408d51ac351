import { expect, it } from 'vitest'
import { checkDraft } from '../../domain/listing-draft/check.ts'
import { EMPTY_DRAFT } from '../../domain/listing-draft/values.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { FLAT_ANSWERS } from '../../test/support/data/draft-answers.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()

const load = async () => ({
  ...(await import('./draft.store.ts')),
  ...(await import('./poster-hints.store.ts')),
  ...(await import('./submission.store.ts')),
  ...(await import('../account/session.ts')),
})

async function openForm(visitor: Visitor) {
  const page = await visitor.open('/postproperty?step=4', load)
  for (const [field, value] of Object.entries(FLAT_ANSWERS))
    page.answer(field as keyof typeof FLAT_ANSWERS, value)
  return page
}

it('A poster is told of the same home of another one also where the session is known only after the first look', async () => {
  const home = checkDraft({ ...EMPTY_DRAFT, ...FLAT_ANSWERS })
  if (!home.ok) throw new Error(JSON.stringify(home.fields))
  await makePublished(portal.db, await makeUser(portal.db), home.value)
  const page = await openForm(await portal.visitor('Owner'))
  const stop = page.followHints()
  const looks: (readonly unknown[])[] = []
  page.$posterHints.listen(({ hints }) => looks.push(hints))
  await eventually(() => expect(looks).toEqual([[]]))
  await page.refreshSession()
  await eventually(() =>
    expect(page.$posterHints.get()).toMatchObject({
      hints: [{ key: 'duplicate' }],
      checking: false,
    }),
  )
  stop()
})
