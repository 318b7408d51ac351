import { expect, test } from 'vitest'
import { offerWordIn, readOffer } from './offer.ts'

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

test.each([
  ['need 2bhk on rent in indiranagar lucknow budget 15-18k family urgent', 'need'],
  ['Required 2bhk in Aliganj budget 40 lakh', 'Required'],
  ['Urgent requirement: shop in Hazratganj', 'requirement'],
  ['Hi all, my client is looking for a plot in sec 150', 'looking for'],
  ['2bhk flat wanted in sec 62 20k', 'wanted'],
  ['Client requirement', 'requirement'],
  ['2bhk chahiye aliganj me', 'chahiye'],
  ['मुझे 2 बीएचके फ्लैट चाहिए गोमती नगर', 'चाहिए'],
  ['Any 2bhk on rent in sec 76? Budget 25k', 'Budget'],
])('“%s” looks for a home', (text, word) => expect(offerWordIn(text)).toBe(word))

test.each([
  'Bhai 3bhk chahiye kya? Omega Sparsh, 1650 sqft, 85 lakh',
  'flat chahiye to call karo, 3bhk 1.2 cr',
  '2 bhk flat rent 15k, family chahiye',
  'Family wanted for 2bhk flat sec 62 20k',
  'Looking for a 3 BHK in Noida? ATS Pristine, 1.1 cr',
  'Looking for buyer for 3bhk sec 76',
  'Need to sell my 3bhk flat, 80 lakh',
  '2bhk rent 20k no brokerage required',
  '3BHK flat for sale, 85 lakh. Token required',
  'Low budget flat 3 bhk 50 lakh',
])('“%s” offers one', (text) => expect(offerWordIn(text)).toBe(''))
