import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '../../domain/contact/texts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const summary = (errors: Record<string, string>) =>
  renderToStaticMarkup(createElement(ErrorSummary, { errors }))

test('A failure alone says its sentence, and blames no answer', () => {
  const html = summary({ _: CONTACT_RESULT_TEXTS.failed })
  expect(html).toContain(CONTACT_RESULT_TEXTS.failed)
  expect(html).not.toContain('<h2')
})

test('Of several answers each is a link to its field, under a heading', () => {
  const html = summary({ name: 'No name.', email: 'No address.' })
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('<h2')
})

test('A sign that a sentence begins with is drawn at its field alone, and read out in both places', () => {
  const html = summary({ name: CONTACT_RESULT_TEXTS.nameEmpty, email: 'No address.' })
  const [sign, words] = CONTACT_RESULT_TEXTS.nameEmpty.split(/(?<=^. )/u)
  expect(html).toContain(`<span class="visually-hidden">${sign}</span>${words}`)
  expect(html).toContain('>No address.</a>')
})
