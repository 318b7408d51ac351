import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const OPEN = { phase: 'open' as const, errors: {}, attempt: 0 }
type Props = Partial<Parameters<typeof import('./Form.tsx').Form>[0]>

beforeEach(() => {
  openPage('<main></main>')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  closePage()
  vi.unstubAllGlobals()
})

/** Shows a form as the server has rendered it, and hydrates it. */
async function show(
  props: Props = {},
  beforeHydration: (form: HTMLFormElement) => void = () => {},
) {
  const { Form } = await import('./Form.tsx')
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  const onSubmit = vi.fn()
  const elementOf = (changed: Props) =>
    createElement(
      Form,
      {
        state: OPEN,
        submitText: 'Send',
        busyText: 'Sending',
        onSubmit,
        ...props,
        ...changed,
      },
      createElement('input', { name: 'email', id: 'field-email' }),
    )
  const main = the('main')
  main.innerHTML = renderToString(elementOf({}))
  beforeHydration(the<HTMLFormElement>('form'))
  const root = await act(async () => hydrateRoot(main, elementOf({})))
  return {
    form: the<HTMLFormElement>('form'),
    sent: () => onSubmit.mock.calls.map(([answers]) => Object.fromEntries(answers as FormData)),
    change: (changed: Props) => act(async () => root.render(elementOf(changed))),
  }
}

test('A submit from before hydration is sent once, with what was typed, after the form was made ready', async () => {
  const ready: string[] = []
  const { form, sent } = await show({ onReady: () => ready.push('ready') }, (early) => {
    the<HTMLInputElement>('input').value = 'asha@example.in'
    Object.assign(early, { held: true })
  })
  expect([ready, sent()]).toEqual([['ready'], [{ email: 'asha@example.in' }]])
  expect(form).toMatchObject({ awake: true, held: false })
})

test('A form that nobody has submitted is ready, and sends nothing by itself', async () => {
  const { form, sent } = await show()
  expect([form, sent()]).toMatchObject([{ awake: true }, []])
})

test('The errors of each failed submit take the focus, also if they are the same as before', async () => {
  const { change } = await show()
  const errors = { email: 'Enter your email.' }
  await change({ state: { ...OPEN, errors, attempt: 1 } })
  const summary = the('[role="alert"]')
  expect([summary.textContent, document.activeElement === summary]).toEqual([errors.email, true])
  the('input').focus()
  await change({ state: { ...OPEN, errors, attempt: 2 } })
  expect(document.activeElement).toBe(the('[role="alert"]'))
})

test('While a form is busy its button says so and sends nothing', async () => {
  const { change, sent } = await show()
  await change({ state: { ...OPEN, phase: 'busy' } })
  const button = the<HTMLButtonElement>('button')
  await act(async () => button.click())
  expect([button.textContent, sent()]).toEqual(['Sending', []])
})

test.each([
  ['A form that opens by a press takes the focus to its first field', true],
  ['A form that is part of its page leaves the focus where it is', false],
])('%s', async (_, focusFirst) => {
  await show({ focusFirst })
  expect(document.activeElement).toBe(focusFirst ? the('input') : document.body)
})
