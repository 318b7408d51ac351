import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { type Portal, startPortal } from '../../test/support/portal.ts'
import { eventually } from '../../test/support/eventually.ts'

const BACK = `${PATHS.search}?city=lucknow#save-search`

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

/** Opens the address that a login leads back to, with or without a press before it in this tab. */
async function comeBack({ pressed }: { pressed: boolean }) {
  const asha = await portal.visitor('Client')
  await asha.open(BACK, async () => {
    for (const part of ['[data-save-search]', '#toasts']) asha.page.document.put(part)
    if (pressed) sessionStorage.setItem('#save-search', 'asked')
    await import('./save-button.ts')
  })
  return asha
}

test('Who pressed, and had to log in first, finds the search saved', async () => {
  const asha = await comeBack({ pressed: true })
  await eventually(() => expect(asha.sent(saveSearch)).toHaveLength(1))
})

test('A link from elsewhere saves nothing', async () => {
  const asha = await comeBack({ pressed: false })
  expect(asha.sent(saveSearch)).toEqual([])
})
