import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HINT_TEXTS as WORDS } from '../../domain/hints/texts.ts'
import { ReraHint } from './HintBadges.tsx'

test.each([
  ['ABC123', true],
  ['UPRERAPRJ12345', false],
  [null, false],
])('For the RERA number %s, admins see the hint: %s', (reraNumber, pointedOut) => {
  const html = renderToString(createElement(ReraHint, { reraNumber, city: 'Lucknow' }))
  expect(html.includes(WORDS.reraDoubtful)).toBe(pointedOut)
})
