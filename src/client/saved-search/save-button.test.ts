import { expect, test } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { eventually } from '../../test/support/http/eventually.ts'

/** The parts of the gallery's page that the button's script uses. */
const PARTS = '<button data-save-search></button><div id="toasts"></div>'
const BACK = `${PATHS.search}?city=lucknow#save-search`

const portal = setUpPortal()

/** Opens the address to which the login leads back, with or without an earlier press in this tab. */
async function comeBack({ pressed }: { pressed: boolean }) {
  const asha = await portal.visitor('Client')
  if (pressed) asha.sessionStorage.setItem('#save-search', 'asked')
  await asha.open(BACK, () => import('./save-button.ts'), PARTS)
  return asha
}

test('A visitor who pressed and then had to log in finds the search saved', async () => {
  const asha = await comeBack({ pressed: true })
  await eventually(() => expect(asha.sent(saveSearch)).toHaveLength(1))
})

test('A link from elsewhere saves nothing', async () => {
  const asha = await comeBack({ pressed: false })
  expect(asha.sent(saveSearch)).toEqual([])
})
