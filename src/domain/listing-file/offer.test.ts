import { expect, test } from 'vitest'
import { readOffer } from './offer.ts'

test.each([
  ['मंजूरी का इंतजार', 'offered'],
  ['ऑनलाइन', 'offered'],
  ['समय पूरा', 'expired'],
  ['बिक गया', 'closed'],
  ['बिक गई', 'closed'],
  ['किराए पर चढ़ गया', 'closed'],
  ['किराए पर चढ़ गई', 'closed'],
  ['किराये पर चढ़ गया', 'closed'],
  ['सौदा हो गया', 'closed'],
] as const)('What an export in Hindi says of a listing, %s, is read back as %s', (said, offer) => {
  expect(readOffer(said)).toBe(offer)
})
