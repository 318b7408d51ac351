import { beforeEach, expect, it } from 'vitest'
import { PATHS, sharedShortlistPath } from '../../contract/paths.ts'
import { shareShortlist, type ShortlistLink } from '../../contract/shortlist.ts'
import { UNREACHED } from '#language/text/texts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { readOwnShortlist } from '../../server/shortlist/own.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Client')
})

const PANEL = `<details hidden><input type="checkbox" data-link="notes"><input type="checkbox" data-link="name">
  <button data-link="make"></button><div data-link="made" hidden><input data-link="address"><a data-link="whatsapp"></a>
  <button data-link="end"></button></div><p data-link="state"></p></details>`

async function openPanel(link: ShortlistLink | null = null) {
  const { openLinkPanel } = await asha.open(PATHS.saved, () => import('./link-panel.ts'), PANEL)
  const panel = document.querySelector('details')
  if (panel) openLinkPanel(panel, link)
}
const part = (name: string) => document.querySelector<HTMLInputElement>(`[data-link="${name}"]`)
const state = () => part('state')?.textContent
const choose = (name: string, checked: boolean) => {
  const choice = part(name)
  if (choice) choice.checked = checked
  choice?.dispatchEvent(new Event('change'))
}
async function stored() {
  const list = asha.user && (await readOwnShortlist({ ...testDeps(), db: portal.db }, asha.user))
  return list?.ok ? list.value.link : null
}

it('A press makes a link and shows what it shares; another press ends it', async () => {
  await openPanel()
  choose('notes', true)
  expect(asha.sent(shareShortlist)).toEqual([])
  part('make')?.click()
  await eventually(() => expect(part('made')?.hidden).toBe(false))
  const link = await stored()
  expect(link).toMatchObject({ notes: true, name: false })
  expect(part('address')?.value).toBe(
    `http://localhost:8888${sharedShortlistPath(link?.secret ?? '')}`,
  )
  expect(part('whatsapp')?.getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(part('address')?.value ?? '')}`,
  )
  choose('notes', false)
  await eventually(() => expect(state()).toBe(texts.changed))
  expect(await stored()).toEqual({ ...link, notes: false })
  part('end')?.click()
  await eventually(() => expect(state()).toBe(texts.ended))
  expect([await stored(), part('made')?.hidden]).toEqual([null, true])
})

it('A link that could not be ended stays, with a message in the panel', async () => {
  const link = { secret: 'a'.repeat(64), notes: false, name: true }
  await openPanel(link)
  expect([part('notes')?.checked, part('name')?.checked]).toEqual([false, true])
  asha.network = 'down'
  part('end')?.click()
  await eventually(() => expect(state()).toBe(UNREACHED))
  expect(part('made')?.hidden).toBe(false)
})
