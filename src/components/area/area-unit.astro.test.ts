import { afterEach, expect, it, vi } from 'vitest'
import { AREA_TEXTS as texts } from '#language/area/texts'
import { AREA_UNIT, AREA_UNIT_NAMES } from '../../domain/area/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import AreaUnit from './AreaUnit.astro'

/** Opens a page with an area on a device that has kept a unit. */
async function openArea(kept?: string) {
  await openRendered(`<main><p>900 sq ft</p>${await render(AreaUnit)}</main>`, {
    prepare: ({ localStorage }) =>
      kept !== undefined && localStorage.setItem(AREA_UNIT, JSON.stringify(kept)),
  })
}
const area = () => the('p').textContent
const select = () => the<HTMLSelectElement>('select')
const shown = () => [the('button').hidden, the('label').hidden]
async function offer() {
  the('button').click()
  await eventually(() => expect(shown()).toEqual([true, false]))
}
async function choose(unit: string, wanted: string) {
  select().value = unit
  select().dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => expect(area()).toBe(wanted))
}
const restore = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

afterEach(closePage)

it('The button gives way to the choice of a unit, which has the focus', async () => {
  await openArea()
  expect([the('button').textContent, shown()]).toEqual([texts.choose, [false, true]])
  await offer()
  expect(document.activeElement).toBe(select())
  expect(the('label').textContent).toContain(texts.label)
  expect([...select().options].map(({ value }) => value)).toEqual(['', ...AREA_UNIT_NAMES])
  expect([select().value, select().options[0]?.text]).toEqual(['', texts.stated])
})

it('A choice is that of the page, until it is that of the areas as stated', async () => {
  await openArea()
  await offer()
  await choose('sq yd', '100 sq yd')
  expect(localStorage.getItem(AREA_UNIT)).toBe('"sq yd"')
  await choose('', '900 sq ft')
})

it('A form around it, which takes each input for a question, neither hears of the choice nor resets it', async () => {
  await openRendered(`<main><p>900 sq ft</p><form>${await render(AreaUnit)}</form></main>`)
  const asked = vi.fn(() => the<HTMLFormElement>('form').reset())
  the('form').addEventListener('input', asked)
  await offer()
  select().value = 'sq yd'
  select().dispatchEvent(new Event('input', { bubbles: true }))
  select().dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => expect(area()).toBe('100 sq yd'))
  expect(asked).not.toHaveBeenCalled()
  expect(select().value).toBe('sq yd')
})

it('The kept unit is shown at once, and is the one that the choice begins with', async () => {
  await openArea('sq yd')
  await eventually(() => expect(area()).toBe('100 sq yd'))
  expect(shown()).toEqual([false, true])
  await offer()
  expect(select().value).toBe('sq yd')
})

it('A page that Back restores shows the unit that was chosen since, unless the choice was taken away', async () => {
  await openArea('sq yd')
  await eventually(() => expect(area()).toBe('100 sq yd'))
  localStorage.setItem(AREA_UNIT, '"sq m"')
  restore(false)
  expect(area()).toBe('100 sq yd')
  restore(true)
  await eventually(() => expect([area(), select().value]).toEqual(['83.6 sq m', 'sq m']))
  the('aangan-area-unit').remove()
  localStorage.setItem(AREA_UNIT, '""')
  restore(true)
  await vi.dynamicImportSettled()
  expect(area()).toBe('83.6 sq m')
})
