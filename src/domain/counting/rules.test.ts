import { expect, test } from 'vitest'
import { isProgram } from './rules.ts'

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
