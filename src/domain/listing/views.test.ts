import { expect, test } from 'vitest'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { isProgram, VIEWS } from './views.ts'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.23 LinkPreview',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0',
  'curl/8.5.0',
  '',
])('A program that says so is no visitor: %s', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true)
})

test('The browser of a phone is not a bot', () => {
  expect(
    isProgram('Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 Chrome/126.0 Mobile'),
  ).toBe(false)
})

test('The figures of a listing are shown in one line, with singular and plural', () => {
  expect(FIGURE_TEXTS.line({ views: 4 * VIEWS.oneIn, saved: 1, asked: 2, shown: 0 })).toBe(
    'About 40 views · saved once · 2 questions · number not shown yet',
  )
  expect(FIGURE_TEXTS.line({ views: 0, saved: 0, asked: 1, shown: 3 })).toBe(
    'No views counted yet · not saved yet · 1 question · number shown to 3',
  )
})
