import { afterEach, expect, it } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

afterEach(closePage)

it('Only empty inputs of a form are filled', async () => {
  openPage(
    '<form><input name="name"><input name="email" value="asha@example.in"><textarea name="message"></textarea></form>',
  )
  const { fillEmpty } = await import('./form-fill.ts')
  const form = the<HTMLFormElement>('form')
  fillEmpty(form, { name: 'Asha', email: 'other@example.in', message: 'x', unknown: 'y' })
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: 'Asha',
    email: 'asha@example.in',
    message: '',
  })
  fillEmpty(form, { name: undefined })
})
