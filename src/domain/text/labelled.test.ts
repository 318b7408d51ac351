import { expect, test } from 'vitest'
import { labelled } from './labelled.ts'

test('A colon stands between a label and its value, but not after a question', () => {
  expect(labelled('Lowest price', '₹62,00,000')).toBe('Lowest price: ₹62,00,000')
  expect(labelled('सबसे ज्यादा क्या है?', 'फ्लैट')).toBe('सबसे ज्यादा क्या है? फ्लैट')
})
