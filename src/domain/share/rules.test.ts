import { expect, test } from 'vitest'
import { whatsAppAddress } from './rules.ts'

test('WhatsApp is opened with the whole text, whatever is in it', () => {
  expect(whatsAppAddress('3 BHK & more, ₹ 72 L: https://a.example/?x=1#y')).toBe(
    'https://wa.me/?text=3%20BHK%20%26%20more%2C%20%E2%82%B9%2072%20L%3A%20https%3A%2F%2Fa.example%2F%3Fx%3D1%23y',
  )
})
