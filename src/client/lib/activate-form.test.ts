import { beforeAll, expect, it, vi } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeAll(async () => {
  visitor = await portal.visitor(null)
})

const BODY = `<form><input name="name"><input name="email" value="asha@example.in"><textarea name="message"></textarea></form>`
async function openForm() {
  const page = await visitor.open(
    PATHS.contact,
    async () => ({
      ...(await import('./activate-form.ts')),
      ...(await import('./form-fill.ts')),
    }),
    BODY,
  )
  const form = document.querySelector('form') as HTMLFormElement & {
    awake?: boolean
    held?: boolean
  }
  const submitted = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {})
  return { ...page, form, submitted }
}

it('A form that becomes ready marks itself, and sends a held submission once', async () => {
  const { activateForm, form, submitted } = await openForm()
  activateForm(form)
  expect([form.awake, submitted.mock.calls.length]).toEqual([true, 0])
  form.held = true
  activateForm(form)
  activateForm(form)
  expect(submitted).toHaveBeenCalledTimes(1)
  activateForm(null)
})

it('Only empty inputs of a form are filled', async () => {
  const { fillEmpty, form } = await openForm()
  fillEmpty(form, { name: 'Asha', email: 'other@example.in', message: 'x', unknown: 'y' })
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: 'Asha',
    email: 'asha@example.in',
    message: '',
  })
  fillEmpty(form, { name: undefined })
  fillEmpty(null, { name: 'Asha' })
})
