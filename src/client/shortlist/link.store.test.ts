import { beforeEach, expect, it } from 'vitest'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { UNREACHED } from '#language/text/texts'
import { PATHS, sharedShortlistPath } from '../../contract/paths.ts'
import { shareShortlist } from '../../contract/shortlist.ts'
import { readOwnShortlist } from '../../server/shortlist/own.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Client')
})

const openPanel = () => asha.open(PATHS.saved, () => import('./link.store.ts'))
async function stored() {
  const list = asha.user && (await readOwnShortlist({ ...testDeps(), db: portal.db }, asha.user))
  return list?.ok ? list.value.link : null
}

it('A link is made with what it shares, follows a changed choice, and ends', async () => {
  const panel = await openPanel()
  panel.choose({ notes: true })
  expect(asha.sent(shareShortlist)).toEqual([])
  await panel.shareList()
  const link = await stored()
  expect(link).toMatchObject({ notes: true, name: false })
  expect(panel.$link.get()).toEqual(link)
  expect(link && panel.linkAddress(link)).toBe(
    `http://localhost:8888${sharedShortlistPath(link?.secret ?? '')}`,
  )
  expect(panel.$linkAnnouncement.get()).toBe('')
  panel.choose({ notes: false })
  await eventually(() => expect(panel.$linkAnnouncement.get()).toBe(texts.changed))
  expect(await stored()).toEqual({ ...link, notes: false })
  await panel.endLink()
  expect([await stored(), panel.$link.get()]).toEqual([null, null])
  expect(panel.$linkAnnouncement.get()).toBe(texts.ended)
})

it('A link that could not be ended stays, with a message', async () => {
  const link = { secret: 'a'.repeat(64), notes: false, name: true }
  const panel = await openPanel()
  panel.showLink(link)
  expect(panel.$linkChoice.get()).toEqual({ notes: false, name: true })
  asha.network = 'down'
  await panel.endLink()
  expect([panel.$link.get(), panel.$linkAnnouncement.get()]).toEqual([link, UNREACHED])
})
