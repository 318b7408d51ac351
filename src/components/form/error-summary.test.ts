import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ErrorSummary } from './ErrorSummary.tsx'

const summary = (errors: Record<string, string>) =>
  renderToStaticMarkup(createElement(ErrorSummary, { errors }))

test('A single failure shows its sentence, and marks no answer as wrong', () => {
  const html = summary({ _: CONTACT_RESULT_TEXTS.failed })
  expect(html).toContain(CONTACT_RESULT_TEXTS.failed)
  expect(html).not.toContain('<h2')
})

test('Each of several errors is a link to its field, under a heading', () => {
  const html = summary({ name: 'No name.', email: 'No address.' })
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('<h2')
})

test('The sign at the start of a sentence is drawn only at its field, and read aloud in both places', () => {
  const html = summary({ name: CONTACT_RESULT_TEXTS.nameEmpty, email: 'No address.' })
  const [sign, words] = CONTACT_RESULT_TEXTS.nameEmpty.split(/(?<=^. )/u)
  expect(html).toContain(`<span class="visually-hidden">${sign}</span>${words}`)
  expect(html).toContain('>No address.</a>')
})
