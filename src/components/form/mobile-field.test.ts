import { act, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MOBILE_TEXTS as texts } from '#language/phone/texts-abroad'
import { COUNTRY_TEXTS } from '#language/phone/texts-countries'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

type Props = Partial<Parameters<typeof import('./MobileField.tsx').MobileField>[0]>

beforeEach(() => {
  openPage('<main></main>')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  closePage()
  vi.unstubAllGlobals()
})

const number = () => the<HTMLInputElement>('[name="mobileNumber"]')
const box = () => the<HTMLInputElement>('[type="checkbox"]')
const choice = () => document.querySelector('select')
const chosen = () => {
  const select = choice()
  return select?.options[select.selectedIndex]?.textContent
}
const said = () =>
  [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join('')
const settled = () => act(() => vi.dynamicImportSettled())

/** Shows the field in a form as the server has rendered it, and hydrates it. */
async function show(props: Props = {}, beforeHydration = () => {}) {
  const { MobileField } = await import('./MobileField.tsx')
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  const elementOf = (changed: Props) =>
    createElement(
      'form',
      {},
      createElement(MobileField, { label: 'Mobile number', ...props, ...changed }),
    )
  const main = the('main')
  main.innerHTML = renderToString(elementOf({}))
  beforeHydration()
  const root = await act(async () => hydrateRoot(main, elementOf({})))
  await settled()
  return {
    change: async (changed: Props) => {
      await act(async () => root.render(elementOf(changed)))
      await settled()
    },
  }
}

/** What the form would send. The page of this test has no event that tells who completes it, so it is made here. */
function sent(): unknown {
  const form = the<HTMLFormElement>('form')
  const formData = new FormData(form)
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  return formData.get('mobileNumber')
}

async function type(text: string): Promise<void> {
  await act(async () => {
    number().value = text
    number().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settled()
}
async function leave(): Promise<void> {
  await act(async () => number().dispatchEvent(new Event('focusout', { bubbles: true })))
}
async function tick(): Promise<void> {
  await act(async () => box().click())
  await settled()
}
async function choose(name: string): Promise<void> {
  const select = choice()
  const option = [...(select?.options ?? [])].find(({ textContent }) => textContent === name)
  await act(async () => {
    if (select && option) select.value = option.value
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('An Indian number', () => {
  test('is typed and sent as before, with no question for a country', async () => {
    await show({ seen: 'Our team sees it.' })
    expect(the('.field-hint').textContent).toBe(`${texts.hint} Our team sees it.`)
    expect(the('.control-sign').textContent).toBe('+91')
    await type('98765 43210')
    expect([sent(), box().checked, choice()]).toEqual(['98765 43210', false, null])
  })

  test.each(['+91 98765 43210', '0091-98765-43210', '098765 43210', '+9', '+98765 43210'])(
    'written as %s turns no switch on',
    async (text) => {
      await show()
      await type(text)
      expect([sent(), box().checked]).toEqual([text, false])
    },
  )
})

test('Ten digits that no Indian number begins with are taken, and the field says how to write others', async () => {
  await show()
  await type('050 123 4567')
  expect([said(), sent()]).toEqual([texts.odd, '050 123 4567'])
  await tick()
  expect(the('.field-hint').textContent).toBe(texts.abroadHint)
  expect(document.body.textContent).not.toContain(texts.odd)
  await tick()
  await type('098765 43210')
  expect(document.body.textContent).not.toContain(texts.odd)
})

test('The error for a missing country is that of its choice', async () => {
  const { change } = await show()
  await tick()
  await type('50 123 4567')
  await change({ error: 'Choose the country' })
  expect(choice()?.getAttribute('aria-invalid')).toBe('true')
  expect(choice()?.getAttribute('aria-describedby')).toBe('field-mobileNumber-error')
})

describe('A number from abroad', () => {
  test('is asked for with the switch: a country, then its number', async () => {
    await show()
    await tick()
    expect(the('.field-hint').textContent).toBe(texts.abroadHint)
    expect(document.querySelector('.control-sign')).toBeNull()
    expect(chosen()).toBe(COUNTRY_TEXTS.choose)
    await choose('UAE (+971)')
    expect(number().value).toBe('+971 ')
    await type('50 123 4567')
    expect(sent()).toBe('+971 50 123 4567')
    await leave()
    expect([number().value, chosen()]).toEqual(['+971 50 123 4567', 'UAE (+971)'])
  })

  test('keeps its digits when the country is chosen, or chosen again', async () => {
    await show()
    await tick()
    await type('50 123 4567')
    expect(sent()).toBe('+? 50 123 4567')
    await choose('UAE (+971)')
    expect(number().value).toBe('+971 50 123 4567')
    await choose('Saudi Arabia (+966)')
    expect([number().value, chosen()]).toEqual(['+966 50 123 4567', 'Saudi Arabia (+966)'])
  })

  test('of two countries with one code keeps the one that was chosen', async () => {
    await show()
    await tick()
    await choose('Canada (+1)')
    await type('+1 415 555 2671')
    expect(chosen()).toBe('Canada (+1)')
    await type('+44 7911 123456')
    expect(chosen()).toBe('UK (+44)')
  })

  test.each([
    ['+971 50 123 4567', 'UAE (+971)'],
    ['00971501234567', 'UAE (+971)'],
    ['+1 (415) 555-2671', 'USA (+1)'],
    ['+1 416 555 0123', 'Canada (+1)'],
  ])('pasted into the Indian field as %s turns the switch on', async (text, country) => {
    await show()
    await type(text)
    expect([number().value, box().checked, chosen()]).toEqual([text, true, country])
    expect(said()).toBe(COUNTRY_TEXTS.noticed)
    expect(sent()).toBe(text)
  })

  test('of the same country may follow without its code', async () => {
    await show()
    await type('+971 50 123 4567')
    await type('50 999 8888')
    expect([sent(), chosen()]).toEqual(['+971 50 999 8888', 'UAE (+971)'])
  })

  test('turns the switch on when it was refused, even if digits are missing', async () => {
    const { change } = await show()
    await type('+971 50 123')
    expect(box().checked).toBe(false)
    await change({ error: 'Check it' })
    expect([box().checked, chosen(), number().value]).toEqual([true, 'UAE (+971)', '+971 50 123'])
  })

  test('is one of India again as soon as it is written with +91', async () => {
    await show()
    await tick()
    await choose('UAE (+971)')
    await type('+91 98765 43210')
    expect([number().value, box().checked, choice()]).toEqual(['98765 43210', false, null])
    expect(sent()).toBe('98765 43210')
  })

  test('loses its code when the switch is turned off', async () => {
    await show()
    await type('+971 50 123 4567')
    await tick()
    expect([number().value, box().checked, sent()]).toEqual(['50 123 4567', false, '50 123 4567'])
  })

  test('is shown as it is stored', async () => {
    await show({ defaultValue: '+971501234567' })
    expect([number().value, box().checked, chosen()]).toEqual(['+971501234567', true, 'UAE (+971)'])
  })

  test.each([
    ['+? 50 123 4567', '50 123 4567', COUNTRY_TEXTS.choose],
    ['+971 50 123 4567', '+971 50 123 4567', 'UAE (+971)'],
  ])('that was kept as %s comes back with its switch', async (kept, shown, country) => {
    await show()
    const { fillEmpty } = await import('../../client/lib/form-fill.ts')
    await act(async () => fillEmpty(the<HTMLFormElement>('form'), { mobileNumber: kept }))
    await settled()
    expect([number().value, box().checked, chosen()]).toEqual([shown, true, country])
    expect(sent()).toBe(kept)
  })

  test('may be typed, or the switch pressed, before the script is loaded', async () => {
    await show({}, () => {
      number().value = '+971 50 123 4567'
    })
    expect([box().checked, chosen()]).toEqual([true, 'UAE (+971)'])
    closePage()
    openPage('<main></main>')
    await show({}, () => {
      box().checked = true
    })
    expect([box().checked, chosen()]).toEqual([true, COUNTRY_TEXTS.choose])
  })

  test('goes along to the page in the other language', async () => {
    await show()
    await tick()
    await choose('UAE (+971)')
    await type('+971 50 123 4567')
    const { keepTyped, fillTyped } = await import('../../client/language/typed.ts')
    keepTyped('/hi/sign/')
    const kept = sessionStorage.getItem('typed') ?? ''
    closePage()
    openPage('<main></main>', { url: 'http://localhost:8888/hi/sign/' })
    sessionStorage.setItem('typed', kept)
    await show()
    await act(async () => fillTyped(the<HTMLFormElement>('form')))
    await settled()
    expect([number().value, box().checked, chosen()]).toEqual([
      '+971 50 123 4567',
      true,
      'UAE (+971)',
    ])
  })
})
