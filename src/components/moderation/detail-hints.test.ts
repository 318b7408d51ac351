import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HINT_TEXTS as texts } from '#language/hints/texts'
import { ContactHint, ReraHint } from './HintBadges.tsx'

test.each([
  ['ABC123', true],
  ['UPRERAPRJ12345', false],
  [null, false],
])('For the RERA number %s, admins see the hint: %s', (reraNumber, pointedOut) => {
  const html = renderToString(createElement(ReraHint, { reraNumber, city: 'Lucknow' }))
  expect(html.includes(texts.reraDoubtful)).toBe(pointedOut)
})

test.each([
  ['Ring nine eight 7654-32-10 after six.', true],
  ['Write to a at gmail dot com', true],
  ['Write to a (at) gmail [dot] com', true],
  ['More at https://evil.example/x', true],
  ['More at evil.example', true],
  ['Nine rooms, two baths, one dot on the map at Gomti. In the lane.', false],
  ['', false],
  [null, false],
])('For the description “%s”, admins see the hint: %s', (description, pointedOut) => {
  const html = renderToString(createElement(ContactHint, { description }))
  expect(html.includes(texts.contactDoubtful)).toBe(pointedOut)
})
