import { expect, test } from 'vitest'
import { phoneHref } from '../site/settings.ts'
import { formatMobile } from '#language/phone/texts'

test('A mobile number is shown in two groups after the country, and can be called', () => {
  expect(formatMobile('9876543210')).toBe('+91 98765 43210')
  expect(phoneHref(formatMobile('9876543210'))).toBe('tel:+919876543210')
})
